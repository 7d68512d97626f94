import Testing
import TouchTesting
import UIKit

struct LongPressTests {
  let view = LoggingView()
  let delegate = RecordingDelegate()
  let press = UILongPressGestureRecognizer()

  init() {
    delegate.watch(press, "press", on: view)
  }

  private func actions(_ phone: TestPhone) -> [String] {
    phone.log.lines.filter { $0.text.contains("!") }.map { "\(number($0.time)) \($0.text)" }
  }

  @Test("D-40 a long press has Apple's defaults")
  func defaults() {
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
  }

  @Test("D-40 a long press begins after 0.5 s, changes with every move, and ends with the lift")
  func wholePress() {
    let phone = TestPhone(view)
    phone.at(0.1)
    phone.finger(1).down(at: 100, 100).move(to: 110, 100)
    phone.at(0.599_999)
    #expect(actions(phone) == [])
    phone.at(0.7)
    phone.finger(1).move(to: 300, 100).up()
    #expect(
      actions(phone) == [
        "0.6 press began! (110,100)", "0.7 press changed! (300,100)", "0.7 press ended! (300,100)",
      ])
  }

  @Test(
    "D-40 a press is not a long press if the finger moves more than 10 points or lifts too early"
  )
  func noPress() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).move(to: 110.001, 100)
    phone.at(1)
    phone.finger(1).up()
    phone.finger(1).down(at: 100, 100)
    phone.at(1.499)
    phone.finger(1).up()
    phone.at(3)
    #expect(actions(phone) == [])
  }

  @Test(
    "D-40 a press with a minimum duration of 0 or less begins when the finger lands",
    arguments: [0.0, -3, -Double.infinity])
  func atOnce(duration: Double) {
    press.minimumPressDuration = duration
    let phone = TestPhone(view)
    phone.at(1)
    phone.finger(1).down(at: 100, 100)
    phone.at(1)
    #expect(actions(phone) == ["1 press began! (100,100)"])
  }

  @Test("D-40 a two-finger press starts when both fingers are down; a third finger has no effect")
  func twoFingers() {
    press.numberOfTouchesRequired = 2
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    phone.at(0.3)
    phone.finger(2).down(at: 120, 100)
    phone.at(1)
    phone.finger(3).down(at: 300, 300)
    phone.finger(2).up()
    #expect(actions(phone) == ["0.8 press began! (110,100)", "1 press ended! (110,100)"])
  }

  @Test("D-40 a press can require a preceding tap")
  func afterTap() {
    press.numberOfTapsRequired = 1
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    phone.at(0.6)
    phone.finger(1).up()
    #expect(actions(phone) == [], "a press without the tap")
    phone.at(2)
    phone.finger(1).down(at: 100, 100).up()
    phone.at(2.3)
    phone.finger(1).down(at: 100, 100)
    phone.at(3)
    #expect(actions(phone) == ["2.8 press began! (100,100)"])
  }

  @Test(
    "D-40 the first tap lasts at most 0.75 s; the press starts at most 0.35 s after the tap began")
  func slowTap() {
    press.numberOfTapsRequired = 1
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    phone.at(0.749)
    #expect(press.state == .possible)
    phone.at(0.75)
    #expect(press.state == .failed)
    phone.finger(1).up()
    phone.at(2)
    phone.finger(1).down(at: 100, 100).up()
    func failures() -> Int { phone.trace.count { $0.hasSuffix(" failed") } }
    phone.at(2.349)
    #expect(failures() == 1)
    phone.at(2.35)
    #expect(failures() == 2)
  }

  @Test("D-15 D-40 cancellation ends the press")
  func cancelled() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    phone.at(0.6)
    phone.cancel()
    #expect(
      actions(phone) == ["0.5 press began! (100,100)", "0.6 press cancelled! (100,100)"])
    #expect(press.state == .possible)
  }

  /// A delegate that begins the gesture at touch down, before the recognizer receives the touch.
  private final class BeginningDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      gestureRecognizer.state = .began
      return true
    }
  }

  @Test(
    "D-40 a long press that the delegate begins in shouldReceive ends when the finger lifts")
  func begunEarly() {
    let phone = TestPhone(view)
    let beginningDelegate = BeginningDelegate()
    press.delegate = beginningDelegate
    phone.finger(1).down(at: 100, 100)
    #expect(press.state == .began)
    phone.finger(1).up()
    #expect(press.state == .possible)
    #expect(actions(phone).map { $0.split(separator: " ")[2] } == ["began!", "ended!"])
  }

  @Test("D-40 a tap before a press needs as many fingers as the press, which may lift separately")
  func afterTapOfTwo() {
    press.numberOfTapsRequired = 1
    press.numberOfTouchesRequired = 2
    let phone = TestPhone(view)
    for finger in [1, 2] { phone.finger(finger).down(at: 100, 100) }
    phone.finger(1).up()
    phone.at(0.25)
    phone.finger(2).up()
    for finger in [1, 2] { phone.finger(finger).down(at: 100, 100) }
    phone.at(1)
    #expect(actions(phone) == ["0.75 press began! (100,100)"])
  }

  @Test("D-40 a press fails if its subclass does not call super when the finger lands")
  func withoutSuper() {
    final class Press: UILongPressGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    let press = Press()
    delegate.watch(press, "subclass", on: view)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).move(to: 300, 300)
    #expect(press.state == .possible)
    phone.at(2)
    phone.finger(1).up()
    #expect(press.latestState == .failed)
  }

  @Test("D-40 a recognizer that is released before its press begins has no effect")
  func released() {
    weak var released: UILongPressGestureRecognizer?
    view.onTouches = { phase, touches, event in
      let press = UILongPressGestureRecognizer()
      self.delegate.watch(press, "released", on: UIView())
      press.touchesBegan(touches, with: event)
      released = press
    }
    press.isEnabled = false
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    #expect(released == nil)
    phone.at(1)
    #expect(actions(phone) == [])
  }
}
