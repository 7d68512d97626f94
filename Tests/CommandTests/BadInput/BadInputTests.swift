import Foundation
import Testing
import XServer

/// Tests all kinds of invalid input, from the tables in `Tests/tools/bad-input`.
struct BadInputTests {
  /// The tables of commands.
  static let tables = [
    "arguments.txt", "windows.txt", "paths.txt", "pictures.txt", "environment.txt",
  ]

  @Test(
    "K-20 invalid arguments and files produce one message and the right exit code, and change no files",
    arguments: tables)
  func commands(table: String) throws {
    try expectMessages(ofEach: BadInput.commands(table))
  }

  @Test("K-03 each mistake in a script is reported with its line and column")
  func scripts() throws {
    try expectMessages(BadInput.scripts.filter { !$0.isIncluder })
  }

  @Test("K-12 each mistake in WebDriver Actions is reported with its path in the file")
  func actions() throws {
    try expectMessages(BadInput.actions)
  }

  @Test("K-03 K-12 all commands print the same message about a file")
  func commandsThatRead() throws {
    try expectMessages(ofEach: BadInput.samples)
  }

  @Test("Each mistake in a recording is reported with its line")
  func recordings() throws {
    try expectMessages(
      ofEach: BadInput.files(
        "recordings.txt", name: "bad.yml", commands: ["convert FILE", "convert FILE -o s.touch"]))
  }

  @Test("The tables contain at least 500 different rows")
  func count() throws {
    let rows =
      try Self.tables.flatMap(BadInput.commands)
      + BadInput.scripts + BadInput.actions
      + BadInput.files("recordings.txt", name: "f", commands: ["check"])
    #expect(rows.count >= 500 && BadInput.scripts.count > 150 && BadInput.actions.count > 30)
    let inputs = rows.map { row in
      row.file.map { "\($0)" } ?? "\(row.environment.sorted { $0.key < $1.key }) \(row.arguments)"
    }
    #expect(Set(inputs).count == rows.count)
  }

  // MARK: - Rows

  /// Lines that may accompany a message: the parser's help, the summary of `play`, and files that
  /// were still written.
  private static var companions: Regex<(Substring, Substring)> {
    /^(Help: |Usage: |  See '|Please use |    zsh |wrote |[0-9]+ scripts? in )/
  }

  /// Checks many files in one run, because starting a process for each would take most of the time.
  private func expectMessages(_ rows: [BadInput]) throws {
    let folder = try BadInputFolder(for: [])
    let names = try zip(1..., rows).map { number, row in
      let file = try #require(row.file)
      try folder.write(file.bytes, to: "\(number)-\(file.name)")
      return "\(number)-\(file.name)"
    }
    let before = folder.state()
    let run = try BoundedRun(["check"] + names, in: folder.path, environment: [:])
    #expect(run.status == .exited(2))
    for (name, row) in zip(names, rows) {
      let messages = run.errors.filter { $0.hasPrefix("touchbox: \(name):") }
      #expect(messages.count == 1, "\(row.location): \(messages)")
      for fragment in row.fragments {
        #expect(messages.contains { $0.contains(fragment) }, "\(row.location): \(messages)")
      }
    }
    #expect(run.errors.count == rows.count, "each message is one line")
    #expect(run.output.isEmpty)
    #expect(folder.state() == before)
  }

  /// Runs each row's command in the same folder until a command changes it, because creating a
  /// folder takes longer than running a command.
  private func expectMessages(ofEach rows: [BadInput]) throws {
    var folders: [Set<String>: BadInputFolder] = [:]
    for row in rows {
      let names = BadInputFolder.names(in: row.arguments)
      let folder = try folders.removeValue(forKey: names) ?? BadInputFolder(for: row.arguments)
      do {
        if try expectMessage(row, in: folder) { folders[names] = folder }
      } catch {
        // Continue with the other rows.
        Issue.record(error, "\(row)")
      }
    }
  }

  /// Runs a row's command, and returns whether the folder is unchanged.
  private func expectMessage(_ row: BadInput, in folder: BadInputFolder) throws -> Bool {
    if let file = row.file { try folder.write(file.bytes, to: file.name) }
    let before = folder.state()
    let run = try BoundedRun(row.arguments, in: folder.path, environment: row.environment)
    #expect(run.status == .exited(row.code), "\(row): \(run.errors)")
    for fragment in row.fragments {
      #expect(
        run.errors.contains { $0.contains(fragment) }, "\(row): no \(fragment) in \(run.errors)")
    }
    // Messages about failed expectations do not contain the program's name.
    let messages = run.errors.filter {
      $0.hasPrefix("touchbox: ") || $0.hasPrefix("Error: ")
        || $0.contains(#/^[^ ]+\.touch:[0-9]+:[0-9]+: /#)
    }
    #expect(messages.count == row.fragments.count, "\(row): \(run.errors)")
    let others = run.errors.filter { line in
      !messages.contains(line) && !line.contains(Self.companions)
    }
    #expect(others.isEmpty, "\(row): lines that are not messages")
    for line in run.output + run.errors {
      #expect(
        !line.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\t" },
        "\(row): control characters: \(line.debugDescription)")
    }
    let after = folder.state()
    for (name, state) in before { #expect(after[name] == state, "\(row): \(name) has changed") }
    #expect(Set(after.keys).subtracting(before.keys) == row.written, "\(row): new files")
    guard after == before else { return false }
    if let file = row.file { try folder.remove(file.name) }
    return true
  }
}

extension BadInput {
  /// Commands that read a script and must find its errors.
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

  /// The rows of scripts.
  static let scripts =
    (try? BadInput.files(
      "script-lines.txt", name: "bad.touch", start: "touchscript 1\ndemo TapCounter\n",
      commands: scriptCommands)
      + BadInput.files("script-files.txt", name: "bad.touch", commands: scriptCommands)) ?? []

  /// The rows of WebDriver Actions.
  static let actions =
    (try? BadInput.files("actions.txt", name: "bad.json", commands: actionsCommands)) ?? []

  /// Whether the file must keep its name because it includes another file.
  var isIncluder: Bool {
    file.map { String(decoding: $0.bytes, as: UTF8.self).contains("include ") } ?? false
  }

  /// Every eleventh row of both tables, so that each command reads some of them.
  static var samples: [BadInput] {
    [scripts, actions].flatMap { rows in
      rows.enumerated().filter { $0.offset % 11 == 0 || $0.element.isIncluder }.map(\.element)
    }
  }
}
