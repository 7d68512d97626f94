import CoreGraphics
import TouchScript

/// Writes results in the XML form that build servers read: a suite a script, a case an expectation.
@MainActor enum JUnitReport {
  /// Returns the report of some scripts.
  static func text(of reports: [ScriptReport]) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites\(counts(of: reports))>\n"
      + reports.map(suite(of:)).joined() + "</testsuites>\n"
  }

  private static func suite(of report: ScriptReport) -> String {
    let name = escaped(report.name)
    let checks = report.checks
    var text = "  <testsuite name=\"\(name)\"\(counts(of: [report]))>\n"
    for (index, check) in checks.enumerated() {
      text += "    <testcase classname=\"\(name)\" name=\"\(escaped(check.text))\""
      if let failure = check.failure {
        let kind = isError(index, of: report) ? "error" : "failure"
        text += ">\n      <\(kind) message=\"\(escaped(failure))\">"
        let place =
          check.location.line > 0 ? ":\(check.location.line):\(check.location.column)" : ""
        text += escaped(report.name + place)
        text += "</\(kind)>\n    </testcase>\n"
      } else {
        text += "/>\n"
      }
    }
    if !report.remarks.isEmpty {
      text += "    <system-err>\(escaped(report.remarks.joined(separator: "\n")))</system-err>\n"
    }
    return text + "  </testsuite>\n"
  }

  /// Whether a check is the one for a script that stopped, which is no failure of what it expects.
  private static func isError(_ index: Int, of report: ScriptReport) -> Bool {
    index == report.result.checks.count && report.stopText != nil
  }

  private static func counts(of reports: [ScriptReport]) -> String {
    let checks = reports.flatMap(\.checks)
    let failed = checks.count { !$0.passed }
    let errors = reports.count { $0.stopText != nil }
    return " tests=\"\(checks.count)\" failures=\"\(failed - errors)\" errors=\"\(errors)\""
  }

  /// Returns text for an attribute or an element; letters that XML cannot hold become U+FFFD.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      case "\r": "&#13;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(Character(scalar))
      }
    }.joined()
  }
}
