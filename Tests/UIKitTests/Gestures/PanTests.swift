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

  @Test("D-36 by default, a pan needs at least one finger")
  func defaults() {
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
  }

  @Test(
    "D-36 a pan begins after 10 points, includes them in its translation, and ends with the lift"
  )
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

  @Test("D-36 fingers that land or lift do not change the translation")
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

  @Test("D-36 additional fingers make a pan fail before it begins, and are ignored afterward")
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

  @Test(
    "D-36 a pan of at least two fingers begins with the second and ends with the last lift")
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
    #expect(pan.state == .began, "one remaining finger neither changes nor ends the drag")
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

  @Test("D-36 a subclass can end the drag or ignore the last finger before it calls super")
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

  @Test("D-36 the translation can be set, even in a rotated view")
  func setTranslation() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    view.addSubview(box)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 300).move(to: 120, 300)
    // A quarter turn clockwise: rightward movement in the window is upward movement in the box,
    // half as far.
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

  @Test("D-36 the velocity is measured over the 0.1 s before the last move, and is 0 after a rest")
  func velocity() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 0, 100)
    // The translation is 0, 20, 30 and 50 points at 0, 0.05, 0.1 and 0.15 s.
    for (time, x) in [(0.05, 20.0), (0.1, 30), (0.15, 50)] {
      phone.at(time)
      phone.finger(1).move(to: x, 100)
    }
    #expect(abs(pan.velocity(in: view).x - (50 - 20) / 0.1) < 1e-9)
    #expect(pan.velocity(in: view).y == 0)
    phone.at(0.2)
    #expect(abs(pan.velocity(in: view).x - (50 - 20) / 0.1) < 1e-9)
    phone.at(0.250_001)
    #expect(pan.velocity(in: view) == .zero)
  }

  @Test("D-36 fingers that land or lift without moving do not reduce the velocity")
  func restBeforeLift() {
    final class Recorder {
      var velocity: CGFloat = 0
      func panned(_ pan: UIPanGestureRecognizer) { velocity = pan.velocity(in: nil).x }
    }
    let recorder = Recorder()
    pan.addTarget(recorder, action: Recorder.panned(_:))
    let phone = TestPhone(view)
    phone.finger(1).down(at: 0, 100)
    for move in 1...14 {
      phone.at(0.008 * Double(move))
      phone.finger(1).move(to: 12 * CGFloat(move), 100)
    }
    phone.at(0.008 * 15)
    phone.finger(1).up()
    #expect(abs(recorder.velocity - 12 / 0.008) < 1e-6)
  }

  @Test("D-36 the velocity of the first move is measured from the landing")
  func firstVelocity() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 0, 100)
    phone.at(0.05)
    phone.finger(1).move(to: 20, 100)
    #expect(abs(pan.velocity(in: view).x - 20 / 0.05) < 1e-9)
  }

  @Test("D-36 a translation set in a rotated view is converted to window coordinates")
  func setTranslationInside() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    view.addSubview(box)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 300).move(to: 120, 300)
    pan.setTranslation(CGPoint(x: 5, y: 0), in: box)
    // A quarter turn clockwise: rightward movement in the box is downward movement in the window,
    // twice as far.
    let outside = pan.translation(in: view)
    #expect(abs(outside.x) < 1e-9 && abs(outside.y - 2 * 5) < 1e-9)
  }

  @Test("D-36 if two samples have the same timestamp, the velocity uses the later one")
  func velocityOfOneTime() {
    let phone = TestPhone(view)
    phone.change(1, .down(CGPoint(x: 100, y: 100)), at: 0)
    phone.change(1, .move(CGPoint(x: 120, y: 100)), at: 0)
    phone.change(1, .move(CGPoint(x: 140, y: 100)), at: 0.05)
    #expect(abs(pan.velocity(in: view).x - (140 - 120) / 0.05) < 1e-9)
  }

  @Test("D-36 a finger that lifts too early does not pan")
  func noDrag() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).move(to: 110, 100).up()
    #expect(actions(phone) == [])
    #expect(pan.state == .possible)
  }

  @Test(
    "D-18 a pan that waits for a swipe begins with its whole translation when the swipe fails"
  )
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
