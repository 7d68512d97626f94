/// All errors of a script's text; a script with an error is not run at all.
package nonisolated struct ScriptError: Error, Hashable, CustomStringConvertible, Sendable {
  /// One error: where it is, what was found, and what would have worked.
  package struct Problem: Error, Hashable, Sendable {
    /// Where it is; nil for an error in JSON, whose message begins with its path.
    package var location: ScriptLocation?
    /// The message, without a full stop.
    package var message: String

    /// Makes an error.
    package init(_ location: ScriptLocation?, _ message: String) {
      self.location = location
      self.message = message
    }
  }

  /// The script's name, normally its path.
  package var file: String
  /// The errors in the order of the text; never empty.
  package var problems: [Problem]
  /// The names of the files that the script includes; a location has their numbers, from 1.
  package var includedFiles: [String]
  /// How many more errors were found than there are in `problems`.
  package var omittedCount: Int

  /// Makes the error of a file.
  package init(
    file: String, problems: [Problem], includedFiles: [String] = [], omittedCount: Int = 0
  ) {
    self.file = file
    self.problems = problems.sorted { ($0.location ?? .unknown) < ($1.location ?? .unknown) }
    self.includedFiles = includedFiles
    self.omittedCount = omittedCount
  }

  /// One line for each error: `file:line:column: message`, or `file: message`; then how many more
  /// there are.
  package var description: String { messages.joined(separator: "\n") }

  /// The lines of `description`; one may hold a file's name with a newline.
  package var messages: [String] {
    var lines = problems.map { problem in
      guard let location = problem.location else { return "\(file): \(problem.message)" }
      let name = location.file == 0 ? file : includedFiles[location.file - 1]
      return "\(name):\(location.line):\(location.column): \(problem.message)"
    }
    if omittedCount > 0 {
      lines.append("\(file): and \(omittedCount) more \(omittedCount == 1 ? "error" : "errors")")
    }
    return lines
  }

  /// Returns a word in quotes, cut at 40 characters, as a terminal may show it.
  package static func quote(_ word: String) -> String {
    let scalars = word.unicodeScalars
    return "\"\(Substring(scalars.prefix(40)).printable())\(scalars.count > 40 ? "…" : "")\""
  }

  /// Returns words as a list in prose: `a, b or c`.
  package static func list(_ words: [String], _ conjunction: String = "or") -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

/// A location in a script's text; lines and columns count from 1, columns in Unicode scalars.
package nonisolated struct ScriptLocation: Hashable, Comparable, Sendable, Codable {
  // A script holds a location for each step, so they are small.
  private var lineNumber: Int32
  private var columnNumber: Int32
  private var fileNumber: Int32

  private enum CodingKeys: String, CodingKey {
    case lineNumber = "line"
    case columnNumber = "column"
    case fileNumber = "file"
  }

  /// The location of what no line wrote: line 0, column 0.
  package static let unknown = ScriptLocation(line: 0, column: 0)

  /// The line, from 1.
  package var line: Int { Int(lineNumber) }
  /// The column, from 1.
  package var column: Int { Int(columnNumber) }
  /// 0 for the script itself, n for the nth file that it includes.
  package var file: Int { Int(fileNumber) }

  /// Makes a location; numbers beyond two billion are clamped.
  package init(line: Int, column: Int, file: Int = 0) {
    lineNumber = Int32(clamping: line)
    columnNumber = Int32(clamping: column)
    fileNumber = Int32(clamping: file)
  }

  /// Whether a location comes before another in the text.
  package static func < (left: ScriptLocation, right: ScriptLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// The largest values that scripts and WebDriver Actions may have.
package nonisolated enum ScriptLimits {
  /// The largest time and duration, in seconds.
  package static let seconds: Int64 = 1_000_000_000
  /// How far a point may be from the screen's upper left corner along an axis, in points.
  package static let coordinate = 1_000_000.0
  /// The coordinates of points.
  package static let coordinates = -coordinate...coordinate
  /// How hard a finger may press.
  package static let pressures = 0.0...1.0
  /// How many packets the timed moves and macros of one script may make.
  package static let packets = 100_000
  /// How many errors of one script are reported; more would only follow from the first ones.
  package static let problems = 100
  /// How many errors of one script are counted.
  static let countedProblems = 10_000
  /// How many lines repeats and included files may add to a script.
  static let addedLines = 100_000
  /// How many bytes the lines may have that repeats and included files add.
  static let addedBytes = 64 << 20
  /// How deep included files may include others.
  static let includeDepth = 20
  /// How many packets a second a script may ask for.
  static let frame: Int64 = 1000
  /// How many taps one line may make, and how many views a line may count.
  static let count: Int64 = 1_000_000
  /// The longest property path, in bytes.
  static let path = 1000
  /// The longest regular expression, in characters.
  static let pattern = 500
}
