import CoreGraphics

extension ScriptResult {
  /// What went wrong in the process that played a script, as its parent saw it.
  package struct ProcessFailure: Equatable, Codable {
    /// What happened, the rest of a sentence that begins with the script's name.
    package var reason: String
    /// What the script's command tells the shell, at least.
    package var code: ExitCode

    /// The loss of a script of whose pictures not all are there.
    package static let picture = ProcessFailure("a picture could not be saved", code: .file)

    /// Makes a loss.
    package init(_ reason: String, code: ExitCode = .crashGuard) {
      self.reason = reason
      self.code = code
    }
  }

  /// Makes the result of a script whose process ended and left none.
  ///
  /// Nobody knows how far it came: none of its expectations counts as reached.
  package init(of script: Script, name: String, lost loss: ProcessFailure) {
    self.init(name: name)
    self.loss = loss
    checks = script.steps.compactMap { step in
      guard case .expectation(let expectation) = step.action else { return nil }
      return Check(
        time: step.time,
        text: "\(ScriptSyntax.text(of: step.time)) \(ScriptSyntax.text(of: expectation))",
        place: step.place, failure: "not reached: \(loss.reason)")
    }
  }
}
