public import CoreGraphics

/// The key of a controller that takes part in a transition.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey
public nonisolated struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable
{
  /// The key's text.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition, unless it is canceled.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view that takes part in a transition.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitransitioncontextviewkey
public nonisolated struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The key's text.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that a completed transition removes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that the transition adds.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Information about a transition for the objects that animate it.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The superview of the views in the transition. An animator adds the `to` view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture currently drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style, which is `none` in navigation and tab bar controllers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the interface, which is the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Reports the completed fraction of an interactive transition, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the gesture has ended and the transition will complete.
  func finishInteractiveTransition()
  /// Reports that the gesture has ended and the transition will return to its start.
  func cancelInteractiveTransition()
  /// Reports that a gesture has interrupted the animation.
  func pauseInteractiveTransition()
  /// Ends the transition. An animator must call this method once its animations have ended.
  ///
  /// - Parameter didComplete: Whether the transition was not canceled.
  func completeTransition(_ didComplete: Bool)

  /// Returns a controller of the transition, or `nil` if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition, or `nil` if it is neither added nor removed.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition, in the container's
  /// coordinates, or the zero rectangle if the view is not visible.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition, in the container's coordinates,
  /// or the zero rectangle if the view is removed.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that animates a transition.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Starts the animations. Their completion must call `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that a gesture can interrupt. By default, there is none.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called after the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator that stands for an absent one.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { AbsentAnimator() }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The result of `interruptibleAnimator(using:)` if the app doesn't implement it.
final class AbsentAnimator: UIViewPropertyAnimator {}

/// An object that drives a transition with a gesture.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The pacing of the animation after the gesture; `easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// The speed of the animation after the gesture; 1 by default.
  var completionSpeed: CGFloat { get }
  /// Whether a gesture drives the transition from its start; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Returns 1.
  public var completionSpeed: CGFloat { 1 }
  /// Returns true.
  public var wantsInteractiveStart: Bool { true }
}

/// An object that provides the animators for presenting and dismissing a controller.
///
/// All methods have default implementations that return `nil`, which selects the default behavior.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator for a presentation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator for a dismissal.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives a presentation. Not called if there is no animator.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that drives a dismissal. Not called if there is no animator.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller for the style `custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
