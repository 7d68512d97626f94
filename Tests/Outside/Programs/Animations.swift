import QuartzCore
import UIKit

/// A view that shakes at the touch location, using a named keyframe animation and a nonisolated
/// delegate.
final class ShakingView: UIView, CAAnimationDelegate {
  nonisolated(unsafe) private(set) var finished: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
    shake.duration = 0.6
    shake.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
    shake.delegate = self
    shake.setValue("shake", forKey: "name")
    layer.add(shake, forKey: "shake")
  }

  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag, let name = anim.value(forKey: "name") as? String { finished.append(name) }
  }
}

/// A placard that follows a finger and springs back with a property animator. The next touch stops
/// the animator.
final class Placard: UIView {
  private var animator: UIViewPropertyAnimator?
  private let home = CGPoint(x: 160, y: 240)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    animator?.stopAnimation(true)
    UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: [.allowUserInteraction]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    center = touch.location(in: superview)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let timing = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 0, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 0.8, timingParameters: timing)
    animator.addAnimations {
      self.center = self.home
      self.transform = .identity
    }
    animator.addCompletion { [weak self] _ in self?.animator = nil }
    animator.startAnimation()
    self.animator = animator
  }
}

/// A view with a dot layer that moves to the location of a touch. A second finger pauses the
/// animation.
final class DotView: UIView {
  let dot = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    dot.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    dot.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(dot)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if event?.allTouches?.count == 2 { return pause() }
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock { print("arrived") }
    dot.position = touch.location(in: self)
    CATransaction.commit()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard dot.speed == 0 else { return }
    let pausedTime = dot.timeOffset
    dot.speed = 1.0
    dot.timeOffset = 0.0
    dot.beginTime = 0.0
    let timeSincePause = dot.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    dot.beginTime = timeSincePause
  }

  private func pause() {
    let pausedTime = dot.convertTime(CACurrentMediaTime(), from: nil)
    dot.speed = 0.0
    dot.timeOffset = pausedTime
  }
}
