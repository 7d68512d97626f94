/// All errors in a script's text. A script with errors does not run.
package nonisolated struct ScriptError: Error, Hashable, CustomStringConvertible, Sendable {
  /// A single error: its location, the unexpected input, and the expected input.
  package struct Problem: Error, Hashable, Sendable {
    /// The location, or `nil` for a JSON error, whose message begins with the JSON path.
    package var location: ScriptLocation?
    /// The message, without a period at the end.
    package var message: String

    /// Creates an error.
    package init(_ location: ScriptLocation?, _ message: String) {
      self.location = location
      self.message = message
    }
  }

  /// The script's name, normally its path.
  package var file: String
  /// The errors in text order; never empty.
  package var problems: [Problem]
  /// The names of the included files. A location refers to them by number, from 1.
  package var includedFiles: [String]
  /// The number of errors that are not in `problems`.
  package var omittedCount: Int

  /// Creates the error for a file.
  package init(
    file: String, problems: [Problem], includedFiles: [String] = [], omittedCount: Int = 0
  ) {
    self.file = file
    self.problems = problems.sorted { ($0.location ?? .unknown) < ($1.location ?? .unknown) }
    self.includedFiles = includedFiles
    self.omittedCount = omittedCount
  }

  /// One line per error, `file:line:column: message` or `file: message`, followed by the number of
  /// omitted errors.
  package var description: String { messages.joined(separator: "\n") }

  /// The lines of `description`. A line can contain a newline that is part of a file name.
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

  /// Returns a word in quotes, truncated to 40 characters and safe to print in a terminal.
  package static func quote(_ word: String) -> String {
    let scalars = word.unicodeScalars
    return "\"\(Substring(scalars.prefix(40)).printable())\(scalars.count > 40 ? "…" : "")\""
  }

  /// Returns words as a prose list: `a, b or c`.
  package static func list(_ words: [String], _ conjunction: String = "or") -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

/// A location in a script's text. Lines and columns start at 1, and columns are in Unicode scalars.
package nonisolated struct ScriptLocation: Hashable, Comparable, Sendable, Codable {
  // Each step of a script contains a location, so locations are small.
  private var lineNumber: Int32
  private var columnNumber: Int32
  private var fileNumber: Int32

  private enum CodingKeys: String, CodingKey {
    case lineNumber = "line"
    case columnNumber = "column"
    case fileNumber = "file"
  }

  /// The location of anything that does not come from a line: line 0, column 0.
  package static let unknown = ScriptLocation(line: 0, column: 0)

  /// The line number, starting at 1.
  package var line: Int { Int(lineNumber) }
  /// The column number, starting at 1.
  package var column: Int { Int(columnNumber) }
  /// The file number: 0 for the script itself, or n for the nth included file.
  package var file: Int { Int(fileNumber) }

  /// Creates a location. Numbers above two billion are clamped.
  package init(line: Int, column: Int, file: Int = 0) {
    lineNumber = Int32(clamping: line)
    columnNumber = Int32(clamping: column)
    fileNumber = Int32(clamping: file)
  }

  /// Returns whether a location comes before another in the text.
  package static func < (left: ScriptLocation, right: ScriptLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// The limits for values in scripts and WebDriver Actions.
package nonisolated enum ScriptLimits {
  /// The maximum time and duration, in seconds.
  package static let seconds: Int64 = 1_000_000_000
  /// The maximum distance from the screen's upper-left corner along each axis, in points.
  package static let coordinate = 1_000_000.0
  /// The valid range of coordinates.
  package static let coordinates = -coordinate...coordinate
  /// The valid range of pressures.
  package static let pressures = 0.0...1.0
  /// The maximum number of packets that a script's timed moves and macros may produce.
  package static let packets = 100_000
  /// The maximum number of errors that are reported. Later errors are usually consequences of
  /// earlier ones.
  package static let problems = 100
  /// The maximum number of errors that are counted.
  static let countedProblems = 10_000
  /// The maximum number of lines that repeats and included files may add to a script.
  static let addedLines = 100_000
  /// The maximum number of bytes in the lines that repeats and included files add.
  static let addedBytes = 64 << 20
  /// The maximum nesting depth of included files.
  static let includeDepth = 20
  /// The maximum number of packets per second that a script may request.
  static let frame: Int64 = 1000
  /// The maximum number of taps in a line, and of views that a line may expect.
  static let count: Int64 = 1_000_000
  /// The maximum length of a property path, in bytes.
  static let path = 1000
  /// The maximum length of a regular expression, in characters.
  static let pattern = 500
}
