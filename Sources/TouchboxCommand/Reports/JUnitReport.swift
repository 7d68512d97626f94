/// Formats reports as the XML that build servers read: a suite for each script, a case for each check.
///
/// A suite's `time` is in real seconds, as build servers expect; its property `virtualTime` is the time of
/// the last step on the phone's clock, which is the same in each run.
@MainActor enum JUnitReport {
  /// Returns the XML document.
  static func text(of reports: [ScriptReport]) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites\(counts(of: reports))>\n"
      + reports.map(suite(of:)).joined() + "</testsuites>\n"
  }

  private static func suite(of report: ScriptReport) -> String {
    let name = escaped(report.name)
    let checks = report.checks
    var text = """
        <testsuite name="\(name)"\(counts(of: [report]))>
          <properties>
            <property name="virtualTime" value="\(seconds(report.result.endTime.seconds))"/>
          </properties>

      """
    for (index, check) in checks.enumerated() {
      text += "    <testcase classname=\"\(name)\" name=\"\(escaped(check.text))\""
      if let failure = check.failure {
        let kind = isError(index, of: report) ? "error" : "failure"
        text += ">\n      <\(kind) message=\"\(escaped(failure))\">"
        let location =
          check.location.line > 0 ? ":\(check.location.line):\(check.location.column)" : ""
        text += escaped((check.file ?? report.name) + location)
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

  /// Whether a check is the one for a script that stopped, as opposed to a failed expectation.
  private static func isError(_ index: Int, of report: ScriptReport) -> Bool {
    index == report.result.checks.count && report.stopText != nil
  }

  private static func counts(of reports: [ScriptReport]) -> String {
    let checks = reports.flatMap(\.checks)
    let failed = checks.count { !$0.passed }
    let errors = reports.count { $0.stopText != nil }
    let time = reports.map(\.duration).reduce(0, +)
    return " tests=\"\(checks.count)\" failures=\"\(failed - errors)\" errors=\"\(errors)\""
      + " time=\"\(seconds(time))\""
  }

  private static func seconds(_ time: Double) -> String { String(format: "%.3f", time) }

  /// Escapes text for an attribute or an element; characters that XML cannot hold become U+FFFD.
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
