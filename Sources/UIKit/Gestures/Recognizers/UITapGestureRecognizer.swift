public import CoreGraphics

/// Recognizes taps: one or several, of one finger or of several together.
///
/// A tap lasts up to 0.75 seconds, in which no finger moves more than 10 points; the next one begins
/// up to 0.35 seconds after it began and up to 45 points from there. It is recognized with the last
/// lift.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers tap together.
  open var numberOfTouchesRequired = 1

  private var taps: MultiTapTracker?

  /// Returns where the first tap landed, in the coordinates of `view`; nil means the window.
  @discardableResult
  open override func location(in view: UIView?) -> CGPoint {
    convert(taps?.start, to: view) ?? super.location(in: view)
  }

  /// Returns false for a recognizer of fewer taps, which recognizes as well.
  @discardableResult
  open override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    guard let other = preventing as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired >= numberOfTapsRequired
  }

  /// Begins a tap.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    var taps =
      self.taps
      ?? MultiTapTracker(fingersRequired: numberOfTouchesRequired, constants: context.constants)
    let failure = taps.add(touches.ordered)
    self.taps = taps
    if let failure { return fail(because: failure) }
    wait(until: taps.limit, then: .failed)
  }

  /// Fails when a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let slop = context.constants.tapSlopWithin
    if taps?.isNear(within: slop) == false { fail(because: .movedTooFar(limit: slop)) }
  }

  /// Ends a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard var taps = self.taps else { return fail(because: .tooFewTouches) }
    if let failure = taps.remove(touches, at: context.queue.now) { return fail(because: failure) }
    self.taps = taps
    guard taps.isUp else { return }
    if taps.count >= numberOfTapsRequired { return advance(to: .ended) }
    waitForTap(after: taps)
  }

  /// Fails.
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

  /// Forgets the touches.
  open override func reset() {
    taps = nil
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
