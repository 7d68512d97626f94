import Foundation
import Testing
import XServer

/// Tests `--explain` and `--inspect`.
struct ExplainTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// Returns the lines of standard output that explain touches.
  private func explanations(_ command: Command) -> [String] {
    command.output.filter { $0.contains(#/^[0-9]+\.[0-9]{3,6} fingers? [0-9, ]+: /#) }
  }

  /// The scripts in the guide, each with its explanations.
  private static let examples: [(script: String, lines: [String])] = {
    let path = Project.root + "/Sources/Guides.docc/Understand/LifeOfATouch.md"
    let guide = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let pattern = #/```touch\n((?:.+\n)+)```\n(?:(?:[^`].*)?\n)*```text\n((?:.+\n)+)```/#
    return guide.matches(of: pattern).map {
      (String($0.output.1), $0.output.2.split(separator: "\n").map(String.init))
    }
  }()

  @Test("The guide's examples print the guide's lines, in one process and in workers")
  func guide() throws {
    #expect(Self.examples.count == 2)
    for (script, lines) in Self.examples {
      try folder.write(script, to: "guide.touch")
      for options in [[], ["--jobs", "2"]] {
        let command = try Command(["play", "guide.touch", "--explain"] + options, in: folder)
        #expect(command.status == .exited(0), "\(command.errors)")
        #expect(explanations(command) == lines)
      }
    }
  }

  @Test("Explanations appear between log lines and change neither the log nor the trace")
  func amongTheLog() throws {
    let script = Project.root + "/Assets/TouchChain/one-finger.touch"
    let plain = try Command(["play", script, "--trace", "plain.txt"], in: folder)
    let explained = try Command(
      ["play", script, "--trace", "explained.txt", "--explain"], in: folder)
    let lines = explanations(explained)
    #expect(explained.output.filter { !lines.contains($0) } == plain.output)
    #expect(lines.count > 10)
    #expect(
      FileManager.default.contentsEqual(
        atPath: folder.path + "/plain.txt", andPath: folder.path + "/explained.txt"))
    // The finger touches down before the app logs, and a callback is explained after it returns.
    #expect(explained.output.first == "0.000 finger 1: landed at 160,200, tapCount 1")
  }

  @Test(
    "With several scripts, each script's name precedes its lines; `run --headless` matches `play`"
  )
  func severalScripts() throws {
    try folder.write("touchscript 1\ndemo PinchMe\n0 tap 1 50,70\n", to: "a.touch")
    try folder.write("touchscript 1\ndemo PinchMe\n0 tap 1 60,70\n", to: "b.touch")
    let both = try Command(["play", "a.touch", "b.touch", "--explain"], in: folder)
    #expect(both.output.filter { $0.hasPrefix("#") } == ["# a.touch", "# b.touch"])
    let workers = try Command(
      ["play", "a.touch", "b.touch", "--explain", "--jobs", "2"], in: folder)
    #expect(workers.output == both.output)
    let one = try Command(["play", "a.touch", "--explain"], in: folder)
    #expect(one.output.first == "0.000 finger 1: landed at 50,70, tapCount 1")
    let run = try Command(
      ["run", "PinchMe", "--headless", "--script", "a.touch", "--explain"], in: folder)
    #expect(run.output == one.output)
  }

  @Test(
    "Mutually exclusive options are rejected",
    arguments: [
      (["play", "a.touch", "--inspect"], "--inspect requires --window; --explain prints"),
      (["play", "a.touch", "--explain", "--quiet"], "--explain prints to standard output"),
      (["play", "a.touch", "--explain", "--tap", "-"], "--explain prints to standard output"),
      (
        ["run", "PinchMe", "--headless", "--script", "a.touch", "--inspect"],
        "--inspect needs a window"
      ),
    ])
  func usage(arguments: [String], message: String) throws {
    let command = try Command(arguments, in: folder)
    #expect(command.status == .exited(2))
    #expect(command.errors.contains { $0.contains(message) }, "\(command.errors)")
  }
}
