import Foundation

/// A report format that writes JUnit XML for build servers, with a suite per script and a case per
/// check.
///
/// A suite's `time` is in seconds of real time, as build servers expect. Its `virtualTime` property
/// is the time of the last step on the phone's clock, which is the same in every run. Its `shard`
/// property names the shard that played it, such as `2/4`, in which case the document's `name`
/// describes the shard.
@MainActor enum JUnitReport: ReportFormat {
  /// The report of a script.
  struct Suite {
    /// The lines of the XML element, including their line ends.
    var text: String
    var tests: Int
    var failures: Int
    var errors: Int
    /// The duration in real time, in seconds.
    var time: Double

    /// The attributes common to suites and the document.
    var counts: String {
      " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(seconds(time))\""
    }
  }

  static let name = "JUnit XML"
  static let start = "<?xml"
  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Returns the XML document.
  static func text(of reports: [ScriptReport], shard: ReportedShard? = nil) -> String {
    text(
      of: reports.enumerated().map { script(of: $1, shard: shard, position: $0) },
      name: shard?.text)
  }

  static func text(of suites: [Suite]) -> String { text(of: suites, name: nil) }

  private static func text(of suites: [Suite], name: String?) -> String {
    let sum = Suite(
      text: "", tests: suites.map(\.tests).reduce(0, +),
      failures: suites.map(\.failures).reduce(0, +), errors: suites.map(\.errors).reduce(0, +),
      time: suites.map(\.time).reduce(0, +))
    let attributes = (name.map { " name=\"\(escaped($0))\"" } ?? "") + sum.counts
    return declaration + "<testsuites\(attributes)>\n" + suites.map(\.text).joined()
      + "</testsuites>\n"
  }

  static func script(
    of report: ScriptReport, shard: ReportedShard?, position: Int
  ) -> Suite {
    let name = escaped(report.name)
    let checks = report.checks
    let errors = report.stopText == nil ? 0 : 1
    var suite = Suite(
      text: "", tests: checks.count, failures: checks.count { !$0.passed } - errors,
      errors: errors, time: report.duration)
    let property =
      shard.map { "      <property name=\"shard\" value=\"\($0.name)\"/>\n" } ?? ""
    suite.text = """
        <testsuite name="\(name)"\(suite.counts)>
          <properties>
            <property name="virtualTime" value="\(seconds(report.result.endTime.seconds))"/>
      \(property)    </properties>

      """
    for (index, check) in checks.enumerated() {
      suite.text += "    <testcase classname=\"\(name)\" name=\"\(escaped(check.text))\""
      if let failure = check.failure {
        let kind = isError(index, of: report) ? "error" : "failure"
        suite.text += ">\n      <\(kind) message=\"\(escaped(failure))\">"
        let location =
          check.location.line > 0 ? ":\(check.location.line):\(check.location.column)" : ""
        suite.text += escaped((check.file ?? report.name) + location)
        suite.text += "</\(kind)>\n    </testcase>\n"
      } else {
        suite.text += "/>\n"
      }
    }
    if !report.remarks.isEmpty {
      suite.text +=
        "    <system-err>\(escaped(report.remarks.joined(separator: "\n")))</system-err>\n"
    }
    suite.text += "  </testsuite>\n"
    return suite
  }

  /// Whether a check represents a stopped script rather than a failed expectation.
  private static func isError(_ index: Int, of report: ScriptReport) -> Bool {
    index == report.result.checks.count && report.stopText != nil
  }

  private nonisolated static func seconds(_ time: Double) -> String { String(format: "%.3f", time) }

  /// Escapes text for an attribute or element. Characters that are invalid in XML become U+FFFD.
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

// MARK: - Reading

/// Parses only the lines that the code above writes, not XML in general. Foundation's parser is a
/// separate library that would add 50% to the instruction count of every launch.
extension JUnitReport {
  static func hasFailed(_ suite: Suite) -> Bool { suite.failures + suite.errors > 0 }

  static func read(_ bytes: Data) throws(ReportError) -> (shard: ReportedShard?, scripts: [Suite]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard lines.popLast() == "</testsuites>" else { throw .cutOff }
    guard lines.count >= 2, lines[0] + "\n" == declaration, lines[1].hasPrefix("<testsuites") else {
      throw .unknown
    }
    var suites: [Suite] = []
    var isInside = false
    for line in lines[2...] {
      if line.hasPrefix("  <testsuite "), !isInside {
        guard let suite = suite(startingWith: line) else { throw .unknown }
        suites.append(suite)
        isInside = true
      }
      guard isInside else { throw .unknown }
      suites[suites.count - 1].text += line + "\n"
      if line == "  </testsuite>" { isInside = false }
    }
    guard !isInside, suites.allSatisfy(hasAllCases) else { throw .unknown }
    let name = lines[1].firstMatch(of: #/ name="([^"]*)"/#)?.1
    return (name.flatMap { ReportedShard($0) }, suites)
  }

  private static func suite(startingWith line: String) -> Suite? {
    let pattern =
      #/.* tests="([0-9]+)" failures="([0-9]+)" errors="([0-9]+)" time="([0-9]+\.[0-9]+)">/#
    guard let match = line.wholeMatch(of: pattern), let tests = Int(match.1),
      let failures = Int(match.2), let errors = Int(match.3), let time = Double(match.4)
    else { return nil }
    return Suite(text: "", tests: tests, failures: failures, errors: errors, time: time)
  }

  /// Whether a suite has as many cases as its count indicates. If not, lines are missing.
  private static func hasAllCases(_ suite: Suite) -> Bool {
    suite.text.split(separator: "\n").count { $0.hasPrefix("    <testcase ") } == suite.tests
  }
}
