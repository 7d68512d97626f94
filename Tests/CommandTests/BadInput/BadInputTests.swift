import Foundation
import Testing
import XServer

/// Wrong input of all kinds: the tables in `Tests/tools/bad-input`.
struct BadInputTests {
  /// Commands that read a script, each of which has to find its mistakes.
  private static let scriptCommands = [
    "check FILE", "play FILE", "format FILE", "convert FILE", "film FILE -o f.gif",
    "snap FILE -o s.png", "run TapCounter --headless --script FILE",
    "monkey TapCounter --script FILE",
    "play FILE --jobs 2", "format FILE --check",
  ]
  private static let actionsCommands = [
    "check FILE", "play --actions FILE --demo TapCounter", "convert FILE --demo TapCounter",
    "play FILE --demo TapCounter", "monkey TapCounter --script FILE",
  ]

  @Test(
    "K-20 wrong arguments and files are one message, with the exit code, and change no file",
    arguments: try ["arguments.txt", "windows.txt", "paths.txt", "pictures.txt", "environment.txt"]
      .flatMap(BadInput.commands))
  func commands(row: BadInput) throws {
    try expectMessage(row)
  }

  @Test(
    "K-03 each mistake in a script is a message with its line and column, whoever reads it",
    arguments: try BadInput.files(
      "script-lines.txt", name: "bad.touch", start: "touchscript 1\ndemo TapCounter\n",
      commands: scriptCommands)
      + BadInput.files("script-files.txt", name: "bad.touch", commands: scriptCommands))
  func scripts(row: BadInput) throws {
    try expectMessage(row)
  }

  @Test(
    "K-12 each mistake in WebDriver Actions is a message with its path in the file",
    arguments: try BadInput.files("actions.txt", name: "bad.json", commands: actionsCommands))
  func actions(row: BadInput) throws {
    try expectMessage(row)
  }

  @Test(
    "Each mistake in a recording is a message with its line",
    arguments: try BadInput.files(
      "recordings.txt", name: "bad.yml", commands: ["convert FILE", "convert FILE -o s.touch"]))
  func recordings(row: BadInput) throws {
    try expectMessage(row)
  }

  @Test("The tables hold at least 250 rows, no two of which are equal")
  func count() throws {
    let rows =
      try ["arguments.txt", "windows.txt", "paths.txt", "pictures.txt", "environment.txt"].flatMap(
        BadInput.commands)
      + BadInput.files("script-lines.txt", name: "f", commands: ["check"])
      + BadInput.files("script-files.txt", name: "f", commands: ["check"])
      + BadInput.files("actions.txt", name: "f", commands: ["check"])
      + BadInput.files("recordings.txt", name: "f", commands: ["check"])
    #expect(rows.count >= 250)
    let inputs = rows.map {
      "\($0.environment.sorted { $0.key < $1.key }) \($0.arguments) \($0.file?.bytes ?? [])"
    }
    #expect(Set(inputs).count == rows.count)
  }

  // MARK: - One row

  /// What may stand beside a message: the parser's help, the last line of `play`, files that were written all
  /// the same.
  private static var companions: Regex<(Substring, Substring)> {
    /^(Help: |Usage: |  See '|Please use |    zsh |wrote |[0-9]+ scripts? in )/
  }

  private func expectMessage(_ row: BadInput) throws {
    let folder = try BadInputFolder(for: row.arguments)
    if let file = row.file { try folder.write(file.bytes, to: file.name) }
    let before = folder.state()
    let run = try BoundedRun(row.arguments, in: folder.path, environment: row.environment)
    #expect(run.status == .exited(row.code), "\(run.errors)")
    for fragment in row.fragments {
      #expect(run.errors.contains { $0.contains(fragment) }, "no \(fragment) in \(run.errors)")
    }
    // A failed expectation is a message without the program's name.
    let messages = run.errors.filter {
      $0.hasPrefix("touchbox: ") || $0.hasPrefix("Error: ")
        || $0.contains(#/^[^ ]+\.touch:[0-9]+:[0-9]+: /#)
    }
    #expect(messages.count == row.fragments.count, "\(run.errors)")
    let others = run.errors.filter { line in
      !messages.contains(line) && !line.contains(Self.companions)
    }
    #expect(others.isEmpty, "lines that are no message")
    for line in run.output + run.errors {
      #expect(
        !line.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\t" },
        "characters that a terminal obeys: \(line.debugDescription)")
    }
    let after = folder.state()
    for (name, state) in before { #expect(after[name] == state, "\(name) has changed") }
    #expect(Set(after.keys).subtracting(before.keys) == row.written, "new files")
  }
}
