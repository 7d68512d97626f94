package import Simulator
import UIKit

/// Checks expectations on a phone and describes the actual values if they fail.
package struct ExpectationChecker {
  let phone: Phone
  /// The trace lines so far, for `expect trace`. The owner appends them.
  package var trace: [String] = []
  /// The index of the first unmatched log line.
  package private(set) var logIndex = 0

  /// The failure message for `expect snapshot` if pictures are not compared.
  package static let noPictures = "pictures are not compared here; use `touchbox play`"

  /// Creates a checker that begins with the first log line.
  package init(phone: Phone) {
    self.phone = phone
  }

  /// Skips the log lines that another checker for the same phone has matched.
  package mutating func skipLog(matchedBy other: ExpectationChecker) {
    logIndex = other.logIndex
  }

  /// Returns a description of the failure, or `nil` if the expectation passes.
  package mutating func failure(of expectation: ScriptExpectation) -> String? {
    do throws(PropertyReader.Problem) {
      switch expectation {
      case .log(let line): return try logFailure(ScriptSyntax.quoted(line)) { $0 == line }
      case .logContains(let text):
        return try logFailure("a line that contains \(ScriptSyntax.quoted(text))") {
          $0.contains(text)
        }
      case .logMatches(let pattern):
        return try logFailure("a line that matches \(ScriptSyntax.quoted(pattern.text))") {
          line throws(PropertyReader.Problem) in try Self.matches(pattern, anyOf: [line])
        }
      case .noLog: return unmatchedLog()
      case .label(let name, let text): return try labelFailure(name, text)
      case .property(let path, let value, let tolerance):
        return try PropertyReader(phone).value(at: path)
          .difference(from: value, tolerance: tolerance ?? ScriptValue.defaultTolerance)
      case .count(let name, let count): return countFailure(name, count)
      case .gesture(let name, let state): return try gestureFailure(name, state)
      case .trace(let pattern): return try traceFailure(pattern)
      case .snapshot: return Self.noPictures
      }
    } catch {
      return error.message
    }
  }

  /// Returns a message about unmatched log lines, or `nil` if there are none.
  package func unmatchedLog() -> String? {
    let left = phone.log.lines[logIndex...].map { ScriptSyntax.quoted($0.text) }
    guard !left.isEmpty else { return nil }
    let shown = left.prefix(5).joined(separator: ", ")
    return "expected no line, got \(shown)" + (left.count > 5 ? " and \(left.count - 5) more" : "")
  }

  private mutating func logFailure(
    _ expected: String, _ holds: (String) throws(PropertyReader.Problem) -> Bool
  ) throws(PropertyReader.Problem) -> String? {
    let lines = phone.log.lines
    guard logIndex < lines.count else { return "expected \(expected), got no more lines" }
    let line = lines[logIndex].text
    logIndex += 1
    return try holds(line) ? nil : "expected \(expected), got \(ScriptSyntax.quoted(line))"
  }

  private func labelFailure(
    _ name: String, _ expected: String
  ) throws(PropertyReader.Problem) -> String? {
    guard let path = PropertyPath("\(name).text") else { return "not a name: \(name)" }
    let value = try PropertyReader(phone).value(at: path)
    return (value == .none ? .text("") : value).difference(from: .text(expected), tolerance: 0)
  }

  private func countFailure(_ name: String, _ expected: Int) -> String? {
    let reader = PropertyReader(phone)
    let count = reader.views(named: name).count
    guard count != expected else { return nil }
    let hint = count == 0 ? "; \(reader.identifierList(near: name))" : ""
    return "expected \(expected), got \(count)\(hint)"
  }

  private func gestureFailure(
    _ name: String, _ expected: UIGestureRecognizer.State
  ) throws(PropertyReader.Problem) -> String? {
    let recognizer = try PropertyReader(phone).recognizer(named: name)
    guard recognizer.state != expected, recognizer.latestState != expected else { return nil }
    let reason = recognizer.shortfallText.map { ": \($0)" } ?? ""
    return "expected \(expected), got \(recognizer.currentOrLatestState)\(reason)"
  }

  private func traceFailure(_ pattern: TracePattern) throws(PropertyReader.Problem) -> String? {
    if try Self.matches(pattern, anyOf: trace) { return nil }
    let last = trace.suffix(5).map { "\n  \($0)" }.joined()
    return "expected a trace line that matches \(ScriptSyntax.quoted(pattern.text)), got "
      + (trace.isEmpty ? "no line" : "none in \(trace.count); the last lines are:\(last)")
  }

  private static func matches(
    _ pattern: TracePattern, anyOf lines: [String]
  ) throws(PropertyReader.Problem) -> Bool {
    guard let matches = pattern.matches(anyOf: lines) else {
      throw PropertyReader.Problem(
        message:
          "the search for \(ScriptSyntax.quoted(pattern.text)) takes too long; expected a pattern "
          + "without nested repetition such as (a+)+")
    }
    return matches
  }
}
