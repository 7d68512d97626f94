public import CoreGraphics
import PhoneFoundation

/// Recognizes fingers that rest on a view. The gesture begins after a delay, changes when the
/// fingers move, and ends when one lifts.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the fingers must rest, in seconds. If it is 0 or negative, the gesture begins as
  /// soon as they land.
  open var minimumPressDuration = GestureConstants.longPressDuration
  /// The distance that the fingers may move before the gesture begins, in points. Later movement is
  /// not limited.
  open var allowableMovement = GestureConstants.longPressMovement
  /// The number of taps required before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers required for the press.
  open var numberOfTouchesRequired = 1

  private var taps: MultiTapTracker?

  private var isPress: Bool { (taps?.count ?? 0) >= numberOfTapsRequired }

  /// Begins the press or one of the taps before it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActiveOrPending, taps != nil {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    var taps =
      self.taps
      ?? MultiTapTracker(
        fingersRequired: numberOfTouchesRequired, constants: context.touches.constants)
    let failure = taps.add(touches.ordered)
    self.taps = taps
    // An app may have begun the gesture itself before the recognizer received its first touch.
    guard !isActiveOrPending else { return }
    if let failure { return fail(because: failure) }
    if !isPress {
      wait(until: taps.limit, then: .failed)
    } else if taps.isComplete {
      wait(until: context.queue.now.advanced(by: minimumPressDuration), then: .began)
    } else {
      stopWaiting()
    }
  }

  /// Changes the gesture, or makes it fail if a finger moves too far before it has begun.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActiveOrPending { return advance(to: .changed) }
    let slop = isPress ? allowableMovement : context.touches.constants.tapSlopWithin
    if taps?.isNear(within: slop) == false { fail(because: .movedTooFar(limit: slop)) }
  }

  /// Ends the press or one of the taps before it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActiveOrPending { return advance(to: .ended) }
    guard var taps, !isPress else { return fail(because: .liftedTooEarly) }
    if let failure = taps.remove(touches) { return fail(because: failure) }
    self.taps = taps
    guard taps.isUp else { return }
    waitForTap(after: taps)
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelWithTouches()
  }

  override func forget(_ touch: UITouch) {
    guard var taps, taps.fingers.contains(touch) else { return }
    let failure = taps.forget(touch)
    self.taps = taps
    if isActiveOrPending { return advance(to: .ended) }
    if let failure { return fail(because: failure) }
    if taps.isUp, taps.count > 0 {
      waitForTap(after: taps)
    } else if isPress {
      stopWaiting()
    }
  }

  override var missing: GestureFailure? {
    guard let taps else { return nil }
    if isPress { return taps.isComplete ? .liftedTooEarly : .tooFewTouches }
    return taps.isUp ? .tooSlow : nil
  }

  override func measure(of failure: GestureFailure) -> GestureMeasure? {
    if case .liftedTooEarly = failure, let landing = touches.map(\.beganTime).max() {
      let duration = AppTime(microseconds: context.queue.now.microseconds - landing.microseconds)
      return .duration(duration.seconds, limit: minimumPressDuration)
    }
    return taps?.measure(of: failure, at: context.queue.now, tapsRequired: numberOfTapsRequired)
  }

  /// Discards the touches.
  open override func reset() {
    taps = nil
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
