/// A place in a script's text; lines and columns count from 1, columns in Unicode scalars.
package nonisolated struct SourcePlace: Hashable, Comparable, Sendable, Codable {
  /// The line.
  package var line: Int
  /// The place in the line.
  package var column: Int

  /// Makes a place.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Compares places in the order of reading.
  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
