import UIKit

/// Formats reports as one JSON object.
///
/// `exitCode` is the command's, normally the highest of all scripts. Each of `scripts` has `name`,
/// `exitCode`, `passed`, `failed`, `turns`, `endTime` in seconds, `warnings`, `halt` if the phone or
/// its process stopped, and `checks`. These have `time`, `text`, `line`, `column`, `passed`, and
/// `message` if the check failed; line and column are 0 if no line of the script states it, and `file`
/// is there if an included file does.
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
    var file: String?
    var line: Int
    var column: Int
    var passed: Bool
    var message: String?
  }

  /// Returns the object, with its keys in alphabetical order.
  ///
  /// - Parameter signal: The signal that ended the command; `nil` if none did.
  static func text(of reports: [ScriptReport], signal: Int32? = nil) -> String {
    let worst = (reports.map(\.exitCode).max() ?? .success).rawValue
    let summary = Summary(
      exitCode: signal.map { 128 + $0 } ?? worst,
      scripts: reports.map(script(of:)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for numbers that are not finite; there are none.
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
          time: check.time.seconds, text: check.text, file: check.file,
          line: check.location.line,
          column: check.location.column, passed: check.passed, message: check.failure)
      })
  }
}
