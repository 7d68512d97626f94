public import CoreGraphics

/// Recognizes dragging with one or more fingers.
///
/// The gesture begins when the fingers' centroid has moved more than 10 points, changes with every
/// move while enough fingers are down, and ends when the last finger lifts. Fingers that land or
/// lift do not change the translation.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. Additional fingers make the gesture fail if it has not begun,
  /// and are ignored otherwise.
  open var maximumNumberOfTouches = Int.max

  private var fingers: [UITouch] = []
  private var velocityTracker = VelocityTracker()
  /// The centroid location that corresponds to zero distance, in window coordinates, or nil while
  /// too few fingers are down.
  private var origin: CGPoint?
  /// The centroid's translation since the start, in window coordinates.
  private var distance = CGPoint.zero
  /// The distance at which the translation is zero, in window coordinates.
  private var zeroDistance = CGPoint.zero

  /// Returns the translation since the start in the coordinates of `view`, or of the window if nil.
  @discardableResult
  open func translation(in view: UIView?) -> CGPoint {
    let translation = CGPoint(x: distance.x - zeroDistance.x, y: distance.y - zeroDistance.y)
    return convert(translation: translation, to: view)
  }

  /// Sets the current translation, in the coordinates of `view`. Later moves add to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let inWindow = convert(translation: translation, from: view)
    zeroDistance = CGPoint(x: distance.x - inWindow.x, y: distance.y - inWindow.y)
  }

  /// Returns the fingers' velocity, in points per second, in the coordinates of `view`.
  ///
  /// The velocity is the mean over the 0.1 seconds before the last move, or zero if the fingers have
  /// rested longer than that.
  @discardableResult
  open func velocity(in view: UIView?) -> CGPoint {
    convert(translation: velocityTracker.velocity(at: context.queue.now), to: view)
  }

  /// Adds fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    follow()
    for touch in touches.ordered {
      if fingers.count < maximumNumberOfTouches {
        fingers.append(touch)
      } else if isActiveOrPending {
        ignore(touch, for: event)
      } else {
        return fail(because: .tooManyTouches)
      }
    }
    fingersChanged()
  }

  /// Begins or changes the gesture.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow()
    guard origin != nil else { return }
    if isActiveOrPending {
      advance(to: .changed)
    } else if begins(at: distance) {
      advance(to: .began)
    }
  }

  /// Whether the gesture begins at `distance` from the start, in window coordinates.
  func begins(at distance: CGPoint) -> Bool {
    distance.distance(to: .zero) > GestureConstants.panHysteresis
  }

  /// Ends the gesture, or continues with fewer fingers.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow()
    remove(touches)
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelWithTouches()
  }

  override func forget(_ touch: UITouch) {
    guard fingers.contains(touch) else { return }
    follow()
    remove([touch])
  }

  override var missing: GestureFailure? {
    hasEnoughFingers ? .movedTooLittle : .tooFewTouches
  }

  override func measure(of failure: GestureFailure) -> GestureMeasure? {
    switch failure {
    case .tooManyTouches: .touches(numberOfTouches, limit: maximumNumberOfTouches)
    case .tooFewTouches: .touches(touchesSinceReset.count, limit: minimumNumberOfTouches)
    case .movedTooLittle:
      .distance(distance.distance(to: .zero), limit: GestureConstants.panHysteresis)
    default: nil
    }
  }

  /// Discards the touches.
  open override func reset() {
    fingers = []
    origin = nil
    (distance, zeroDistance) = (.zero, .zero)
    velocityTracker = VelocityTracker()
  }

  private var hasEnoughFingers: Bool { fingers.count >= max(minimumNumberOfTouches, 1) }
  private var centroid: CGPoint { CGPoint(middleOf: fingers.map { $0.location(in: nil) }) }

  /// Updates the distance based on the fingers' locations.
  private func follow() {
    guard let origin, !fingers.isEmpty else { return }
    let centroid = centroid
    let moved = CGPoint(x: centroid.x - origin.x, y: centroid.y - origin.y)
    // A finger that lands or lifts where it is does not reduce the velocity. Source: with equal
    // moves every 8 ms and a lift 8 ms later, UIKit reports the velocity of the moves (iOS 26.1
    // simulator, github.com/Vercantez/openuikit, uikit/golden/scroll_traces).
    guard moved.distance(to: distance) > 1e-6 else { return }
    distance = moved
    velocityTracker.add(distance, at: context.queue.now)
  }

  /// Removes fingers, and then ends the gesture, makes it fail, or continues it with the other
  /// fingers.
  private func remove(_ touches: Set<UITouch>) {
    fingers.removeAll { touches.contains($0) }
    if isActiveOrPending, fingers.isEmpty {
      advance(to: .ended)
    } else if fingers.isEmpty, !touchesSinceReset.isEmpty {
      fail(because: origin == nil ? .tooFewTouches : .movedTooLittle)
    } else {
      fingersChanged()
    }
  }

  /// Continues from the current distance with a different set of fingers.
  private func fingersChanged() {
    guard hasEnoughFingers else {
      origin = nil
      // Count earlier movement only if the drag has begun.
      if !isActiveOrPending { distance = .zero }
      return
    }
    if origin == nil { velocityTracker.add(distance, at: context.queue.now) }
    origin = CGPoint(x: centroid.x - distance.x, y: centroid.y - distance.y)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
