public import CoreGraphics

/// The state of an animator.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewanimatingstate
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not started or has finished.
  case inactive = 0
  /// The animator is running or paused.
  case active = 1
  /// The animator has been stopped, and `finishAnimation(at:)` must be called.
  case stopped = 2
}

/// A position in an animation.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewanimatingposition
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end = 0
  /// The start of the animation.
  case start = 1
  /// The current position.
  case current = 2
}

/// An animation that can be started, paused, scrubbed, and stopped.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewanimating
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation runs toward its start.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues the animation.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at its current position.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes the animation after it has been stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose changes are made by closures.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewimplicitlyanimating
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a closure whose changes are animated after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure whose changes are animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with new timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
