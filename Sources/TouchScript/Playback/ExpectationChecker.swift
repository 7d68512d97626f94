import CoreGraphics
package import Simulator
import UIKit

/// Decides whether what a script expects is so, and says what is instead.
package struct ExpectationChecker {
  let phone: Phone
  /// The lines of the trace so far; kept only for a script that expects some.
  package var trace: [String] = []
  /// How many lines of the log were expected so far.
  package private(set) var logPlace = 0

  /// Makes a judge of a phone; it looks at each line of the log from the first.
  package init(phone: Phone) {
    self.phone = phone
  }

  /// Takes as expected what another judge of the same phone took.
  package mutating func takeLog(from other: ExpectationChecker) {
    logPlace = other.logPlace
  }

  /// Returns what is wrong with an expectation; nil where it holds.
  package mutating func failure(of expectation: ScriptExpectation) -> String? {
    switch expectation {
    case .log(let line): logFailure(line)
    case .noLog: leftOverLog()
    case .label(let name, let text): labelFailure(name, text)
    case .property(let path, let value, let tolerance):
      propertyFailure(path, value, tolerance: tolerance)
    case .count(let name, let count): countFailure(name, count)
    case .gesture(let name, let state): gestureFailure(name, state)
    case .trace(let pattern): traceFailure(pattern)
    }
  }

  /// Returns the lines of the log that nothing expected, as a sentence; nil for none.
  package func leftOverLog() -> String? {
    let left = phone.log.lines[logPlace...].map { ScriptSyntax.quoted($0.text) }
    guard !left.isEmpty else { return nil }
    let shown = left.prefix(5).joined(separator: ", ")
    return "expected no line, got \(shown)" + (left.count > 5 ? " and \(left.count - 5) more" : "")
  }

  private mutating func logFailure(_ expected: String) -> String? {
    let lines = phone.log.lines
    guard logPlace < lines.count else {
      return "expected \(ScriptSyntax.quoted(expected)), got no further line"
    }
    let line = lines[logPlace].text
    logPlace += 1
    return line == expected
      ? nil : "expected \(ScriptSyntax.quoted(expected)), got \(ScriptSyntax.quoted(line))"
  }

  private func labelFailure(_ name: String, _ expected: String) -> String? {
    guard let path = PropertyPath("\(name).text") else { return "no name: \(name)" }
    switch PropertyReader(phone).value(at: path) {
    case .failure(let problem): return problem.message
    case .success(let value):
      let text = value == .none ? .text("") : value
      return text.difference(from: .text(expected), tolerance: 0)
    }
  }

  private func propertyFailure(
    _ path: PropertyPath, _ expected: ScriptValue, tolerance: Double?
  ) -> String? {
    switch PropertyReader(phone).value(at: path) {
    case .failure(let problem): problem.message
    case .success(let value):
      value.difference(from: expected, tolerance: tolerance ?? ScriptValue.defaultTolerance)
    }
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
  ) -> String? {
    switch PropertyReader(phone).recognizer(named: name) {
    case .failure(let problem): return problem.message
    case .success(let recognizer):
      guard recognizer.state != expected, recognizer.latest != expected else { return nil }
      return "expected \(expected), got \(recognizer.latest)"
    }
  }

  private func traceFailure(_ pattern: String) -> String? {
    guard let expression = try? Regex(pattern) else { return "no regular expression: \(pattern)" }
    if trace.contains(where: { $0.firstMatch(of: expression) != nil }) { return nil }
    let last = trace.suffix(5).map { "\n  \($0)" }.joined()
    return "expected a line of the trace that matches \(ScriptSyntax.quoted(pattern)), got "
      + (trace.isEmpty ? "no line" : "none in \(trace.count); the last are:\(last)")
  }
}
