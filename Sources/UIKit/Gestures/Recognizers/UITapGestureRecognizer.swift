public import CoreGraphics

/// Recognizes one or more taps with one or more fingers.
///
/// A tap lasts at most 0.75 seconds, during which no finger moves more than 10 points. The next tap
/// must begin within 0.35 seconds of the start of the previous one, at most 45 points away. The
/// gesture is recognized when the last finger lifts.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in the gesture.
  open var numberOfTapsRequired = 1
  /// The number of fingers required for each tap.
  open var numberOfTouchesRequired = 1

  private var taps: MultiTapTracker?

  /// Returns the location of the first tap in the coordinates of `view`, or of the window if nil.
  @discardableResult
  open override func location(in view: UIView?) -> CGPoint {
    convert(taps?.start, to: view) ?? super.location(in: view)
  }

  /// Returns false for a recognizer that requires fewer taps, so that both succeed.
  @discardableResult
  open override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    guard let other = preventing as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired >= numberOfTapsRequired
  }

  /// Begins a tap.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    var taps =
      self.taps
      ?? MultiTapTracker(
        fingersRequired: numberOfTouchesRequired, constants: context.touches.constants)
    let failure = taps.add(touches.ordered)
    self.taps = taps
    if let failure { return fail(because: failure) }
    wait(until: taps.limit, then: .failed)
  }

  /// Makes the gesture fail if a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let slop = context.touches.constants.tapSlopWithin
    if taps?.isNear(within: slop) == false { fail(because: .movedTooFar(limit: slop)) }
  }

  /// Ends a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard var taps = self.taps else { return fail(because: .tooFewTouches) }
    if let failure = taps.remove(touches) { return fail(because: failure) }
    self.taps = taps
    guard taps.isUp else { return }
    if taps.count >= numberOfTapsRequired { return advance(to: .ended) }
    waitForTap(after: taps)
  }

  /// Makes the gesture fail.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(because: .touchesCancelled)
  }

  override func forget(_ touch: UITouch) {
    guard var taps, taps.fingers.contains(touch) else { return }
    let failure = taps.forget(touch)
    self.taps = taps
    if let failure { return fail(because: failure) }
    if taps.isUp, taps.count > 0 { waitForTap(after: taps) }
  }

  override var missing: GestureFailure? {
    guard let taps else { return nil }
    if taps.isUp { return .tooSlow }
    return taps.isComplete ? nil : .tooFewTouches
  }

  override func measure(of failure: GestureFailure) -> GestureMeasure? {
    taps?.measure(of: failure, at: context.queue.now, tapsRequired: numberOfTapsRequired)
  }

  /// Discards the touches.
  open override func reset() {
    taps = nil
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
