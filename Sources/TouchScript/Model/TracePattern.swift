import Foundation

/// A regular expression for lines of the trace or of the log, as `NSRegularExpression` has them.
package struct TracePattern: Hashable, Sendable {
  /// The pattern as it is written.
  package let text: String
  /// The compiled pattern: compiling it takes longer than to play most scripts.
  private let expression: NSRegularExpression

  /// How often searches may report progress between two locations of a line before they are given up.
  ///
  /// There is a report for each location, and one every few thousand steps between them. All of these take
  /// about a second: `(a+)+b` needs a step for each way to divide a row of `a`.
  private static let mostReports = 10_000

  /// Compiles a pattern; nil for text that is not one.
  package init?(_ text: String) {
    guard let expression = try? NSRegularExpression(pattern: text) else { return nil }
    self.text = text
    self.expression = expression
  }

  /// Whether some part of one of the lines matches; nil if that takes too long to find out.
  package func matches(anyOf lines: [String]) -> Bool? {
    var (isFound, reports, limit) = (false, 0, Self.mostReports)
    for line in lines {
      let range = NSRange(location: 0, length: line.utf16.count)
      limit += range.length
      expression.enumerateMatches(in: line, options: .reportProgress, range: range) {
        match, _, stop in
        if match == nil { reports += 1 } else { isFound = true }
        if isFound || reports > limit { stop.pointee = true }
      }
      if isFound { return true }
      if reports > limit { return nil }
    }
    return false
  }

  /// Whether both are written the same.
  package nonisolated static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  /// Hashes the text.
  package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
