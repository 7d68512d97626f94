import Foundation
import Testing
import XServer

/// Tests completions in the actual shells.
struct CompletionTests {
  static let shells = ["bash", "zsh", "fish"]

  private let folder: Folder

  init() throws {
    folder = try Folder()
    // The completions call `touchbox`.
    try FileManager.default.createDirectory(
      atPath: folder.path + "/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/bin/touchbox",
      withDestinationPath: try ChildProcess.builtProgram("touchbox"))
  }

  /// The completion scripts by shell.
  private static let scripts = Dictionary(
    uniqueKeysWithValues: shells.map { shell in
      (
        shell,
        Result {
          let folder = try Folder()
          let lines = try Command(["--generate-completion-script", shell], in: folder).output
          return lines.joined(separator: "\n") + "\n"
        }
      )
    })

  private func script(for shell: String) throws -> String {
    try #require(Self.scripts[shell]).get()
  }

  /// Returns the words, except options, that a shell offers for a command line, in sorted order.
  private func offers(_ shell: String, _ line: String, in subfolder: String = "") throws -> [String]
  {
    let path = try folder.write(script(for: shell), to: "completions/touchbox.\(shell)")
    let options = ["bash": ["--norc"], "zsh": ["-f"], "fish": ["-N"]][shell] ?? []
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = folder.path + "/bin:" + (environment["PATH"] ?? "")
    let child = try ChildProcess(
      shell, options + [Project.root + "/Tests/tools/complete." + shell, path, line],
      environment: environment, directory: folder.path + subfolder)
    #expect(try child.waitForExit(timeout: .seconds(60)) == .exited(0), "\(child.lines)")
    return child.lines(of: .output).filter { !$0.hasPrefix("-") && !$0.isEmpty }.sorted()
  }

  private func words(_ arguments: String...) throws -> [String] {
    try Command(arguments, in: folder).output.map { String($0.prefix { $0 != " " }) }
  }

  @Test("The completions define each command once", arguments: shells)
  func definitions(shell: String) throws {
    let lines = try script(for: shell).split(separator: "\n")
    let mark = shell == "fish" ? " case '" : "() {"
    let definitions = lines.filter { shell == "fish" ? $0.contains(mark) : $0.hasSuffix(mark) }
    #expect(definitions.count { $0.contains("help") } == 1)
    #expect(Set(definitions).count == definitions.count)
    // The abstract of the parser's own `help` command, which does not complete the demos.
    #expect(!lines.contains { $0.contains("Show subcommand help information") })
    #expect(!lines.contains { $0.contains(" # or files:") })
  }

  @Test("A shell offers each command once", arguments: shells)
  func commands(shell: String) throws {
    let commands = Set(try words("help", "--topics")).subtracting(try words("list"))
    #expect(commands.isSuperset(of: ["run", "play", "help"]))
    #expect(try offers(shell, "touchbox ") == commands.sorted())
    #expect(try offers(shell, "touchbox he") == ["help"])
  }

  @Test("After `help`, a shell offers the demos and the commands", arguments: shells)
  func help(shell: String) throws {
    let topics = try words("help", "--topics")
    #expect(topics.contains("TouchDemo") && topics.contains("play"))
    #expect(try offers(shell, "touchbox help ") == topics.sorted())
  }

  @Test(
    "After commands that accept a demo or a file, a shell offers demos and matching files",
    arguments: shells,
    [("snap", ["a.swift", "b.touch"]), ("play", ["b.touch"]), ("run", ["a.swift"])])
  func demosAndFiles(shell: String, of command: (name: String, files: [String])) throws {
    for name in ["a.swift", "b.touch", "c.txt", "sub/d.touch"] {
      try folder.write("", to: "work/\(name)")
    }
    let expected = try words("list") + command.files + ["sub"]
    // Some shells append a slash to folders.
    let found = try offers(shell, "touchbox \(command.name) ", in: "/work").map {
      $0.hasSuffix("/") ? String($0.dropLast()) : $0
    }
    #expect(found == expected.sorted())
    #expect(
      try offers(shell, "touchbox \(command.name) MultiS", in: "/work") == ["MultiSwipe"])
  }
}
