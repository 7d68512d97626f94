/// Formats reports in the Test Anything Protocol, version 14; see testanything.org.
@MainActor enum TAPReport {
  /// Returns the report: a numbered line for each check, with comments that say what was found
  /// instead, and a comment for each warning.
  static func text(of reports: [ScriptReport]) -> String {
    var lines = ["TAP version 14", "1..\(reports.map(\.checks.count).reduce(0, +))"]
    var number = 0
    for report in reports {
      lines.append("# \(oneLine(report.name))")
      for check in report.checks {
        number += 1
        lines.append(
          "\(check.passed ? "ok" : "not ok") \(number) - \(escaped(oneLine(check.text)))")
        if let failure = check.failure {
          let line = check.location.line
          let file = check.file.map { "\($0), " } ?? ""
          lines += comment((line > 0 ? "\(file)line \(line): " : "") + failure)
        }
      }
      // No "Bail out!" for a script that stopped: readers would ignore the scripts after it.
      for remark in report.remarks { lines += comment(remark) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func comment(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "# \($0.printable())" }
  }

  /// Escapes `#`, which would start a directive.
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "#", with: "\\#")
  }

  private static func oneLine(_ text: String) -> String {
    text.replacingOccurrences(of: "\n", with: " ").printable()
  }
}
