import UIKit

/// A ripple for every touch: a shape layer that grows, fades and is removed.
class RippleView: UIView {
  var rippleCount: Int { layer.sublayers?.count ?? 0 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      ripple(at: touch.location(in: self))
    }
  }

  private func ripple(at point: CGPoint) {
    let ripple = CAShapeLayer()
    ripple.frame = bounds
    ripple.path = CGPath(
      ellipseIn: CGRect(x: point.x - 50, y: point.y - 50, width: 100, height: 100), transform: nil)
    ripple.fillColor = UIColor.blue.withAlphaComponent(0.3).cgColor
    ripple.opacity = 0
    layer.addSublayer(ripple)

    CATransaction.begin()
    CATransaction.setCompletionBlock {
      ripple.removeFromSuperlayer()
      print("ripple gone")
    }
    let scale = CABasicAnimation(keyPath: "path")
    scale.fromValue = CGPath(ellipseIn: CGRect(origin: point, size: .zero), transform: nil)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    let group = CAAnimationGroup()
    group.animations = [scale, fade]
    group.duration = 0.5
    ripple.add(group, forKey: nil)
    CATransaction.commit()
  }
}
