public import CoreGraphics

/// What is known of a change while it happens.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// How a controller is presented; none while the interface turns.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the change was cancelled.
  var isCancelled: Bool { get }
  /// How long the change lasts, in seconds.
  var transitionDuration: TimeInterval { get }
  /// By how much the interface turns; the identity for other changes.
  var targetTransform: CGAffineTransform { get }
}

/// Lets controllers change their views together with a change of the interface.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Calls one function during the change, when views have their new sizes, and another after it.
  ///
  /// - Returns: Whether the first one was accepted: not once the change is done.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Calls a function during the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Sizes of a controller's contents.
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

/// The turn of the interface, which happens at once.
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

  /// Calls what was to be done during the change.
  func animateAlongside() {
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  /// Calls what was to be done after the change.
  func finish() {
    isOver = true
    for completion in completions { completion(self) }
    completions = []
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
