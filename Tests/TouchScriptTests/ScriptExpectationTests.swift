import ScriptSupport
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// Expectations in scripts.
struct ScriptExpectationTests {
  @Test("K-10 K-22 the grammar's example passes")
  func example() throws {
    let result = try ScriptPlay.play(
      """
      demo PinchExample
      0.000 d1 130,240 & d2 190,240
      0.100 m1 80,240 & m2 240,240
      0.100 expect label message ""
      0.200 m1 79,240 & m2 241,240
      0.200 expect label message "Zoom In Pinch"
      0.300 u1 & u2
      1.799 expect label message "Zoom In Pinch"
      1.800 expect label message ""
      """, controller: { PinchLabelController() })
    #expect(result.failureText == [])
    #expect(result.checks.map(\.passed) == [true, true, true, true])
    #expect(result.checks.last?.text == #"1.800 expect label message """#)
    #expect(result.checks.last?.location == ScriptLocation(line: 10, column: 1))
    #expect(result.endTime == AppTime(seconds: 1.8))
  }

  @Test("K-23 expect log matches the next line; a failure shows the line")
  func log() throws {
    #expect(
      try ScriptPlay.failures(
        """
        0 d1 10,30
        0.1 u1
        0.1 expect log "began 1,1"
        0.1 expect log "ended 10,10"
        0.1 expect log "more"
        """) == [
          #"expected "began 1,1", got "began 10,10""#, #"expected "more", got no more lines"#,
        ])
  }

  @Test("K-23 a search through a long trace is not abandoned")
  func longTrace() throws {
    let lines = Array(repeating: "a line of the trace", count: 20_000)
    let pattern = try #require(TracePattern("a li.* end"))
    #expect(pattern.matches(anyOf: lines) == false)
    #expect(pattern.matches(anyOf: lines + ["a line at the end"]) == true)
    #expect(pattern.matches(anyOf: []) == false)
  }

  @Test("K-23 a regular expression search that takes too long fails and names the line")
  func slowPatterns() throws {
    final class RowController: UIViewController {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // There are 2^39 ways to divide the letters into groups.
        print(String(repeating: "a", count: 40))
      }
    }
    let result = try ScriptPlay.play(
      """
      0 d1 10,30
      0.1 expect log matches /(a+)+b/
      0.1 expect trace (a+)+b
      0.1 expect trace (a+)+$
      0.1 u1
      """, controller: { RowController() })
    let failure =
      #": the search for "(a+)+b" takes too long; expected a pattern "#
      + "without nested repetition such as (a+)+"
    let lines = result.failureText
    #expect(lines.map { $0.prefix(14) } == ["test.touch:3:1", "test.touch:4:1"])
    #expect(lines.allSatisfy { $0.hasSuffix(failure) }, "\(lines)")
  }

  @Test("K-23 expect nolog fails if there is an unmatched line")
  func noLog() throws {
    let lines = """
      0 expect nolog
      0.1 d1 10,30
      0.1 expect nolog
      0.1 expect log "began 10,10"
      0.1 expect nolog
      0.2 u1
      0.2 expect log "ended 10,10"
      """
    #expect(try ScriptPlay.failures(lines) == [#"expected no line, got "began 10,10""#])
  }

  @Test("K-23 unmatched lines at the end fail only scripts that use expect log")
  func extraLog() throws {
    let lines = """
      0 d1 10,30
      0 expect log "began 10,10"
      0.1 u1
      """
    let result = try ScriptPlay.play(lines)
    #expect(
      result.failureText == [
        "test.touch:4:1: 0.100 end of the script: no unmatched log line: "
          + #"expected no line, got "ended 10,10""#
      ])
    #expect(try ScriptPlay.failures(lines, options: .init(allowsExtraLog: true)) == [])
    #expect(try ScriptPlay.failures("0 d1 10,30\n0 expect count spot 0\n0.1 u1") == [])
  }

  @Test("K-04 expect gesture names a recognizer or its class, and its current or last state")
  func gestures() throws {
    let lines = """
      0.0 expect gesture pinch possible
      0.0 d1 100,200 & d2 150,200
      0.0 expect gesture UITapGestureRecognizer failed
      0.1 m2 170,200
      0.1 expect gesture pinch began
      0.1 expect gesture pinch possible
      0.1 expect prop view.gestureRecognizers[0].scale 1.4
      0.2 m2 180,200
      0.2 expect gesture pinch changed
      0.2 expect prop view.gestureRecognizers[0].state changed
      0.3 u1 & u2
      0.3 expect gesture pinch ended
      0.3 expect gesture pinch possible
      0.4 expect gesture pnch began
      0.4 expect gesture UIPanGestureRecognizer began
      """
    #expect(
      try ScriptPlay.failures(lines, controller: { GestureController() }) == [
        "expected possible, got began",
        #"there is no gesture recognizer "pnch"; there are pinch, UIPanGestureRecognizer and "#
          + "UITapGestureRecognizer",
        #"2 gesture recognizers are called "UIPanGestureRecognizer"; give them names"#,
      ])
    #expect(
      try ScriptPlay.failures("0 expect gesture tap began") == [
        #"there is no gesture recognizer "tap"; no view has any"#
      ])
  }

  /// Nested views with one recognizer each, by name.
  private final class RecognizerController: UIViewController {
    override func viewDidLoad() {
      let press = UILongPressGestureRecognizer()
      let doubleTap = UITapGestureRecognizer()
      doubleTap.numberOfTapsRequired = 2
      let twice = UITapGestureRecognizer()
      let swipe = UISwipeGestureRecognizer()
      let waiting = UITapGestureRecognizer()
      waiting.require(toFail: doubleTap)
      twice.isEnabled = false
      let named: [(String, UIGestureRecognizer)] = [
        ("pan", UIPanGestureRecognizer()), ("press", press), ("double", doubleTap),
        ("off", twice), ("swipe", swipe), ("pinch", UIPinchGestureRecognizer()),
        ("turn", UIRotationGestureRecognizer()), ("waiting", waiting),
      ]
      for (name, recognizer) in named {
        recognizer.name = name
        view.addGestureRecognizer(recognizer)
      }
    }
  }

  @Test(
    "K-23 a failed gesture expectation reports measurements during, before and after the gesture")
  func reasons() throws {
    func reasons(_ lines: String) throws -> [String] {
      try ScriptPlay.failures(lines) { RecognizerController() }
    }
    // sqrt(3 * 3 + 5 * 5) is 5.83.
    #expect(
      try reasons(
        """
        0.0 d1 100,200
        0.1 m1 103,205
        0.1 expect gesture pan began
        0.1 expect gesture press began
        0.1 expect gesture swipe ended
        0.1 expect gesture pinch began
        0.1 expect gesture off ended
        0.1 expect gesture double ended
        0.2 u1
        0.2 expect gesture pan ended
        0.2 expect gesture press ended
        0.2 expect gesture double ended
        0.2 expect gesture waiting ended
        """) == [
          "expected began, got possible: moved 5.83 points, needs more than 10",
          "expected began, got possible: down for 0.1 s, needs 0.5 s",
          "expected ended, got possible: moved 3 points in its direction, needs 50",
          "expected began, got possible: 1 finger, needs 2",
          "expected ended, got possible: its isEnabled is false",
          "expected ended, got possible: its touches have not ended",
          "expected ended, got failed: moved 5.83 points, not beyond the limit of 10",
          "expected ended, got failed: lifted after 0.2 s, before 0.5 s had passed",
          "expected ended, got possible: 1 tap, needs 2",
          "expected ended, got possible: it would recognize, but waits until "
            + "UITapGestureRecognizer#2 has failed",
        ])
    #expect(
      try reasons("0 expect gesture pan began") == [
        "expected began, got possible: it received no touch"
      ])
    // The two fingers move 3 points farther apart, and 4 points each along a circle around the
    // middle.
    #expect(
      try reasons(
        """
        0.0 d1 100,200 & d2 200,200
        0.1 m2 203,200
        0.1 expect gesture pinch began
        0.2 u1 & u2
        """) == [
          "expected began, got possible: the distance between the fingers changed by 3 points, needs "
            + "more than 8"
        ])
  }

  @Test("K-23 measurements have enough digits to differ from their limits")
  func digits() throws {
    #expect(
      try ScriptPlay.failures(
        """
        0.0 d1 100,200
        0.1 m1 110,200
        0.1 expect gesture pan began
        0.2 m1 100,200
        0.499999 u1
        0.5 expect gesture press began
        1.0 d1 100,200
        1.1 m1 109.999,200
        1.1 expect gesture pan began
        1.5 u1
        1.5 expect gesture press began
        """
      ) { RecognizerController() } == [
        "expected began, got possible: moved 10 points, needs more than 10",
        "expected began, got failed: lifted after 0.499999 s, before 0.5 s had passed",
        "expected began, got possible: moved 9.999 points, needs more than 10",
        "expected began, got failed: lifted after 0.5 s, and it needs more than 0.5 s",
      ])
  }

  @Test(
    "K-22 expectations are checked after everything due at their time, including later lines")
  func order() throws {
    #expect(
      try ScriptPlay.failures(
        """
        0 expect log "began 10,10"
        0 expect log "ended 10,10"
        0 d1 10,30
        0 u1
        """) == [])
  }

  @Test("K-26 expect trace searches the trace since launch")
  func trace() throws {
    let result = try ScriptPlay.play(
      """
      0.2 d1 79,240
      0.3 u1
      0.3 expect trace "^T 0\\\\.200000 packet 1 event 1 changed d1 all 1:began$"
      0.3 expect trace call touchesEnded UIView#\\d+
      0.3 expect trace "packet 3"
      """)
    #expect(result.checks.map(\.passed) == [true, true, false])
    let failure = try #require(result.failures.first?.failure)
    #expect(
      failure.hasPrefix(#"expected a trace line that matches "packet 3", got none in"#))
    #expect(failure.contains("T 0.300000 log ended 79,220"))
  }

  @Test("The phone's own trace handler is still called")
  func traceOfPhone() throws {
    let phone = Phone()
    let writer = TraceWriter()
    phone.trace = writer.append
    let script = try ScriptText.script("0 d1 1,30\n0 expect trace packet\n0.1 u1")
    let result = ScriptRunner(
      script, on: phone, launching: .belowStatusBar(.controller { LogController() })
    ).run()
    #expect(result.failureText == [])
    #expect(writer.lines.filter { $0.contains(" packet ") }.count == 2)
    #expect(writer.comparableText.contains("draw") == false)
  }

  @Test("K-28 failed expect count and expect label lines list the identifiers")
  func countAndLabel() throws {
    #expect(
      try ScriptPlay.failures(
        """
        0 expect count mesage 1
        0 expect count message 2
        0 expect label mesage ""
        0 expect label message "x"
        """, controller: { PinchLabelController() }) == [
          "expected 1, got 0; there are message",
          "expected 2, got 1",
          #"there is no "mesage"; there are message; view, controller, window and app always exist"#,
          #"expected "x", got """#,
        ])
  }

  @Test("K-27 snapshots are taken after everything due at their time")
  func snapshot() throws {
    var taken: [String] = []
    let script = try ScriptText.script(
      "0 snapshot first\n0 d1 10,30\n0.5 snapshot second\n0.5 u1\n")
    let phone = Phone()
    let result = ScriptRunner(
      script, on: phone, launching: .belowStatusBar(.controller { LogController() })
    ) { name, phone in
      taken.append("\(name) \(phone.now.microseconds) \(phone.log.lines.count)")
    }.run()
    #expect(taken == ["first 0 1", "second 500000 2"])
    #expect(result.checks.isEmpty)
  }
}
