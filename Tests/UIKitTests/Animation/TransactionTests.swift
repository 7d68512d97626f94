import Testing
import TouchTesting

@testable import QuartzCore
@testable import UIKit

/// Transactions, implicit animations, and layers with their own time space.
struct TransactionTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let sublayer = CALayer()

  /// Returns a phone that has shown the view with its sublayer for a second.
  func start() -> TestPhone {
    view.layer.addSublayer(sublayer)
    let phone = TestPhone(view)
    phone.at(1)
    return phone
  }

  @Test("a transaction has Core Animation's defaults and inherits from the enclosing one")
  func settings() {
    let phone = TestPhone(view)
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == nil)
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setDisableActions(true)
    CATransaction.setValue("x", forKey: "custom")
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 1 && CATransaction.disableActions())
    CATransaction.setAnimationDuration(2)
    CATransaction.commit()
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 1)
    #expect(CATransaction.value(forKey: "custom") as? String == "x")
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    #expect(CATransaction.disableActions())
    phone.after(0)
    #expect(!CATransaction.disableActions())
  }

  @Test(
    "a completion runs after the last animation, or on the next turn if there are no animations"
  )
  func completions() {
    let phone = TestPhone(view)
    CATransaction.begin()
    CATransaction.setCompletionBlock { print("empty") }
    CATransaction.commit()
    #expect(phone.log.text == "")
    phone.after(0)
    #expect(phone.log.text == "empty")
    CATransaction.begin()
    CATransaction.setCompletionBlock { print("done \(CACurrentMediaTime())") }
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    view.layer.add(animation, forKey: nil)
    CATransaction.begin()
    UIView.animate(withDuration: 2) {
      view.center.x = 7
    } completion: { _ in
      print("block")
    }
    CATransaction.commit()
    CATransaction.commit()
    phone.at(1.5)
    #expect(phone.log.text == "empty")
    phone.at(2)
    #expect(phone.log.text == "empty\nblock\ndone 2.0")
  }

  @Test("a transaction's timing function overrides the timing of animations and views")
  func timingFunction() {
    let phone = TestPhone(view)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    view.layer.add(animation, forKey: nil)
    CATransaction.commit()
    phone.at(0.5)
    let half = UnitBezier.easeIn.value(at: 0.5)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - (50 + 100 * half)) < 1e-9)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - Float(half)) < 1e-6)
  }

  @Test(
    "a standalone layer animates its changes for 0.25 s and slows down at the end")
  func implicit() {
    let phone = start()
    sublayer.position = CGPoint(x: 100, y: 0)
    #expect(sublayer.animationKeys() == ["position"])
    #expect(sublayer.position.x == 100)
    phone.at(1.125)
    let half = UnitBezier.systemDefault.value(at: 0.5)
    #expect(abs((sublayer.presentation()?.position.x ?? 0) - 100 * half) < 1e-9)
    sublayer.position = .zero
    phone.after(0)
    #expect(abs((sublayer.presentation()?.position.x ?? 0) - 100 * half) < 1e-9)
    phone.at(1.375)
    #expect(sublayer.presentation()?.position.x == 0)
    #expect(sublayer.animationKeys() == nil)
  }

  @Test("transactions set the duration of implicit animations or disable them")
  func implicitSettings() {
    let phone = start()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    sublayer.cornerRadius = 8
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sublayer.opacity = 0
    CATransaction.commit()
    #expect(sublayer.animationKeys() == ["cornerRadius"])
    phone.at(2)
    #expect(sublayer.presentation()?.cornerRadius == 4)
    #expect(sublayer.presentation()?.opacity == 0)
  }

  @Test("view layers, new layers and invisible layers have no implicit animations")
  func withoutActions() {
    let phone = start()
    view.layer.opacity = 0.5
    view.layer.zPosition = 3
    #expect(view.layer.animationKeys() == nil)
    let fresh = CALayer()
    fresh.opacity = 0.5
    sublayer.addSublayer(fresh)
    fresh.opacity = 0.25
    #expect(fresh.animationKeys() == nil)
    #expect(fresh.action(forKey: "opacity") == nil)
    phone.after(0.001)
    #expect(fresh.action(forKey: "opacity") is CABasicAnimation)
    fresh.opacity = 1
    #expect(fresh.animationKeys() == ["opacity"])
    fresh.removeFromSuperlayer()
    fresh.opacity = 0
    #expect(fresh.animationKeys() == nil)
  }

  @Test("a layer's delegate, its actions and its class determine the action for a change")
  func actions() {
    final class Slow: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard event == "opacity" else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = 7
        return animation
      }
    }
    let slow = Slow()
    view.layer.addSublayer(slow)
    let phone = start()
    slow.opacity = 0
    #expect(slow.animation(forKey: "opacity")?.duration == 7)
    slow.removeAllAnimations()
    slow.actions = ["opacity": NSNull(), "position": NSNull()]
    slow.opacity = 1
    slow.position = CGPoint(x: 9, y: 9)
    #expect(slow.animationKeys() == nil)
    slow.borderWidth = 3
    #expect(slow.animationKeys() == ["borderWidth"])
    phone.after(0)
  }

  @Test("Apple's recipe (Q&A 1673) pauses and resumes a layer with all its animations")
  func pausing() {
    let phone = start()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      view.center.x = 250
    } completion: { finished in
      print("view \(finished) \(CACurrentMediaTime())")
    }
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    let delegate = LoggingDelegate()
    animation.delegate = delegate
    sublayer.add(animation, forKey: nil)
    phone.at(1.5)
    let layer = view.layer
    let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = pausedTime
    for time in [1.5, 4, 10] {
      phone.at(time)
      #expect(layer.presentation()?.position.x == 100)
      #expect(sublayer.presentation()?.position.x == 50)
      #expect(!phone.context.layers.animations.isAnimating)
    }
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    #expect(layer.presentation()?.position.x == 100)
    #expect(phone.context.layers.animations.isAnimating)
    phone.at(10.25)
    #expect(layer.presentation()?.position.x == 125)
    #expect(sublayer.presentation()?.position.x == 75)
    phone.at(20)
    #expect(
      phone.log.text == "start position.x 1.0\nstop position.x true 10.5\nview true 11.5")
    #expect(sublayer.convertTime(12, from: nil) == 12 - layer.beginTime)
    #expect(sublayer.convertTime(3, to: nil) == 3 + layer.beginTime)
  }

  @Test("a paused layer shows its animations at its time offset")
  func scrubbing() {
    let phone = start()
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    sublayer.speed = 0
    animation.beginTime = 0
    sublayer.add(animation, forKey: "scrub")
    for offset in [0.25, 0.75, 0.5] as [CGFloat] {
      sublayer.timeOffset = Double(offset)
      phone.after(1)
      #expect(sublayer.presentation()?.position.x == 100 * offset)
    }
    #expect(!phone.context.layers.animations.isAnimating)
  }

  @Test("a layer with a higher speed finishes its animations sooner")
  func speed() {
    let phone = start()
    view.layer.speed = 2
    view.layer.beginTime = 1
    view.layer.timeOffset = 1
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    let delegate = LoggingDelegate()
    animation.delegate = delegate
    sublayer.add(animation, forKey: nil)
    phone.at(1.25)
    #expect(sublayer.presentation()?.position.x == 50)
    phone.at(2)
    #expect(phone.log.text == "start position.x 1.0\nstop position.x true 1.5")
  }
}
