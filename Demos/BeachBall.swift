// Beach Ball (multi-touch, single touch and tap handling)
//
// The idea: one controller tells three gestures apart by counting. One finger on the ball makes it
// pulse and drags it, two fingers spin it, a double tap anywhere brings it home.
//
// What you will see: a beach ball on white.
//
// What to try: spin the ball, lift one finger and move the other: the ball stays until both have
// left. (As published it jumps to the finger that is left, and two readers asked how to prevent it:
// set `rotating` by the fingers that are down, not by those that changed, until none is left.)

import UIKit

/// Lets fingers pulse, drag, spin and reset a ball.
public final class BeachBallViewController: UIViewController {
  private let ballSize = CGSize(width: 120, height: 120)
  private let pulseScale: CGFloat = 1.1
  private let pulseAlpha: CGFloat = 0.85
  private let pulseDuration = 0.25
  private let resetDuration = 0.20

  private let ball = UIImageView()
  /// How far the ball is turned, in radians, clockwise.
  private var angle: CGFloat = 0 { didSet { updateTransform() } }
  /// How large the ball is: 1, or `pulseScale` in the first half of a pulse.
  private var pulse: CGFloat = 1 { didSet { updateTransform() } }
  /// The fingers that are down, in the order in which they landed.
  private var fingers: [UITouch] = []
  /// Whether two fingers were down since none was.
  private var rotating = false
  private var dragFinger: UITouch?
  /// The direction from the first finger to the second when it was last looked at, in radians.
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

  /// Takes the picture that there is now: it may come late. Without one the ball is plain.
  public override func viewWillLayoutSubviews() {
    ball.image = UIImage(named: "ball")
    ball.backgroundColor = ball.image == nil ? .orange : nil
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches.ordered
    if fingers.count > 1 {
      rotating = true
      referenceAngle = pairAngle
    } else if let finger = fingers.first, isInBall(finger), finger.tapCount < 2 {
      startPulse()
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if rotating {
      if fingers.count > 1 { turnBall(with: touches) }
    } else if let finger = dragFinger ?? fingers.first(where: isInBall) {
      dragFinger = finger
      ball.center = finger.location(in: view)
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !rotating, touches.anyTouch?.tapCount == 2 { bringHome() }
    touchesCancelled(touches, with: event)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.removeAll(where: touches.contains)
    if fingers.isEmpty { (rotating, dragFinger) = (false, nil) }
    if fingers.count > 1 { referenceAngle = pairAngle }
  }

  private var home: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.midY) }

  private func isInBall(_ finger: UITouch) -> Bool {
    ball.bounds.contains(finger.location(in: ball))
  }

  private var pairAngle: CGFloat {
    let (one, other) = (fingers[0].location(in: view), fingers[1].location(in: view))
    return atan2(other.y - one.y, other.x - one.x)
  }

  /// Turns the ball as far as the first two fingers did, if either of them is on it.
  private func turnBall(with touches: Set<UITouch>) {
    let pair = fingers[..<2]
    guard pair.contains(where: touches.contains) else { return }
    if pair.contains(where: isInBall) {
      var turn = (pairAngle - referenceAngle).remainder(dividingBy: 2 * .pi)
      if turn <= -.pi { turn += 2 * .pi }
      angle += turn
    }
    referenceAngle = pairAngle
  }

  private func startPulse() {
    beginAnimations(for: pulseDuration)
    UIView.setAnimationDelegate(self)
    UIView.setAnimationDidStop(BeachBallViewController.pulseDidStop)
    (pulse, ball.alpha) = (pulseScale, pulseAlpha)
    UIView.commitAnimations()
  }

  private func pulseDidStop(_ name: String?, finished: Bool, context: UnsafeMutableRawPointer?) {
    beginAnimations(for: pulseDuration)
    (pulse, ball.alpha) = (1, 1)
    UIView.commitAnimations()
  }

  private func bringHome() {
    beginAnimations(for: resetDuration)
    (angle, pulse) = (0, 1)
    ball.center = home
    UIView.commitAnimations()
  }

  private func beginAnimations(for duration: Double) {
    UIView.beginAnimations(nil)
    UIView.setAnimationBeginsFromCurrentState(true)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDuration(duration)
  }

  private func updateTransform() {
    ball.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: pulse, y: pulse)
  }
}
