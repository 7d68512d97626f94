import ScriptSupport
import Streams
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// Tests playing scripts on a phone.
struct ScriptRunnerTests {
  @Test("K-24 touches that are active at the end are canceled with a warning")
  func dangling() throws {
    let lines = "0 d1 10,30 & d7 20,40\n0.1 c1\n0.2 mouse move 50,50\n0.2 mouse down"
    let phone = Phone()
    let script = try ScriptText.script(lines)
    let result = ScriptRunner(
      script, on: phone, launching: .belowStatusBar(.controller { LogController() })
    ).run()
    #expect(
      result.warnings == [
        "dangling touch: finger 7 is still down at the end of the script",
        "dangling touch: a mouse finger is still down at the end of the script",
      ])
    #expect(phone.log.lines.last?.text == "cancelled 20,20 50,30")
    #expect(!phone.hasTouches)
    #expect(result.failures.isEmpty)
    let keptPhone = Phone()
    _ = ScriptRunner(
      script, on: keptPhone, launching: .belowStatusBar(.controller { LogController() }),
      options: .init(keepsTouches: true)
    ).run()
    #expect(keptPhone.hasTouches)
  }

  @Test("K-24 log lines from the final cancel need no expectation")
  func danglingLog() throws {
    let result = try ScriptPlay.play("0 d1 10,30\n0 expect log \"began 10,10\"")
    #expect(result.failures.isEmpty)
    #expect(result.warnings.count == 1)
  }

  @Test("K-24 items that are due after the last line do not run")
  func afterEnd() throws {
    #expect(
      try ScriptPlay.failures(
        "0 d1 130,240 & d2 190,240\n0.1 m1 10,240 & m2 310,240\n1.699999 u1 & u2\n"
          + "1.699999 expect label message \"Zoom In Pinch\"",
        controller: { PinchLabelController() }) == [])
  }

  @Test("K-21 ten idle minutes require five turns")
  func idle() throws {
    let result = try ScriptPlay.play(
      "0 d1 130,240 & d2 190,240\n0.1 m1 10,240 & m2 310,240\n0.2 u1 & u2\n"
        + "600 expect label message \"\"", controller: { PinchLabelController() })
    #expect(result.failures.isEmpty)
    // There is one turn for each time: 0, 0.1, 0.2, 1.7 (when the text is cleared), and 600.
    #expect(result.turnCount == 5)
  }

  @Test("G-03 between two lines, the phone makes a turn at the time of every timer")
  func timers() throws {
    final class TickingController: UIViewController {
      var draws = 0
      override func viewDidLoad() {
        _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
          MainActor.assumeIsolated { self.view.setNeedsLayout() }
        }
      }
      override func viewDidLayoutSubviews() { draws += 1 }
    }
    let result = try ScriptPlay.play(
      "1 expect prop controller.draws 5\n1.1 expect prop controller.draws 5",
      controller: { TickingController() })
    // The launch performs layout once, as does each of the turns at 0.25, 0.5, 0.75, and 1.
    #expect(result.failures == [])
    #expect(result.turnCount == 5)
  }

  @Test("K-20 endless work ends the run")
  func runaway() throws {
    final class EndlessController: UIViewController {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { again() }
      private func again() {
        perform(after: 0, key: "again") { [unowned self] in again() }
      }
    }
    let result = try ScriptPlay.play(
      "0 expect nolog\n0.5 d1 10,30\n0.5 expect nolog\n1 expect nolog\n1 u1",
      controller: { EndlessController() })
    #expect(result.halt == .runaway(AppTime(seconds: 0.5)))
    #expect(result.checks.map(\.passed) == [true, false, false])
    #expect(
      result.failures.first?.failure
        == "not reached: the app scheduled more than 1000000 timers and packets at 0.500 s")
  }

  @Test("K-35 a script can be played step by step with another clock")
  func stepwise() throws {
    let phone = Phone()
    let runner = ScriptRunner(
      try ScriptText.script("0 d1 10,30\n0.5 m1 20,30\n0.5 m1 30,30\n1 u1"), on: phone,
      launching: .belowStatusBar(.controller { LogController() }))
    var times: [Int64] = []
    while let time = runner.nextTime {
      times.append(time.microseconds)
      runner.playNext()
    }
    #expect(times == [0, 500_000, 1_000_000])
    runner.playNext()
    #expect(runner.finish().turnCount == 3)
    #expect(phone.log.lines.count == 4)
  }

  @Test("J1-e playing the same script twice produces the same trace")
  func repeatable() throws {
    func trace() throws -> String {
      let phone = Phone()
      let writer = TraceWriter()
      phone.trace = writer.append
      _ = ScriptRunner(
        try ScriptText.script("0 pinch 160,240 60 200 over 0.5\n0.2 tap 3 10,50 count 2"),
        on: phone, launching: .belowStatusBar(.controller { LogController() })
      ).run()
      return writer.text
    }
    #expect(try trace() == trace())
  }

  @Test("An empty script passes")
  func empty() throws {
    let result = try ScriptPlay.play("")
    #expect(result.turnCount == 0 && result.checks.isEmpty)
  }
}
