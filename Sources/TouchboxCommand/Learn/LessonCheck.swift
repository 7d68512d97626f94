import Foundation
import Terminal

/// The results of a lesson's checks.
///
/// For an app, each script is a check. For a script, there are two: it must pass on the correct app
/// and fail on the faulty one.
@MainActor
struct LessonCheck {
  /// The result of one check.
  struct Result {
    /// The claim to check, in a few words.
    let claim: String
    /// The reason why the check failed, or `nil` if it passed.
    let failure: String?
    /// The check's contribution to the command's exit code.
    let code: CommandStatus

    /// Creates the result of a script that must pass.
    init(_ claim: String, _ script: JSONReport.Script) {
      self.claim = claim
      code = CommandStatus(rawValue: script.exitCode) ?? .failure
      failure = Self.failure(of: script)
    }

    /// Creates the result of the reader's script on the faulty app.
    init(isFaultFound: Bool) {
      claim = "The script fails on the faulty app"
      code = isFaultFound ? .success : .failure
      failure =
        isFaultFound
        ? nil
        : "it also passes on the faulty app; land away from the card's center, and expect the "
          + "center's location"
    }

    private static func failure(of script: JSONReport.Script) -> String? {
      guard script.exitCode != 0 else { return nil }
      guard let check = script.checks.first(where: { !$0.passed }), script.halt == nil else {
        let reason = script.halt ?? "exit code \(script.exitCode)"
        // The reader cannot change the limit.
        return reason.replacing(#/; raise --timeout .*/#, with: "; look for a loop without an end")
      }
      let name = ((check.file ?? script.name) as NSString).lastPathComponent
      return "\(name):\(check.line): \(check.text): \(check.message ?? "failed")"
    }
  }

  /// The maximum real time for each script, in seconds. A script that plays for longer fails.
  private static let timeout = 5

  let lesson: Lesson
  let results: [Result]

  /// Plays the scripts in a program built from the lesson's app.
  ///
  /// - Parameters:
  ///   - file: The path of the reader's file.
  ///   - program: The path of the program.
  /// - Throws: `CommandFailure` if the scripts cannot be played; `StopSignals.Stopped`.
  init(_ lesson: Lesson, _ file: String, in program: String, _ signals: StopSignals) throws {
    self.lesson = lesson
    if lesson.isScript {
      // Report all errors in the script here, because the program would report them twice.
      _ = try ScriptFileContents(file).script()
      let played = try [Lesson.correctApp, Lesson.faultyApp].flatMap {
        try Self.play([file], ["--app", $0], in: program, signals)
      }
      results = zip(played, [true, false]).map { script, mustPass in
        mustPass
          ? Result("The script passes on the correct app", script)
          : Result(isFaultFound: script.exitCode != 0)
      }
    } else {
      let paths = lesson.scripts.map { "\(lesson.folder)/\($0)" }
      results = zip(lesson.scripts, try Self.play(paths, [], in: program, signals)).map {
        Result(lesson.claim(of: $0), $1)
      }
    }
  }

  /// Whether all checks have passed.
  var isPassed: Bool { code == .success }

  /// The number of checks that passed, for example "2 of 3 checks passed".
  var score: String {
    "\(results.count { $0.failure == nil }) of \(results.count) checks passed"
  }

  /// The results as lines of text.
  var lines: [String] {
    ["Lesson \(lesson.number): \(lesson.title)"]
      + results.flatMap { result in
        ["  \(result.failure == nil ? "passed" : "failed")  \(result.claim)"]
          + (result.failure.map { ["          \($0)"] } ?? [])
      }
  }

  /// The exit code of `learn --check`.
  var code: CommandStatus { results.map(\.code).max() ?? .success }

  /// Plays scripts, and returns their reports.
  private static func play(
    _ scripts: [String], _ options: [String], in program: String, _ signals: StopSignals
  ) throws -> [JSONReport.Script] {
    let arguments =
      ["play"] + scripts + options + ["--quiet", "--jobs", "1", "--timeout", "\(timeout)"]
    let (_, output) = try Subprocess.read(
      program, arguments + ["--json", "-"], signals, errors: .null)
    if let report = try? JSONReport.read(output), report.scripts.count == scripts.count {
      return report.scripts
    }
    // Nothing was played, so print the reason.
    let (ending, _) = try Subprocess.read(program, arguments, signals)
    let code: CommandStatus? =
      if case .exited(let code) = ending { CommandStatus(rawValue: code) } else { nil }
    throw CommandFailure(code ?? .crashGuard, reported: "The scripts can't be played")
  }
}
