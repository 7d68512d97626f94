import Streams
import Testing
import TouchTesting
import UIKit

struct StateMachineTests {
  let view = LoggingView()
  let delegate = RecordingDelegate()
  let recorder = RecordingRecognizer("recorder")

  init() {
    recorder.delegate = delegate
    delegate.watch(recorder, on: view)
  }

  @Test("D-10 state raw values match Apple's")
  func numbers() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test("D-11 D-12 D-13 D-14 actions precede the views' callbacks, and the reset comes last")
  func continuous() {
    recorder.cancelsTouchesInView = false
    recorder.delaysTouchesEnded = false
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    recorder.answers = [.moved: .began]
    phone.finger(1).move(to: 11, 10)
    #expect(recorder.state == .began)
    recorder.answers = [.moved: .changed, .ended: .ended]
    phone.finger(1).move(to: 12, 10).move(to: 13, 10).up()
    #expect(recorder.state == .possible)
    #expect(
      phone.log.text == """
        recorder began 1 (10,10)
        view began 1 (10,10)
        recorder moved 1 (11,10)
        recorder began! (11,10)
        view moved 1 (11,10)
        recorder moved 1 (12,10)
        recorder changed! (12,10)
        view moved 1 (12,10)
        recorder moved 1 (13,10)
        recorder changed! (13,10)
        view moved 1 (13,10)
        recorder ended 1 (13,10)
        recorder ended! (13,10)
        view ended 1 (13,10)
        recorder reset
        """)
  }

  @Test("D-12 D-14 a failed recognizer calls no action and is reset when all fingers are up")
  func failed() {
    recorder.answers = [.moved: .failed]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)
    phone.finger(1).move(to: 11, 10).up()
    #expect(recorder.state == .failed)
    phone.finger(3).down(at: 30, 10).up()
    #expect(recorder.state == .failed)
    phone.finger(2).up()
    #expect(recorder.state == .possible)
    #expect(
      phone.log.lines.map(\.text).filter { $0.hasPrefix("recorder") } == [
        "recorder began 1 (10,10)", "recorder began 2 (20,10)", "recorder moved 1 (11,10)",
        "recorder reset",
      ])
  }

  @Test("D-13 actions are called in the order of state changes, and each reads its own state")
  func orderOfActions() {
    let other = RecordingRecognizer("other")
    (recorder.preventsOthers, other.preventsOthers) = (false, false)
    delegate.watch(other, on: view)
    recorder.answers = [.began: .began, .moved: .ended]
    other.answers = [.began: .began, .moved: .changed]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    view.perform(after: 0, key: "later") { print("timer") }
    phone.finger(1).move(to: 20, 10)
    #expect(
      phone.log.lines.map(\.text).filter { $0.contains("!") || $0 == "timer" } == [
        "recorder began! (10,10)", "other began! (10,10)", "recorder ended! (20,10)",
        "other changed! (20,10)", "timer",
      ])
  }

  @Test("D-13 two states in one packet cause two actions, each with its own state")
  func twoStates() {
    recorder.onTouches = { _, _, _ in self.recorder.state = .began }
    recorder.answers = [.began: .ended]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10).up()
    #expect(
      phone.log.lines.map(\.text).filter { $0.contains("!") } == [
        "recorder began! (10,10)", "recorder ended! (10,10)",
      ])
  }

  @Test("D-15 disabling a recognizer cancels an active gesture and makes a possible one fail")
  func disabled() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    recorder.isEnabled = false
    #expect(recorder.state == .failed)
    #expect(phone.log.lines.last?.text == "view began 1 (10,10)", "a failure calls no action")
    recorder.isEnabled = true
    phone.finger(1).move(to: 11, 10).up()
    #expect(recorder.state == .possible)
    recorder.answers = [.began: .began]
    phone.finger(1).down(at: 10, 10)
    view.perform(after: 0.1, key: "off") { self.recorder.isEnabled = false }
    phone.after(0.1)
    #expect(recorder.state == .cancelled)
    #expect(phone.log.lines.last?.text == "recorder cancelled! (10,10)")
    phone.finger(1).up()
    #expect(recorder.state == .possible)
  }

  @Test("D-15 removing a recognizer from its view cancels its gesture")
  func removed() {
    recorder.answers = [.began: .began]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    view.removeGestureRecognizer(recorder)
    #expect(recorder.state == .cancelled)
    phone.finger(1).move(to: 20, 10).up()
    #expect(recorder.state == .possible)
    #expect(!phone.log.text.contains("recorder moved"))
  }

  @Test("D-16 the gesture fails if a delegate or a view returns false")
  func denied() {
    delegate.begins = false
    recorder.answers = [.began: .began]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    #expect(recorder.state == .failed)
    #expect(!phone.log.text.contains("!"))
  }

  @Test("D-11 canceling a gesture that has not begun makes it fail")
  func cancelledBefore() {
    recorder.answers = [.cancelled: .cancelled]
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    phone.cancel()
    #expect(recorder.state == .possible)
    #expect(!phone.log.text.contains("!"))
    #expect(
      phone.trace.contains { $0.contains("gesture RecordingRecognizer") && $0.hasSuffix("failed") })
  }

  private static func recordedView() -> UIView {
    let view = LoggingView()
    let answers: [UITouch.Phase: UIGestureRecognizer.State] = [
      .began: .began, .moved: .changed, .ended: .ended,
    ]
    view.addGestureRecognizer(RecordingRecognizer("recorder", answers))
    return view
  }

  @Test("K-26 the trace has a line for each state")
  func trace() {
    let phone = TestPhone(Self.recordedView())
    phone.finger(1).down(at: 10, 10)
    phone.at(0.25)
    phone.finger(1).move(to: 11, 10).up()
    #expect(
      phone.trace.filter { $0.contains(" gesture ") } == [
        "T 0.000000 gesture RecordingRecognizer#1 began",
        "T 0.250000 gesture RecordingRecognizer#1 changed",
        "T 0.250000 gesture RecordingRecognizer#1 ended",
      ])
  }

  @Test("a recognizer from an interface file starts as possible; UIKit's own calls do nothing")
  func fromInterfaceFile() throws {
    let recognizer = try #require(UITapGestureRecognizer(coder: NSCoder()))
    recognizer.awakeFromNib()
    // UIKit never calls this method because no property of a touch is an estimate.
    recognizer.touchesEstimatedPropertiesUpdated([])
    #expect(recognizer.state == .possible)
    #expect(recognizer.shortfall == .noTouch)
  }

  @Test(
    "D-11 D-13 an action can cancel a gesture that has changed since, but not one that has ended",
    arguments: [
      (UIGestureRecognizer.State.changed, UIGestureRecognizer.State.cancelled), (.ended, .ended),
    ])
  func setInAction(next: UIGestureRecognizer.State, outcome: UIGestureRecognizer.State) {
    final class Target {
      func cancel(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .began { recognizer.state = .cancelled }
      }
    }
    let target = Target()
    recorder.addTarget(target, action: Target.cancel)
    recorder.onTouches = { phase, _, _ in
      if phase == .began { self.recorder.go(through: [.began, next]) }
    }
    let phone = TestPhone(view)
    var warnings: [String] = []
    phone.context.host.warn = { warnings.append($0) }
    phone.finger(1).down(at: 10, 10).up()
    #expect(recorder.latestState == outcome)
    #expect(warnings == [])
  }
}
