import UIKit

/// A placard that grows under the finger, follows it, and bounces back to the center along a path.
class PlacardView: UIView {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
    backgroundColor = .systemTeal
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { fatalError("no nib") }
}

class SpringyController: UIViewController, CAAnimationDelegate {
  let placard = PlacardView()

  override func viewDidLoad() {
    super.viewDidLoad()
    placard.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    view.addSubview(placard)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.view == placard else { return }
    let point = touch.location(in: view)
    UIView.animate(
      withDuration: 0.15,
      animations: { self.placard.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) },
      completion: { _ in
        UIView.animate(withDuration: 0.15) {
          self.placard.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
          self.placard.center = point
        }
      })
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.view == placard else { return }
    placard.center = touch.location(in: view)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.first?.view == placard else { return }
    view.isUserInteractionEnabled = false
    bounceToCenter()
  }

  private func bounceToCenter() {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let path = CGMutablePath()
    path.move(to: placard.center)
    var offset = CGPoint(x: placard.center.x - middle.x, y: placard.center.y - middle.y)
    while abs(offset.x) > 1 || abs(offset.y) > 1 {
      offset = CGPoint(x: -offset.x / 1.6, y: -offset.y / 1.6)
      path.addLine(to: CGPoint(x: middle.x + offset.x, y: middle.y + offset.y))
    }
    path.addLine(to: middle)

    let bounce = CAKeyframeAnimation(keyPath: "position")
    bounce.path = path
    bounce.duration = 1.5

    let shrink = CABasicAnimation(keyPath: "transform")
    shrink.isRemovedOnCompletion = true
    shrink.duration = 1.5
    shrink.toValue = NSValue(caTransform3D: CATransform3DIdentity)

    let group = CAAnimationGroup()
    group.delegate = self
    group.duration = 1.5
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    group.animations = [bounce, shrink]
    placard.layer.add(group, forKey: "animatePlacardViewToCenter")
    placard.center = middle
    placard.transform = .identity
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    print("home, finished \(flag)")
    view.isUserInteractionEnabled = true
  }
}
