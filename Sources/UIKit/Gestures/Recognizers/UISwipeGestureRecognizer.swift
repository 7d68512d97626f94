public import CoreGraphics

/// Recognizes a quick swipe in one direction.
///
/// The fingers' centroid must move 50 points in the direction, and at most 50 points sideways,
/// within 0.5 seconds after the first finger lands. Directions are relative to the window.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe. Raw values match Apple's.
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downward.
    public static let down = Direction(rawValue: 1 << 3)

    /// Creates a set of directions from the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The accepted directions.
  open var direction = Direction.right
  /// The number of fingers required for the swipe.
  open var numberOfTouchesRequired = 1

  private var fingers: [UITouch] = []
  private var start: CGPoint?

  /// Returns the location where the swipe started in the coordinates of `view`, or of the window if
  /// nil.
  @discardableResult
  open override func location(in view: UIView?) -> CGPoint {
    convert(start, to: view) ?? super.location(in: view)
  }

  /// Begins a swipe.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.isEmpty {
      wait(until: context.queue.now.advanced(by: GestureConstants.swipeMaxTime), then: .failed)
    }
    fingers += touches.ordered
    guard fingers.count <= numberOfTouchesRequired else { return fail(because: .tooManyTouches) }
    if fingers.count == numberOfTouchesRequired {
      start = CGPoint(middleOf: fingers.map { $0.location(in: nil) })
    }
  }

  /// Recognizes the swipe once it is long enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let isSwipe = strokes.contains {
      $0.along >= GestureConstants.swipeMinDistance
        && abs($0.across) <= GestureConstants.swipeMaxSideways
    }
    if isSwipe { advance(to: .ended) }
  }

  /// The distances that the fingers have moved along and across each accepted direction, in points.
  private var strokes: [(along: CGFloat, across: CGFloat)] {
    guard let start else { return [] }
    let location = CGPoint(middleOf: fingers.map { $0.location(in: nil) })
    let (x, y) = (location.x - start.x, location.y - start.y)
    let strokes: [(Direction, along: CGFloat, across: CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.up, -y, x), (.down, y, x),
    ]
    return strokes.filter { direction.contains($0.0) }.map { ($0.along, $0.across) }
  }

  override func forget(_ touch: UITouch) {
    guard fingers.contains(touch) else { return }
    fingers.removeAll { $0 === touch }
    start = nil
  }

  override var missing: GestureFailure? { start == nil ? .tooFewTouches : .movedTooLittle }

  override func measure(of failure: GestureFailure) -> GestureMeasure? {
    switch failure {
    case .tooManyTouches: .touches(fingers.count, limit: numberOfTouchesRequired)
    case .tooFewTouches: .touches(fingers.count, limit: numberOfTouchesRequired)
    case .tooSlow:
      .duration(GestureConstants.swipeMaxTime, limit: GestureConstants.swipeMaxTime)
    case .movedTooLittle where start == nil:
      .touches(fingers.count, limit: numberOfTouchesRequired)
    case .movedTooLittle: strokes.max { $0.along < $1.along }.map(Self.measure)
    default: nil
    }
  }

  private static func measure(_ stroke: (along: CGFloat, across: CGFloat)) -> GestureMeasure {
    if stroke.along < GestureConstants.swipeMinDistance {
      .stroke(max(0, stroke.along), limit: GestureConstants.swipeMinDistance)
    } else {
      .sideways(abs(stroke.across), limit: GestureConstants.swipeMaxSideways)
    }
  }

  /// Makes the gesture fail because the swipe was too short.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(because: .movedTooLittle)
  }

  /// Makes the gesture fail.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(because: .touchesCancelled)
  }

  /// Discards the touches.
  open override func reset() {
    fingers = []
    start = nil
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
