import CoreGraphics
import Testing
import TouchTesting
import UIKit

/// Interactions between controls and the gesture recognizers of surrounding views.
///
/// Source: Event Handling Guide for iOS, "Interacting with Other User Interface Controls".
struct ControlGestureTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))

  /// Adds a control that counts values and presses, and a recognizer on the surrounding view.
  private func play(
    _ control: UIControl, _ recognizer: UIGestureRecognizer,
    _ touch: (TestPhone) -> Void
  ) -> (control: Int, recognizer: Int) {
    var counts = (control: 0, recognizer: 0)
    control.frame = CGRect(x: 100, y: 100, width: 120, height: 40)
    control.addAction(UIAction { _ in counts.control += 1 }, for: .primaryActionTriggered)
    recognizer.addTarget(self.counter, action: Counter.count)
    counter.count = { counts.recognizer += 1 }
    view.addGestureRecognizer(recognizer)
    view.addSubview(control)
    let phone = TestPhone(view)
    touch(phone)
    phone.at(3)
    return counts
  }

  private final class Counter: NSObject {
    var count: () -> Void = {}
    func count(_ recognizer: UIGestureRecognizer) { count() }
  }

  private let counter = Counter()

  @Test(
    "D-16 a single tap belongs to the control, not to a recognizer on a surrounding view",
    arguments: [0, 1, 2, 3])
  func singleTap(kind: Int) {
    let stepper = UIStepper()
    stepper.value = 5
    let control: UIControl =
      switch kind {
      case 0: UIButton(type: .system)
      case 1: UISwitch()
      case 2: stepper
      default: UISegmentedControl(items: ["a", "b"])
      }
    let counts = play(control, UITapGestureRecognizer()) { $0.tap(at: CGPoint(x: 110, y: 125)) }
    #expect(counts == (1, 0))
  }

  @Test("D-16 a tap next to a button or on a disabled button is recognized")
  func otherTaps() {
    #expect(
      play(UIButton(), UITapGestureRecognizer()) { $0.tap(at: CGPoint(x: 50, y: 300)) } == (0, 1))
    let disabled = UIButton()
    disabled.isEnabled = false
    #expect(
      play(disabled, UITapGestureRecognizer()) { $0.tap(at: CGPoint(x: 150, y: 125)) } == (0, 1))
  }

  @Test("D-16 a recognizer that does not cancel touches recognizes simultaneously with a button")
  func withoutCancelling() {
    let recognizer = UITapGestureRecognizer()
    recognizer.cancelsTouchesInView = false
    #expect(play(UIButton(), recognizer) { $0.tap(at: CGPoint(x: 150, y: 125)) } == (1, 1))
  }

  @Test(
    "D-16 a double-tap recognizer around a button delays the ends of both taps and cancels them")
  func doubleTap() {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = 2
    let counts = play(UIButton(), recognizer) { phone in
      phone.tap(at: CGPoint(x: 150, y: 125))
      phone.tap(at: CGPoint(x: 150, y: 125))
    }
    #expect(counts == (0, 1))
  }

  @Test("D-16 a recognizer on the button itself recognizes its tap")
  func ownRecognizer() {
    let button = UIButton()
    var count = 0
    let counter = Counter()
    counter.count = { count += 1 }
    button.addGestureRecognizer(
      UITapGestureRecognizer(target: counter, action: Counter.count))
    #expect(
      play(button, UILongPressGestureRecognizer()) { $0.tap(at: CGPoint(x: 150, y: 125)) } == (0, 0)
    )
    #expect(count == 1)
  }

  @Test("a touch that began on a disabled control belongs to the control's superview until it ends")
  func forwarding() {
    let outer = LoggingView("outer", frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 120, height: 40))
    control.isMultipleTouchEnabled = true
    control.addAction(UIAction { _ in print("control") }, for: .touchUpInside)
    control.isEnabled = false
    outer.addSubview(control)
    let phone = TestPhone(outer)
    let (first, second) = (phone.finger(1), phone.finger(2))
    first.down(at: 110, 110)
    control.isEnabled = true
    second.down(at: 120, 120)
    first.move(to: 111, 110)
    second.up()
    first.up()
    #expect(
      phone.log.lines.map(\.text) == [
        "outer began 1 (110,110)", "outer moved 1 (111,110)", "control", "outer ended 1 (111,110)",
      ])
    first.down(at: 110, 110)
    first.up()
    #expect(phone.log.lines.last?.text == "control")
  }
}
