import CoreGraphics
import TouchScript
import UIKit

/// Writes results as one JSON object.
///
/// `exitCode` is the command's, normally the highest of all scripts; each of `scripts` has `name`, `exitCode`, `passed`,
/// `failed`, `turns`, `endTime` in seconds, `warnings`, `halt` where the phone or its process stopped,
/// and `checks` with `time`, `text`, `line`, `column`, `passed`, and `message` where one failed; line
/// and column are 0 where no line of the script says it.
@MainActor enum JSONReport {
  private struct Summary: Encodable {
    var exitCode: Int32
    var scripts: [ScriptSummary]
  }

  private struct ScriptSummary: Encodable {
    var name: String
    var exitCode: Int32
    var passed: Int
    var failed: Int
    var turns: Int
    var endTime: Double
    var warnings: [String]
    var halt: String?
    var checks: [Check]
  }

  private struct Check: Encodable {
    var time: Double
    var text: String
    var line: Int
    var column: Int
    var passed: Bool
    var message: String?
  }

  /// Returns the report of some scripts; its keys are in the order of the alphabet.
  ///
  /// - Parameter signal: The signal that ended the play; nil where none did.
  static func text(of reports: [ScriptReport], signal: Int32? = nil) -> String {
    let worst = (reports.map(\.exitCode).max() ?? .success).rawValue
    let summary = Summary(
      exitCode: signal.map { 128 + $0 } ?? worst,
      scripts: reports.map(script(of:)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Nothing here is a number that JSON cannot hold, the only thing that encoding can fail of.
    let data = (try? encoder.encode(summary)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func script(of report: ScriptReport) -> ScriptSummary {
    let (result, checks) = (report.result, report.checks)
    let passed = checks.count(where: \.passed)
    return ScriptSummary(
      name: result.name, exitCode: report.exitCode.rawValue, passed: passed,
      failed: checks.count - passed,
      turns: result.turnCount, endTime: result.endTime.seconds, warnings: result.warnings,
      halt: report.stopText ?? result.haltText,
      checks: checks.map { check in
        Check(
          time: check.time.seconds, text: check.text, line: check.location.line,
          column: check.location.column, passed: check.passed, message: check.failure)
      })
  }
}
