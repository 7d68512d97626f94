import Foundation
import Testing
import XServer

/// Tests `check`, `format`, `convert` and `play --actions`.
struct ScriptCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private static let loose = """
    touchscript   1
    demo TapCounter   # a demo
    0.0   tap 1 100 , 120
    +0.1 d 2 50 70 & d3 60,80

    """
  private static let canonical = """
    touchscript 1
    demo TapCounter  # a demo
    0.000 tap 1 100,120
    +0.100 d2 50,70 & d3 60,80

    """
  private static let broken = "touchscript 1\n0.0 dwon 1 1,1\n0.1 u9\n"
  private static let actions = """
    {"actions":[
     {"type":"pointer","id":"1","parameters":{"pointerType":"touch"},"actions":[
      {"type":"pointerMove","duration":0,"x":100,"y":120,"origin":"viewport"},
      {"type":"pointerDown","button":0},
      {"type":"pause","duration":100},
      {"type":"pointerUp","button":0}
     ]}
    ]}

    """

  @Test("K-01 K-13 convert writes at most six decimals, in both directions")
  func decimals() throws {
    let third = "0.3333333333333333"
    try folder.write(
      "touchscript 1\n0 d1 \(third),1 radius \(third)\n1 m1 0.1234567,2\n2 u1\n", to: "a.touch")
    let actions = try Command(["convert", "a.touch"], in: folder).output.joined(separator: "\n")
    #expect(actions.contains(#""x":0.333333,"#) && actions.contains(#""width":0.666666,"#))
    #expect(actions.contains(#""x":0.123457,"#))
    try folder.write(
      actions.replacing("0.333333,", with: "\(third),"), to: "b.json")
    let lines = try Command(["convert", "b.json"], in: folder).output
    #expect(lines[1] == "0.000 d1 0.333333,1 radius 0.333333")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  /// The result of a shell command.
  private struct Shell {
    let canReset: Bool
    let isRefused: Bool
    let output: [String]
    let errors: [String]
  }

  /// Runs a shell line in which `touchbox` is the built command.
  private func shell(_ line: String) throws -> Shell {
    let program = try ChildProcess.builtProgram("touchbox")
    let child = try ChildProcess(
      "/bin/sh", ["-c", "touchbox() { '\(program)' \"$@\"; }; \(line)"], directory: folder.path)
    let status = try child.waitForExit(timeout: .seconds(60))
    return Shell(
      canReset: status == .exited(0), isRefused: status == .exited(2),
      output: child.lines(of: .output), errors: child.lines(of: .error))
  }

  // MARK: - check

  @Test("K-37 K-20 `check` prints nothing for valid scripts in either form, and plays none")
  func checkGood() throws {
    try folder.write(Self.loose, to: "a.touch")
    try folder.write(Self.actions, to: "b.json")
    let command = try Command(["check", "a.touch", "b.json"], in: folder)
    #expect(command.status == .exited(0))
    #expect(command.output.isEmpty && command.errors.isEmpty)
  }

  @Test("K-37 K-03 K-20 `check` reports all errors in all files and exits with the highest code")
  func checkBroken() throws {
    try folder.write(Self.broken, to: "a.touch")
    try folder.write(#"{"actions":[{"type":"pen","id":"1"},5]}"#, to: "b.json")
    try folder.write(Self.loose, to: "c.touch")
    let command = try Command(["check", "a.touch", "b.json", "c.touch"], in: folder)
    #expect(command.status == .exited(2))
    #expect(
      command.errors.map { String($0.prefix { $0 != ";" }) } == [
        #"touchbox: a.touch:2:5: unknown word "dwon""#,
        #"touchbox: b.json: actions[0].type: found "pen""#,
        "touchbox: b.json: actions[1]: found 5",
      ])
    let missing = try Command(["check", "a.touch", "none.touch"], in: folder)
    #expect(missing.status == .exited(5))
    #expect(missing.errors.count == 2)
  }

  @Test(
    "K-03 K-20 an unknown demo is an error at its location in the script",
    arguments: ["check", "play", "film -o a.gif", "snap -o a.png"])
  func unknownDemo(words: String) throws {
    try folder.write("touchscript 1\n# Of no demo.\n  demo PinchMee\n0.1 turn\n", to: "a.touch")
    var arguments = words.split(separator: " ").map(String.init)
    arguments.insert("./a.touch", at: 1)
    let command = try Command(arguments, in: folder)
    #expect(command.status == .exited(2))
    #expect(
      command.errors == [
        "touchbox: ./a.touch:3:3: there is no demo named \"PinchMee\"; did you mean PinchMe?"
      ])
  }

  @Test("K-03 K-37 `check` reports an unknown demo along with the script's other errors")
  func unknownDemoAmongErrors() throws {
    try folder.write("touchscript 1\ndemo PinchMee\n0.1 dwon 1 5,5\n", to: "a.touch")
    let command = try Command(["check", "a.touch"], in: folder)
    #expect(command.status == .exited(2))
    #expect(command.errors.count == 2)
    #expect(command.errors.first?.contains("a.touch:2:1: there is no demo named") == true)
    #expect(command.errors.last?.contains("a.touch:3:5: unknown word \"dwon\"") == true)
  }

  @Test(
    "K-20 paths that are not files are rejected as scripts",
    arguments: [
      ("/proc", "is a folder"), ("/dev/zero", "is a device"), ("none.touch", "no such file"),
      ("a.touch/b.touch", "cannot be read (Not a directory)"),
    ])
  func noFile(path: String, reason: String) throws {
    try folder.write(Self.loose, to: "a.touch")
    let command = try Command(["check", path], in: folder)
    #expect(command.status == .exited(5))
    #expect(command.errors == ["touchbox: \(path): \(reason); expected a touch script"])
  }

  @Test("K-37 a script can be read from a named pipe", arguments: ["", " --jobs 2"])
  func pipe(options: String) throws {
    try folder.write("touchscript 1\ndemo TapCounter\n0.0 tap 1 50,70\n", to: "a.touch")
    let shell = try ChildProcess(
      "/bin/bash",
      ["-c", "\"$0\" play <(cat a.touch)\(options)", ChildProcess.builtProgram("touchbox")],
      environment: ProcessInfo.processInfo.environment, directory: folder.path)
    #expect(try shell.waitForExit(timeout: .seconds(60)) == .exited(0))
    #expect(shell.lines(of: .output) == ["Single tap at 50.000000, 50.000000 tap count: 1"])
  }

  @Test("K-37 `format` writes a pipe's script to standard output")
  func formatNamedPipe() throws {
    try folder.write(Self.loose, to: "a.touch")
    let shell = try ChildProcess(
      "/bin/bash", ["-c", "\"$0\" format <(cat a.touch)", ChildProcess.builtProgram("touchbox")],
      environment: ProcessInfo.processInfo.environment, directory: folder.path)
    #expect(try shell.waitForExit(timeout: .seconds(60)) == .exited(0))
    #expect(shell.lines(of: .output).map { $0 + "\n" }.joined() == Self.canonical)
    #expect(shell.lines(of: .error).isEmpty)
  }

  // MARK: - format

  @Test(
    "K-37 `format` rewrites a script in place, is idempotent, and preserves comments")
  func formatInPlace() throws {
    try folder.write(Self.loose, to: "a.touch")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.path + "/a.touch")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.touch", withDestinationPath: "a.touch")
    let first = try Command(["format", "link.touch"], in: folder)
    #expect(first.status == .exited(0))
    #expect(first.errors == ["wrote link.touch"])
    #expect(try text("a.touch") == Self.canonical)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/a.touch")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.touch")
        == "a.touch")
    #expect(folder.files == ["a.touch", "link.touch"])
    let second = try Command(["format", "a.touch"], in: folder)
    #expect(second.status == .exited(0))
    #expect(second.output.isEmpty && second.errors.isEmpty)
  }

  @Test("K-37 all demo scripts have the canonical layout")
  func assetsAreCanonical() throws {
    let assets = URL(fileURLWithPath: Project.root + "/Assets")
    let scripts = try FileManager.default.subpathsOfDirectory(atPath: assets.path)
      .filter { $0.hasSuffix(".touch") }.sorted()
    #expect(scripts.count > 100)
    let paths = scripts.map { assets.appendingPathComponent($0).path }
    let command = try Command(["format", "--check"] + paths, in: folder)
    #expect(command.status == .exited(0), "\(command.output)")
  }

  @Test("K-37 `format --check` lists files that would change, exits with 1, and writes nothing")
  func formatCheck() throws {
    try folder.write(Self.loose, to: "a.touch")
    try folder.write(Self.canonical, to: "b.touch")
    let command = try Command(["format", "--check", "a.touch", "b.touch"], in: folder)
    #expect(command.status == .exited(1))
    #expect(command.output == ["a.touch"])
    #expect(command.errors.isEmpty)
    #expect(try text("a.touch") == Self.loose)
    #expect(try Command(["format", "--check", "b.touch"], in: folder).status == .exited(0))
  }

  @Test("K-37 K-20 `format` leaves a script with errors unchanged and formats the others")
  func formatBroken() throws {
    try folder.write(Self.broken, to: "a.touch")
    try folder.write(Self.loose, to: "b.touch")
    try folder.write(Self.actions, to: "c.json")
    let command = try Command(["format", "a.touch", "b.touch", "c.json"], in: folder)
    #expect(command.status == .exited(2))
    #expect(command.errors.contains { $0.contains("a.touch:2:5: unknown word \"dwon\"") })
    #expect(command.errors.contains { $0.contains("c.json:1:1: found WebDriver Actions") })
    #expect(try text("a.touch") == Self.broken)
    #expect(try text("b.touch") == Self.canonical)
    #expect(try text("c.json") == Self.actions)
  }

  @Test("K-37 with -, a script is read from standard input and written to standard output")
  func formatPipe() throws {
    try folder.write(Self.loose, to: "a.touch")
    let formatted = try shell("touchbox format - < a.touch")
    #expect(formatted.canReset)
    #expect(formatted.output.joined(separator: "\n") + "\n" == Self.canonical)
    let broken = try shell("printf 'touchscript 2\\n' | touchbox check -")
    #expect(broken.isRefused)
    #expect(broken.errors.first?.contains("standard input:1:13: ") == true)
  }

  // MARK: - Included files

  @Test(
    "K-04 a script can include files in and below its folder, in one process or in workers",
    arguments: [[], ["--jobs", "1"]])
  func includes(options: [String]) throws {
    try folder.write(
      "touchscript 1\ndemo TapCounter\nlet at = 50,70\ninclude \"b/one tap.touch\"\n",
      to: "a/main.touch")
    try folder.write(
      "touchscript 1\n+0.1 tap 1 $at\n+0.1 expect log \"x\"\n", to: "a/b/one tap.touch")
    let command = try Command(
      ["play", "a/main.touch", "--tap", "o.tap", "--json", "o.json", "--junit", "o.xml"] + options,
      in: folder)
    #expect(command.status == .exited(1))
    #expect(command.output == ["Single tap at 50.000000, 50.000000 tap count: 1"])
    #expect(command.errors.first?.hasPrefix("a/b/one tap.touch:3:1: 0.200 expect log ") == true)
    #expect(try text("o.tap").contains("# a/b/one tap.touch, line 3: expected \"x\""))
    #expect(try text("o.json").contains("\"file\" : \"a/b/one tap.touch\""))
    #expect(try text("o.xml").contains(">a/b/one tap.touch:3:1</failure>"))
  }

  @Test("K-04 including a file outside the script's folder requires --include for it or its folder")
  func includesElsewhere() throws {
    try folder.write("touchscript 1\ninclude ../b/c.touch\ninclude ../x\n", to: "a/main.touch")
    try folder.write("touchscript 1\n0 turn\n", to: "b/c.touch")
    try folder.write("touchscript 1\n", to: "x")
    let refused = try Command(["check", "a/main.touch"], in: folder)
    #expect(refused.status == .exited(2))
    #expect(
      refused.errors == [
        "touchbox: a/main.touch:2:1: \"../b/c.touch\" is outside the script's folder; expected "
          + "--include a/../b to allow it",
        "touchbox: a/main.touch:3:1: \"../x\" is outside the script's folder; expected --include a/.. "
          + "to allow it",
      ])
    let allowed = try Command(
      ["check", "a/main.touch", "--include", "b", "--include", "x"], in: folder)
    #expect(allowed.status == .exited(0), "\(allowed.errors)")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/link.touch", withDestinationPath: "../b/c.touch")
    try folder.write("touchscript 1\ninclude link.touch\n", to: "a/main.touch")
    #expect(try Command(["check", "a/main.touch"], in: folder).status == .exited(2))
    try folder.write("touchscript 1\ninclude none.touch\n", to: "a/main.touch")
    #expect(
      try Command(["check", "a/main.touch"], in: folder).errors == [
        #"touchbox: a/main.touch:2:1: "none.touch" is missing; looked for a/none.touch"#
      ])
  }

  // MARK: - convert and play

  @Test("K-01 K-37 `convert` works in both directions, to a file or to standard output")
  func convert() throws {
    try folder.write(Self.actions, to: "a.json")
    let there = try Command(
      ["convert", "a.json", "-o", "a.touch", "--demo", "TapCounter"], in: folder)
    #expect(there.status == .exited(0), "\(there.errors)")
    #expect(
      try text("a.touch") == "touchscript 1\ndemo TapCounter\n0.000 d1 100,120\n0.100 u1\n")
    let back = try Command(["convert", "a.touch"], in: folder)
    #expect(back.status == .exited(0))
    #expect(back.output.joined(separator: "\n") + "\n" == Self.actions)
    #expect(back.errors.count == 1)
    #expect(back.errors[0].hasSuffix("play the file with --demo TapCounter"))
  }

  @Test(
    "K-37 K-20 `convert` refuses impossible conversions with one message",
    arguments: [
      (["a.touch", "-o", "b.touch"], 2, "a.touch is already a touch script"),
      (["a.json", "-o", "b.json"], 2, "a.json already contains WebDriver Actions"),
      (["a.touch", "--demo", "PinchMe"], 2, "--demo sets the demo of the resulting touch script"),
      (["a.json", "--demo", "PinchMee"], 2, "did you mean PinchMe?"),
      (["a.json", "--demo", "My.swift"], 2, "for your own app, convert without --demo, and play"),
      (["a.json", "--demo", "BoardView"], 2, "for your own app, convert without --demo, and play"),
      (["none.json"], 5, "none.json: no such file"),
      (["a.json", "-o", "a.touch/b.touch"], 5, "a.touch/b.touch: cannot be written"),
    ])
  func convertRefuses(arguments: [String], code: Int32, message: String) throws {
    try folder.write(Self.loose, to: "a.touch")
    try folder.write(Self.actions, to: "a.json")
    let command = try Command(["convert"] + arguments, in: folder)
    #expect(command.status == .exited(code))
    #expect(command.output.isEmpty)
    #expect(command.errors.count == 1 && command.errors[0].contains(message), "\(command.errors)")
    #expect(folder.files == ["a.json", "a.touch"])
  }

  @Test("K-37 `convert` reports an invalid script's errors for every output format")
  func convertOtherFile() throws {
    try folder.write("#!/bin/sh\necho hello\n", to: "a.sh")
    for output in ["b.touch", "b.json"] {
      let command = try Command(["convert", "a.sh", "-o", output], in: folder)
      #expect(command.status == .exited(2))
      #expect(command.errors.first?.hasPrefix("touchbox: a.sh:1:1: ") == true, "\(command.errors)")
    }
    #expect(folder.files == ["a.sh"])
  }

  @Test("K-37 K-12 `play --actions` plays JSON in the demo, with the same trace as a script")
  func play() throws {
    try folder.write(Self.actions, to: "a.json")
    let command = try Command(
      ["play", "--demo", "TapCounter", "--actions", "a.json", "--trace", "trace.txt"], in: folder)
    #expect(command.status == .exited(0), "\(command.errors)")
    #expect(command.output == ["Single tap at 100.000000, 100.000000 tap count: 1"])
    let trace = try text("trace.txt")
    #expect(trace.contains("T 0.000000 packet 1 event 1 changed d1 all 1:began\n"))
    #expect(trace.contains("T 0.100000 packet 2 event 1 changed u1 all 1:ended\n"))
  }

  @Test("K-12 K-24 fingers stay down at the end of the JSON only with --keep; --strict then fails")
  func keep() throws {
    let open = Self.actions.replacingOccurrences(
      of: "100},\n  {\"type\":\"pointerUp\",\"button\":0}", with: "100}")
    try folder.write(open, to: "a.json")
    let play = ["play", "--demo", "TapCounter", "--actions", "a.json", "--trace", "-"]
    let cancelled = try Command(play, in: folder)
    #expect(cancelled.status == .exited(0))
    #expect(cancelled.errors.contains("T 0.100000 cancel script-end 1"), "\(cancelled.errors)")
    let keeping = try Command(play + ["--keep"], in: folder)
    #expect(keeping.status == .exited(0))
    #expect(!keeping.errors.contains { $0.contains(" cancel ") })
    #expect(try Command(play + ["--strict"], in: folder).status == .exited(1))
  }

  @Test(
    "K-37 K-20 `play --actions` reports missing information",
    arguments: [
      (
        ["--actions", "a.json"],
        "a.json: WebDriver Actions do not name a demo; expected --demo NAME"
      ),
      (["--demo", "TapCounter", "--actions", "a.touch"], "a.touch:1:1: found no JSON"),
      (["--demo", "TapCounter"], "'<scripts> ...', or --actions FILE.json"),
    ])
  func playRefuses(arguments: [String], message: String) throws {
    try folder.write(Self.actions, to: "a.json")
    try folder.write(Self.loose, to: "a.touch")
    let command = try Command(["play"] + arguments, in: folder)
    #expect(command.status == .exited(2))
    #expect(command.output.isEmpty)
    #expect(command.errors.contains { $0.contains(message) }, "\(command.errors)")
  }
}
