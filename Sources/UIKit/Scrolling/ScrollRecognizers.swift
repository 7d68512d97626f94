import CoreGraphics

/// The pan recognizer that drags a scroll view's contents.
///
/// Only movement along a scrollable axis counts, so a nested or enclosing scroll view can scroll
/// along the other axis instead.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }
  /// Whether the touch stopped a decelerating scroll view. If so, scrolling resumes with the first
  /// move.
  private(set) var hasCaught = false
  /// The distance at which scrolling begins, in points.
  var hysteresis: CGFloat { hasCaught ? 0 : GestureConstants.panHysteresis }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    // Source: the recognizer's description in UIKit, "delaysTouchesEnded = NO".
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let scrollView, numberOfTouches == touches.count {
      hasCaught = scrollView.fingersLanded()
    }
    super.touchesBegan(touches, with: event)
  }

  override func begins(at distance: CGPoint) -> Bool {
    guard let scrollView else { return false }
    let translation = convert(translation: distance, to: scrollView)
    return scrollView.canScroll(by: translation, hysteresis: hysteresis)
  }

  override func reset() {
    super.reset()
    hasCaught = false
    scrollView?.fingersLeft()
  }

  // A scroll view's pan and pinch are recognized simultaneously.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPinchGestureRecognizer && other.view === view)
  }
}

/// The pinch recognizer that zooms a scroll view's contents.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPanGestureRecognizer && other.view === view)
  }
}

/// Delays touches on a scroll view's contents because the touches may turn out to be a scroll.
///
/// The recognizer fails in order to deliver the touches and succeeds in order to withhold them. It
/// never prevents other recognizers.
final class ContentTouchDelayRecognizer: UIGestureRecognizer {
  /// The delay, in seconds. Source: Apple's Scroll View Programming Guide, "150 ms".
  private static let delay: TimeInterval = 0.15

  private var scrollView: UIScrollView? { view as? UIScrollView }
  private var event: UIEvent?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return }
    self.event = event
    if scrollView.hasCaughtTouch {
      state = .ended
    } else if scrollView.delaysContentTouches {
      wait(until: context.queue.now.advanced(by: Self.delay), then: .failed)
    } else {
      fail(because: .delaysNoTouches)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(because: .liftedTooEarly)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(because: .touchesCancelled)
  }

  /// Delivers the touches unless the scroll view uses them itself.
  override func fail(because reason: GestureFailure) {
    guard state == .possible else { return }
    if reason != .touchesCancelled, withholds {
      state = .ended
    } else {
      super.fail(because: reason)
    }
  }

  override func measure(of failure: GestureFailure) -> GestureMeasure? {
    failure == .tooSlow ? .duration(Self.delay, limit: Self.delay) : nil
  }

  private var withholds: Bool {
    guard let scrollView, let view = touches.first?.view, view !== scrollView else { return false }
    let set = Set(touches.filter { $0.view === view })
    return !scrollView.touchesShouldBegin(set, with: event, in: view)
  }

  override func reset() {
    event = nil
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
