import Terminal
import TouchScript

/// A script's result, with the command's verdict and report.
@MainActor
struct ScriptReport: @MainActor Codable {
  /// The reason why a script was not played to its end, or why some of its output is missing.
  struct ProcessFailure: Codable, Equatable {
    /// The reason, as the continuation of the script's name.
    var reason: String
    /// The lowest exit code for the script.
    var code = CommandStatus.crashGuard

    /// The failure of a script if one of its pictures could not be saved.
    static let picture = ProcessFailure(reason: "a picture could not be saved", code: .file)
  }

  /// What happened on the phone.
  var result: ScriptResult
  /// The failure of the process; `nil` if it played the script to its end.
  var processFailure: ProcessFailure?
  /// Whether warnings count as failures.
  var isStrict = false
  /// The duration in real seconds; 0 if unknown.
  var duration = 0.0

  /// Creates the report of a script that was played.
  init(
    _ result: ScriptResult, processFailure: ProcessFailure? = nil, isStrict: Bool = false,
    duration: Double = 0
  ) {
    self.result = result
    self.duration = duration
    self.processFailure = processFailure
    self.isStrict = isStrict
  }

  /// Creates the report of a script without a result. It is unknown which expectations were
  /// reached.
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

  /// The reason why the script stopped early, so that the outcome of its other expectations is
  /// unknown; `nil` if it was played to its end.
  var stopText: String? {
    let runaway: String? = if case .runaway = result.halt { result.haltText } else { nil }
    let reasons = [runaway, processFailure?.reason].compactMap { $0 }
    return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }

  /// The expectations, followed by a failed check if the script fails for another reason. A script
  /// without expectations has one check, which passes if the script does.
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

  /// Remarks that do not fail the script, such as warnings, and that the app quit.
  var remarks: [String] {
    let ending = result.halt == .quit ? result.haltText : nil
    return (isStrict ? [] : result.warnings.map { "warning: \($0)" }) + [ending].compactMap { $0 }
  }
}

extension Script {
  /// Returns the checks of all expectations, all with the same outcome.
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
