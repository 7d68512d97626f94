package import Simulator
package import UIKit

/// What came of playing a script.
package struct ScriptResult: Equatable, Codable {
  /// One expectation, and whether it held.
  package struct Check: Equatable, Codable {
    /// When it was looked at, on the phone's clock.
    package var time: AppTime
    /// The expectation as it is written, with its time: `1.800 expect label message ""`.
    package var text: String
    /// The line it stands in; line 0 for what no line says.
    package var place: ScriptLocation
    /// What was expected and what was found; nil where the expectation held.
    package var failure: String?

    /// Whether the expectation held.
    package var passed: Bool { failure == nil }
  }

  /// The script's name, normally its path.
  package var name: String
  /// The expectations in the order in which they were looked at.
  package var checks: [Check] = []
  /// What should be known but is no failure, such as touches that were never lifted.
  package var warnings: [String] = []
  /// Set when the phone stopped before the script's end.
  package var halt: Phone.Halt?
  /// Set when not all could be done in the process that played the script.
  package var loss: ProcessFailure?
  /// How many turns the phone made in its life.
  package var turnCount = 0
  /// The time of the last step that was played, on the phone's clock.
  package var endTime = AppTime.zero
  /// Whether warnings count as failures.
  package var isStrict = false

  /// The expectations that did not hold.
  package var failures: [Check] { checks.filter { !$0.passed } }

  /// What the script's command tells the shell.
  package var exitCode: ExitCode {
    let code: ExitCode =
      switch halt {
      case .runaway: .crashGuard
      case .quit, nil:
        failures.isEmpty && !(isStrict && !warnings.isEmpty) ? .success : .failure
      }
    return max(code, loss?.code ?? .success)
  }

  /// One line a failure, as `file:line:column: expectation: what was found`, and one for a halt; of
  /// a process that was lost, one line alone.
  package var failureText: [String] {
    if let loss { return ["\(name): \(loss.reason)"] }
    return failures.map { check in
      "\(name):\(check.place.line):\(check.place.column): \(check.text): \(check.failure ?? "")"
    } + (haltText.map { ["\(name): \($0)"] } ?? [])
  }

  /// A sentence about a phone that stopped for good; nil where it did not.
  package var haltText: String? { halt.map(Self.text(of:)) }

  /// What stopped the script from outside or from inside, so that nothing is known of its rest; nil
  /// for a script that was played as it should.
  package var stopText: String? {
    let isRunaway =
      switch halt {
      case .runaway: true
      case .quit, nil: false
      }
    let reasons = [isRunaway ? haltText : nil, loss?.reason].compactMap { $0 }
    return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }

  /// What reports list: the expectations; then one check more that failed, where it is not an
  /// expectation that fails the script.
  ///
  /// So a report has a failure just where the exit code has one.
  package var reportedChecks: [Check] {
    let reasons = [stopText].compactMap { $0 } + (isStrict ? warnings : [])
    guard !reasons.isEmpty else { return checks }
    let check = Check(
      time: endTime, text: "the script as a whole", place: ScriptLocation(line: 0, column: 0),
      failure: reasons.joined(separator: "; "))
    return checks + [check]
  }

  /// What reports remark besides: warnings that fail nothing, and an app that ended.
  package var remarks: [String] {
    let ending = halt == .quit ? haltText : nil
    return (isStrict ? [] : warnings.map { "warning: \($0)" }) + [ending].compactMap { $0 }
  }

  /// Returns a sentence about a phone that stopped for good.
  package static func text(of halt: Phone.Halt) -> String {
    switch halt {
    case .runaway(let time):
      "the app asked for more than \(Phone.itemLimit) timers and packets at "
        + "\(ScriptSyntax.text(of: time)) s"
    case .quit: "the app ended"
    }
  }
}
