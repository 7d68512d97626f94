public import CoreGraphics
import QuartzCore

/// Drives a transition's animations with a gesture.
///
/// While the gesture lasts, the time of the views in the transition is stopped, and
/// `update(_:)` sets it to a fraction of the duration. `finish()` and `cancel()` let the rest of
/// the animations run forward or backward. After a canceled transition, the animated properties
/// have their initial values.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The duration that the animator returned, in seconds, or 0 before the transition.
  open private(set) var duration: CGFloat = 0
  /// The completed fraction, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the animation after the gesture, as a multiple of the normal speed.
  open var completionSpeed: CGFloat = 1
  /// The pacing of the animation after the gesture.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pacing of an interruptible animator after the gesture, or `nil` for its own.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a gesture drives the transition from its start.
  open var wantsInteractiveStart = true

  private weak var transition: ControllerTransition?
  /// The layers whose time is stopped, and their time at the start.
  private var layers: [(layer: CALayer, start: CFTimeInterval)] = []
  private var animator: (any UIViewImplicitlyAnimating)?
  private var ticker: Ticker?

  /// Creates a driver.
  public override init() {
    super.init()
  }

  /// Starts the transition at its beginning and stops its time.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    begin(transition)
    if let animator {
      animator.pauseAnimation()
    } else {
      hold(at: 0)
      transition.animator.animateTransition(using: transition)
    }
  }

  private func begin(_ transition: ControllerTransition) {
    self.transition = transition
    duration = transition.transitionDuration
    percentComplete = 0
    let interruptible = transition.animator.interruptibleAnimator(using: transition)
    animator = interruptible is AbsentAnimator ? nil : interruptible
    transition.releaseLayers = { [self] in release() }
  }

  /// Interrupts an animation that no gesture drives yet, so that `update(_:)` can continue it.
  ///
  /// Only transitions with an interruptible animator can be interrupted.
  open func pause() {
    ticker?.stop()
    ticker = nil
    guard let transition = transition ?? AppContext.current.appearance.transition(drivenBy: self)
    else { return }
    if self.transition == nil { begin(transition) }
    guard let animator else { return }
    transition.pauseInteractiveTransition()
    animator.pauseAnimation()
    animator.isReversed = false
    percentComplete = animator.fractionComplete
  }

  /// Sets the completed fraction; values outside 0…1 are clamped.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive, percentComplete.isFinite else { return }
    self.percentComplete = max(0, min(1, percentComplete))
    if let animator {
      animator.fractionComplete = self.percentComplete
    } else {
      hold(at: self.percentComplete)
    }
    transition.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the gesture and completes the transition.
  open func finish() {
    guard let transition, transition.isInteractive else { return }
    transition.finishInteractiveTransition()
    run(to: 1)
  }

  /// Ends the gesture and returns to the start.
  open func cancel() {
    guard let transition, transition.isInteractive else { return }
    transition.cancelInteractiveTransition()
    run(to: 0)
  }

  // MARK: - Time

  /// Sets the time of the layers to a fraction of the duration.
  private func hold(at fraction: CGFloat) {
    guard let transition else { return }
    // The animator may have added views since the start: to the container, whose time they now
    // follow, or outside it.
    let driven = transition.drivenLayers
    for (layer, _) in layers where !driven.contains(where: { $0 === layer }) { reset(layer) }
    layers.removeAll { held in !driven.contains { $0 === held.layer } }
    for layer in driven where !layers.contains(where: { $0.layer === layer }) {
      let now = layer.convertTime(CACurrentMediaTime(), from: nil)
      layers.append((layer, now))
      layer.speed = 0
    }
    for (layer, start) in layers { layer.timeOffset = start + duration * fraction }
  }

  /// Plays the rest of the animations toward the end or the start.
  private func run(to end: CGFloat) {
    guard let transition else { return }
    let (start, speed) = (percentComplete, max(completionSpeed, 0.001))
    if let animator {
      animator.isReversed = end == 0
      animator.continueAnimation(
        withTimingParameters: timingCurve, durationFactor: abs(end - start) / speed)
      return
    }
    let length = duration * abs(end - start) / speed
    let curve = completionCurve.bezier
    ticker = Ticker(duration: length, in: transition.container.context) {
      [weak self] elapsed, isLast in
      guard let self else { return }
      let part = length > 0 ? elapsed / length : 1
      percentComplete = isLast ? end : start + (end - start) * curve.value(at: part)
      hold(at: percentComplete)
      if isLast { arrive() }
    }
  }

  /// Lets the animations end, which completes the transition.
  private func arrive() {
    ticker = nil
    for (layer, start) in layers {
      if percentComplete == 0 {
        transition?.container.context.layers.animations.revertAnimations(in: layer)
      } else {
        // From now on, the layer's time runs from the end of the animations.
        layer.beginTime = CACurrentMediaTime()
        layer.timeOffset = start + duration
        layer.speed = 1
      }
    }
  }

  /// Resets the layers' time after the end of the transition.
  private func release() {
    ticker?.stop()
    ticker = nil
    for (layer, _) in layers { reset(layer) }
    layers = []
    animator = nil
    transition = nil
  }

  /// Lets a layer's time run like its superlayer's.
  private func reset(_ layer: CALayer) {
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
