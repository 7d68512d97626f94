import Foundation
import Painter
import Testing
import XServer

@testable import TouchboxCommand

/// Tests the guarantees on the Security page that the bad-input tables do not cover.
struct SecurityTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  // MARK: - Network

  @Test("No socket is listening while a demo runs in a window or a script plays")
  func listens() throws {
    // Make sure that the check can detect a socket.
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    try #require(listen(socket, 1) == 0)
    #expect(NetworkSockets.accepting(of: getpid()).contains { $0.hasPrefix("tcp: ") })

    var environment = ProcessInfo.processInfo.environment
    environment["SDL_VIDEODRIVER"] = "dummy"
    let window = try ChildProcess(
      ChildProcess.builtProgram("touchbox"), ["run", "TouchDemo", "--count-turns"],
      environment: environment, directory: folder.path)
    try window.waitForLine(containing: "turn ")
    #expect(NetworkSockets.accepting(of: window.processID).isEmpty)
    window.terminate()

    try folder.write(
      "touchscript 1\ndemo TapCounter\n0.0 d1 9,9\n0.0 snapshot a\n9.0 u1\n", to: "a.touch")
    let pipe = folder.path + "/a/a.png"
    try FileManager.default.createDirectory(
      atPath: folder.path + "/a", withIntermediateDirectories: true)
    try #require(mkfifo(pipe, 0o600) == 0)
    // The picture is written to a pipe that is never read, so the process waits there.
    let script = try ChildProcess(
      ChildProcess.builtProgram("touchbox"), ["play", "a.touch", "--trace", "-"],
      directory: folder.path)
    try script.waitForLine(containing: "packet")
    #expect(script.exitStatus == nil)
    #expect(NetworkSockets.accepting(of: script.processID).isEmpty)
    script.kill()
  }

  // MARK: - Names

  @Test("A name that is not UTF-8 produces a message and exit code 2")
  func names() throws {
    let program = try ChildProcess.builtProgram("touchbox")
    for command in [
      #"play $'\xff.touch'"#, #"run $'a\xc3.swift'"#, #"snap BeachBall -o $'\xed\xa0\x80.png'"#,
    ] {
      let shell = try ChildProcess(
        "/bin/bash", ["-c", "\"$0\" \(command)", program],
        environment: ProcessInfo.processInfo.environment, directory: folder.path)
      #expect(try shell.waitForExit(timeout: .seconds(60)) == .exited(2))
      let lines = shell.lines(of: .error)
      #expect(lines.count == 1 && lines[0].contains("is not UTF-8; expected UTF-8"), "\(lines)")
    }
    #expect(folder.files.isEmpty)
  }

  /// Control characters for terminals: escape sequences, the bell, and a text direction override.
  static let hostile = "a\u{1B}]0;x\u{7}\n\u{9B}b\u{202E}c"

  @Test(
    "All commands print file and folder names without control characters"
  )
  func hostileNames() throws {
    let name = Self.hostile
    try folder.write(RunFileTests.source, to: "\(name)/\(name).swift")
    try folder.write("import UIKit\nclass A: UIView { let b: Int = \"\" }\n", to: "\(name)/b.swift")
    try folder.write(RunFileTests.script, to: "\(name)/\(name).touch")
    let (source, script) = ("\(name)/\(name).swift", "\(name)/\(name).touch")
    for arguments in [
      ["run", source, "--headless", "--script", script], ["run", "\(name)/b.swift"],
      ["snap", source, "-o", "\(name)/a.png"], ["run", "\(name)/missing.swift"],
      ["play", name], ["play", "--app", source, script], ["check", "\(name)/missing.touch"],
      ["check", source], ["format", script], ["merge", script], ["adapt", name],
      ["convert", "\(name)/missing.yml"], ["record", source, "-o", "\(name)/\(name).touch"],
      ["film", "--app", source, script, "-o", "\(name)/a.none"], [name], [script],
      ["play", script, "--golden", name],
    ] {
      let command = try Command(
        arguments, in: folder,
        environment: ["XDG_CACHE_HOME": ChildProcess.cache, "TOUCHBOX_ASSETS": ""])
      for line in command.errors {
        #expect(
          line.unicodeScalars.allSatisfy { ![0x7, 0x1B, 0x9B, 0x202E].contains($0.value) },
          "\(arguments): \(line.debugDescription)")
      }
    }
  }

  // MARK: - Files

  @Test(
    "A temporary folder is private, has an unpredictable name, and is removed by its owner's deinit"
  )
  func temporaryFolder() throws {
    var folders: [TemporaryFolder] = try (0..<3).map { _ in try TemporaryFolder() }
    let paths = folders.map(\.path)
    #expect(Set(paths).count == 3)
    for path in paths {
      var status = stat()
      #expect(lstat(path, &status) == 0 && status.st_mode & 0o7777 == 0o700)
    }
    folders = []
    #expect(!paths.contains { FileManager.default.fileExists(atPath: $0) })
  }

  @Test("Output to a pipe is first written to a private file, which is then removed")
  func temporaryFile() throws {
    let pipe = folder.path + "/pipe"
    try #require(mkfifo(pipe, 0o644) == 0)
    let file = try AtomicFile(pipe)
    var status = stat()
    #expect(lstat(file.temporary, &status) == 0 && status.st_mode & 0o7777 == 0o600)
    file.discard()
    #expect(lstat(file.temporary, &status) != 0)
  }

  @Test("Workers leave no files in TMPDIR")
  func workers() throws {
    let temporary = folder.path + "/tmp"
    try FileManager.default.createDirectory(
      atPath: temporary, withIntermediateDirectories: true)
    try folder.write("touchscript 1\ndemo TapCounter\n0.0 snapshot a\n", to: "a.touch")
    let command = try Command(
      ["play", "a.touch", "a.touch", "--jobs", "2"], in: folder, environment: ["TMPDIR": temporary])
    #expect(command.status == .exited(0), "\(command.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
  }

  @Test("A new file never replaces a link, not even a dangling link")
  @MainActor func freePaths() throws {
    let name = folder.path + "/Ball"
    try FileManager.default.createSymbolicLink(
      atPath: name + "-1.png", withDestinationPath: folder.path + "/elsewhere")
    try folder.write("", to: "Ball-2.png")
    #expect(DemoWindow.freePath(for: name, ending: "png") == name + "-3.png")
  }

  @Test(
    "Whether a path is inside a folder is decided after resolving all links, even for new paths",
    arguments: [
      ("in/a.png", true), ("in/new/a.png", true), ("in/here/a.png", true),
      ("in/./x/../a.png", true),
      ("in/../in/a.png", true), ("in", false), ("a.png", false), ("in/../a.png", false),
      ("in/new/../../a.png", false), ("in/out/a.png", false), ("in/out/new/a.png", false),
      ("in/link.png", false), ("in/nothing.png", false), ("in/far.png", false),
      ("inner/a.png", false), ("in/circle.png", true), ("/etc/hostname", false),
    ])
  func containment(path: String, isBelow: Bool) throws {
    let root = folder.path
    for name in ["in", "in/x", "outside", "inner"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(name)", withIntermediateDirectories: true)
    }
    try folder.write("", to: "outside/a.png")
    for (name, target) in [
      "in/here": "x", "in/out": "../outside", "in/link.png": "../outside/a.png",
      "in/nothing.png": "../outside/b.png", "in/far.png": "/nowhere/b.png",
      "in/circle.png": "circle.png",
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(name)", withDestinationPath: target)
    }
    let file = path.hasPrefix("/") ? path : "\(root)/\(path)"
    #expect(AtomicFile.leads(file, below: root + "/in") == isBelow)
    // The folder itself may be a link, because that is the user's choice.
    try FileManager.default.createSymbolicLink(
      atPath: root + "/alias", withDestinationPath: "in")
    #expect(AtomicFile.leads(file, below: root + "/alias") == isBelow)
  }
}
