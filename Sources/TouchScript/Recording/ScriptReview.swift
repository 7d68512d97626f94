import UIKit

/// The failed expectations of a script that is played in a window, and the actual values that the
/// user accepted.
package struct ScriptReview {
  /// The failures that wait for a decision, in the order of the checks.
  package private(set) var pending: [FailedExpectation] = []
  /// The actual values that replace expectations, by line.
  private var accepted: [Int: ScriptExpectation] = [:]

  /// Creates a review without failures.
  package init() {}

  /// Adds a failure.
  package mutating func add(_ failure: FailedExpectation) {
    pending.append(failure)
  }

  /// The reason that the first pending failure cannot be accepted, or `nil` if it can.
  package var obstacle: String? {
    guard let failure = pending.first else { return nil }
    guard let actual = failure.actual else { return "There is no value to write to the script." }
    if failure.location.file > 0 { return "The line is in an included file." }
    if let other = accepted[failure.location.line], other != actual {
      return "The line is repeated, and already has another value."
    }
    return nil
  }

  /// Replaces the first pending failure's expectation by the actual value, if it can be accepted.
  package mutating func accept() {
    guard obstacle == nil, let failure = pending.first else { return }
    accepted[failure.location.line] = failure.actual
    pending.removeFirst()
  }

  /// Keeps the first pending failure's expectation.
  package mutating func keep() {
    if !pending.isEmpty { pending.removeFirst() }
  }

  /// The number of lines that have a new expectation.
  package var acceptedCount: Int { accepted.count }

  /// Returns whether a check is in a line that has a new expectation.
  package func isAccepted(_ check: ScriptResult.Check) -> Bool {
    check.location.file == 0 && accepted[check.location.line] != nil
  }

  /// Returns a script's text with the new expectations. Times, comments, and all other lines remain
  /// as they are.
  package func updated(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (line, expectation) in accepted where lines.indices.contains(line - 1) {
      lines[line - 1] = Self.line(lines[line - 1], expecting: expectation)
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ text: String, expecting expectation: ScriptExpectation) -> String {
    guard let verb = text.range(of: "expect") else { return text }
    let comment = (try? ScriptLineParser.line(Array(text.utf8)[...], line: 1))?.comment
    return text[..<verb.lowerBound] + ScriptSyntax.text(of: expectation)
      + (comment.map { "  #\($0)" } ?? "")
  }
}
