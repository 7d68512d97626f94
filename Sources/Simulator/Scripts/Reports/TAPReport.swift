import CoreGraphics

/// Writes results in the Test Anything Protocol, version 14; see testanything.org.
package enum TAPReport {
  /// Returns the report of some scripts: one numbered line an expectation, a comment line for what
  /// was found instead, for each warning, and for a phone or a process that stopped.
  package static func text(of results: [ScriptResult]) -> String {
    var lines = ["TAP version 14", "1..\(results.map(\.checks.count).reduce(0, +))"]
    var number = 0
    for result in results {
      lines.append("# \(oneLine(result.name))")
      for check in result.checks {
        number += 1
        lines.append(
          "\(check.passed ? "ok" : "not ok") \(number) - \(escaped(oneLine(check.text)))")
        if let failure = check.failure {
          lines += comment("line \(check.place.line): \(failure)")
        }
      }
      for warning in result.warnings { lines += comment("warning: \(warning)") }
      // A process that was lost bails out of nothing: the other scripts have their own.
      if let loss = result.loss { lines += comment(loss.reason) }
      if let halt = result.haltText { lines.append("Bail out! \(oneLine(halt))") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func comment(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "# \($0)" }
  }

  /// Keeps what would begin a directive from being one.
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "#", with: "\\#")
  }

  private static func oneLine(_ text: String) -> String {
    text.replacingOccurrences(of: "\n", with: " ")
  }
}
