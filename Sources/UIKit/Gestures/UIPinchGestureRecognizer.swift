public import CoreGraphics

/// Recognizes two fingers that move apart or together.
///
/// It begins once their distance changed by more than 8 points, goes on with every move, and ends as
/// one lifts. A third finger is ignored.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uipinchgesturerecognizer
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the distance changes before the gesture begins, in points; Apple publishes no number.
  static let slop: CGFloat = 8

  private var pair = TwoFingerGeometry()
  private var history = VelocityTracker()
  private var startDistance: CGFloat = 1
  /// The distance at which the scale is `baseScale`.
  private var baseDistance: CGFloat = 1
  private var baseScale: CGFloat = 1
  private var distance: CGFloat = 1

  /// The fingers' distance in relation to that at the start; setting it counts from there.
  open var scale: CGFloat {
    get { baseScale * distance / baseDistance }
    set { (baseScale, baseDistance) = (newValue, distance) }
  }

  /// How fast the scale changes, per second.
  open var velocity: CGFloat {
    baseScale * history.velocity(at: context.queue.now).x / baseDistance
  }

  /// Takes the first two fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard complete(&pair, with: touches, of: event) else { return }
    // Fingers at one location count as one point apart, so that no scale is zero or infinite.
    startDistance = max(pair.distance, 1)
    (distance, baseDistance, baseScale) = (startDistance, startDistance, 1)
    history = VelocityTracker()
    history.note(CGPoint(x: distance, y: 0), at: context.queue.now)
  }

  /// Begins or goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.isComplete else { return }
    distance = max(pair.distance, 1)
    history.note(CGPoint(x: distance, y: 0), at: context.queue.now)
    if isActiveOrPending {
      state = .changed
    } else if abs(distance - startDistance) > Self.slop {
      state = .began
    }
  }

  /// Ends.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.remove(touches)
    end(pair)
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Starts anew.
  open override func reset() {
    pair = TwoFingerGeometry()
    history = VelocityTracker()
    (startDistance, distance, baseDistance, baseScale) = (1, 1, 1, 1)
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
