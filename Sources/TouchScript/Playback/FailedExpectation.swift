package import UIKit

/// An expectation that failed, and the expectation that would have passed.
package struct FailedExpectation: Equatable {
  /// The time of the check, on the phone's clock.
  package let time: AppTime
  /// The expectation's line in the script.
  package let location: ScriptLocation
  /// The expectation in script syntax.
  package let expected: String
  /// The reason for the failure, with the actual value.
  package let failure: String
  /// The expectation of the same kind that passes now, or `nil` if there is none.
  package let actual: ScriptExpectation?
}

extension ExpectationChecker {
  /// Returns the expectation of the same kind that passes now, or `nil` if there is none. Call this
  /// method before `failure(of:)`, which matches the next log line.
  func actual(for expectation: ScriptExpectation) -> ScriptExpectation? {
    switch expectation {
    case .log, .logContains, .logMatches:
      let lines = phone.log.lines
      return logIndex < lines.count ? .log(lines[logIndex].text) : nil
    case .label(let name, _):
      guard let path = PropertyPath("\(name).text"),
        let value = try? PropertyReader(phone).value(at: path)
      else { return nil }
      switch value {
      case .text(let text): return .label(name, text)
      case .none: return .label(name, "")
      case .number, .bool, .pair, .rect, .word: return nil
      }
    case .property(let path, _, let tolerance):
      guard let value = try? PropertyReader(phone).value(at: path) else { return nil }
      return .property(path, value, tolerance: tolerance)
    case .count(let name, _):
      return .count(name, PropertyReader(phone).views(named: name).count)
    case .gesture(let name, _):
      guard let recognizer = try? PropertyReader(phone).recognizer(named: name) else { return nil }
      return .gesture(name, recognizer.currentOrLatestState)
    case .noLog, .trace, .snapshot:
      return nil
    }
  }
}
