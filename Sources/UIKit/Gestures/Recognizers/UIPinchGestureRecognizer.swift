public import CoreGraphics

/// Recognizes two fingers that move apart or together.
///
/// It begins once their distance has changed by more than 8 points, changes with every move, and ends
/// as both have lifted. While only one is down, the scale stays as it is; another finger may join it.
/// A third finger is ignored.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pair = TwoFingerGeometry()
  private var velocityTracker = VelocityTracker()
  private var startDistance: CGFloat = 1
  /// The distance at which the scale is `baseScale`.
  private var baseDistance: CGFloat = 1
  private var baseScale: CGFloat = 1
  private var distance: CGFloat = 1

  /// The fingers' distance relative to that at the start; setting it makes it count from there, and
  /// makes the velocity 0.
  open var scale: CGFloat {
    get { baseScale * distance / baseDistance }
    set { count(from: newValue) }
  }

  /// How fast the scale changes, per second.
  open var velocity: CGFloat {
    baseScale * velocityTracker.velocity(at: context.queue.now).x / baseDistance
  }

  /// Adds the first two touches; ignores others.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let (completes, others) = pair.add(touches.ordered)
    for touch in others { ignore(touch, for: event) }
    guard completes else { return }
    let reached = isActiveOrPending ? scale : 1
    // Fingers at one location count as one point apart, so that no scale is zero or infinite.
    startDistance = max(pair.distance, 1)
    distance = startDistance
    count(from: reached)
  }

  /// Lets the scale count from a value at the fingers' present distance.
  private func count(from scale: CGFloat) {
    (baseScale, baseDistance) = (scale, distance)
    velocityTracker = VelocityTracker()
    velocityTracker.add(CGPoint(x: distance, y: 0), at: context.queue.now)
  }

  /// Begins or changes.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.isComplete else {
      if isActiveOrPending { advance(to: .changed) }
      return
    }
    distance = max(pair.distance, 1)
    velocityTracker.add(CGPoint(x: distance, y: 0), at: context.queue.now)
    if isActiveOrPending {
      advance(to: .changed)
    } else if abs(distance - startDistance) > GestureConstants.pinchHysteresis {
      advance(to: .began)
    }
  }

  /// Ends with the last touch.
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
    case .movedTooLittle:
      .spread(abs(distance - startDistance), limit: GestureConstants.pinchHysteresis)
    default: nil
    }
  }

  /// Forgets the touches.
  open override func reset() {
    pair = TwoFingerGeometry()
    velocityTracker = VelocityTracker()
    (startDistance, distance, baseDistance, baseScale) = (1, 1, 1, 1)
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
