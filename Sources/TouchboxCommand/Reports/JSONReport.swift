import Foundation

/// A report format that writes one JSON object.
///
/// `exitCode` is the command's, normally the highest of all scripts. Each element of `scripts` has
/// `name`, `exitCode`, `passed`, `failed`, `turns`, `endTime` in seconds, `warnings`, `halt` if the
/// phone or its process stopped, and `checks`. Each check has `time`, `text`, `line`, `column`,
/// `passed`, and `message` if it failed. The line and column are 0 for a check without a line in
/// the script, and `file` is set for an included file. `shard` is present if the scripts are a
/// shard, with `index`, `count`, the total number of `scripts`, and `signal` if one ended it early.
@MainActor enum JSONReport: ReportFormat {
  private struct Summary: Codable {
    var exitCode: Int32
    var scripts: [Script]
    var shard: ReportedShard?
  }

  /// The report of a script.
  struct Script: Codable {
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

  /// The report of an expectation.
  struct Check: Codable {
    var time: Double
    var text: String
    var file: String?
    var line: Int
    var column: Int
    var passed: Bool
    var message: String?
  }

  static let name = "JSON"
  static let start = "{"

  /// Returns the report, with keys in alphabetical order.
  ///
  /// - Parameter signal: The signal that ended the command, or `nil` if none did.
  static func text(
    of reports: [ScriptReport], shard: ReportedShard? = nil, signal: Int32? = nil
  ) -> String {
    text(
      Summary(
        exitCode: signal.map { 128 + $0 } ?? (reports.map(\.exitCode).max() ?? .success).rawValue,
        scripts: reports.map { script(of: $0, shard: shard, position: 0) }, shard: shard))
  }

  static func text(of scripts: [Script]) -> String {
    text(Summary(exitCode: scripts.map(\.exitCode).max() ?? 0, scripts: scripts))
  }

  private static func text(_ summary: Summary) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for nonfinite numbers, which do not occur here.
    let data = (try? encoder.encode(summary)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  static func script(
    of report: ScriptReport, shard: ReportedShard?, position: Int
  ) -> Script {
    let (result, checks) = (report.result, report.checks)
    let passed = checks.count(where: \.passed)
    return Script(
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

  static func hasFailed(_ script: Script) -> Bool { script.exitCode != 0 }

  static func read(_ bytes: Data) throws(ReportError) -> (shard: ReportedShard?, scripts: [Script])
  {
    guard (try? JSONSerialization.jsonObject(with: bytes)) != nil else { throw .cutOff }
    guard let summary = try? JSONDecoder().decode(Summary.self, from: bytes) else {
      throw .unknown
    }
    return (summary.shard, summary.scripts)
  }
}
