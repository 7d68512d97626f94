import CoreGraphics
import Terminal
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript
@testable import TouchboxCommand

/// Tests reports on scripts.
@MainActor
struct ScriptReportTests {
  private func reports() -> [ScriptReport] {
    var first = ScriptResult(name: "a&b.touch")
    first.checks = [
      .init(
        time: AppTime(seconds: 0.5), text: #"0.500 expect label message """#,
        location: ScriptLocation(line: 3, column: 1), failure: nil),
      .init(
        time: AppTime(seconds: 1.8), text: "1.800 expect trace \"view#2 <1>\"",
        location: ScriptLocation(line: 4, column: 1), failure: "expected 1,\n  got \"2\""),
    ]
    first.warnings = ["dangling touch"]
    first.turnCount = 7
    first.endTime = AppTime(seconds: 1.8)
    var second = ScriptResult(name: "c.touch")
    second.halt = .runaway(AppTime(seconds: 2))
    return [ScriptReport(first, duration: 0.25), ScriptReport(second, duration: 1.0046)]
  }

  @Test("K-25 TAP numbers all expectations, and comments describe failures")
  func tap() throws {
    #expect(
      TAPReport.text(of: reports()) == """
        TAP version 14
        1..3
        # a&b.touch
        ok 1 - 0.500 expect label message ""
        not ok 2 - 1.800 expect trace "view\\#2 <1>"
        # line 4: expected 1,
        #   got "2"
        # warning: dangling touch
        # c.touch
        not ok 3 - the script as a whole
        # the app scheduled more than 1000000 timers and packets at 2.000 s

        """)
  }

  @Test("K-25 a script without expectations is one test, which passes or fails with the script")
  func noExpectations() {
    var result = ScriptResult(name: "a.touch")
    result.warnings = ["dangling touch"]
    let (lenient, strict) = (ScriptReport(result), ScriptReport(result, isStrict: true))
    let text = TAPReport.text(of: [lenient])
    #expect(text.contains("\n1..1\n# a.touch\nok 1 - the script as a whole\n"))
    #expect(JUnitReport.text(of: [lenient]).contains(#"tests="1" failures="0" errors="0""#))
    #expect(JUnitReport.text(of: [strict]).contains(#"tests="1" failures="1" errors="0""#))
  }

  @Test("K-25 JSON is a single object with the totals")
  func json() throws {
    let text = JSONReport.text(of: reports())
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["exitCode"] as? Int == 3)
    let scripts = try #require(object?["scripts"] as? [[String: Any]])
    #expect(scripts.map { $0["exitCode"] as? Int } == [1, 3])
    #expect(scripts[0]["name"] as? String == "a&b.touch")
    #expect(scripts[0]["passed"] as? Int == 1)
    #expect(scripts[0]["failed"] as? Int == 1)
    #expect(scripts[0]["turns"] as? Int == 7)
    #expect(scripts[0]["endTime"] as? Double == 1.8)
    #expect(scripts[0]["warnings"] as? [String] == ["dangling touch"])
    #expect(scripts[0]["halt"] == nil)
    let checks = try #require(scripts[0]["checks"] as? [[String: Any]])
    #expect(checks[1]["message"] as? String == "expected 1,\n  got \"2\"")
    #expect(checks[1]["line"] as? Int == 4)
    #expect(checks[0]["message"] == nil)
    #expect(text.hasSuffix("}\n"))
  }

  @Test("K-25 JUnit XML has a suite per script and a case per expectation, with real times")
  func junit() throws {
    #expect(
      JUnitReport.text(of: reports()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" errors="1" time="1.255">
          <testsuite name="a&amp;b.touch" tests="2" failures="1" errors="0" time="0.250">
            <properties>
              <property name="virtualTime" value="1.800"/>
            </properties>
            <testcase classname="a&amp;b.touch" name="0.500 expect label message &quot;&quot;"/>
            <testcase classname="a&amp;b.touch" name="1.800 expect trace &quot;view#2 &lt;1&gt;&quot;">
              <failure message="expected 1,&#10;  got &quot;2&quot;">a&amp;b.touch:4:1</failure>
            </testcase>
            <system-err>warning: dangling touch</system-err>
          </testsuite>
          <testsuite name="c.touch" tests="1" failures="0" errors="1" time="1.005">
            <properties>
              <property name="virtualTime" value="0.000"/>
            </properties>
            <testcase classname="c.touch" name="the script as a whole">
              <error message="the app scheduled more than 1000000 timers and packets at 2.000 s">c.touch</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(
    "K-20 K-25 a report has a failure if and only if the exit code is a failure",
    arguments: [false, true], [nil, .quit, .runaway(AppTime(seconds: 1))] as [Phone.Halt?])
  func everyFailureIsReported(isStrict: Bool, halt: Phone.Halt?) throws {
    for failure in [nil, ScriptReport.ProcessFailure(reason: "was ended")] {
      for warnings in [[], ["dangling touch"]] {
        var result = ScriptResult(name: "s")
        (result.halt, result.warnings) = (halt, warnings)
        let report = ScriptReport(result, processFailure: failure, isStrict: isStrict)
        let passed = report.exitCode == .success
        #expect(TAPReport.text(of: [report]).contains("not ok") == !passed)
        let xml = JUnitReport.text(of: [report])
        #expect(xml.contains("failures=\"0\" errors=\"0\"") == passed)
        #expect((xml.contains("<failure ") || xml.contains("<error ")) == !passed)
        #expect(JSONReport.text(of: [report]).contains("\"failed\" : 0") == passed)
        // Warnings are reported whether or not they make the script fail.
        for warning in warnings {
          #expect(TAPReport.text(of: [report]).contains(warning))
          #expect(xml.contains(warning))
        }
      }
    }
  }

  @Test("K-20 a run's exit code is the worst of its scripts' codes")
  func exitCodes() throws {
    #expect(CommandStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(reports().map(\.exitCode) == [.failure, .crashGuard])
    var result = ScriptResult(name: "s")
    #expect(ScriptReport(result, isStrict: true).exitCode == .success)
    #expect(ScriptReport(result, processFailure: .picture).exitCode == .file)
    result.warnings = ["w"]
    #expect(ScriptReport(result).exitCode == .success)
    #expect(ScriptReport(result, isStrict: true).exitCode == .failure)
    result.halt = .quit
    result.warnings = []
    #expect(ScriptReport(result, isStrict: true).exitCode == .success)
  }
}
