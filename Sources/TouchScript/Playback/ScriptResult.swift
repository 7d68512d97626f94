package import Simulator
package import UIKit

/// The result of playing a script.
package struct ScriptResult: Equatable, Codable {
  /// An expectation and its outcome.
  package struct Check: Equatable, Codable {
    /// The time of the check, on the phone's clock.
    package var time: AppTime
    /// The expectation in script syntax, with its time: `1.800 expect label message ""`.
    package var text: String
    /// The expectation's location in the script, which is unknown for checks that have no line.
    package var location: ScriptLocation
    /// The name of the included file that contains the location, or `nil` for the script itself.
    package var file: String?
    /// The expected and the actual value, or `nil` if the expectation passed.
    package var failure: String?

    /// Creates the outcome of an expectation.
    package init(
      time: AppTime, text: String, location: ScriptLocation, file: String? = nil, failure: String?
    ) {
      self.time = time
      self.text = text
      self.location = location
      self.file = file
      self.failure = failure
    }

    /// Whether the expectation passed.
    package var passed: Bool { failure == nil }
  }

  /// The script's name, normally its path.
  package var name: String
  /// The expectations, in the order in which they were checked.
  package var checks: [Check] = []
  /// Problems that are not failures, such as touches that were never lifted.
  package var warnings: [String] = []
  /// The reason the phone stopped before the script's end, or `nil` if it did not.
  package var halt: Phone.Halt?
  /// The number of turns that the phone has run since launch.
  package var turnCount = 0
  /// The time of the last played step, on the phone's clock.
  package var endTime = AppTime.zero

  /// Creates the result for a script before its first step.
  package init(name: String) {
    self.name = name
  }

  /// The expectations that failed.
  package var failures: [Check] { checks.filter { !$0.passed } }

  /// The failures, each as `file:line:column: expectation: failure`, followed by the reason for a
  /// halt, if any.
  package var failureText: [String] {
    failures.map { check in
      "\(check.file ?? name):\(check.location.line):\(check.location.column): \(check.text): "
        + (check.failure ?? "")
    } + (haltText.map { ["\(name): \($0)"] } ?? [])
  }

  /// The reason the phone halted before the script's end, or `nil` if it did not.
  package var haltText: String? { halt.map(Self.text(of:)) }

  /// Returns a description of the reason a phone halted.
  package static func text(of halt: Phone.Halt) -> String {
    switch halt {
    case .runaway(let time):
      "the app scheduled more than \(Phone.itemLimit) timers and packets at "
        + "\(ScriptSyntax.text(of: time)) s"
    case .quit: "the app ended"
    }
  }
}
