/// A place in a script's text; lines and columns count from 1, columns in Unicode scalars.
package nonisolated struct ScriptLocation: Hashable, Comparable, Sendable, Codable {
  // A script has as many places as lines, so they are kept small.
  private var lineNumber: Int32
  private var columnNumber: Int32

  private enum CodingKeys: String, CodingKey {
    case lineNumber = "line"
    case columnNumber = "column"
  }

  /// The line.
  package var line: Int {
    get { Int(lineNumber) }
    set { lineNumber = Int32(clamping: newValue) }
  }

  /// The place in the line.
  package var column: Int {
    get { Int(columnNumber) }
    set { columnNumber = Int32(clamping: newValue) }
  }

  /// Makes a place; numbers beyond two billion are cut down to that.
  package init(line: Int, column: Int) {
    lineNumber = Int32(clamping: line)
    columnNumber = Int32(clamping: column)
  }

  /// Compares places in the order of reading.
  package static func < (left: ScriptLocation, right: ScriptLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
