import Foundation
import Testing
import TouchTesting
import UIKit

struct PanTests {
  let view = LoggingView()
  let delegate = RecordingDelegate()
  let pan = UIPanGestureRecognizer()

  init() {
    delegate.watch(pan, "pan", on: view)
  }

  private func actions(_ phone: TestPhone) -> [String] {
    phone.log.lines.map(\.text).filter { $0.hasPrefix("pan") }
  }

  @Test("D-36 the defaults are one finger or more")
  func defaults() {
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
  }

  @Test("D-36 it begins after more than 10 points, which count, and ends with the lift")
  func drag() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).move(to: 106, 108)
    #expect(pan.state == .possible)
    phone.finger(1).move(to: 106, 108.5)
    #expect(pan.state == .began)
    #expect(pan.translation(in: view) == CGPoint(x: 6, y: 8.5))
    phone.finger(1).move(to: 90, 100)
    #expect(pan.translation(in: nil) == CGPoint(x: -10, y: 0))
    phone.finger(1).up()
    #expect(
      actions(phone) == [
        "pan began! (106,108.5)", "pan changed! (90,100)", "pan ended! (90,100)",
      ])
  }

  @Test("D-36 fingers that land and lift do not change the translation")
  func moreFingers() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).move(to: 120, 100)
    phone.together {
      phone.finger(2).down(at: 200, 200)
      phone.finger(1).move(to: 130, 100)
    }
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: 0))
    phone.finger(2).move(to: 220, 210)
    #expect(pan.translation(in: view) == CGPoint(x: 30 + 20 / 2, y: 10 / 2))
    phone.finger(1).up()
    #expect(pan.translation(in: view) == CGPoint(x: 40, y: 5))
    #expect(pan.state == .changed)
    phone.finger(2).move(to: 221, 210)
    #expect(pan.translation(in: view) == CGPoint(x: 41, y: 5))
  }

  @Test("D-36 too many fingers let it fail before it began, and are ignored afterwards")
  func tooMany() {
    pan.maximumNumberOfTouches = 1
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).move(to: 120, 100)
    phone.finger(2).down(at: 200, 200).move(to: 300, 200)
    #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
    #expect(pan.numberOfTouches == 1)
    phone.finger(2).up()
    #expect(pan.state == .began)
    phone.finger(1).up()
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 200, 200)
    phone.finger(1).move(to: 150, 100)
    #expect(pan.state == .failed)
  }

  @Test("D-36 with two fingers at least it begins with the second one, and ends with the last")
  func twoFingers() {
    pan.minimumNumberOfTouches = 2
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).move(to: 150, 100)
    phone.finger(2).down(at: 200, 100)
    #expect(pan.state == .possible)
    phone.together {
      phone.finger(1).move(to: 161, 100)
      phone.finger(2).move(to: 211, 100)
    }
    #expect(pan.state == .began)
    #expect(pan.translation(in: view) == CGPoint(x: 11, y: 0))
    phone.finger(1).up()
    phone.finger(2).move(to: 300, 100)
    #expect(pan.state == .began, "one finger is too few for a change, and does not end the drag")
    phone.finger(1).down(at: 50, 100)
    phone.together {
      phone.finger(1).move(to: 60, 100)
      phone.finger(2).move(to: 310, 100)
    }
    #expect(pan.state == .changed)
    #expect(pan.translation(in: view) == CGPoint(x: 21, y: 0))
    phone.finger(2).up()
    #expect(pan.state == .changed)
    phone.finger(1).up()
    #expect(pan.latestState == .ended)
    #expect(pan.state == .possible)
  }

  @Test("D-36 a subclass may end the drag or ignore the last finger before it calls super")
  func superAfterEnd() {
    final class EndingPan: UIPanGestureRecognizer {
      var ignores = false

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if ignores {
          for touch in touches { ignore(touch, for: event) }
        } else {
          state = .ended
        }
        super.touchesEnded(touches, with: event)
      }

      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .ended
        super.touchesCancelled(touches, with: event)
      }
    }
    let pan = EndingPan()
    view.gestureRecognizers = [pan]
    let phone = TestPhone(view)
    for ignores in [false, true] {
      pan.ignores = ignores
      phone.finger(1).down(at: 100, 100).move(to: 120, 100)
      phone.finger(2).down(at: 200, 100).up()
      phone.finger(1).up()
      #expect(pan.latestState == .ended, "\(ignores)")
    }
    phone.finger(1).down(at: 100, 100).move(to: 120, 100)
    phone.cancel()
    #expect(pan.latestState == .ended)
  }

  @Test("D-36 the translation can be set, also in a rotated view")
  func setTranslation() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    view.addSubview(box)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 300).move(to: 120, 300)
    // A quarter turn clockwise: what goes right outside goes up inside, half as far.
    let inside = pan.translation(in: box)
    #expect(abs(inside.x) < 1e-9 && abs(inside.y + 10) < 1e-9)
    pan.setTranslation(CGPoint(x: 3, y: 4), in: view)
    #expect(pan.translation(in: view) == CGPoint(x: 3, y: 4))
    phone.finger(1).move(to: 121, 302)
    #expect(pan.translation(in: view) == CGPoint(x: 4, y: 6))
    pan.setTranslation(.zero, in: box)
    phone.finger(1).move(to: 121, 306)
    let further = pan.translation(in: box)
    #expect(abs(further.x - 2) < 1e-9 && abs(further.y) < 1e-9)
  }

  @Test("D-36 the velocity is that of the last 0.1 s, and none after a rest")
  func velocity() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 0, 100)
    // 0, 20, 30, 50 points at 0, 0.05, 0.1, 0.15 s.
    for (time, x) in [(0.05, 20.0), (0.1, 30), (0.15, 50)] {
      phone.at(time)
      phone.finger(1).move(to: x, 100)
    }
    #expect(abs(pan.velocity(in: view).x - (50 - 20) / 0.1) < 1e-9)
    #expect(pan.velocity(in: view).y == 0)
    phone.at(0.2)
    #expect(abs(pan.velocity(in: view).x - (50 - 30) / 0.05) < 1e-9)
    phone.at(0.250_001)
    #expect(pan.velocity(in: view) == .zero)
  }

  @Test("D-36 the velocity of the first move counts from the landing")
  func firstVelocity() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 0, 100)
    phone.at(0.05)
    phone.finger(1).move(to: 20, 100)
    #expect(abs(pan.velocity(in: view).x - 20 / 0.05) < 1e-9)
  }

  @Test("D-36 a translation set in a rotated view is that of the window, turned")
  func setTranslationInside() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    view.addSubview(box)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 300).move(to: 120, 300)
    pan.setTranslation(CGPoint(x: 5, y: 0), in: box)
    // A quarter turn clockwise: what goes right inside goes down outside, twice as far.
    let outside = pan.translation(in: view)
    #expect(abs(outside.x) < 1e-9 && abs(outside.y - 2 * 5) < 1e-9)
  }

  @Test("D-36 of two moves at one time the velocity counts from the last")
  func velocityOfOneTime() {
    let phone = TestPhone(view)
    phone.change(1, .down(CGPoint(x: 100, y: 100)), at: 0)
    phone.change(1, .move(CGPoint(x: 120, y: 100)), at: 0)
    phone.change(1, .move(CGPoint(x: 140, y: 100)), at: 0.05)
    #expect(abs(pan.velocity(in: view).x - (140 - 120) / 0.05) < 1e-9)
  }

  @Test("D-36 a finger that lifts before it went far is no drag")
  func noDrag() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).move(to: 110, 100).up()
    #expect(actions(phone) == [])
    #expect(pan.state == .possible)
  }

  @Test("D-18 a pan that waits for a swipe begins once that failed, with the whole translation")
  func waitsForSwipe() {
    let swipe = UISwipeGestureRecognizer()
    view.addGestureRecognizer(swipe)
    pan.require(toFail: swipe)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).move(to: 130, 100)
    #expect(actions(phone) == [])
    phone.at(0.6)
    #expect(actions(phone) == ["pan began! (130,100)"])
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: 0))
  }
}
