import CoreGraphics

/// Writes results in the XML form that build servers read: a suite a script, a case an expectation.
package enum JUnitReport {
  /// Returns the report of some scripts.
  package static func text(of results: [ScriptResult]) -> String {
    let failures = results.map(\.failures.count).reduce(0, +)
    let tests = results.map(\.checks.count).reduce(0, +)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites tests=\"\(tests)\" failures=\"\(failures)\">\n"
      + results.map(suite(of:)).joined() + "</testsuites>\n"
  }

  private static func suite(of result: ScriptResult) -> String {
    let name = escaped(result.name)
    var text =
      "  <testsuite name=\"\(name)\" tests=\"\(result.checks.count)\""
      + " failures=\"\(result.failures.count)\" errors=\"\(result.stopText.isEmpty ? 0 : 1)\">\n"
    for check in result.checks {
      text += "    <testcase classname=\"\(name)\" name=\"\(escaped(check.text))\""
      if let failure = check.failure {
        text += ">\n      <failure message=\"\(escaped(failure))\">"
        text += escaped("\(result.name):\(check.place.line):\(check.place.column)")
        text += "</failure>\n    </testcase>\n"
      } else {
        text += "/>\n"
      }
    }
    let remarks = result.warnings.map { "warning: \($0)" } + result.stopText
    if !remarks.isEmpty {
      text += "    <system-err>\(escaped(remarks.joined(separator: "\n")))</system-err>\n"
    }
    return text + "  </testsuite>\n"
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
