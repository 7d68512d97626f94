import Testing
import TouchTesting
import UIKit

/// Recognizers that ignore touches they have already received.
struct IgnoredTouchTests {
  let view = LoggingView()
  let delegate = RecordingDelegate()

  /// Returns a phone with a recognizer.
  private func phone(_ recognizer: UIGestureRecognizer) -> TestPhone {
    delegate.watch(recognizer, "gesture", on: view)
    recognizer.cancelsTouchesInView = false
    return TestPhone(view)
  }

  /// Moves a finger, and makes a recognizer ignore it after receiving the move.
  private func ignore(
    _ finger: Int, at x: Double, _ y: Double, by recognizer: UIGestureRecognizer,
    on phone: TestPhone
  ) {
    view.onTouches = { _, touches, event in
      for touch in touches { recognizer.ignore(touch, for: event) }
    }
    phone.finger(finger).move(to: x, y)
    view.onTouches = nil
  }

  private func actions(_ phone: TestPhone) -> [String] {
    phone.log.lines.filter { $0.text.contains("!") }.map { "\(number($0.time)) \($0.text)" }
  }

  @Test("D-25 a pan continues with the other finger without a jump and ends with that finger")
  func pan() {
    let pan = UIPanGestureRecognizer()
    let phone = phone(pan)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 200, 100)
    phone.finger(1).move(to: 130, 100)
    #expect(pan.translation(in: view) == CGPoint(x: 15, y: 0))
    ignore(2, at: 210, 100, by: pan, on: phone)
    #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
    phone.finger(2).move(to: 310, 100)
    phone.finger(1).move(to: 131, 100)
    #expect(pan.translation(in: view) == CGPoint(x: 21, y: 0))
    phone.finger(1).up()
    #expect(actions(phone).last == "0 gesture ended! (131,100)")
  }

  @Test(
    "D-25 a two-finger pan that ignores one finger ends with the other, which starts no new pan")
  func panOfTwo() {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    let phone = phone(pan)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 200, 100)
    phone.finger(1).move(to: 130, 100)
    #expect(pan.state == .began)
    ignore(2, at: 201, 100, by: pan, on: phone)
    let translation = pan.translation(in: view)
    phone.finger(1).move(to: 150, 100)
    #expect(pan.state == .changed)
    #expect(pan.translation(in: view) == translation)
    phone.finger(1).up()
    #expect(pan.latestState == .ended)
    phone.finger(2).up()
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 200, 100)
    ignore(2, at: 201, 100, by: pan, on: phone)
    phone.finger(1).move(to: 200, 100)
    #expect(pan.state == .possible)
  }

  @Test("D-25 a subclass that ignores a finger when it lands drags with the other fingers")
  func subclass() {
    /// A pan that recognizes only touches that begin in the left half of the screen.
    final class LeftPan: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where touch.location(in: view).x > 160 { ignore(touch, for: event) }
      }
    }
    let pan = LeftPan()
    let phone = phone(pan)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 300, 100).move(to: 200, 100)
    phone.finger(1).move(to: 100, 120)
    #expect(actions(phone) == ["0 gesture began! (100,120)"])
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 20))
  }

  @Test("D-25 a pinch keeps its scale while a finger is missing, and continues with another")
  func pinch() {
    let pinch = UIPinchGestureRecognizer()
    let phone = phone(pinch)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 200, 100).move(to: 280, 100)
    ignore(2, at: 300, 100, by: pinch, on: phone)
    phone.finger(2).move(to: 110, 100)
    phone.finger(1).move(to: 110, 100)
    #expect(pinch.state == .changed && pinch.scale == 2)
    phone.finger(3).down(at: 160, 100).move(to: 210, 100)
    #expect(pinch.scale == 4, "twice the distance at the landing of the third finger")
    ignore(3, at: 160, 100, by: pinch, on: phone)
    #expect(pinch.state == .changed)
    ignore(1, at: 100, 100, by: pinch, on: phone)
    #expect(actions(phone).last == "0 gesture ended! (0,0)")
  }

  @Test("D-25 a rotation keeps its angle while a finger is missing and ends with its last finger")
  func rotation() {
    let rotation = UIRotationGestureRecognizer()
    let phone = phone(rotation)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 200, 100)
    ignore(2, at: 100, 200, by: rotation, on: phone)
    phone.finger(2).move(to: 0, 100)
    phone.finger(1).move(to: 110, 100)
    #expect(rotation.state == .changed && rotation.rotation == .pi / 2)
    phone.finger(3).down(at: 210, 100).move(to: 110, 200)
    #expect(rotation.rotation == .pi)
    ignore(3, at: 110, 210, by: rotation, on: phone)
    #expect(rotation.state == .changed)
    ignore(1, at: 100, 100, by: rotation, on: phone)
    #expect(actions(phone).last == "0 gesture ended! (0,0)")
  }

  @Test("D-25 a swipe uses the remaining fingers and starts when all of them are down")
  func swipe() {
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    let phone = phone(swipe)
    phone.finger(1).down(at: 10, 100)
    phone.finger(2).down(at: 10, 200)
    ignore(2, at: 50, 200, by: swipe, on: phone)
    phone.finger(1).move(to: 100, 100)
    phone.finger(3).down(at: 20, 300).move(to: 70, 300)
    #expect(actions(phone) == [])
    phone.finger(1).move(to: 150, 100)
    #expect(actions(phone) == ["0 gesture ended! (60,200)"])
  }

  @Test("D-25 a tap that ignores a finger uses the remaining fingers")
  func tap() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let phone = phone(tap)
    phone.at(1)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 200, 100)
    ignore(2, at: 201, 100, by: tap, on: phone)
    phone.at(1.3)
    phone.finger(3).down(at: 100, 200)
    phone.finger(1).up()
    phone.finger(3).up()
    #expect(actions(phone) == ["1.3 gesture ended! (100,150)"])
  }

  @Test("D-25 a tap that has ignored all its fingers does not time out")
  func noFingers() {
    let tap = UITapGestureRecognizer()
    let phone = phone(tap)
    phone.finger(1).down(at: 100, 100)
    ignore(1, at: 101, 100, by: tap, on: phone)
    phone.at(5)
    #expect(tap.latestState == .possible)
    phone.finger(2).down(at: 200, 200).up()
    #expect(actions(phone) == ["5 gesture ended! (200,200)"])
  }

  @Test("D-25 a double tap still waits for the second tap after ignoring a finger")
  func doubleTap() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    let phone = phone(tap)
    phone.finger(1).down(at: 100, 100).up()
    phone.at(0.3)
    phone.finger(2).down(at: 100, 100)
    ignore(2, at: 101, 100, by: tap, on: phone)
    phone.at(0.349)
    phone.finger(3).down(at: 100, 100).up()
    #expect(actions(phone) == ["0.349 gesture ended! (100,100)"])
    phone.finger(2).up()
    phone.at(1)
    phone.finger(1).down(at: 100, 100).up()
    phone.at(1.3)
    phone.finger(2).down(at: 100, 100)
    ignore(2, at: 101, 100, by: tap, on: phone)
    phone.at(1.349)
    #expect(tap.latestState == .ended, "the state after the first double tap")
    phone.at(1.35)
    #expect(tap.latestState == .failed)
  }

  @Test("D-25 after a tap and an ignored finger, a press begins only with another finger")
  func pressAfterTap() {
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    let phone = phone(press)
    for start in [0.0, 2] {
      phone.at(start)
      phone.finger(1).down(at: 100, 100).up()
      phone.at(start + 0.3)
      phone.finger(2).down(at: 100, 100)
      ignore(2, at: 101, 100, by: press, on: phone)
      phone.at(start + 0.34)
      if start == 0 { phone.finger(3).down(at: 100, 100) }
      phone.at(start + 1)
      for finger in start == 0 ? [2, 3] : [2] { phone.finger(finger).up() }
    }
    #expect(
      actions(phone) == ["0.84 gesture began! (100,100)", "1 gesture ended! (100,100)"])
  }

  @Test(
    "D-25 a gesture that has not begun fails if its remaining finger is ignored",
    arguments: ["pan", "pinch", "rotation", "tap"])
  func lifted(kind: String) throws {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let gesture = [
      "pan": UIPanGestureRecognizer(), "pinch": UIPinchGestureRecognizer(),
      "rotation": UIRotationGestureRecognizer(), "tap": tap,
    ][kind]
    let phone = phone(try #require(gesture))
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 200, 100)
    phone.finger(1).up()
    #expect(!phone.log.text.contains("view ended 1"), "the gesture may still be recognized")
    ignore(2, at: 201, 100, by: try #require(gesture), on: phone)
    #expect(gesture?.latestState == .failed)
    #expect(phone.log.text.hasSuffix("view ended 1 (100,100)"))
  }

  @Test("D-25 a long press that ignores its finger does not begin, or ends if it is active")
  func longPress() {
    let press = UILongPressGestureRecognizer()
    let phone = phone(press)
    phone.finger(1).down(at: 100, 100)
    ignore(1, at: 101, 100, by: press, on: phone)
    phone.at(1)
    phone.finger(1).up()
    #expect(actions(phone) == [])
    phone.finger(1).down(at: 100, 100)
    phone.at(2)
    ignore(1, at: 101, 100, by: press, on: phone)
    phone.finger(1).move(to: 200, 100)
    #expect(
      actions(phone) == [
        "1.5 gesture began! (100,100)", "2 gesture changed! (101,100)", "2 gesture ended! (0,0)",
      ], "the view's callback, which ignores the touch, comes after the packet's first action")
  }

  @Test("D-25 a tap or swipe that ignores a finger before handling it recognizes nothing")
  func beforeHandling() {
    final class Tap: UITapGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
      }
    }
    final class Swipe: UISwipeGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
      }
    }
    delegate.watch(Tap(), "tap", on: view)
    let phone = phone(Swipe())
    phone.finger(1).down(at: 100, 100).up()
    phone.finger(1).down(at: 100, 100).move(to: 200, 100).up()
    #expect(actions(phone) == [])
  }

  @Test("D-25 a press fails if it ignores a finger after another finger of its tap has lifted")
  func tapBeforePress() {
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    press.numberOfTouchesRequired = 2
    let phone = phone(press)
    for finger in [1, 2] { phone.finger(finger).down(at: 100, 100) }
    phone.finger(1).up()
    #expect(press.state == .possible)
    ignore(2, at: 101, 100, by: press, on: phone)
    #expect(press.latestState == .failed)
  }
}
