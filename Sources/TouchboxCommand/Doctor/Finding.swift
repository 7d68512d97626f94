import Terminal

/// One line of `touchbox doctor`: what was looked at, what was found, and what to do about it.
struct Finding: Equatable {
  /// How good it is.
  enum Verdict: String {
    /// As it should be.
    case ok
    /// Something that only some commands need, or that is good to know.
    case note
    /// Something that a common command needs is missing.
    case problem
  }

  /// What was looked at, such as "Fonts".
  let topic: String
  /// How good it is.
  let verdict: Verdict
  /// What was found.
  let text: String
  /// What to do about it; `nil` for nothing.
  let advice: String?
  /// What a problem makes the command end with.
  let code: CommandStatus

  private init(
    _ topic: String, _ verdict: Verdict, _ text: String, advice: String?, _ code: CommandStatus
  ) {
    (self.topic, self.verdict, self.text, self.advice, self.code) =
      (topic, verdict, text, advice, code)
  }

  /// Makes a finding without a problem.
  static func ok(_ topic: String, _ text: String) -> Finding {
    Finding(topic, .ok, text, advice: nil, .success)
  }

  /// Makes a finding that some may care about.
  static func note(_ topic: String, _ text: String, advice: String? = nil) -> Finding {
    Finding(topic, .note, text, advice: advice, .success)
  }

  /// Makes a finding that should be mended.
  static func problem(
    _ topic: String, _ text: String, advice: String?, code: CommandStatus = .environment
  ) -> Finding {
    Finding(topic, .problem, text, advice: advice, code)
  }

  /// The line, and the advice on a line of its own.
  var lines: [String] {
    let width = 9
    let start = verdict.rawValue.padding(toLength: width, withPad: " ", startingAt: 0)
    let advice = advice.map { [String(repeating: " ", count: width) + "-> " + $0] } ?? []
    return ["\(start)\(topic): \(text)"] + advice
  }
}
