// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import UIKit

class UIViewControllerAnimatedTransitioningAdapter: DelegateAdapter, UIViewControllerAnimatedTransitioning {
  override class var selectors: String { "transitionDuration: animateTransition: animationEnded:" }

  func transitionDuration(using a1: (any UIViewControllerContextTransitioning)?) -> Double {
    guard let object = receiver(0) else { return 0 }
    defer { TBRelease(object) }
    let r1 = retainedBox(a1, "TBTransitionContext"); defer { TBRelease(r1) }; return tbo_UIViewControllerAnimatedTransitioning_transitionDuration(object, r1)
  }
  func animateTransition(using a1: (any UIViewControllerContextTransitioning)) {
    guard let object = receiver(1) else { return  }
    defer { TBRelease(object) }
    let r1 = retainedBox(a1, "TBTransitionContext"); defer { TBRelease(r1) }; tbo_UIViewControllerAnimatedTransitioning_animateTransition(object, r1)
  }
  func animationEnded(_ a1: Bool) {
    guard let object = receiver(2) else { return  }
    defer { TBRelease(object) }
    tbo_UIViewControllerAnimatedTransitioning_animationEnded(object, (a1 ? 1 : 0))
  }
}
