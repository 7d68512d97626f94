import Testing
import TouchTesting
import UIKit

/// Recognizers' actions are called before the views' callbacks for the same packet.
struct GestureActionTests {
  let loggingView = LoggingView()
  let delegate = RecordingDelegate()
  let recorder = RecordingRecognizer("recorder")

  /// Returns the log without locations.
  private func lines(_ phone: TestPhone) -> [String] {
    phone.log.lines.map { line in
      line.text.split(separator: " ").filter { !$0.hasPrefix("(") }.joined(separator: " ")
    }
  }

  /// Plays a gesture on a view with a recognizer, and returns the log without locations.
  private func log(
    of recognizer: UIGestureRecognizer, _ play: (TestPhone) -> Void
  ) -> [String] {
    loggingView.gestureRecognizers = []
    delegate.watch(recognizer, "gesture", on: loggingView)
    let phone = TestPhone(loggingView)
    play(phone)
    return lines(phone)
  }

  // Source: logs from an iPhone at www.jianshu.com/p/c294d1bd963d.
  @Test("D-13 D-21 a pan's action precedes touchesCancelled or, without it, touchesMoved")
  func orderOfPan() {
    let play: (TestPhone) -> Void = { phone in
      phone.finger(1).down(at: 100, 100).move(to: 105, 100).move(to: 130, 100).move(to: 140, 100)
      phone.finger(1).up()
    }
    #expect(
      log(of: UIPanGestureRecognizer(), play) == [
        "view began 1", "view moved 1", "gesture began!", "view cancelled 1",
        "gesture changed!", "gesture ended!",
      ])
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    #expect(
      log(of: pan, play) == [
        "view began 1", "view moved 1", "gesture began!", "view moved 1", "gesture changed!",
        "view moved 1", "gesture ended!", "view ended 1",
      ])
  }

  // Source: logs from an iPhone at www.jianshu.com/p/c294d1bd963d and github.com/zhaoName/Notes.
  @Test("D-13 D-21 a tap's action precedes touchesCancelled or, without it, touchesEnded")
  func orderOfTap() {
    let play: (TestPhone) -> Void = { $0.finger(1).down(at: 100, 100).up() }
    #expect(
      log(of: UITapGestureRecognizer(), play) == [
        "view began 1", "gesture ended!", "view cancelled 1",
      ])
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    #expect(log(of: tap, play) == ["view began 1", "gesture ended!", "view ended 1"])
  }

  @Test(
    "D-13 D-21 when the press duration elapses, the action is called before touchesCancelled"
  )
  func orderOfTimer() {
    let lines = log(of: UILongPressGestureRecognizer()) { phone in
      phone.finger(1).down(at: 100, 100)
      phone.at(0.5)
      phone.finger(1).up()
    }
    #expect(lines == ["view began 1", "gesture began!", "view cancelled 1", "gesture ended!"])
  }

  @Test("D-13 D-16 D-21 a superview's tap precedes the control's action if both are called")
  func orderOfControls() {
    for control in [UIButton(), UIControl()] {
      control.addAction(UIAction { _ in print("control") }, for: .touchUpInside)
      control.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let root = UIView()
      root.addSubview(control)
      let tap = UITapGestureRecognizer()
      delegate.watch(tap, "tap", on: root)
      let phone = TestPhone(root)
      phone.finger(1).down(at: 50, 50).up()
      // A button prevents the tap, and a plain control's touch is canceled.
      #expect(lines(phone) == [control is UIButton ? "control" : "tap ended!"])
      tap.cancelsTouchesInView = false
      phone.finger(1).down(at: 50, 50).up()
      #expect(lines(phone).dropFirst() == ["tap ended!", "control"])
    }
  }

  @Test("D-13 in a packet for two windows, each window's actions precede its views' callbacks")
  func orderOfWindows() {
    let other = LoggingView("other")
    let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    front.addSubview(other)
    let second = RecordingRecognizer("second")
    for (recognizer, view) in [(recorder, loggingView), (second, other)] {
      (recognizer.cancelsTouchesInView, recognizer.answers) = (false, [.began: .began])
      delegate.watch(recognizer, on: view)
    }
    let phone = TestPhone(windows: UIWindow(holding: loggingView), front)
    phone.together {
      phone.finger(1).down(at: 10, 10)
      phone.finger(2).down(at: 10, 300)
    }
    #expect(
      lines(phone) == [
        "second began 1", "second began!", "other began 1", "recorder began 2",
        "recorder began!", "view began 2",
      ])
  }

  @Test(
    "D-13 C-05 C-32 a view removed by an action receives only touchesCancelled from the packet"
  )
  func removedBeforeItsCallback() {
    let box = LoggingView("box")
    loggingView.addSubview(box)
    recorder.cancelsTouchesInView = false
    delegate.watch(recorder, on: loggingView)
    let target = ActionTarget { if self.recorder.state == .began { box.removeFromSuperview() } }
    recorder.addTarget(target, action: ActionTarget.call)
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    recorder.answers = [.moved: .began, .cancelled: .cancelled]
    phone.finger(1).move(to: 11, 10)
    #expect(lines(phone).filter { $0.hasPrefix("box") } == ["box began 1", "box cancelled 1"])
  }

  @Test("C-36 D-13 an action that resends the current event does not cause a second delivery")
  func sentAgain() {
    var event: UIEvent?
    recorder.onTouches = { event = $2 }
    recorder.answers = [.began: .began]
    delegate.watch(recorder, on: loggingView)
    let target = ActionTarget { if let event { UIApplication.shared.sendEvent(event) } }
    recorder.addTarget(target, action: ActionTarget.call)
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    #expect(lines(phone) == ["recorder began 1", "recorder began!"])
  }

  @Test("D-13 D-14 a gesture recognized in a deferred callback calls its action before its reset")
  func recognizedInDeferredCallback() {
    let other = RecordingRecognizer("other")
    (recorder.delaysTouchesBegan, recorder.answers) = (true, [.ended: .failed])
    for recognizer in [recorder, other] { delegate.watch(recognizer, on: loggingView) }
    loggingView.onTouches = { phase, _, _ in
      if phase == .ended { other.state = .ended }
    }
    other.delaysTouchesEnded = false
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10).up()
    #expect(
      lines(phone).suffix(4) == ["view ended 1", "other ended!", "recorder reset", "other reset"])
  }

  @Test("D-13 a gesture recognized in a view's callback calls its action before the next timer")
  func recognizedInCallback() {
    delegate.watch(recorder, on: loggingView)
    loggingView.onTouches = { phase, _, _ in
      guard phase == .moved else { return }
      self.recorder.state = .began
      self.loggingView.perform(after: 0, key: "timer") { print("timer") }
    }
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10).move(to: 11, 10)
    phone.after(0)
    #expect(
      lines(phone).suffix(4) == ["view moved 1", "recorder began!", "view cancelled 1", "timer"])
  }
}

/// A target whose action calls a closure.
private final class ActionTarget {
  let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func call() { action() }
}
