import Foundation
import Testing
import XServer

/// Tests `touchbox help`.
struct HelpTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// Returns the names that `touchbox list` prints.
  private func demos() throws -> [String] {
    try Command(["list"], in: folder).output.compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  }

  @Test("`help DEMO` prints the guide unchanged")
  func guide() throws {
    let text = try String(
      contentsOfFile: Project.root + "/Assets/TouchDemo/guide.md", encoding: .utf8)
    let command = try Command(["help", "TouchDemo"], in: folder)
    #expect(command.status == .exited(0))
    #expect(command.output.joined(separator: "\n") + "\n" == text)
    #expect(command.errors.isEmpty)
  }

  @Test("The commands in every guide work")
  func commands() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Assets", withDestinationPath: Project.root + "/Assets")
    var scripts: [String] = []
    for demo in try demos()
    where FileManager.default.fileExists(atPath: "\(folder.path)/Assets/\(demo)/guide.md") {
      let lines = try Command(["help", demo], in: folder).output
      let commands = lines.filter { $0.hasPrefix("    touchbox ") }
      #expect(commands.contains { $0.contains("Assets/\(demo)/demo.touch") }, "\(demo)")
      for line in commands {
        let words = line.split(separator: " ").dropFirst().map(String.init)
        // Play the scripts of all plain `play` commands in one process.
        if words.count == 2, words[0] == "play" {
          scripts.append(words[1])
          continue
        }
        // A quarter of the pixels.
        let smaller = words[0] == "film" ? ["--scale", "0.5"] : []
        let command = try Command(words + smaller, in: folder)
        #expect(command.status == .exited(0), "\(line): \(command.errors)")
      }
    }
    let play = try Command(["play"] + scripts, in: folder)
    #expect(play.status == .exited(0), "\(play.errors)")
    #expect(play.errors.last?.hasSuffix(" s: \(scripts.count) passed, 0 failed") == true)
  }

  @Test(
    "`help COMMAND` prints the command's help on standard output",
    arguments: ["list", "run", "play", "snap", "film", "help"])
  func command(name: String) throws {
    let help = try Command(["help", name], in: folder)
    #expect(help.status == .exited(0))
    #expect(help.output.contains { $0.hasPrefix("USAGE: touchbox \(name)") })
    #expect(help.output == (try Command([name, "--help"], in: folder)).output)
  }

  @Test(
    "`help expect` describes all expectations; `help expect DEMO` lists the demo's expectations")
  func expectations() throws {
    let help = try Command(["help", "expect"], in: folder)
    #expect(help.status == .exited(0))
    let kinds = ["log", "nolog", "label", "count", "prop", "gesture", "trace", "snapshot"]
    for kind in kinds {
      #expect(help.output.contains { $0.hasPrefix("expect \(kind) ") || $0 == "expect \(kind)" })
    }
    #expect(help.output.contains { $0.contains("touchbox run MyTouch.swift --paths") })
    let list = try Command(["help", "expect", "PinchExample"], in: folder)
    #expect(list.output.contains(#"expect label message """#))
    #expect(list.output == (try Command(["run", "PinchExample", "--paths"], in: folder)).output)
    let own = try Command(["help", "expect", "My.swift"], in: folder)
    #expect(own.status == .exited(2))
    #expect(own.errors.first?.contains("`touchbox run My.swift --paths`") == true)
    let wrong = try Command(["help", "run", "PinchExample"], in: folder)
    #expect(wrong.status == .exited(2))
    #expect(wrong.errors.first?.contains("Unexpected argument 'PinchExample'") == true)
  }

  @Test(
    "K-28 K-36 the lines that `--paths` prints for a demo are expectations that pass after launch")
  func paths() throws {
    for demo in try demos() {
      let list = try Command(["run", demo, "--paths"], in: folder)
      #expect(list.status == .exited(0), "\(demo)")
      let expectations = list.output.filter { !$0.hasPrefix("#") }
      #expect(!expectations.isEmpty, "\(demo)")
      let lines = expectations.map { "0.000 \($0)" }.joined(separator: "\n")
      try folder.write("touchscript 1\ndemo \(demo)\n\(lines)\n", to: "\(demo).touch")
    }
    let play = try Command(["play"] + demos().map { "\($0).touch" }, in: folder)
    #expect(play.status == .exited(0), "\(play.errors)")
    let both = try Command(["run", "PinchMe", "--paths", "--watch"], in: folder)
    #expect(both.status == .exited(2))
    #expect(both.errors.first?.contains("--paths only launches the app") == true)
  }

  @Test("`help` alone prints the program's help, which names each command once")
  func all() throws {
    let help = try Command(["help"], in: folder)
    #expect(help.status == .exited(0))
    #expect(help.output == (try Command(["--help"], in: folder)).output)
    #expect(help.output.count { $0.hasPrefix("  help ") } == 1)
  }

  @Test(
    "K-20 help for an unknown topic exits with code 2 and prints a suggestion",
    arguments: [
      ("TouchDem", "there is no demo or command named \"TouchDem\"; did you mean TouchDemo"),
      ("plya", "did you mean play?"), ("Nonsense", "expected one of TapCounter, "),
      ("play-worker", "expected one of TapCounter, "),
    ])
  func unknown(topic: String, message: String) throws {
    let help = try Command(["help", topic], in: folder)
    #expect(help.status == .exited(2))
    #expect(help.output.isEmpty)
    #expect(help.errors.count == 1 && help.errors[0].contains(message), "\(help.errors)")
    // The last command is internal, so it is not suggested.
    #expect(help.errors.last?.hasSuffix("play-worker") == false)
  }

  @Test("`list` fits in 100 terminal columns, with the name, purpose and source of each demo")
  func list() throws {
    let lines = try Command(["list"], in: folder).output
    for line in lines { #expect(line.count <= 100, "\(line)") }
    let columns = Set(lines.map { $0.firstRange(of: #/ {2,}/#)?.upperBound.utf16Offset(in: $0) })
    #expect(columns.count == 1)
  }
}
