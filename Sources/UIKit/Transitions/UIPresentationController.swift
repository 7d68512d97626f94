public import CoreGraphics

/// Manages the presentation of a controller: the container, the frame, and other views in it.
///
/// A subclass is used for the style `custom`. The container exists from before
/// `presentationTransitionWillBegin()` until after `dismissalTransitionDidEnd(_:)`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that presents the other one.
  open var presentingViewController: UIViewController { presenting ?? presented }
  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }
  /// The view in the window that contains the presented view, or `nil` while nothing is presented.
  open var containerView: UIView? { container }
  /// The view that the animations move, which is the presented controller's view.
  open var presentedView: UIView? { presented.viewIfLoaded }
  /// The object that controls dismissals by a finger.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  private unowned let presented: UIViewController
  weak var presenting: UIViewController?
  var container: TransitionContainerView?

  /// Creates a presentation controller.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presented = presentedViewController
    self.presenting = presenting
    super.init()
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  /// Whether the presentation covers the window; true by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view is removed from the window during the presentation.
  open var shouldRemovePresentersView: Bool { presented.removesPresenter }

  /// The frame of the presented view, in the container's coordinates; by default its bounds.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has been laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presentation starts. An override can add views to the container and animate
  /// them with the presented controller's `transitionCoordinator`.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation has ended.
  ///
  /// - Parameter completed: Whether it was not canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal starts.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal has ended.
  ///
  /// - Parameter completed: Whether it was not canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - For the framework

  /// Lays out the container after a change of its size.
  func layOutContainer() {
    containerViewWillLayoutSubviews()
    containerViewDidLayoutSubviews()
  }

  /// The standard animator.
  func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator(isPresenting: isPresenting, style: presented.modalTransitionStyle)
  }

  /// The object that drives the standard animation with a finger, if any.
  func standardInteractor(
    isPresenting: Bool
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Adds the container to a window, if it isn't there yet.
  func addContainer(to window: UIWindow) {
    guard container == nil else { return }
    let view = TransitionContainerView(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.presentation = self
    container = view
    window.addSubview(view)
  }

  /// Removes the container.
  func removeContainer() {
    container?.removeFromSuperview()
    container = nil
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// An object that controls dismissals by a finger.
///
/// All methods have default implementations.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns whether a finger may dismiss the presented controller; true by default.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when a finger starts to dismiss the presented controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a finger has dismissed the presented controller. Not called for
  /// `dismiss(animated:completion:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a finger has tried to dismiss a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
