import CoreGraphics
import Monkey
import Simulator
import Testing
import TouchScript
import UIKit

@Suite(.serialized) struct MonkeyTrialTests {
  private func trial(
    _ checks: MonkeyTrial.Checks = MonkeyTrial.Checks(), _ view: @escaping () -> UIView
  ) -> MonkeyTrial {
    MonkeyTrial(of: .view(view), checks: checks) { Phone() }
  }

  private func script(_ steps: String) throws -> Script {
    try Script(parsing: Array("touchscript 1\n\(steps)\n".utf8), file: "test")
  }

  private let tap = "0 d1 100,100\n0.1 u1"

  @Test("An app without faults passes")
  func passes() throws {
    #expect(trial { UIView() }.play(try script(tap)) == nil)
  }

  @Test("Random sessions find no fault in a plain view")
  func sessions() {
    let trial = trial { UIView() }
    let (screen, targets) = trial.targets()
    #expect(screen == CGSize(width: 320, height: 480))
    for number in 0..<20 {
      let session = MonkeyGenerator.session(
        seed: 1, number: number, packets: 200, screen: screen, targets: targets)
      #expect(trial.play(session) == nil, "session \(number)")
    }
  }

  /// A recognizer that sets all six states in turn, regardless of its current state.
  private final class StateCyclingRecognizer: UIGestureRecognizer {
    private var count = 0
    private func ask(_ number: Int) {
      count += number
      state = State.allCases[count % 6]
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { ask(1) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { ask(5) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { ask(7) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { ask(3) }
  }

  @Test(
    "D-11 D-18 random sessions find no fault in recognizers with arbitrary states and cyclic waits")
  func states() {
    let trial = trial {
      let view = UIView()
      let recognizers = [
        StateCyclingRecognizer(), StateCyclingRecognizer(), UIPanGestureRecognizer(),
      ]
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      recognizers[0].require(toFail: recognizers[1])
      recognizers[1].require(toFail: recognizers[0])
      return view
    }
    let (screen, targets) = trial.targets()
    for number in 0..<20 {
      let session = MonkeyGenerator.session(
        seed: 1, number: number, packets: 200, screen: screen, targets: targets)
      #expect(trial.play(session) == nil, "session \(number)")
    }
  }

  @Test("Targets are touchable views, clipped to the screen, excluding hidden and disabled views")
  func targets() {
    let trial = trial {
      let root = UIView()
      let frames = [
        CGRect(x: 10, y: 10, width: 40, height: 40), CGRect(x: -20, y: 100, width: 60, height: 30),
        CGRect(x: 100, y: 10, width: 5, height: 5), CGRect(x: 200, y: 10, width: 5, height: 5),
        CGRect(x: 400, y: 10, width: 5, height: 5),
      ]
      for frame in frames { root.addSubview(UIView(frame: frame)) }
      root.subviews[2].isHidden = true
      root.subviews[3].isUserInteractionEnabled = false
      return root
    }
    let (_, targets) = trial.targets()
    // The window, and the view below the status bar with two subviews.
    #expect(
      targets == [
        CGRect(x: 0, y: 0, width: 320, height: 480), CGRect(x: 0, y: 20, width: 320, height: 460),
        CGRect(x: 10, y: 30, width: 40, height: 40), CGRect(x: 0, y: 120, width: 40, height: 30),
      ])
  }

  @Test("An expectation must pass after each packet, not only at the end")
  func invariant() throws {
    final class BlinkingView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.5 }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
    }
    let path = try #require(PropertyPath("blinking.alpha"))
    let invariant = ScriptExpectation.property(path, .number(1), tolerance: nil)
    let trial = trial(MonkeyTrial.Checks(invariants: [invariant])) {
      let view = BlinkingView()
      view.accessibilityIdentifier = "blinking"
      return view
    }
    let finding = try #require(trial.play(script("1 d1 100,100\n2 u1")))
    #expect(finding.failure.kind == .expectation)
    #expect(finding.failure.subject == "expect prop blinking.alpha 1")
    #expect(finding.failure.detail == "expected 1 ± 1e-06, got 0.5")
    #expect(finding.time == AppTime(seconds: 1))
  }

  @Test("A script's own expectations are also checked")
  func ownExpectation() throws {
    let finding = try #require(trial { UIView() }.play(script("0 expect log \"hello\"")))
    #expect(finding.failure.kind == .expectation)
  }

  @Test("A view that retains itself is reported as a leak unless leaks are allowed")
  func leak() throws {
    final class SelfRetainingView: UIView {
      var retained: UIView?
    }
    let make = {
      let view = SelfRetainingView()
      view.retained = view
      return view
    }
    let finding = try #require(trial { make() }.play(script(tap)))
    #expect(finding.failure == MonkeyFailure(.leak, "not released with the app: SelfRetainingView"))
    #expect(
      trial(MonkeyTrial.Checks(findsLeaks: false)) { make() }.play(try script(tap)) == nil)
  }

  @Test("Exceeding the view limit is reported as growth")
  func growth() throws {
    var checks = MonkeyTrial.Checks()
    checks.viewLimit = 10
    let trial = trial(checks) {
      let view = UIView()
      for _ in 0..<10 { view.addSubview(UIView()) }
      return view
    }
    #expect(
      try #require(trial.play(script(tap))).failure == MonkeyFailure(.growth, "more than 10 views"))
  }

  @Test("Endless work at a single point in time is reported as a runaway")
  func runaway() throws {
    final class EndlessView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { again() }

      private func again() {
        DispatchQueue.main.async { self.again() }
      }
    }
    var checks = MonkeyTrial.Checks()
    checks.itemLimit = 1000
    let finding = try #require(trial(checks) { EndlessView() }.play(script(tap)))
    #expect(finding.failure.kind == .runaway)
  }

  @Test(
    "Two failures are the same if their kind and subject match, but leaks may differ in class")
  func sameness() {
    let one = MonkeyFailure(.expectation, "count a 1", "expected 1, got 2")
    #expect(one.isSame(as: MonkeyFailure(.expectation, "count a 1", "expected 1, got 3")))
    #expect(!one.isSame(as: MonkeyFailure(.expectation, "count b 1", "expected 1, got 2")))
    #expect(!one.isSame(as: MonkeyFailure(.crash, "count a 1")))
    #expect(MonkeyFailure(.leak, "A").isSame(as: MonkeyFailure(.leak, "B")))
  }
}
