import Testing
import UIKit

@testable import Simulator

@Suite("Playing scripts")
struct ScriptRunnerTests {
  /// Plays lines on a controller that logs its touches.
  private func play(
    _ lines: String, options: ScriptRunner.Options = .init(),
    controller: @escaping () -> UIViewController = { LogController() }
  ) throws -> ScriptResult {
    ScriptRunner.run(
      try ScriptText.script(lines), name: "test.touch", on: Phone(),
      launching: .controller(controller), options: options)
  }

  /// What the failed expectations found.
  private func failures(
    _ lines: String, options: ScriptRunner.Options = .init(),
    controller: @escaping () -> UIViewController = { LogController() }
  ) throws -> [String] {
    try play(lines, options: options, controller: controller).failures.compactMap(\.failure)
  }

  @Test("K-10 K-22 the example of the grammar holds")
  func example() throws {
    let result = try play(
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
    #expect(result.checks.last?.place == SourcePlace(line: 10, column: 1))
    #expect(result.exitCode == .success)
    #expect(result.endTime == AppTime(seconds: 1.8))
  }

  // MARK: - Levels

  @Test("K-05 K-06 changes of one line are one packet, of two lines two, also at one time")
  func packets() throws {
    #expect(
      try failures(
        """
        0 d1 10,30 & d2 20,40
        0.1 m1 11,30
        0.1 m2 21,40
        0.2 m1 12,30 & m2 22,40
        0.3 u1 & u2
        0.3 expect log "began 10,10 20,20"
        0.3 expect log "moved 11,10"
        0.3 expect log "moved 21,20"
        0.3 expect log "moved 12,10 22,20"
        0.3 expect log "ended 12,10 22,20"
        """) == [])
  }

