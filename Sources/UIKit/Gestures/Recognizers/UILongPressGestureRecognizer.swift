public import CoreGraphics
import PhoneFoundation

/// Recognizes fingers that rest on a view: it begins after a while, changes as they move, and ends as
/// one lifts.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers rest, in seconds; 0 or less lets it begin as they land.
  open var minimumPressDuration = GestureConstants.longPressDuration
  /// How far they may move before the gesture begins, in points; afterwards there is no limit.
  open var allowableMovement = GestureConstants.longPressMovement
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers press together.
  open var numberOfTouchesRequired = 1

  private var taps: MultiTapTracker?

  private var isPress: Bool { (taps?.count ?? 0) >= numberOfTapsRequired }

  /// Begins a press, or a tap before it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActiveOrPending, taps != nil {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    var taps =
      self.taps
      ?? MultiTapTracker(fingersRequired: numberOfTouchesRequired, constants: context.constants)
    let failure = taps.add(touches.ordered)
    self.taps = taps
    // An app may begin the gesture itself before the recognizer receives its first touch.
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

  /// Changes, or fails if a finger moves too far before the gesture began.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActiveOrPending { return advance(to: .changed) }
    let slop = isPress ? allowableMovement : context.constants.tapSlopWithin
    if taps?.isNear(within: slop) == false { fail(because: .movedTooFar(limit: slop)) }
  }

  /// Ends the press, or a tap before it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActiveOrPending { return advance(to: .ended) }
    guard var taps, !isPress else { return fail(because: .liftedTooEarly) }
    if let failure = taps.remove(touches, at: context.queue.now) { return fail(because: failure) }
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

  /// Forgets the touches.
  open override func reset() {
    taps = nil
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
