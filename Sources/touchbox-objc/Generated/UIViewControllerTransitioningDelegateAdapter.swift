// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import UIKit

class UIViewControllerTransitioningDelegateAdapter: DelegateAdapter, UIViewControllerTransitioningDelegate {
  override class var selectors: String { "animationControllerForPresentedController:presentingController:sourceController: animationControllerForDismissedController: interactionControllerForPresentation: interactionControllerForDismissal:" }

  func animationController(forPresented a1: UIViewController, presenting a2: UIViewController, source a3: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let object = receiver(0) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; let r3 = retained(a3); defer { TBRelease(r3) }; return takenDelegate(tbo_UIViewControllerTransitioningDelegate_animationControllerForPresentedController_presentingController_sourceController(object, r1, r2, r3), as: UIViewControllerAnimatedTransitioningAdapter.self) { $0 as? any UIViewControllerAnimatedTransitioning }
  }
  func animationController(forDismissed a1: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let object = receiver(1) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return takenDelegate(tbo_UIViewControllerTransitioningDelegate_animationControllerForDismissedController(object, r1), as: UIViewControllerAnimatedTransitioningAdapter.self) { $0 as? any UIViewControllerAnimatedTransitioning }
  }
  func interactionControllerForPresentation(using a1: (any UIViewControllerAnimatedTransitioning)) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let object = receiver(2) else { return nil }
    defer { TBRelease(object) }
    let r1 = retainedDelegate(a1); defer { TBRelease(r1) }; return takenDelegate(tbo_UIViewControllerTransitioningDelegate_interactionControllerForPresentation(object, r1), as: UIViewControllerInteractiveTransitioningAdapter.self) { $0 as? any UIViewControllerInteractiveTransitioning }
  }
  func interactionControllerForDismissal(using a1: (any UIViewControllerAnimatedTransitioning)) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let object = receiver(3) else { return nil }
    defer { TBRelease(object) }
    let r1 = retainedDelegate(a1); defer { TBRelease(r1) }; return takenDelegate(tbo_UIViewControllerTransitioningDelegate_interactionControllerForDismissal(object, r1), as: UIViewControllerInteractiveTransitioningAdapter.self) { $0 as? any UIViewControllerInteractiveTransitioning }
  }
}
