public import CoreGraphics

/// Recognizes two fingers rotating around each other.
///
/// The gesture begins when each finger has moved more than 8 points along their common circle,
/// changes with every move, and ends when both have lifted. While only one finger is down, the
/// rotation does not change, and a second finger may join. A third finger is ignored.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var pair = TwoFingerGeometry()
  private var velocityTracker = VelocityTracker()
  private var angle: CGFloat = 0
  /// The angle by which the fingers have turned since they landed, in radians.
  private var turn: CGFloat = 0
  /// The value of `turn` at which the rotation is zero.
  private var zeroTurn: CGFloat = 0
  /// The distance that each finger had moved along the circle as of the last move, in points.
  private var arc: CGFloat = 0

  /// The clockwise rotation since the start, in radians; it may exceed a full turn. Setting it also
  /// sets the velocity to 0; later rotation is added to the new value.
  open var rotation: CGFloat {
    get { turn - zeroTurn }
    set {
      zeroTurn = turn - newValue
      resetVelocity()
    }
  }

  /// The rotation velocity, in radians per second.
  open var velocity: CGFloat { velocityTracker.velocity(at: context.queue.now).x }

  /// Adds the first two touches and ignores any others.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let (completes, others) = pair.add(touches.ordered)
    for touch in others { ignore(touch, for: event) }
    guard completes else { return }
    angle = pair.angle
    if !isActiveOrPending { (turn, zeroTurn) = (0, 0) }
    resetVelocity()
  }

  private func resetVelocity() {
    velocityTracker = VelocityTracker()
    velocityTracker.add(CGPoint(x: turn, y: 0), at: context.queue.now)
  }

  /// Begins or changes the gesture.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.isComplete else {
      if isActiveOrPending { advance(to: .changed) }
      return
    }
    let newAngle = pair.angle
    // Use the shorter direction around the circle, because fingers do not jump across it.
    turn += (newAngle - angle).remainder(dividingBy: 2 * .pi)
    angle = newAngle
    velocityTracker.add(CGPoint(x: turn, y: 0), at: context.queue.now)
    arc = abs(turn) * pair.distance / 2
    if isActiveOrPending {
      advance(to: .changed)
    } else if arc > GestureConstants.rotationHysteresis {
      advance(to: .began)
    }
  }

  /// Ends the gesture when the last touch ends.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.remove(touches)
    end(pair)
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelWithTouches()
  }

  override func forget(_ touch: UITouch) {
    guard pair.touches.contains(touch) else { return }
    pair.remove([touch])
    end(pair)
  }

  override var missing: GestureFailure? {
    touches.count < 2 ? .tooFewTouches : .movedTooLittle
  }

  override func measure(of failure: GestureFailure) -> GestureMeasure? {
    switch failure {
    case .tooFewTouches: .touches(touchesSinceReset.count, limit: 2)
    case .movedTooLittle: .arc(arc, limit: GestureConstants.rotationHysteresis)
    default: nil
    }
  }

  /// Discards the touches.
  open override func reset() {
    pair = TwoFingerGeometry()
    velocityTracker = VelocityTracker()
    (angle, turn, zeroTurn, arc) = (0, 0, 0, 0)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
