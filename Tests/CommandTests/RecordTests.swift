import Foundation
import Testing
import XServer

/// Tests the messages of `record` and `play --window` when they cannot start.
struct RecordTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test("K-20 K-37 without a display, an older recording is unchanged and the exit code is 4")
  func keepsOldRecording() throws {
    let old = "touchscript 1\ndemo PinchMe\n0.1 d1 10,40\n"
    let path = try folder.write(old, to: "session.touch")
    let command = try Command(
      ["record", "PinchMe", "-o", path, "--force", "--record-raw", "raw.touch"], in: folder)
    #expect(command.status == .exited(4))
    #expect(command.errors.count == 1)
    // No new file was left behind.
    #expect(folder.files == ["session.touch"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == old)
  }

  @Test(
    "K-20 without --force or a terminal, an existing file is not replaced and the exit code is 5",
    arguments: ["-o", "--record-raw"])
  func refusesOldFile(option: String) throws {
    try folder.write("old", to: "old.touch")
    let outputs = [option, "old.touch"] + (option == "-o" ? [] : ["-o", "new.touch"])
    let command = try Command(["record", "PinchMe"] + outputs, in: folder)
    #expect(command.status == .exited(5))
    #expect(command.errors.count == 1)
    #expect(command.errors.first?.contains("old.touch: already exists; expected") == true)
    #expect(command.errors.first?.contains("--force") == true)
    #expect(folder.files == ["old.touch"])
  }

  @Test(
    "An empty file, as created by mktemp, can be replaced; without a display, the exit code is 4")
  func replacesEmptyFile() throws {
    try folder.write("", to: "empty.touch")
    let command = try Command(["record", "PinchMe", "-o", "empty.touch"], in: folder)
    #expect(command.status == .exited(4))
  }

  @Test(
    "On a terminal, `record` asks before it replaces a file",
    arguments: [("y", 4), ("YES", 4), ("n", 5), ("", 5)] as [(String, Int32)])
  func asks(answer: String, code: Int32) throws {
    try folder.write("old", to: "old.touch")
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[name] = nil }
    environment["SHELL"] = "/bin/sh"
    environment["TOUCHBOX"] = try ChildProcess.builtProgram("touchbox")
    // `script` runs its command in a terminal.
    let child = try ChildProcess(
      "/bin/sh",
      [
        "-c", "echo \(answer) | script -qec '\"$TOUCHBOX\" record PinchMe -o old.touch' /dev/null",
      ], environment: environment, directory: folder.path)
    #expect(try child.waitForExit(timeout: .seconds(60)) == .exited(code), "\(child.lines)")
    #expect(child.lines.contains { $0.contains("touchbox: old.touch exists; replace it? [y/N]") })
    #expect(try String(contentsOfFile: folder.path + "/old.touch", encoding: .utf8) == "old")
  }

  @Test("K-20 a recording that cannot be written exits with code 5 before anything is opened")
  func unwritable() throws {
    let command = try Command(["record", "PinchMe", "-o", "/proc/such/s.touch"], in: folder)
    #expect(command.status == .exited(5))
    #expect(command.errors.first?.contains("/proc/such/s.touch: cannot be written") == true)
  }

  @Test(
    "K-20 K-35 invalid speeds and window options exit with code 2",
    arguments: [
      (["--speed", "2"], "--speed requires --window"),
      (["--frame", "light"], "--frame requires --window"),
      (["--window", "--speed", "11"], "--speed 11.0 is out of range; expected 0.1 to 10"),
      (["--window", "--jobs", "2"], "--window shows one script at a time"),
    ])
  func wrongUsage(options: [String], message: String) throws {
    let script = try folder.write("touchscript 1\ndemo PinchMe\n", to: "a.touch")
    let command = try Command(["play", script] + options, in: folder)
    #expect(command.status == .exited(2))
    #expect(command.errors.contains { $0.contains(message) })
  }
}
