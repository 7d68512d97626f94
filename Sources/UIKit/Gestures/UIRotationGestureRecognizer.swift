public import CoreGraphics

/// Recognizes two fingers that turn about one another.
///
/// It begins once each went more than 8 points along their common circle, goes on with every move,
/// and ends as one lifts. A third finger is ignored.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uirotationgesturerecognizer
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers go round before the gesture begins, in points; Apple publishes no number.
  static let slop: CGFloat = 8

  private var pair = TwoFingerGeometry()
  private var history = VelocityTracker()
  private var angle: CGFloat = 0
  /// How far the fingers turned since they landed, in radians.
  private var turn: CGFloat = 0
  /// The turn at which the rotation is zero.
  private var zeroTurn: CGFloat = 0

  /// How far the fingers turned, in radians, clockwise, also more than a whole turn; setting it counts
  /// from there.
  open var rotation: CGFloat {
    get { turn - zeroTurn }
    set { zeroTurn = turn - newValue }
  }

  /// How fast the fingers turn, in radians per second.
  open var velocity: CGFloat { history.velocity(at: context.queue.now).x }

  /// Takes the first two fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard complete(&pair, with: touches, of: event) else { return }
    (angle, turn, zeroTurn) = (pair.angle, 0, 0)
    history = VelocityTracker()
    history.note(.zero, at: context.queue.now)
  }

  /// Begins or goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.isComplete else { return }
    let newAngle = pair.angle
    // The shorter way round: fingers do not jump across their circle.
    turn += (newAngle - angle).remainder(dividingBy: 2 * .pi)
    angle = newAngle
    history.note(CGPoint(x: turn, y: 0), at: context.queue.now)
    if isActiveOrPending {
      state = .changed
    } else if abs(turn) * pair.distance / 2 > Self.slop {
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
    (angle, turn, zeroTurn) = (0, 0, 0)
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
