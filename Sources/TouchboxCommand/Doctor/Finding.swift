import Terminal

/// One line of output from `touchbox doctor`: a topic, the result, and advice.
struct Finding: Equatable {
  /// The severity of a finding.
  enum Verdict: String {
    /// Everything is fine.
    case ok
    /// Something that only some commands need is missing, or there is useful information.
    case note
    /// Something that a common command needs is missing.
    case problem
  }

  /// The subject of the check, such as "Fonts".
  let topic: String
  /// The severity.
  let verdict: Verdict
  /// The result of the check.
  let text: String
  /// Instructions for fixing the problem, or `nil` if there is nothing to fix.
  let advice: String?
  /// The exit code for a problem.
  let code: CommandStatus

  private init(
    _ topic: String, _ verdict: Verdict, _ text: String, advice: String?, _ code: CommandStatus
  ) {
    (self.topic, self.verdict, self.text, self.advice, self.code) =
      (topic, verdict, text, advice, code)
  }

  /// Creates a finding for a check that passed.
  static func ok(_ topic: String, _ text: String) -> Finding {
    Finding(topic, .ok, text, advice: nil, .success)
  }

  /// Creates a finding that concerns only some users.
  static func note(_ topic: String, _ text: String, advice: String? = nil) -> Finding {
    Finding(topic, .note, text, advice: advice, .success)
  }

  /// Creates a finding about a problem that should be fixed.
  static func problem(
    _ topic: String, _ text: String, advice: String?, code: CommandStatus = .environment
  ) -> Finding {
    Finding(topic, .problem, text, advice: advice, code)
  }

  /// The finding's line, followed by a second line if there is advice.
  var lines: [String] {
    let width = 9
    let start = verdict.rawValue.padding(toLength: width, withPad: " ", startingAt: 0)
    let advice = advice.map { [String(repeating: " ", count: width) + "-> " + $0] } ?? []
    return ["\(start)\(topic): \(text)"] + advice
  }
}
