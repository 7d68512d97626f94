import Foundation
import Testing

/// A row of a table in `Tests/tools/bad-input`: input for the program, and the expected output.
struct BadInput: Sendable, CustomStringConvertible {
  /// The name of the table and the line number of the row.
  let location: String
  /// The environment variables to set, or to remove if the value is nil.
  var environment: [String: String] = [:]
  /// The program's arguments.
  var arguments: [String]
  /// The exit code.
  var code: Int32
  /// The strings that the message must contain.
  var fragments: [String]
  /// The only files that the command may create.
  var written: Set<String> = []
  /// The name and contents of `bad.touch`, `bad.json` or `bad.yml`, or nil if there is no file.
  var file: (name: String, bytes: [UInt8])?

  var description: String { "\(location) \(arguments.joined(separator: " ").debugDescription)" }

  // MARK: - Tables

  /// Returns the rows of a table of commands.
  ///
  /// A row begins with the exit code, followed by the command as in a shell: `NAME=value` and
  /// words, which may be in double quotes. Indented lines follow, which contain text that must be
  /// in the message or, after `+`, the files that are created.
  static func commands(_ table: String) throws -> [BadInput] {
    var rows: [BadInput] = []
    for (number, line) in try lines(of: table) {
      if line.hasPrefix("  + ") {
        rows[rows.count - 1].written.formUnion(
          line.dropFirst(4).split(separator: " ").map(String.init))
      } else if line.hasPrefix("  ") {
        rows[rows.count - 1].fragments.append(String(line.dropFirst(2)))
      } else {
        var words = words(of: line)
        let code = try #require(Int32(words.removeFirst()), "\(table):\(number): no exit code")
        var row = BadInput(location: "\(table):\(number)", arguments: [], code: code, fragments: [])
        while let word = words.first, let match = word.wholeMatch(of: #/([A-Z_]+)=((?s).*)/#) {
          row.environment[String(match.1)] = String(match.2)
          words.removeFirst()
        }
        row.arguments = words
        rows.append(row)
      }
    }
    for row in rows { try #require(!row.fragments.isEmpty, "\(row.location): no message") }
    return rows
  }

  /// Returns the rows of a table of files. The command must exit with code 2 for each.
  ///
  /// A file's lines are followed by an indented line with text that must be in the message. `\x1b`
  /// represents a byte.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - start: The text at the beginning of all files.
  ///   - commands: The commands that take turns reading the file. Its name replaces `FILE`.
  static func files(
    _ table: String, name: String, start: String = "", commands: [String]
  ) throws -> [BadInput] {
    var rows: [BadInput] = []
    var body: [String] = []
    for (number, line) in try lines(of: table) {
      guard line.hasPrefix("  > ") else {
        body.append(line)
        continue
      }
      let command = commands[rows.count % commands.count].replacing("FILE", with: name)
      rows.append(
        BadInput(
          location: "\(table):\(number)", arguments: command.split(separator: " ").map(String.init),
          code: 2, fragments: [String(line.dropFirst(4))],
          file: (name, Array(start.utf8) + bytes(of: body.joined(separator: "\n")))))
      body = []
    }
    try #require(body.isEmpty, "\(table): a file without a message")
    return rows
  }

  /// Returns the nonempty lines with their numbers. `##` starts a comment, because `#` can start a
  /// recording.
  private static func lines(of table: String) throws -> [(Int, String)] {
    let text = try String(
      contentsOfFile: Project.root + "/Tests/tools/bad-input/" + table, encoding: .utf8)
    return zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      .filter { !$1.isEmpty && !$1.hasPrefix("##") }
  }

  /// Replaces `\x1b` with the byte 1B.
  private static func bytes(of text: String) -> [UInt8] {
    guard text.contains("\\x") else { return Array(text.utf8) }
    var result: [UInt8] = []
    var rest = Substring(text)
    while let match = rest.firstMatch(of: #/\\x([0-9a-f]{2})/#) {
      result += Array(rest[..<match.range.lowerBound].utf8) + [UInt8(match.1, radix: 16) ?? 0]
      rest = rest[match.range.upperBound...]
    }
    return result + Array(rest.utf8)
  }

  /// Splits a line into words at spaces outside double quotes, and replaces `\x1b` with the
  /// character of that code.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in String(decoding: bytes(of: line), as: UTF8.self) {
      switch character {
      case "\"":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        if let ended = word { words.append(ended) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
