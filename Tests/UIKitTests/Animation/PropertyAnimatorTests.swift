import Testing
import TouchTesting

@testable import QuartzCore
@testable import UIKit

struct PropertyAnimatorTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// The x coordinate of the center on screen.
  var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  /// Returns an animator that moves the view linearly from 50 to 250 in 2 s and logs its end.
  func animator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 250 }
    animator.addCompletion { position in
      print("\(position) \(CACurrentMediaTime())")
    }
    return animator
  }

  @Test("an animator runs to its end, and sets values only when it starts")
  func running() {
    let phone = TestPhone(view)
    let animator = animator()
    #expect(view.center.x == 50 && animator.state == .inactive && !animator.isRunning)
    animator.startAnimation()
    #expect(view.center.x == 250 && animator.state == .active && animator.isRunning)
    phone.at(0.5)
    #expect(x == 100 && animator.fractionComplete == 0.25)
    phone.at(2)
    #expect(x == 250 && animator.state == .inactive && !animator.isRunning)
    #expect(phone.log.text == "end 2.0")
    #expect(!phone.context.layers.animations.isAnimating)
  }

  @Test("an animator without parameters has a duration of 0 and ends immediately")
  func placeholder() {
    let phone = TestPhone(view)
    let animator = UIViewPropertyAnimator()
    #expect(animator.duration == 0)
    #expect(animator.state == .inactive)
    animator.addAnimations { view.center.x = 250 }
    animator.addCompletion { print("ended \($0)") }
    animator.startAnimation()
    phone.after(0.1)
    #expect(x == 250)
    #expect(phone.log.text == "ended end")
  }

  @Test("a delay postpones the start")
  func delay() {
    let phone = TestPhone(view)
    let animator = animator()
    animator.startAnimation(afterDelay: 1)
    phone.at(1.5)
    #expect(x == 100 && animator.delay == 1)
    phone.at(3)
    #expect(phone.log.text == "end 3.0")
  }

  @Test("a paused animator can be scrubbed by fraction, and continues for the remaining time")
  func scrubbing() {
    let phone = TestPhone(view)
    let animator = animator()
    animator.fractionComplete = 0.1
    #expect(animator.state == .active && !animator.isRunning && view.center.x == 250)
    for fraction in [0.5, 0.75, 0.25, 0, 1, 0.5] as [CGFloat] {
      animator.fractionComplete = fraction
      phone.after(1)
      #expect(x == 50 + 200 * fraction)
      #expect(!phone.context.layers.animations.isAnimating)
    }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    phone.after(0.5)
    #expect(x == 200)
    animator.pauseAnimation()
    phone.after(5)
    #expect(x == 200 && animator.fractionComplete == 0.75)
    animator.startAnimation()
    phone.after(0.5)
    #expect(phone.log.text == "end 12.0")
  }

  @Test("an animator can continue with different timing for a fraction of its duration")
  func continuing() {
    let phone = TestPhone(view)
    let animator = animator()
    animator.startAnimation()
    phone.at(1)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5)
    phone.at(1.5)
    #expect(abs(x - (150 + 100 * UnitBezier.easeOut.value(at: 0.5))) < 1e-9)
    phone.at(2)
    #expect(phone.log.text == "end 2.0")
  }

  @Test("a reversed animator returns to its start and restores the views' old values")
  func reversing() {
    let phone = TestPhone(view)
    let animator = animator()
    animator.startAnimation()
    phone.at(0.5)
    animator.isReversed = true
    phone.at(0.75)
    #expect(x == 75)
    phone.at(1)
    #expect(x == 50 && view.center.x == 50)
    #expect(phone.log.text == "start 1.0")
  }

  @Test(
    "a stopped animator keeps the on-screen values and finishes at a given position",
    arguments: [
      (UIViewAnimatingPosition.current, 100), (.start, 50), (.end, 250),
    ] as [(UIViewAnimatingPosition, CGFloat)])
  func stopping(position: UIViewAnimatingPosition, end: CGFloat) {
    let phone = TestPhone(view)
    let animator = animator()
    animator.startAnimation()
    phone.at(0.5)
    animator.stopAnimation(false)
    #expect(view.center.x == 100 && x == 100 && animator.state == .stopped)
    animator.startAnimation()
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: position)
    #expect(view.center.x == end && animator.state == .inactive)
    #expect(phone.log.text == "\(position) 0.5")
    phone.at(5)
    #expect(phone.log.text == "\(position) 0.5")
  }

  @Test("stopping without finishing does not call completions")
  func abandoning() {
    let phone = TestPhone(view)
    let animator = animator()
    animator.startAnimation()
    phone.at(1)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && view.center.x == 150)
    phone.at(5)
    #expect(phone.log.text == "")
    animator.addAnimations { view.center.x = 50 }
    animator.startAnimation()
    phone.at(6)
    #expect(x == 100)
  }

  @Test("an animator can pause at its end and be reversed from there")
  func pausingAtEnd() {
    let phone = TestPhone(view)
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    phone.at(3)
    #expect(x == 250 && animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1 && phone.log.text == "")
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    phone.at(4)
    #expect(x == 150)
    phone.at(5)
    #expect(phone.log.text == "start 5.0")
  }

  @Test("animations added later start at the animator's current position")
  func adding() {
    let phone = TestPhone(view)
    let animator = animator()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    phone.at(1)
    #expect(view.layer.presentation()?.opacity == 1)
    animator.addAnimations { view.bounds.size.width = 200 }
    phone.at(1.5)
    #expect(view.layer.presentation()?.opacity == 0.5)
    #expect(view.layer.presentation()?.bounds.width == 150)
    phone.at(2)
    #expect(phone.log.text == "end 2.0")
  }

  @Test("springs use the animator's duration or their own")
  func springs() {
    let ratio = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5)
    #expect(ratio.duration == 2)
    let physics = UIViewPropertyAnimator(
      duration: 4,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
    #expect(abs(physics.duration - 1.4727003346780927) < 1e-9)
    let phone = TestPhone(view)
    physics.addAnimations { view.center.x = 150 }
    physics.startAnimation()
    phone.at(0.25)
    #expect(abs(x - (50 + 100 * Spring().progress(at: 0.25))) < 1e-9)
  }

  @Test("runningPropertyAnimator creates and starts an animator in one call")
  func runningAnimator() {
    let phone = TestPhone(view)
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear
    ) {
      view.center.x = 150
    } completion: { position in
      print("\(position) \(CACurrentMediaTime())")
    }
    #expect(animator.isRunning)
    phone.at(1)
    #expect(x == 100)
    phone.at(1.5)
    #expect(phone.log.text == "end 1.5")
  }

  @Test("an animator's views receive touches unless it disables them")
  func touches() {
    let phone = TestPhone(view)
    let animator = animator()
    animator.startAnimation()
    phone.at(0.5)
    #expect(view.window?.hitTest(CGPoint(x: 250, y: 50), with: nil) === view)
    let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    other.isUserInteractionEnabled = false
    other.startAnimation()
    #expect(view.window?.hitTest(CGPoint(x: 250, y: 50), with: nil) !== view)
  }

  @Test("an animator can end beyond the largest representable time if its layer has a time offset")
  func endsBeyondTime() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let phone = TestPhone(view)
    // Both values are about 250,000 years. Their sum exceeds the range of a clock that counts
    // microseconds.
    view.layer.timeOffset = 8e12
    let animator = UIViewPropertyAnimator(duration: 8e12, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    phone.at(1)
    #expect(animator.state == .active && animator.isRunning)
    #expect(phone.context.layers.animations.isAnimating)
    view.layer.timeOffset = -8e12
    phone.at(2)
    #expect(animator.state == .active)
    animator.stopAnimation(true)
    #expect(!phone.context.layers.animations.isAnimating)
  }

  @Test(
    "an animator whose spring contains NaN stops at finite values",
    arguments: [
      (1, 100, -1e9), (0, 100, 10), (-1, 100, 10), (1e-300, 1e300, 1),
      (1, 1e9, 2 * 1e9.squareRoot()),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func extremeSprings(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let phone = TestPhone(view)
    let animator = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(
        mass: mass, stiffness: stiffness, damping: damping,
        initialVelocity: CGVector(dx: 1e9, dy: 1e300)))
    animator.addAnimations {
      view.bounds = CGRect(x: 5, y: 6, width: 7, height: 8)
      view.transform = CGAffineTransform(rotationAngle: 1)
    }
    animator.startAnimation()
    phone.at(0.25)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(view.bounds.isFinite && view.transform.isFinite)
  }
}
