public import CoreGraphics

/// Where an animator is in its life.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewanimatingstate
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, and to be finished by `finishAnimation(at:)`.
  case stopped = 2
}

/// A point of an animation.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewanimatingposition
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
  /// Its end.
  case end = 0
  /// Its start.
  case start = 1
  /// Where it is.
  case current = 2
}

/// An animation that can be started, paused, moved and stopped.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewanimating
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where the animation is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether it moves by itself.
  var isRunning: Bool { get }
  /// Whether it moves towards its start.
  var isReversed: Bool { get set }
  /// How far it is, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or lets it continue.
  func startAnimation()
  /// Starts it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Lets it stand still.
  func pauseAnimation()
  /// Stops it where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes it after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of what functions set.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewimplicitlyanimating
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds what a function sets, starting after a part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds what a function sets.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a function that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets a paused animation continue with other timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
