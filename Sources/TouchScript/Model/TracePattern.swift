import Foundation

/// A regular expression for trace or log lines, in `NSRegularExpression` syntax.
package struct TracePattern: Hashable, Sendable {
  /// The source text of the pattern.
  package let text: String
  /// The compiled pattern, stored because compiling takes longer than playing most scripts.
  private let expression: NSRegularExpression

  /// The maximum number of progress reports between two locations in a line. Beyond this limit, the
  /// search is abandoned.
  ///
  /// There is one report for each location and one for every few thousand steps between locations.
  /// This limit takes about a second. For example, `(a+)+b` needs one step for each way to split a
  /// sequence of `a`s.
  private static let mostReports = 10_000

  /// Compiles a pattern, or returns `nil` if the text is not a regular expression.
  package init?(_ text: String) {
    guard let expression = try? NSRegularExpression(pattern: text) else { return nil }
    self.text = text
    self.expression = expression
  }

  /// Returns whether any part of any line matches, or `nil` if the search takes too long.
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

  /// Returns whether both patterns have the same source text.
  package nonisolated static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  /// Hashes the source text.
  package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
