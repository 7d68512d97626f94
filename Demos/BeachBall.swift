// Beach Ball (multi-touch, single touch and tap handling)
//
// The idea: the number of fingers distinguishes three gestures. One finger on the ball makes it
// pulse and drags it, two fingers rotate it, and a double tap anywhere returns it to the center.
//
// What you will see: a beach ball on a white background.
//
// What to try: rotate the ball, then lift one finger and move the other. The ball stays put until
// both are up. (The published listing counts the touches that changed, not the fingers, so the ball
// jumps to the remaining finger.)

import UIKit

/// Makes a ball pulse, follow a finger, rotate between two fingers, and return to the center.
public final class BeachBallViewController: UIViewController {
  private let ballSize = CGSize(width: 120, height: 120)
  private let pulseScale: CGFloat = 1.1
  private let pulseAlpha: CGFloat = 0.85
  private let pulseDuration = 0.25
  private let resetDuration = 0.20

  private let ball = UIImageView()
  /// The ball's rotation in radians, clockwise.
  private var angle: CGFloat = 0 { didSet { updateTransform() } }
  /// The ball's scale: 1, or `pulseScale` during the first half of a pulse.
  private var pulse: CGFloat = 1 { didSet { updateTransform() } }
  /// The fingers that are down, in the order they landed.
  private var fingers: [UITouch] = []
  /// Whether two fingers have been down at once since the first one landed.
  private var rotating = false
  private var dragFinger: UITouch?
  /// The direction from the first finger to the second as of the last event, in radians.
  private var referenceAngle: CGFloat = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    view.backgroundColor = .white
    ball.contentMode = .scaleAspectFit
    ball.layer.cornerRadius = ballSize.width / 2
    ball.accessibilityIdentifier = "ball"
    ball.bounds.size = ballSize
    ball.center = home
    view.addSubview(ball)
  }

  /// Loads the image, which may not be available at first. Without it, the ball is plain orange.
  public override func viewWillLayoutSubviews() {
    ball.image = UIImage(named: "ball")
    ball.backgroundColor = ball.image == nil ? .orange : nil
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches
    if fingers.count > 1 {
      rotating = true
      referenceAngle = pairAngle
    } else if let finger = fingers.first, isOnBall(finger), finger.tapCount < 2 {
      startPulse()
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if rotating {
      if fingers.count > 1 { rotateBall(with: touches) }
    } else if let finger = dragFinger ?? fingers.first(where: isOnBall) {
      dragFinger = finger
      ball.center = finger.location(in: view)
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !rotating, touches.first?.tapCount == 2 { returnHome() }
    touchesCancelled(touches, with: event)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.removeAll(where: touches.contains)
    if fingers.isEmpty { (rotating, dragFinger) = (false, nil) }
    if fingers.count > 1 { referenceAngle = pairAngle }
  }

  private var home: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.midY) }

  private func isOnBall(_ finger: UITouch) -> Bool {
    ball.bounds.contains(finger.location(in: ball))
  }

  private var pairAngle: CGFloat {
    let (one, other) = (fingers[0].location(in: view), fingers[1].location(in: view))
    return atan2(other.y - one.y, other.x - one.x)
  }

  /// Rotates the ball with the first two fingers if at least one of them is on the ball.
  private func rotateBall(with touches: Set<UITouch>) {
    let pair = fingers[..<2]
    guard pair.contains(where: touches.contains) else { return }
    if pair.contains(where: isOnBall) {
      var turn = (pairAngle - referenceAngle).remainder(dividingBy: 2 * .pi)
      if turn <= -.pi { turn += 2 * .pi }
      angle += turn
    }
    referenceAngle = pairAngle
  }

  private func startPulse() {
    beginAnimations(for: pulseDuration)
    UIView.setAnimationDelegate(self)
    UIView.setAnimationDidStop(Selector("pulseEnded:finished:context:", Self.pulseEnded))
    (pulse, ball.alpha) = (pulseScale, pulseAlpha)
    UIView.commitAnimations()
  }

  private func pulseEnded(_ name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
    beginAnimations(for: pulseDuration)
    (pulse, ball.alpha) = (1, 1)
    UIView.commitAnimations()
  }

  private func returnHome() {
    beginAnimations(for: resetDuration)
    (angle, pulse) = (0, 1)
    ball.center = home
    UIView.commitAnimations()
  }

  private func beginAnimations(for duration: Double) {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationBeginsFromCurrentState(true)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDuration(duration)
  }

  private func updateTransform() {
    ball.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: pulse, y: pulse)
  }
}
