package import Simulator
package import UIKit

/// The outcome of playing a script.
package struct ScriptResult: Equatable, Codable {
  /// An expectation and whether it held.
  package struct Check: Equatable, Codable {
    /// When it was checked, on the phone's clock.
    package var time: AppTime
    /// The expectation as it is written, with its time: `1.800 expect label message ""`.
    package var text: String
    /// Its location in the script; unknown for a check that no line states.
    package var location: ScriptLocation
    /// The name of the included file that the location is in; nil for the script itself.
    package var file: String?
    /// What was expected and what was found; `nil` if the expectation held.
    package var failure: String?

    /// Makes the outcome of an expectation.
    package init(
      time: AppTime, text: String, location: ScriptLocation, file: String? = nil, failure: String?
    ) {
      self.time = time
      self.text = text
      self.location = location
      self.file = file
      self.failure = failure
    }

    /// Whether the expectation held.
    package var passed: Bool { failure == nil }
  }

  /// The script's name, normally its path.
  package var name: String
  /// The expectations, in the order in which they were checked.
  package var checks: [Check] = []
  /// What fails nothing but should be known, such as touches that were never lifted.
  package var warnings: [String] = []
  /// Why the phone stopped before the script's end; `nil` if it did not.
  package var halt: Phone.Halt?
  /// How many turns the phone made in its life.
  package var turnCount = 0
  /// The time of the last step that was played, on the phone's clock.
  package var endTime = AppTime.zero

  /// Makes the result of a script of which nothing was played yet.
  package init(name: String) {
    self.name = name
  }

  /// The expectations that did not hold.
  package var failures: [Check] { checks.filter { !$0.passed } }

  /// The failures, each as `file:line:column: expectation: what was found`, then why the phone halted.
  package var failureText: [String] {
    failures.map { check in
      "\(check.file ?? name):\(check.location.line):\(check.location.column): \(check.text): "
        + (check.failure ?? "")
    } + (haltText.map { ["\(name): \($0)"] } ?? [])
  }

  /// Why the phone halted before the script's end; `nil` if it did not.
  package var haltText: String? { halt.map(Self.text(of:)) }

  /// Describes why a phone halted.
  package static func text(of halt: Phone.Halt) -> String {
    switch halt {
    case .runaway(let time):
      "the app asked for more than \(Phone.itemLimit) timers and packets at "
        + "\(ScriptSyntax.text(of: time)) s"
    case .quit: "the app ended"
    }
  }
}