  @Test("A-38 an up at another place moves there first")
  func upElsewhere() throws {
    #expect(
      try failures(
        """
        0 d1 10,30
        0.1 u1 20,30
        0.1 expect log "began 10,10"
        0.1 expect log "moved 20,10"
        0.1 expect log "ended 20,10"
        """) == [])
  }

  @Test("K-05 I-07 mouse and Ctrl play two fingers")
  func mousePinch() throws {
    #expect(
      try failures(
        """
        0 key down ctrl
        0 mouse move 100,240
        0.1 mouse down
        0.2 mouse move 90,230
        0.3 mouse up
        0.3 key up ctrl
        0.3 expect log "began 100,220 220,220"
        0.3 expect log "moved 90,210 230,230"
        0.3 expect log "ended 90,210 230,230"
        """) == [])
  }

  @Test("J2-e a mouse dragged out of the screen stays at its edge")
  func mouseOutside() throws {
    #expect(
      try failures(
        """
        0 mouse move 10,240
        0.1 mouse down left
        0.2 mouse move -50 240
        0.3 mouse up left
        0.3 expect log "began 10,220"
        0.3 expect log "moved 0,220"
        0.3 expect log "ended 0,220"
        """) == [])
  }

  @Test("K-06 H-21 sdl lines of one time are one turn; a turn line ends one")
  func sdl() throws {
    // 0.25 * 320 = 80, 0.5 * 480 - 20 = 220; 0.75 * 320 = 240.
    #expect(
      try failures(
        """
        0 sdl fingerdown 5 1 0.25 0.5
        0 sdl fingerdown 5 2 0.75 0.5
        0.1 sdl fingermotion 5 1 0.5 0.5
        0.1 sdl fingermotion 5 2 0.5 0.75
        0.1 sdl fingermotion 5 1 0.25 0.25
        0.1 turn
        0.1 sdl fingermotion 5 1 0.5 0.5
        0.2 sdl fingerup 5 1 0.5 0.5
        0.2 turn
        0.2 sdl fingerup 5 2 0.5 0.75
        0.2 expect log "began 80,220 240,220"
        0.2 expect log "moved 80,100 160,340"
        0.2 expect log "moved 160,220"
        0.2 expect log "ended 160,220"
        0.2 expect log "ended 160,340"
        """) == [])
  }

  @Test("H-30 H-33 the sdl level takes what no finger can do")
  func sdlOdd() throws {
    #expect(
      try failures(
        """
        0 sdl fingermotion 5 1 0.5 0.5
        0 sdl fingerup 5 1 0.5 0.5
        0 expect nolog
        0.1 sdl fingerdown 5 1 0.25 0.5
        0.2 sdl fingerdown 5 1 0.75 0.5
        0.3 sdl fingerup 5 1 0.75 0.5
        0.3 expect log "began 80,220"
        0.3 expect log "cancelled 80,220"
        0.3 expect log "began 240,220"
        0.3 expect log "ended 240,220"
        """) == [])
  }

  @Test("K-05 the levels may be mixed: equal numbers of two levels are two fingers")
  func mixed() throws {
    #expect(
      try failures(
        """
        0 d1 10,30
        0.1 sdl fingerdown 5 1 0.25 0.5
        0.2 u1
        0.3 sdl fingerup 5 1 0.25 0.5
        0.3 expect log "began 10,10"
        0.3 expect log "began 80,220"
        0.3 expect log "ended 10,10"
        0.3 expect log "ended 80,220"
        """) == [])
  }

  @Test("K-05 an sdl line's own time is the touch's, at most the line's")
  func sdlTime() throws {
    let result = try play(
      """
      0.5 sdl fingerdown 5 1 0.25 0.5 480
      0.5 expect trace "^T 0\\\\.480000 packet"
      0.6 sdl fingerup 5 1 0.25 0.5 700
      0.6 expect trace "^T 0\\\\.600000 packet"
      """)
    #expect(result.failureText == [])
  }

  @Test("H-12 resize tells the window's new size to sdl lines, and cancels")
  func resize() throws {
    // In 640x960 each point is two units: (0.5, 0.5) is the middle still; in 640x480 the screen is
    // 320 units wide in the middle, so that 0.25 is its left edge and 0.5 its middle.
    #expect(
      try failures(
        """
        0 d1 10,30
        0.1 resize 640x480
        0.2 sdl fingerdown 5 1 0.5 0.5
        0.3 sdl fingermotion 5 1 0.375 0.5
        0.4 sdl fingerup 5 1 0.375 0.5
        0.4 u1
        0.4 expect log "began 10,10"
        0.4 expect log "cancelled 10,10"
        0.4 expect log "began 160,220"
        0.4 expect log "moved 80,220"
        0.4 expect log "ended 80,220"
        """) == [])
  }

  // MARK: - Cancels and the app's life

  @Test("K-08 J2-d after a cancel the finger's moves and its up are taken silently")
  func cancel() throws {
    #expect(
      try failures(
        """
        0.000 d1 100,120
        0.050 m1 120,120
        0.100 c
        0.120 m1 130,120
        0.150 u1
        0.200 d1 50,70
        0.300 u1
        0.300 expect log "began 100,100"
        0.300 expect log "moved 120,100"
        0.300 expect log "cancelled 120,100"
        0.300 expect log "began 50,50"
        0.300 expect log "ended 50,50"
        """) == [])
  }

  @Test("K-08 C-30 a cancel with a finger takes that finger's touch alone")
  func partialCancel() throws {
    #expect(
      try failures(
        """
        0.0 d1 100,120 & d2 200,320
        0.1 c2
        0.2 m1 110,120 & m2 1,1
        0.3 u1 & u2
        0.4 d1 10,30 & d2 20,40
        0.5 c1 & c2
        0.6 u1 & u2
        0.6 expect log "began 100,100 200,300"
        0.6 expect log "cancelled 200,300"
        0.6 expect log "moved 110,100"
        0.6 expect log "ended 110,100"
        0.6 expect log "began 10,10 20,20"
        0.6 expect log "cancelled 10,10 20,20"
        """) == [])
  }

  @Test("C-31 losing the focus cancels; key Escape too")
  func focus() throws {
    #expect(
      try failures(
        """
        0 d1 10,30
        0.1 focus lost
        0.1 expect prop app.applicationState inactive
        0.2 focus gained
        0.2 expect prop app.applicationState active
        0.3 u1
        0.4 d1 10,30
        0.5 key down escape
        0.6 u1
        0.6 expect log "began 10,10"
        0.6 expect log "cancelled 10,10"
        0.6 expect log "began 10,10"
        0.6 expect log "cancelled 10,10"
        """) == [])
  }

  @Test("G-09 the app's clock stands while it is suspended; timers keep the time that was left")
  func suspend() throws {
    final class Waiting: UIViewController {
      override func viewDidLoad() {
        perform(after: 1, key: "ring", target: self) { NSLog("ring %f", CACurrentMediaTime()) }
      }
    }
    #expect(
      try failures(
        """
        0.4 suspend
        0.4 expect prop app.applicationState background
        5.0 expect nolog
        5.4 resume
        5.999999 expect nolog
        6.0 expect log "ring 1.000000"
        """, controller: { Waiting() }) == [])
  }

  // MARK: - Expectations

  @Test("K-23 expect log takes the next line and says what it was")
  func log() throws {
    #expect(
      try failures(
        """
        0 d1 10,30
        0.1 u1
        0.1 expect log "began 1,1"
        0.1 expect log "ended 10,10"
        0.1 expect log "more"
        """) == [
          #"expected "began 1,1", got "began 10,10""#, #"expected "more", got no further line"#,
        ])
  }

  @Test("K-23 expect nolog wants no line left")
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
    #expect(try failures(lines) == [#"expected no line, got "began 10,10""#])
  }

  @Test("K-23 lines left at the end fail a script that expects some, and no other")
  func extraLog() throws {
    let lines = """
      0 d1 10,30
      0 expect log "began 10,10"
      0.1 u1
      """
    let result = try play(lines)
    #expect(
      result.failureText == [
        "test.touch:4:1: 0.100 end of the script: no line of the log is left: "
          + #"expected no line, got "ended 10,10""#
      ])
    #expect(result.exitCode == .failure)
    #expect(try failures(lines, options: .init(allowsExtraLog: true)) == [])
    #expect(try failures("0 d1 10,30\n0 expect count spot 0\n0.1 u1") == [])
  }

  @Test(
    "K-22 expectations of a time are looked at after all that is due then, also what comes later")
  func order() throws {
    #expect(
      try failures(
        """
        0 expect log "began 10,10"
        0 expect log "ended 10,10"
        0 d1 10,30
        0 u1
        """) == [])
  }

  @Test("K-26 expect trace looks for a line of the trace, from the launch on")
  func trace() throws {
    let result = try play(
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
      failure.hasPrefix(#"expected a line of the trace that matches "packet 3", got none in"#))
    #expect(failure.contains("T 0.300000 log ended 79,220"))
  }

  @Test("A trace that the phone has goes on")
  func traceOfPhone() throws {
    let phone = Phone()
    let writer = TraceWriter()
    phone.trace = writer.append
    let script = try ScriptText.script("0 d1 1,30\n0 expect trace packet\n0.1 u1")
    let result = ScriptRunner.run(script, on: phone, launching: .controller { LogController() })
    #expect(result.exitCode == .success)
    #expect(writer.lines.filter { $0.contains(" packet ") }.count == 2)
    #expect(writer.comparableText.contains("draw") == false)
  }

  @Test("K-28 expect count and label say what there is")
  func countAndLabel() throws {
    #expect(
      try failures(
        """
        0 expect count mesage 1
        0 expect count message 2
        0 expect label mesage ""
        0 expect label message "x"
        """, controller: { PinchLabelController() }) == [
          "expected 1, got 0; there are message",
          "expected 2, got 1",
          #"there is no "mesage"; there are message, and view, controller, window or app"#,
          #"expected "x", got """#,
        ])
  }

  @Test("K-27 snapshots are taken after all that is due at their time")
  func snapshot() throws {
    var taken: [String] = []
    let script = try ScriptText.script(
      "0 snapshot first\n0 d1 10,30\n0.5 snapshot second\n0.5 u1\n")
    let phone = Phone()
    let result = ScriptRunner.run(
      script, on: phone, launching: .controller { LogController() }
    ) { name, phone in
      taken.append("\(name) \(phone.now.microseconds) \(phone.log.lines.count)")
    }
    #expect(taken == ["first 0 1", "second 500000 2"])
    #expect(result.checks.isEmpty)
  }

  // MARK: - The end

  @Test("K-24 touches that are active at the end are cancelled and warned of")
  func dangling() throws {
    let lines = "0 d1 10,30 & d7 20,40\n0.1 c1\n0.2 mouse move 50,50\n0.2 mouse down"
    let phone = Phone()
    let script = try ScriptText.script(lines)
    let result = ScriptRunner.run(script, on: phone, launching: .controller { LogController() })
    #expect(
      result.warnings == [
        "dangling touch: finger 7 is still down at the end of the script",
        "dangling touch: a finger of the mouse is still down at the end of the script",
      ])
    #expect(phone.log.lines.last?.text == "cancelled 20,20 50,30")
    #expect(!phone.hasTouches)
    #expect(result.exitCode == .success)
    #expect(try play(lines, options: .init(isStrict: true)).exitCode == .failure)
    let kept = Phone()
    _ = ScriptRunner.run(
      script, on: kept, launching: .controller { LogController() },
      options: .init(keepsTouches: true))
    #expect(kept.hasTouches)
  }

  @Test("K-24 the cancel at the end does not add to the log that was expected")
  func danglingLog() throws {
    let result = try play("0 d1 10,30\n0 expect log \"began 10,10\"")
    #expect(result.failures.isEmpty)
    #expect(result.warnings.count == 1)
  }

  @Test("K-24 what is due after the last line does not run")
  func afterEnd() throws {
    #expect(
      try failures(
        "0 d1 130,240 & d2 190,240\n0.1 m1 10,240 & m2 310,240\n1.699999 u1 & u2\n"
          + "1.699999 expect label message \"Zoom In Pinch\"",
        controller: { PinchLabelController() }) == [])
  }

  @Test("K-21 ten idle minutes are a handful of turns")
  func idle() throws {
    let result = try play(
      "0 d1 130,240 & d2 190,240\n0.1 m1 10,240 & m2 310,240\n0.2 u1 & u2\n"
        + "600 expect label message \"\"", controller: { PinchLabelController() })
    #expect(result.failures.isEmpty)
    // One for each time: 0, 0.1, 0.2, the erasing at 1.7, and 600.
    #expect(result.turnCount == 5)
  }

  @Test("G-03 the phone makes a turn at the time of every timer between two lines")
  func timers() throws {
    final class Ticking: UIViewController {
      var draws = 0
      override func viewDidLoad() {
        _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
          self.view.setNeedsLayout()
        }
      }
      override func viewDidLayoutSubviews() { draws += 1 }
    }
    let result = try play(
      "1 expect prop controller.draws 5\n1.1 expect prop controller.draws 5",
      controller: { Ticking() })
    // The launch lays out once, then each of the four turns at 0.25, 0.5, 0.75 and 1.
    #expect(result.failures == [])
    #expect(result.turnCount == 5)
  }

  @Test("K-20 work without end stops the run with code 3")
  func runaway() throws {
    final class Endless: UIViewController {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { again() }
      private func again() {
        perform(after: 0, key: "again", target: self) { [unowned self] in again() }
      }
    }
    let result = try play(
      "0 expect nolog\n0.5 d1 10,30\n0.5 expect nolog\n1 expect nolog\n1 u1",
      controller: { Endless() })
    #expect(result.halt == .runaway(AppTime(seconds: 0.5)))
    #expect(result.exitCode == .crashGuard)
    #expect(result.checks.map(\.passed) == [true, false, false])
    #expect(
      result.failures.first?.failure
        == "not reached: the app asked for more than 1000000 timers and packets at 0.500 s")
  }

  @Test("K-35 a script can be played step by step, by another clock")
  func stepwise() throws {
    let phone = Phone()
    let runner = ScriptRunner(
      try ScriptText.script("0 d1 10,30\n0.5 m1 20,30\n0.5 m1 30,30\n1 u1"), on: phone,
      launching: .controller { LogController() })
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

  @Test("J1-e the same script twice gives the same trace")
  func repeatable() throws {
    func trace() throws -> String {
      let phone = Phone()
      let writer = TraceWriter()
      phone.trace = writer.append
      _ = ScriptRunner.run(
        try ScriptText.script("0 pinch 160,240 60 200 over 0.5\n0.2 tap 3 10,50 count 2"),
        on: phone, launching: .controller { LogController() })
      return writer.text
    }
    #expect(try trace() == trace())
  }

  @Test("An empty script is no failure")
  func empty() throws {
    let result = try play("")
    #expect(result.exitCode == .success && result.turnCount == 0 && result.checks.isEmpty)
  }
}
