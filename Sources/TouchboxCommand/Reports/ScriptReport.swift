import Terminal
import TouchScript

/// A script's result, with the exit code and the checks that the command reports.
@MainActor
struct ScriptReport: @MainActor Codable {
  /// The reason why a script did not finish playing, or why some of its output is missing.
  struct ProcessFailure: Codable, Equatable {
    /// The reason, as text to follow the script's name.
    var reason: String
    /// The lowest exit code for the script.
    var code = CommandStatus.crashGuard

    /// The failure if one of the script's pictures could not be saved.
    static let picture = ProcessFailure(reason: "a picture could not be saved", code: .file)
  }

  /// The result from the phone.
  var result: ScriptResult
  /// The process's failure, or `nil` if it played the script to the end.
  var processFailure: ProcessFailure?
  /// Whether warnings count as failures.
  var isStrict = false
  /// The duration in real time, in seconds, or 0 if unknown.
  var duration = 0.0

  /// Creates the report on a script that was played.
  init(
    _ result: ScriptResult, processFailure: ProcessFailure? = nil, isStrict: Bool = false,
    duration: Double = 0
  ) {
    self.result = result
    self.duration = duration
    self.processFailure = processFailure
    self.isStrict = isStrict
  }

  /// Creates the report on a script without a result. Which expectations were reached is unknown.
  init(unfinished script: Script, name: String, _ failure: ProcessFailure) {
    self.init(ScriptResult(name: name), processFailure: failure)
    result.checks = script.checks(failure: "no result: \(failure.reason)")
  }

  /// The script's name, normally its path.
  var name: String { result.name }

  /// The script's contribution to the command's exit code.
  var exitCode: CommandStatus {
    let code: CommandStatus =
      switch result.halt {
      case .runaway: .crashGuard
      case .quit, nil:
        result.failures.isEmpty && !(isStrict && !result.warnings.isEmpty) ? .success : .failure
      }
    return max(code, processFailure?.code ?? .success)
  }

  /// The reason why the script stopped early, leaving the outcome of its other expectations
  /// unknown, or `nil` if it was played to the end.
  var stopText: String? {
    let runaway: String? = if case .runaway = result.halt { result.haltText } else { nil }
    let reasons = [runaway, processFailure?.reason].compactMap { $0 }
    return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }

  /// The expectations, followed by a failed check if the script fails for another reason. A script
  /// without expectations has one check, which passes if the script passes.
  ///
  /// A report therefore contains a failure if and only if the exit code is a failure, and names
  /// every script.
  var checks: [ScriptResult.Check] {
    let reasons = [stopText].compactMap { $0 } + (isStrict ? result.warnings : [])
    guard !reasons.isEmpty || result.checks.isEmpty else { return result.checks }
    let check = ScriptResult.Check(
      time: result.endTime, text: "the script as a whole", location: .unknown,
      failure: reasons.isEmpty ? nil : reasons.joined(separator: "; "))
    return result.checks + [check]
  }

  /// Remarks that do not make the script fail, such as warnings, or the fact that the app quit.
  var remarks: [String] {
    let ending = result.halt == .quit ? result.haltText : nil
    return (isStrict ? [] : result.warnings.map { "warning: \($0)" }) + [ending].compactMap { $0 }
  }
}

extension Script {
  /// Returns checks for all expectations, all with the same outcome.
  @MainActor func checks(failure: String?) -> [ScriptResult.Check] {
    steps.compactMap { step in
      guard case .expectation(let expectation) = step.action else { return nil }
      return ScriptResult.Check(
        time: step.time,
        text: "\(ScriptSyntax.text(of: step.time)) \(ScriptSyntax.text(of: expectation))",
        location: step.location, file: includedFile(of: step.location), failure: failure)
    }
  }
}
