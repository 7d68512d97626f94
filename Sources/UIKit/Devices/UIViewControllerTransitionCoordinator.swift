public import CoreGraphics

/// Information about a transition in progress.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style, which is `none` while the interface rotates.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture drove the transition at its start.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture can interrupt the transition.
  var isInterruptible: Bool { get }
  /// Whether a gesture currently drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The fraction, 0…1, that a gesture has completed.
  var percentComplete: CGFloat { get }
  /// The speed of the animation after a gesture, as a multiple of the normal speed.
  var completionVelocity: CGFloat { get }
  /// The pacing of the animation after a gesture.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns a controller of the transition, or `nil`.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition, or `nil`.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that contains the views in the transition.
  var containerView: UIView { get }
  /// The interface rotation, or the identity for other transitions.
  var targetTransform: CGAffineTransform { get }
}

/// An object that lets controllers change their views during an interface transition.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Calls one closure during the transition and another one after it. If the transition is
  /// animated, so are the changes that the first closure makes; if it is a rotation, views have
  /// their new sizes.
  ///
  /// - Parameter view: The view that contains the changed views. Not used.
  /// - Returns: Whether the first closure was accepted. It is not accepted once the animations have
  ///   started.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when a gesture has ended, and when one has interrupted the animation.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls a closure when a gesture has ended.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Calls one closure during the transition and another one after it. See
  /// `animateAlongsideTransition(in:animation:completion:)`.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }
}

/// An object that is notified when its size or traits change.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uicontentcontainer
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}

/// The coordinator for an interface rotation, which happens immediately.
final class RotationCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let targetTransform: CGAffineTransform
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var isOver = false

  let containerView: UIView

  init(by turns: QuarterTurns, of size: CGSize, in window: UIWindow?) {
    containerView = window ?? UIView()
    let turn = turns.transform(of: size)
    targetTransform = CGAffineTransform(a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: 0, ty: 0)
  }

  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  // No gesture drives a rotation.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Calls the closures for the transition.
  func animateAlongside() {
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  /// Calls the closures for the end of the transition.
  func finish() {
    isOver = true
    for completion in completions { completion(self) }
    completions = []
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
