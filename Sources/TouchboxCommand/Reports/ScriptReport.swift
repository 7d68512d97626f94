import Terminal
import TouchScript

/// A script's result as the command judges and reports it.
@MainActor
struct ScriptReport: @MainActor Codable {
  /// Why a script was not played to its end, or not everything that it asked for was done.
  struct ProcessFailure: Codable, Equatable {
    /// The reason, worded to follow the script's name.
    var reason: String
    /// The lowest exit code of the script.
    var code = CommandStatus.crashGuard

    /// The failure of a script one of whose pictures could not be saved.
    static let picture = ProcessFailure(reason: "a picture could not be saved", code: .file)
  }

  /// What happened on the phone.
  var result: ScriptResult
  /// What happened to the process; `nil` if it played the script to its end.
  var processFailure: ProcessFailure?
  /// Whether warnings count as failures.
  var isStrict = false
  /// How many real seconds the script took; 0 if that is not known.
  var duration = 0.0

  /// Makes the report of a script that was played.
  init(
    _ result: ScriptResult, processFailure: ProcessFailure? = nil, isStrict: Bool = false,
    duration: Double = 0
  ) {
    self.result = result
    self.duration = duration
    self.processFailure = processFailure
    self.isStrict = isStrict
  }

  /// Makes the report of a script without a result: nobody knows which of its expectations were reached.
  init(unfinished script: Script, name: String, _ failure: ProcessFailure) {
    self.init(ScriptResult(name: name), processFailure: failure)
    result.checks = script.checks(failure: "no result: \(failure.reason)")
  }

  /// The script's name, normally its path.
  var name: String { result.name }

  /// What the script contributes to the command's exit code.
  var exitCode: CommandStatus {
    let code: CommandStatus =
      switch result.halt {
      case .runaway: .crashGuard
      case .quit, nil:
        result.failures.isEmpty && !(isStrict && !result.warnings.isEmpty) ? .success : .failure
      }
    return max(code, processFailure?.code ?? .success)
  }

  /// Why the script was stopped before its end, so that its other expectations are unknown; `nil`
  /// if it was played as it should be.
  var stopText: String? {
    let runaway: String? = if case .runaway = result.halt { result.haltText } else { nil }
    let reasons = [runaway, processFailure?.reason].compactMap { $0 }
    return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }

  /// The expectations, then one failed check more if something else fails the script. A script that expects
  /// nothing has one check, which passes if the script does.
  ///
  /// So a report has a failure exactly where the exit code has one, and names every script that was played.
  var checks: [ScriptResult.Check] {
    let reasons = [stopText].compactMap { $0 } + (isStrict ? result.warnings : [])
    guard !reasons.isEmpty || result.checks.isEmpty else { return result.checks }
    let check = ScriptResult.Check(
      time: result.endTime, text: "the script as a whole", location: .unknown,
      failure: reasons.isEmpty ? nil : reasons.joined(separator: "; "))
    return result.checks + [check]
  }

  /// What fails nothing but should be known: warnings, and that the app quit.
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
