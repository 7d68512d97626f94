import Testing
import TouchTesting
import UIKit

/// The reason a recognizer has not succeeded while its touches are down.
struct GestureShortfallTests {
  let view = LoggingView()

  /// Attaches a recognizer to the view and lets fingers land near each other at the same time.
  private func phone(_ recognizer: UIGestureRecognizer, fingers: Int = 1) -> TestPhone {
    view.addGestureRecognizer(recognizer)
    let phone = TestPhone(view)
    for finger in 1...fingers { phone.finger(finger).down(at: 100 * Double(finger), 100) }
    return phone
  }

  @Test("A tap needs its fingers, and then its other taps")
  func tap() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 2
    #expect(tap.shortfall == .noTouch)
    let phone = phone(tap)
    #expect(tap.shortfall == .missing(.touches(1, limit: 2)))
    phone.finger(2).down(at: 200, 100)
    #expect(tap.shortfall == .undecided, "a lift completes the tap")
    phone.finger(1).up()
    phone.finger(2).up()
    #expect(tap.shortfall == .missing(.taps(1, required: 2, interval: 0.35)))
    tap.isEnabled = false
    #expect(tap.shortfall == .failed(.disabled, nil))
  }

  @Test("A long press needs its taps, its fingers, and its duration")
  func longPress() {
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = 2
    press.numberOfTouchesRequired = 2
    let phone = phone(press, fingers: 2)
    #expect(press.shortfall == .undecided, "a lift completes the tap")
    for finger in [1, 2] { phone.finger(finger).up() }
    #expect(press.shortfall == .missing(.taps(1, required: 2, interval: 0.35)))
    for finger in [1, 2] { phone.finger(finger).down(at: 100 * Double(finger), 100) }
    for finger in [1, 2] { phone.finger(finger).up() }
    #expect(press.shortfall == .missing(.touches(0, limit: 2)))
    phone.finger(1).down(at: 100, 100)
    #expect(press.shortfall == .missing(.touches(1, limit: 2)))
    phone.finger(2).down(at: 200, 100)
    phone.after(0.125)
    #expect(press.shortfall == .missing(.duration(0.125, limit: 0.5)))
    phone.after(0.375)
    #expect(press.shortfall == nil)
  }

  @Test("A pan needs its fingers, and then its distance")
  func pan() {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    let phone = phone(pan)
    #expect(pan.shortfall == .missing(.touches(1, limit: 2)))
    phone.finger(2).down(at: 200, 100).move(to: 206, 108)
    // The centroid moves half as far as the finger.
    #expect(pan.shortfall == .missing(.distance(5, limit: 10)))
  }

  @Test("A swipe needs its fingers, and then its distance")
  func swipe() {
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    let phone = phone(swipe)
    #expect(swipe.shortfall == .missing(.touches(1, limit: 2)))
    phone.finger(2).down(at: 200, 100).move(to: 240, 100)
    #expect(swipe.shortfall == .missing(.stroke(20, limit: 50)))
  }

  @Test("A rotation needs two fingers, and then the distance along the circle")
  func rotation() {
    let rotation = UIRotationGestureRecognizer()
    let phone = phone(rotation)
    #expect(rotation.shortfall == .missing(.touches(1, limit: 2)))
    phone.finger(2).down(at: 200, 100)
    #expect(rotation.shortfall == .missing(.arc(0, limit: 8)))
  }

  @Test("The requirements of other recognizers are unknown")
  func others() {
    /// Recognizers that do not call `super` when a finger lands.
    final class Tap: UITapGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    final class Press: UILongPressGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    for recognizer in [UIGestureRecognizer(), Tap(), Press()] {
      let phone = phone(recognizer)
      #expect(recognizer.shortfall == .undecided)
      phone.finger(1).up()
    }
  }
}
