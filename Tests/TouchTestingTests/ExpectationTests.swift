import Testing
import TouchTesting
import UIKit

/// Expectations on a phone, and the failures that they throw.
struct ExpectationTests {
  let phone = TestPhone(Sketch(frame: .zero))

  /// Returns the failure thrown by a call.
  private func failure(_ call: () throws(TestFailure) -> Void) throws -> TestFailure {
    do throws(TestFailure) {
      try call()
    } catch {
      return error
    }
    return try #require(nil as TestFailure?, "nothing was thrown")
  }

  @Test("K-23 log lines are matched in order; unmatched lines fail at the end")
  func log() throws {
    phone.tap(at: 10, 10, count: 2)
    try phone.expectLog("b 10,10", "e 10,10\nb 10,10")
    let left = try failure { () throws(TestFailure) in try phone.finish() }
    #expect(left.message == #"log line 4: expected no line, got "e 10,10""#)
    try phone.expectLog("e 10,10")
    try phone.expectNoLog()
    try phone.finish()
  }

  @Test("K-26 a failure has a location, a time, a message and the trace up to the log line")
  func faultInLog() throws {
    phone.finger(1).down(at: 10, 10).after(0.25).move(to: 20, 10).up()
    // The window is the first view, and the sketch's label is the second.
    let line = #line + 2
    let failure = try failure { () throws(TestFailure) in
      try phone.expectLog("b 10,10", "m 20,11")
    }
    #expect(
      failure.description == """
        TouchTestingTests/ExpectationTests.swift:\(line): at 0.25 s: log line 2: expected \
        "m 20,11", got "m 20,10"
        the trace before it:
          T 0.000000 packet 1 event 1 changed d1 all 1:began
          T 0.000000 call touchesBegan Sketch#3 [1@10.000,10.000<10.000,10.000 tap=1]
          T 0.000000 log b 10,10
          T 0.250000 packet 2 event 1 changed m1 all 1:moved
          T 0.250000 call touchesMoved Sketch#3 [1@20.000,10.000<10.000,10.000 tap=1]
          T 0.250000 log m 20,10
        """)
    #expect("\(failure)" == String(reflecting: failure))
    #expect(failure.location?.line == line)
  }

  @Test("The trace in a failure has at most ten lines and no draw lines")
  func tenLines() throws {
    for _ in 0..<10 { phone.tap(at: 10, 10) }
    let failure = try failure { () throws(TestFailure) in try phone.expect("view.alpha", 0.5) }
    #expect(failure.message == "view.alpha: expected 0.5 ± 1e-06, got 1")
    #expect(failure.trace == phone.trace.filter { !$0.contains(" draw ") }.suffix(10))
  }

  @Test("K-28 properties of all kinds are read by path")
  func properties() throws {
    try phone.expect("view.frame", .rect(0, 0, 320, 480))
    try phone.expect("message.center", .point(100, 410))
    try phone.expect("message.bounds.size", .point(200.25, 20), within: 0.25)
    try phone.expect("view.isSpinning", true)
    try phone.expect("message.text", nil)
    try phone.expect("message.textAlignment", .word("natural"))
    try phone.expect("view.subviews.count", 1)
    #expect(try phone.value(of: "message.presentation.scale") == 1)
    try phone.expectCount("message", 1)
    try phone.expectLabel("message", "")
    phone.tap(at: 10, 10)
    try phone.expectLabel("message", "touched")
    try phone.expect("message.text", "touched")
    try phone.expectTrace("packet 1 .* changed d1")
  }

  @Test("K-04 expectGesture finds a recognizer by its name or class")
  func gestures() throws {
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    tap.cancelsTouchesInView = false
    let sketch = Sketch(frame: .zero)
    sketch.addGestureRecognizer(tap)
    let phone = TestPhone(sketch)
    try phone.expectGesture("tap", .possible)
    phone.tap(at: 10, 10)
    try phone.expectGesture("tap", .ended)
    let failure = try failure { () throws(TestFailure) in try phone.expectGesture("tap", .began) }
    #expect(failure.message == "tap: expected began, got ended")
  }

  @Test(
    "K-28 a failed path lists the names that exist",
    arguments: [
      ("mesage.text", #"there is no "mesage"; there are message"#),
      ("view.spinning", #"view is of type Sketch and has no "spinning"; it has isSpinning"#),
      ("view..", #""view.." is not a path"#),
    ])
  func wrongPaths(path: String, message: String) throws {
    let failure = try failure { () throws(TestFailure) in try phone.expect(path, 1) }
    #expect(failure.message.contains(message), "\(failure.message)")
  }

  @Test("K-26 a trace expectation without a match is a failure")
  func noTrace() throws {
    let unreadable = try failure { () throws(TestFailure) in try phone.expectTrace("(") }
    #expect(unreadable.message == "\"(\" is not a regular expression")
    let failure = try failure { () throws(TestFailure) in try phone.expectTrace("packet 7") }
    #expect(
      failure.message == #"expected a trace line that matches "packet 7", got none"#)
  }

  @Test("K-24 touches that are still active at the end fail and are canceled")
  func dangling() throws {
    phone.finger(1).down(at: 10, 10)
    let failure = try failure { () throws(TestFailure) in try phone.finish() }
    #expect(failure.message == "touches are still active: 1")
    #expect(phone.log == "b 10,10\nc 10,10")
    try phone.finish()
  }

  @Test("A log can be compared with a string, and its description includes the end of the trace")
  func logValue() {
    #expect(phone.log == "")
    #expect("\(phone.log)" == "an empty log")
    phone.finger(1).down(at: 10, 10)
    #expect(phone.log == "b 10,10" && phone.log != "b 10,11")
    #expect(phone.log == "b \(10),10")
    #expect(
      "\(phone.log)" == """

          b 10,10
        the trace ends with:
          T 0.000000 packet 1 event 1 changed d1 all 1:began
          T 0.000000 call touchesBegan Sketch#3 [1@10.000,10.000<10.000,10.000 tap=1]
          T 0.000000 log b 10,10
        """)
  }

  @Test("K-20 an app that requests endless work is stopped with an error")
  func runaway() throws {
    final class EndlessView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { again() }
      func again() { perform(Selector("again", EndlessView.again), with: nil, afterDelay: 0) }
    }
    let phone = TestPhone(EndlessView(frame: .zero))
    // ScriptRunnerTests cover the default limit, which takes seconds to reach.
    phone.device.itemLimit = 1000
    withKnownIssue { _ = phone.finger(1).down(at: 1, 1) }
    let message = try #require(phone.errors.first?.message)
    #expect(message.hasPrefix("the app scheduled more than 1000000 timers and packets"))
  }
}
