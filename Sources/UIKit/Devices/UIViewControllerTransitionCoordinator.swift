public import CoreGraphics

/// Information about a transition while it occurs.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of a presentation, which is `none` while the interface rotates.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The rotation of the interface, or the identity for other transitions.
  var targetTransform: CGAffineTransform { get }
}

/// An object with which controllers change their views during a transition of the interface.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Calls one function during the transition, when views have their new sizes, and another one
  /// after it.
  ///
  /// - Returns: Whether the first function was accepted. It is not accepted after the transition.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Calls a function during the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// An object that observes the size of its contents.
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

/// The coordinator of an interface rotation, which occurs immediately.
final class RotationCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let targetTransform: CGAffineTransform
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var isOver = false

  init(by turns: QuarterTurns, of size: CGSize) {
    let turn = turns.transform(of: size)
    targetTransform = CGAffineTransform(a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: 0, ty: 0)
  }

  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Calls the functions for the transition.
  func animateAlongside() {
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  /// Calls the functions for the end of the transition.
  func finish() {
    isOver = true
    for completion in completions { completion(self) }
    completions = []
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
