import UIKit

/// A controller that acts as an animation delegate, as in Swift 5 code.
class FadingController: UIViewController, CAAnimationDelegate {
  var isDone = false

  func fade() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = 0.5
    fade.fillMode = kCAFillModeForwards
    fade.isRemovedOnCompletion = false
    fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    fade.delegate = self
    view.layer.add(fade, forKey: "fade")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    isDone = flag && anim == view.layer.animation(forKey: "fade")
  }
}

/// A layer that draws itself and defines an action for one property.
class RingLayer: CALayer {
  override class func defaultAction(forKey event: String) -> CAAction? {
    guard event == "borderWidth" else { return super.defaultAction(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = 2
    return animation
  }
}
