public import CoreGraphics

/// Recognizes two fingers moving apart or together.
///
/// The gesture begins when the distance between them has changed by more than 8 points, changes
/// with every move, and ends when both have lifted. While only one finger is down, the scale does
/// not change, and a second finger may join. A third finger is ignored.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pair = TwoFingerGeometry()
  private var velocityTracker = VelocityTracker()
  private var startDistance: CGFloat = 1
  /// The finger distance at which the scale is `baseScale`.
  private var baseDistance: CGFloat = 1
  private var baseScale: CGFloat = 1
  private var distance: CGFloat = 1

  /// The distance between the fingers relative to their initial distance. Setting the scale also
  /// sets the velocity to 0; later changes are relative to the new value.
  open var scale: CGFloat {
    get { baseScale * distance / baseDistance }
    set { count(from: newValue) }
  }

  /// The change in scale per second.
  open var velocity: CGFloat {
    baseScale * velocityTracker.velocity(at: context.queue.now).x / baseDistance
  }

  /// Adds the first two touches and ignores any others.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let (completes, others) = pair.add(touches.ordered)
    for touch in others { ignore(touch, for: event) }
    guard completes else { return }
    let reached = isActiveOrPending ? scale : 1
    // Treat fingers at the same location as 1 point apart, so the scale is never zero or infinite.
    startDistance = max(pair.distance, 1)
    distance = startDistance
    count(from: reached)
  }

  /// Makes the current distance correspond to `scale`.
  private func count(from scale: CGFloat) {
    (baseScale, baseDistance) = (scale, distance)
    velocityTracker = VelocityTracker()
    velocityTracker.add(CGPoint(x: distance, y: 0), at: context.queue.now)
  }

  /// Begins or changes the gesture.
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
    case .movedTooLittle:
      .spread(abs(distance - startDistance), limit: GestureConstants.pinchHysteresis)
    default: nil
    }
  }

  /// Discards the touches.
  open override func reset() {
    pair = TwoFingerGeometry()
    velocityTracker = VelocityTracker()
    (startDistance, distance, baseDistance, baseScale) = (1, 1, 1, 1)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
