import Foundation
import Testing
import XServer

/// Tests files that cannot be written.
struct OutputTests {
  private static let tap = """
    touchscript 1
    demo TapCounter
    0.0 tap 1 100,120
    0.2 expect log "\(tapLine)"
    0.2 snapshot tapped

    """
  private static let tapLine = "Single tap at 100.000000, 100.000000 tap count: 1"

  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Self.tap, to: "tap.touch")
    // If a command replaces the file by name, it replaces the link rather than the device.
    for name in ["full.touch", "full.json", "full.png", "full.webp"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: "/dev/full")
    }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test(
    "K-20 if a device is full, the command prints a message, exits with code 5, and keeps the device",
    arguments: [
      ["play", "tap.touch", "--trace", "full.touch"], ["play", "tap.touch", "--tap", "full.json"],
      ["play", "tap.touch", "--json", "full.json"], ["play", "tap.touch", "--junit", "full.json"],
      ["play", "tap.touch", "--jobs", "2", "--trace", "full.touch"],
      ["convert", "tap.touch", "-o", "full.json"], ["snap", "tap.touch", "-o", "full.png"],
      ["film", "tap.touch", "--scale", "0.25", "-o", "full.webp"],
    ])
  func full(arguments: [String]) throws {
    let command = try Command(arguments, in: folder)
    #expect(command.status == .exited(5))
    let reason = "(No space left on device)"
    #expect(command.errors.count { $0.hasSuffix(reason) || $0.contains("\(reason);") } == 1)
    #expect(!command.errors.contains("wrote \(arguments.last ?? "")"))
    let name = try #require(arguments.last)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/\(name)")
        == "/dev/full")
    #expect(!folder.files.contains { $0.hasPrefix(".") })
  }

  @Test(
    "K-20 if standard output is full, the command exits with code 5 and prints a message",
    arguments: ["list", "--help", "play tap.touch", "play tap.touch --jobs 1", "convert tap.touch"])
  func fullOutput(words: String) throws {
    let program = try ChildProcess.builtProgram("touchbox")
    let shell = try ChildProcess(
      "/bin/bash", ["-c", "\"$0\" \(words) > /dev/full; echo $?", program],
      environment: ProcessInfo.processInfo.environment, directory: folder.path)
    #expect(try shell.waitForExit(timeout: .seconds(60)) == .exited(0))
    #expect(shell.lines(of: .output) == ["5"])
    #expect(
      shell.lines(of: .error).contains {
        $0.hasPrefix("touchbox: standard output: cannot be written (No space left on device)")
      })
  }

  @Test("K-20 K-25 a report that cannot be written does not affect the other reports")
  func otherReports() throws {
    let command = try Command(
      [
        "play", "tap.touch", "--tap", "tap.touch/o.tap", "--json", "o.json", "--junit",
        "tap.touch/o.xml",
      ],
      in: folder)
    #expect(command.status == .exited(5))
    #expect(
      command.errors.filter { $0.contains("cannot be written") }.map { $0.prefix(27) }
        == ["touchbox: tap.touch/o.tap: ", "touchbox: tap.touch/o.xml: "])
    #expect(try text("o.json").contains("\"passed\" : 1"))
  }

  @Test(
    "K-20 K-25 a picture that cannot be saved fails its script, but the others play and are reported",
    arguments: [[], ["--jobs", "2"]])
  func otherScripts(options: [String]) throws {
    try folder.write(
      Self.tap.replacing("0.2 snapshot tapped\n", with: ""), to: "plain.touch")
    let command = try Command(
      [
        "play", "tap.touch", "plain.touch", "--out", "plain.touch", "--json", "o.json", "--junit",
        "o.xml",
      ]
        + options, in: folder)
    #expect(command.status == .exited(5))
    #expect(command.output == [Self.tapLine, Self.tapLine])
    #expect(
      command.errors.first?.hasPrefix("touchbox: plain.touch/tap/tapped.png: cannot be written")
        == true)
    #expect(try text("o.json").contains("\"halt\" : \"a picture could not be saved\""))
    #expect(try text("o.xml").contains("<testsuites tests=\"3\" failures=\"0\" errors=\"1\" time="))
  }

  @Test(
    "K-25 one report can replace the log on standard output",
    arguments: [("--tap", "TAP version 14"), ("--json", "{"), ("--junit", "<?xml")])
  func report(option: String, start: String) throws {
    let command = try Command(["play", "tap.touch", option, "-"], in: folder)
    #expect(command.status == .exited(0))
    #expect(command.output.first?.hasPrefix(start) == true)
    #expect(!command.output.contains(Self.tapLine))
    #expect(!folder.files.contains("-"))
  }

  @Test("K-20 - refers to standard output for text and is not a file name")
  func standardOutput() throws {
    let before = folder.files
    let converted = try Command(["convert", "tap.touch", "-o", "-"], in: folder)
    #expect(converted.output.first == "{\"actions\":[")
    let picture = try Command(["snap", "tap.touch", "-o", "-"], in: folder)
    #expect(picture.status == .exited(2))
    #expect(picture.errors.contains { $0.contains("expected a path, such as /dev/stdout") })
    #expect(folder.files == before)
  }

  @Test(
    "K-20 files that would overwrite each other or a script exit with code 2",
    arguments: [
      (["play", "tap.touch", "--json", "o", "--junit", "./o"], "--junit ./o: "),
      (["play", "tap.touch", "--trace", "tap.touch"], "--trace tap.touch: "),
      (["play", "tap.touch", "--tap", "-", "--json", "-"], "one of --tap, --json and --junit"),
      (["snap", "tap.touch", "-o", "tap.touch"], "--output tap.touch: "),
      (["record", "PinchMe", "-o", "o.json", "--record-raw", "o.json"], "--record-raw o.json: "),
    ])
  func sameFile(arguments: [String], message: String) throws {
    let before = folder.files
    let command = try Command(arguments, in: folder)
    #expect(command.status == .exited(2))
    #expect(command.errors.contains { $0.contains(message) }, "\(command.errors)")
    #expect(folder.files == before)
    #expect(try text("tap.touch") == Self.tap)
  }
}
