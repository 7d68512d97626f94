// Beach Ball, as published (multi-touch, single touch and tap handling)
//
// The idea: the number of touches in the set distinguishes a drag from a rotation.
//
// What to try: rotate the ball, then lift one finger and move the other. The ball jumps to it. Hold
// one finger still and move the other: the ball jumps again because the set contains only touches
// that changed. Touch the ball after rotating it: the pulse discards the rotation.

import UIKit

/// Makes a ball pulse, follow a finger, rotate between two fingers, and return to the center.
public final class BeachBallViewController: UIViewController {
  private let ballSize = CGSize(width: 120, height: 120)
  private let ball = UIImageView()
  private let didStopAction = Selector(
    "touchDownDidStop:finished:context:",
    BeachBallViewController.touchDownDidStop(_:finished:context:))
  private var touch1 = CGPoint.zero
  private var touch2 = CGPoint.zero

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    view.backgroundColor = .white
    ball.contentMode = .scaleAspectFit
    ball.layer.cornerRadius = ballSize.width / 2
    ball.accessibilityIdentifier = "ball"
    ball.bounds.size = ballSize
    ball.center = view.center
    view.addSubview(ball)
  }

  /// Reloads the image, which may not be available at first. Without it, the ball is plain orange.
  public override func viewWillLayoutSubviews() {
    ball.image = UIImage(named: "ball")
    ball.backgroundColor = ball.image == nil ? .orange : nil
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    let points = touches.map { $0.location(in: view) }
    if let touch = touches.first, touches.count == 1, touch.tapCount < 2,
      ball.frame.contains(points[0])
    {
      UIView.beginAnimations("touchDown", context: nil)
      UIView.setAnimationBeginsFromCurrentState(true)
      UIView.setAnimationDelegate(self)
      UIView.setAnimationDidStop(didStopAction)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDuration(0.25)
      ball.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
      ball.alpha = 0.85
      UIView.commitAnimations()
    }
    if touches.count > 1 { (touch1, touch2) = (points[0], points[1]) }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    let points = touches.map { $0.location(in: view) }
    if touches.count == 1, ball.frame.contains(points[0]) {
      ball.center = points[0]
      return
    }
    guard touches.count > 1, points.prefix(2).contains(where: ball.frame.contains) else { return }
    let before = degrees(from: touch1, to: touch2)
    let now = degrees(from: points[0], to: points[1])
    ball.transform = ball.transform.rotated(by: (now - before) * .pi / 180)
    (touch1, touch2) = (points[0], points[1])
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard touches.first?.tapCount == 2 else { return }
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationBeginsFromCurrentState(true)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDuration(0.20)
    ball.center = view.center
    ball.transform = .identity
    UIView.commitAnimations()
  }

  private func touchDownDidStop(
    _ name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?
  ) {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationBeginsFromCurrentState(true)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDuration(0.25)
    ball.transform = CGAffineTransform(scaleX: 1, y: 1)
    ball.alpha = 1
    UIView.commitAnimations()
  }

  private func degrees(from one: CGPoint, to other: CGPoint) -> CGFloat {
    atan2(other.y - one.y, other.x - one.x) * 180 / .pi
  }
}
