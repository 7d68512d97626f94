import Testing
import TouchTesting

@testable import QuartzCore
@testable import UIKit

struct ViewAnimationTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// The view's state on screen.
  var shown: CALayer { view.layer.presentation() ?? view.layer }

  @Test("a spring animation follows its curve and ends at the model value after its duration")
  func spring() {
    let phone = TestPhone(view)
    UIView.animate(
      withDuration: 1, delay: 0.5, usingSpringWithDamping: 0.4, initialSpringVelocity: 2
    ) {
      view.center.x = 150
    } completion: { finished in
      print("\(finished) \(CACurrentMediaTime())")
    }
    let spring = Spring(dampingRatio: 0.4, duration: 1, initialVelocity: 2)
    var largest: CGFloat = 0
    for time in [0.1, 0.5, 0.6, 0.7, 0.8, 1, 1.4] {
      phone.at(time)
      #expect(abs(shown.position.x - (50 + 100 * spring.progress(at: time - 0.5))) < 1e-9)
      largest = max(largest, shown.position.x)
    }
    #expect(largest > 150)
    phone.at(1.5)
    #expect(shown.position.x == 150)
    #expect(phone.log.text == "true 1.5")
  }

  @Test("a perceptual spring ends when it has settled")
  func perceivedSpring() {
    let phone = TestPhone(view)
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      view.center.x = 150
    } completion: { _ in
      print(CACurrentMediaTime())
    }
    phone.at(0.862)
    #expect(phone.log.text == "")
    phone.at(0.863)
    #expect(phone.log.text == "0.862955")
  }

  /// Adds keyframes that move right, wait, and move down.
  private func keyframes(_ options: UIView.KeyframeAnimationOptions) {
    UIView.animateKeyframes(withDuration: 4, delay: 1, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
        view.center.x = 150
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.center.x = 350
        view.alpha = 0
      }
    } completion: { finished in
      print("\(finished) \(CACurrentMediaTime())")
    }
  }

  private let even = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test("properties reach each keyframe's values at its end and keep them")
  func linearKeyframes() {
    let phone = TestPhone(view)
    keyframes(even)
    let table: [(TimeInterval, CGFloat, Float)] = [
      (0.5, 50, 1), (1.5, 100, 1), (2, 150, 1), (2.9, 150, 1), (4, 250, 0.5), (4.5, 300, 0.25),
    ]
    for (time, x, alpha) in table {
      phone.at(time)
      #expect(abs(shown.position.x - x) < 1e-9)
      #expect(abs(shown.opacity - alpha) < 1e-6)
    }
    phone.at(5)
    #expect(shown.position.x == 350)
    #expect(phone.log.text == "true 5.0")
  }

  @Test("by default, a keyframe animation as a whole eases in and out")
  func defaultCurve() {
    let phone = TestPhone(view)
    keyframes([])
    phone.at(1.4)
    #expect(abs(shown.position.x - (50 + 400 * UnitBezier.easeInEaseOut.value(at: 0.1))) < 1e-9)
  }

  @Test("discrete keyframes jump, and cubic ones move smoothly through the values")
  func otherModes() {
    let phone = TestPhone(view)
    keyframes(even.union(.calculationModeDiscrete))
    phone.at(1.5)
    #expect(shown.position.x == 50)
    phone.at(2.5)
    #expect(shown.position.x == 150)
    phone.at(6)
    view.center.x = 50
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: even.union(.calculationModeCubic)) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
    }
    phone.at(6.5)
    // Halfway up, with tangents of 1 at the start and 0 at the top: 0.5 + 0.125.
    #expect(abs(shown.position.x - (50 + 100 * 0.625)) < 1e-9)
  }

  @Test("a property set several times in one keyframe moves to the last value")
  func repeatedKeyframe() {
    let phone = TestPhone(view)
    let options = even.union(.calculationModeCubicPaced)
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        for x in 1000..<2000 { view.center.x = CGFloat(x) }
        view.center.x = 150
      }
    }
    // There are only two values, 50 and 150, with constant speed between them.
    for (time, x) in [(0.5, 75), (1, 100), (1.5, 125)] as [(TimeInterval, CGFloat)] {
      phone.at(time)
      #expect(abs(shown.position.x - x) < 1e-9)
    }
    phone.at(2)
    #expect(shown.position.x == 150)
  }

  @Test("keyframe option raw values match Apple's")
  func rawValues() {
    let values: [(UIView.KeyframeAnimationOptions, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedOptions, 512),
      (.calculationModeLinear, 0), (.calculationModeDiscrete, 1024), (.calculationModePaced, 2048),
      (.calculationModeCubic, 3072), (.calculationModeCubicPaced, 4096),
    ]
    for (option, value) in values { #expect(option.rawValue == value) }
  }

  @Test("addKeyframe outside animateKeyframes runs its closure as ordinary code")
  func strayKeyframe() {
    let phone = TestPhone(view)
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 7 }
    #expect(shown.position.x == 7)
    phone.at(0)
    #expect(!phone.context.layers.animations.isAnimating)
  }

  @Test("animations in modifyAnimations repeat and reverse before the completion handler runs")
  func modified() {
    let phone = TestPhone(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 1)
      view.alpha = 0
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
    } completion: { finished in
      print("\(finished) \(CACurrentMediaTime())")
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    phone.at(0.5)
    #expect(shown.opacity == 0.5)
    #expect(shown.position.x == 100)
    phone.at(1.75)
    #expect(shown.opacity == 0)
    #expect(shown.position.x == 75)
    phone.at(3)
    #expect(shown.position.x == 150)
    #expect(phone.log.text == "")
    phone.at(4)
    #expect(phone.log.text == "true 4.0")
  }

  @Test("stopping an animation in modifyAnimations reports the whole block as unfinished")
  func modifiedStopped() {
    let phone = TestPhone(view)
    UIView.animate(withDuration: 1) {
      view.alpha = 0
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.center.x = 150 }
    } completion: { finished in
      print("\(finished) \(CACurrentMediaTime())")
    }
    phone.at(0.5)
    view.center.x = 0
    phone.at(0.75)
    #expect(phone.log.text == "")
    phone.at(1)
    #expect(phone.log.text == "false 1.0")
  }
}
