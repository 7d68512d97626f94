// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import UIKit

class UINavigationControllerDelegateAdapter: DelegateAdapter, UINavigationControllerDelegate {
  override class var selectors: String { "navigationController:willShowViewController:animated: navigationController:didShowViewController:animated: navigationController:animationControllerForOperation:fromViewController:toViewController: navigationController:interactionControllerForAnimationController:" }

  func navigationController(_ a1: UINavigationController, willShow a2: UIViewController, animated a3: Bool) {
    guard let object = receiver(0) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UINavigationControllerDelegate_navigationController_willShowViewController_animated(object, r1, r2, (a3 ? 1 : 0))
  }
  func navigationController(_ a1: UINavigationController, didShow a2: UIViewController, animated a3: Bool) {
    guard let object = receiver(1) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UINavigationControllerDelegate_navigationController_didShowViewController_animated(object, r1, r2, (a3 ? 1 : 0))
  }
  func navigationController(_ a1: UINavigationController, animationControllerFor a2: UINavigationController.Operation, from a3: UIViewController, to a4: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let object = receiver(2) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r3 = retained(a3); defer { TBRelease(r3) }; let r4 = retained(a4); defer { TBRelease(r4) }; return takenDelegate(tbo_UINavigationControllerDelegate_navigationController_animationControllerForOperation_fromViewController_toViewController(object, r1, Int(truncatingIfNeeded: (a2).rawValue), r3, r4), as: UIViewControllerAnimatedTransitioningAdapter.self) { $0 as? any UIViewControllerAnimatedTransitioning }
  }
  func navigationController(_ a1: UINavigationController, interactionControllerFor a2: (any UIViewControllerAnimatedTransitioning)) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let object = receiver(3) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedDelegate(a2); defer { TBRelease(r2) }; return takenDelegate(tbo_UINavigationControllerDelegate_navigationController_interactionControllerForAnimationController(object, r1, r2), as: UIViewControllerInteractiveTransitioningAdapter.self) { $0 as? any UIViewControllerInteractiveTransitioning }
  }
}
