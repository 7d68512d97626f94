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
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
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
  /// Calls one closure during the transition, when views have their new sizes, and another one
  /// after the transition.
  ///
  /// - Returns: Whether the first closure was accepted; false after the transition.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Calls a closure during the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
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
