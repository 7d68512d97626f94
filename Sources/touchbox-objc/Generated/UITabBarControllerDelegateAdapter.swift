// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import UIKit

class UITabBarControllerDelegateAdapter: DelegateAdapter, UITabBarControllerDelegate {
  override class var selectors: String { "tabBarController:shouldSelectViewController: tabBarController:didSelectViewController: tabBarController:animationControllerForTransitionFromViewController:toViewController: tabBarController:interactionControllerForAnimationController:" }

  func tabBarController(_ a1: UITabBarController, shouldSelect a2: UIViewController) -> Bool {
    guard let object = receiver(0) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; return (tbo_UITabBarControllerDelegate_tabBarController_shouldSelectViewController(object, r1, r2) != 0)
  }
  func tabBarController(_ a1: UITabBarController, didSelect a2: UIViewController) {
    guard let object = receiver(1) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UITabBarControllerDelegate_tabBarController_didSelectViewController(object, r1, r2)
  }
  func tabBarController(_ a1: UITabBarController, animationControllerForTransitionFrom a2: UIViewController, to a3: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let object = receiver(2) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; let r3 = retained(a3); defer { TBRelease(r3) }; return takenDelegate(tbo_UITabBarControllerDelegate_tabBarController_animationControllerForTransitionFromViewController_toViewController(object, r1, r2, r3), as: UIViewControllerAnimatedTransitioningAdapter.self) { $0 as? any UIViewControllerAnimatedTransitioning }
  }
  func tabBarController(_ a1: UITabBarController, interactionControllerFor a2: (any UIViewControllerAnimatedTransitioning)) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let object = receiver(3) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedDelegate(a2); defer { TBRelease(r2) }; return takenDelegate(tbo_UITabBarControllerDelegate_tabBarController_interactionControllerForAnimationController(object, r1, r2), as: UIViewControllerInteractiveTransitioningAdapter.self) { $0 as? any UIViewControllerInteractiveTransitioning }
  }
}
