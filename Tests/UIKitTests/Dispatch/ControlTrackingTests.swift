import Testing
import TouchTesting
import UIKit

/// A control tracks one touch at a time, from touch down to its end.
struct ControlTrackingTests {
  let loggingView = LoggingView()
  let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let loggers: [EventLogger]

  init() {
    loggingView.addSubview(control)
    loggers = EventLogger.makeLoggers(for: control)
  }

  /// Returns a phone whose control receives every finger.
  private func multiTouchPhone() -> TestPhone {
    control.isMultipleTouchEnabled = true
    return TestPhone(loggingView)
  }

  @Test(
    "C-43 a control tracks the first finger until it lifts, regardless of a second finger",
    arguments: [true, false])
  func secondFinger(isMultipleTouchEnabled: Bool) {
    control.isMultipleTouchEnabled = isMultipleTouchEnabled
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 50, 50).move(to: 180, 50)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    phone.finger(2).up()
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    phone.finger(1).move(to: 20, 10).up()
    #expect(!control.isTracking)
    #expect(phone.log.text == "down\ninside\nup inside")
  }

  @Test("C-43 the first finger's lift ends tracking while a second finger remains down")
  func firstFingerLifts() {
    let phone = multiTouchPhone()
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 50, 50)
    phone.finger(1).up()
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    phone.finger(2).move(to: 60, 50).up()
    #expect(phone.log.text == "down\nup inside")
  }

  @Test("C-43 a packet that moves, lifts or cancels both fingers affects only the first finger")
  func bothInOnePacket() {
    let phone = multiTouchPhone()
    phone.together {
      phone.finger(1).down(at: 10, 10)
      phone.finger(2).down(at: 50, 50)
    }
    phone.together {
      phone.finger(1).move(to: 180, 10)
      phone.finger(2).move(to: 60, 50)
    }
    #expect(control.isTracking && !control.isTouchInside)
    phone.together {
      phone.finger(1).up()
      phone.finger(2).up()
    }
    phone.finger(1).after(1).down(at: 10, 10)
    phone.finger(2).down(at: 50, 50)
    phone.cancel()
    #expect(phone.log.text == "down\noutside\nexit\nup outside\ndown\ncancel")
  }

  @Test("C-43 the first of two fingers in one packet is tracked")
  func firstOfPacket() {
    let phone = multiTouchPhone()
    phone.together {
      phone.finger(1).down(at: 10, 10)
      phone.finger(2).down(at: 50, 50)
    }
    phone.finger(2).up()
    #expect(phone.log.text == "down")
    phone.finger(1).up()
    #expect(phone.log.text == "down\nup inside")
  }

  @Test(
    "C-43 canceling the tracked touch sends one cancel event; only a new touch is tracked again"
  )
  func firstFingerCancelled() {
    let phone = multiTouchPhone()
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 50, 50)
    phone.finger(1).cancel()
    #expect(!control.isTracking)
    phone.finger(2).move(to: 60, 50).up()
    #expect(phone.log.text == "down\ncancel")
    phone.finger(3).after(1).down(at: 10, 10).up()
    #expect(phone.log.text == "down\ncancel\ndown\nup inside")
  }

  @Test("C-43 canceling an untracked touch has no effect")
  func secondFingerCancelled() {
    let phone = multiTouchPhone()
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 50, 50)
    phone.finger(2).cancel()
    #expect(control.isTracking && control.isHighlighted)
    phone.finger(1).up()
    #expect(phone.log.text == "down\nup inside")
  }

  @Test("C-43 a second finger that stays down is not tracked when the first lands again")
  func firstFingerLandsAgain() {
    let phone = multiTouchPhone()
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 50, 50)
    phone.finger(1).up()
    phone.finger(3).after(1).down(at: 20, 20)
    phone.finger(2).up()
    #expect(control.isTracking)
    phone.finger(3).up()
    #expect(phone.log.text == "down\nup inside\ndown\nup inside")
  }

  @Test("C-43 a tracked touch is considered inside until it is 70 points beyond any edge")
  func margin() {
    control.frame.origin = CGPoint(x: 100, y: 100)
    let phone = TestPhone(loggingView)
    let finger = phone.finger(1).down(at: 150, 150)
    for (inside, outside) in [
      (CGPoint(x: 30, y: 150), CGPoint(x: 29, y: 150)),
      (CGPoint(x: 150, y: 30), CGPoint(x: 150, y: 29)),
      (CGPoint(x: 269, y: 150), CGPoint(x: 270, y: 150)),
      (CGPoint(x: 150, y: 269), CGPoint(x: 150, y: 270)),
    ] {
      finger.move(to: inside.x, inside.y)
      #expect(control.isTouchInside && control.isHighlighted)
      finger.move(to: outside.x, outside.y)
      #expect(!control.isTouchInside && !control.isHighlighted)
    }
    finger.move(to: 269, 150).up()
    #expect(phone.log.text.hasSuffix("up inside"))
    // There is no margin at touch down, because the hit test uses the bounds.
    phone.finger(1).after(1).down(at: 90, 150).up()
    #expect(phone.log.text.hasSuffix("view ended 1 (90,150)"))
  }

  @Test("C-43 a location that the control's point(inside:with:) accepts is inside at any distance")
  func ownInside() {
    final class WideControl: UIControl {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.y < 100 }
    }
    let wide = WideControl(frame: control.frame)
    loggingView.addSubview(wide)
    let phone = TestPhone(loggingView)
    let finger = phone.finger(1).down(at: 10, 10).move(to: 300, 10)
    #expect(wide.isTouchInside)
    finger.move(to: 300, 300)
    #expect(!wide.isTouchInside)
  }

  /// A control that declines touches that begin in its left half, and logs its tracking calls.
  private final class RightHalfControl: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      print("begin")
      return touch.location(in: self).x >= 50
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      print("continue \(touch.location(in: self).x)")
      return super.continueTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      print("end \(isTracking) \(isTouchInside)")
      super.endTracking(touch, with: event)
      print("ended \(isTracking) \(isTouchInside)")
    }
    override func cancelTracking(with event: UIEvent?) {
      print("cancel \(isTracking) \(event != nil)")
      super.cancelTracking(with: event)
      print("cancelled \(isTracking)")
    }
  }

  private func addRightHalfControl() -> RightHalfControl {
    let control = RightHalfControl(frame: control.frame)
    control.isMultipleTouchEnabled = true
    loggingView.addSubview(control)
    return control
  }

  @Test("C-43 after beginTracking declines a finger, the next one may be tracked")
  func declinedFinger() {
    let control = addRightHalfControl()
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    phone.finger(2).down(at: 60, 10)
    #expect(control.isTracking)
    phone.finger(1).move(to: 20, 10).up()
    phone.finger(2).move(to: 70, 10).up()
    #expect(
      phone.log.text == "begin\nbegin\ncontinue 70.0\nend true true\nended false true")
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test("C-43 beginTracking is not called for other fingers while one is tracked")
  func begunOnce() {
    _ = addRightHalfControl()
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 60, 10)
    phone.finger(2).down(at: 70, 10).up()
    phone.finger(1).move(to: 180, 10).up()
    #expect(phone.log.text == "begin\ncontinue 180.0\nend true false\nended false false")
  }

  @Test("C-43 a second tap of the tracked finger is a repeat; a second finger's tap is not")
  func repeatedTouchDown() {
    let phone = multiTouchPhone()
    phone.finger(1).down(at: 10, 10).up()
    phone.finger(1).after(0.1).down(at: 10, 10)
    phone.finger(2).down(at: 12, 10).up()
    phone.finger(1).up()
    #expect(phone.log.text == "down\nup inside\ndown\nrepeat\nup inside")
  }

  @Test("C-43 calling cancelTracking ends tracking without an event")
  func cancelTracking() {
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    control.cancelTracking(with: nil)
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    phone.finger(1).move(to: 20, 10).up()
    phone.finger(1).after(1).down(at: 10, 10).up()
    #expect(phone.log.text == "down\ndown\nup inside")
  }

  @Test("C-43 cancelTracking is called once, while the control still tracks")
  func cancelTrackingCalls() {
    let control = addRightHalfControl()
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 60, 10)
    phone.finger(2).down(at: 70, 10)
    phone.cancel()
    control.isEnabled = false
    #expect(phone.log.text == "begin\ncancel true true\ncancelled false")
  }

  @Test(
    "C-43 canceling tracking in continueTracking sends no drag event and skips endTracking",
    arguments: [true, false])
  func cancelledInContinueTracking(continues: Bool) {
    final class StoppingControl: UIControl {
      var continues = true
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        cancelTracking(with: event)
        return continues
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { print("end") }
    }
    let stopping = StoppingControl(frame: control.frame)
    stopping.continues = continues
    let stoppingLoggers = EventLogger.makeLoggers(for: stopping)
    loggingView.addSubview(stopping)
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10).move(to: 20, 10).up()
    #expect(!stopping.isTracking && !stopping.isHighlighted)
    withExtendedLifetime(stoppingLoggers) { #expect(phone.log.text == "down") }
  }

  @Test("C-43 disabling a control cancels its touch once; a second finger's lift sends nothing")
  func disabledWhileTracking() {
    let phone = multiTouchPhone()
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 50, 50)
    control.isEnabled = false
    #expect(!control.isTracking && !control.isTouchInside && control.state == .disabled)
    control.isEnabled = true
    phone.finger(2).up()
    phone.finger(1).move(to: 20, 10).up()
    #expect(phone.log.text == "down\ncancel")
  }

  @Test(
    "C-43 a touch that begins on a disabled control is always forwarded, unlike a tracked touch")
  func forwardedForLife() {
    let phone = multiTouchPhone()
    control.isEnabled = false
    phone.finger(1).down(at: 10, 10)
    control.isEnabled = true
    phone.finger(2).down(at: 50, 50)
    phone.together {
      phone.finger(1).move(to: 20, 10)
      phone.finger(2).move(to: 60, 50)
    }
    phone.finger(1).up()
    phone.finger(2).up()
    #expect(
      phone.log.text.split(separator: "\n") == [
        "view began 1 (10,10)", "down", "view moved 1 (20,10)", "inside",
        "view ended 1 (20,10)", "up inside",
      ])
  }

  @Test(
    "C-32 C-43 a control removed from its window is canceled once and tracks again when re-added"
  )
  func removedWhileTracking() {
    let phone = multiTouchPhone()
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 50, 50)
    control.removeFromSuperview()
    #expect(!control.isTracking && !control.isHighlighted)
    loggingView.addSubview(control)
    phone.finger(1).move(to: 20, 10).up()
    phone.finger(2).up()
    phone.finger(1).after(1).down(at: 10, 10).up()
    #expect(phone.log.text == "down\ncancel\ndown\nup inside")
  }

  @Test("C-32 C-43 a control removed by its own action receives one cancellation")
  func removedByAction() {
    final class Remover {
      let view: UIView
      init(_ view: UIView) { self.view = view }
      func remove() { view.removeFromSuperview() }
    }
    let remover = Remover(control)
    control.addTarget(remover, action: Remover.remove, for: .touchDragInside)
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10).move(to: 20, 10).up()
    #expect(!control.isTracking && control.superview == nil)
    #expect(phone.log.text == "down\ninside\ncancel")
  }

  @Test("C-43 a control is not retained by the touch that it tracked")
  func released() {
    let phone = TestPhone(loggingView)
    weak var released: UIControl?
    do {
      let control = UIControl(frame: control.frame)
      loggingView.addSubview(control)
      released = control
      phone.finger(1).down(at: 10, 10).up()
      control.removeFromSuperview()
    }
    #expect(released == nil)
  }
}
