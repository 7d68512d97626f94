import Foundation
import Testing
import XServer

/// Tests each kind of file error with each command that reads or writes files. The message must be
/// our own, and must name the file.
struct FileFaultTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(RunFileTests.source, to: "Spots.swift")
    try folder.write("touchscript 1\ndemo TapCounter\n0.0 tap 1 9,9\n", to: "tap.touch")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/folder.d", withIntermediateDirectories: true)
  }

  /// The arguments of commands that read FILE, and the file extension.
  static let readers: [(arguments: [String], ending: String)] = [
    (["run", "FILE"], "swift"), (["adapt", "FILE"], "swift"), (["play", "FILE"], "touch"),
    (["check", "FILE"], "touch"), (["format", "FILE"], "touch"), (["convert", "FILE"], "yml"),
    (["merge", "FILE"], "xml"), (["run", "TapCounter", "--headless", "--script", "FILE"], "touch"),
    (["film", "FILE", "-o", "a.gif"], "touch"),
    (["snap", "FILE", "-o", "a.png"], "swift"),
    (["play", "--app", "FILE", "tap.touch"], "swift"),
  ]

  /// The arguments of commands that write a file.
  static let writers: [[String]] = [
    ["snap", "BeachBall", "-o", "FILE.png"], ["film", "tap.touch", "-o", "FILE.gif"],
    ["film", "tap.touch", "-o", "FILE.mp4"], ["convert", "tap.touch", "-o", "FILE.json"],
    ["play", "tap.touch", "--junit", "FILE.xml"], ["play", "tap.touch", "--json", "FILE.json"],
    ["play", "tap.touch", "--trace", "FILE.txt"], ["record", "BeachBall", "-o", "FILE.touch"],
  ]

  /// Runs the command, which must fail with one message that names the file but no error domain.
  private func expectMessage(
    _ arguments: [String], about file: String, codes: Set<Int32> = [2, 5],
    containing words: String? = nil
  ) throws {
    let command = try Command(
      arguments.map { $0.replacing("FILE", with: file) }, in: folder,
      environment: ["XDG_CACHE_HOME": ChildProcess.cache, "TOUCHBOX_ASSETS": ""])
    let errors = command.errors.joined(separator: "\n")
    guard case .exited(let code) = command.status else {
      Issue.record("\(arguments): \(command.status) \(errors)")
      return
    }
    #expect(codes.contains(code), "\(arguments): \(errors)")
    #expect(errors.contains(file), "\(arguments): \(errors)")
    #expect(!errors.contains(#/Domain|Cocoa|\(null\)|could.n.t be|no reason/#), "\(errors)")
    if let words { #expect(errors.contains(words), "\(arguments): \(errors)") }
  }

  @Test("Missing files, folders, binary files and invalid UTF-8 produce a message in all commands")
  func reading() throws {
    for (arguments, ending) in Self.readers {
      try expectMessage(arguments, about: "missing.\(ending)", containing: "no such file")
      try FileManager.default.createDirectory(
        atPath: folder.path + "/folder.\(ending)", withIntermediateDirectories: true)
      try expectMessage(arguments, about: "folder.\(ending)")
      let start = ending == "touch" ? "touchscript 1\n# " : ending == "xml" ? "<a>" : "// "
      try Data(start.utf8 + [0xE9, 0xFF, 0x0A]).write(
        to: URL(fileURLWithPath: folder.path + "/latin.\(ending)"))
      try expectMessage(arguments, about: "latin.\(ending)")
      try Data([0x7F, 0x45, 0, 0, 1]).write(
        to: URL(fileURLWithPath: folder.path + "/binary.\(ending)"))
      try expectMessage(arguments, about: "binary.\(ending)")
    }
  }

  @Test("A pipe or a device instead of a Swift file produces a message immediately")
  func pipes() throws {
    try #require(mkfifo(folder.path + "/pipe.swift", 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/device.swift", withDestinationPath: "/dev/zero")
    for (arguments, ending) in Self.readers where ending == "swift" {
      for file in ["pipe.swift", "device.swift"] {
        try expectMessage(
          arguments, about: file, codes: [5], containing: "is a pipe, a socket or a device")
      }
    }
  }

  @Test(
    "Writing to a folder, to a long name, or below a missing folder or file produces a message")
  func writing() throws {
    for arguments in Self.writers {
      try expectMessage(arguments, about: "tap.touch/a", codes: [5])
      try expectMessage(arguments, about: String(repeating: "n", count: 300), codes: [5])
    }
  }

  @Test("In a deleted working directory, every command prints the same message")
  func deletedFolder() throws {
    let program = try ChildProcess.builtProgram("touchbox")
    for arguments in [
      "run Spots.swift", "play PinchMe", "doctor --headless", "list", "snap A -o b.png",
    ] {
      let shell = try ChildProcess(
        "/bin/sh",
        ["-c", "mkdir gone && cd gone && rmdir ../gone && \"$0\" \(arguments)", program],
        environment: ProcessInfo.processInfo.environment, directory: folder.path)
      #expect(try shell.waitForExit(timeout: .seconds(60)) == .exited(5))
      #expect(
        shell.lines(of: .error) == [
          "touchbox: the working directory no longer exists; change to an existing folder"
        ], "\(arguments)")
    }
  }

  @Test("An encoder that fails without a message is reported with its exit code or signal")
  func silentEncoder() throws {
    let tools = try Folder()
    for (script, words) in [
      ("exit 3", "it exited with code 3, without a message"),
      ("kill -9 $$", "it was terminated by signal 9"),
    ] {
      try tools.write("#!/bin/sh\ncat >/dev/null\n\(script)\n", to: "ffmpeg")
      chmod(tools.path + "/ffmpeg", 0o755)
      let path = tools.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
      let command = try Command(
        ["film", "tap.touch", "-o", "a.mp4"], in: folder, environment: ["PATH": path])
      #expect(command.status == .exited(5))
      #expect(command.errors == ["touchbox: ffmpeg could not make the film: \(words)"])
    }
  }

  @Test("Long message lines are shortened to 2,000 characters from the start and end")
  func longMessages() throws {
    let text = String(repeating: "x", count: 100_000)
    try folder.write(
      "touchscript 1\ndemo TapCounter\n0.0 expect log \"\(text)\"\n", to: "long.touch")
    let command = try Command(["play", "long.touch"], in: folder)
    #expect(command.status == .exited(1))
    #expect(command.errors.allSatisfy { $0.count < 2100 })
    let line = try #require(command.errors.first { $0.contains(" characters) …") })
    #expect(line.hasPrefix("long.touch:3:1: 0.000 expect log"))
    #expect(line.hasSuffix("got no more lines"))
  }
}
