// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import UIKit

class UIViewControllerInteractiveTransitioningAdapter: DelegateAdapter, UIViewControllerInteractiveTransitioning {
  override class var selectors: String { "startInteractiveTransition:" }

  func startInteractiveTransition(_ a1: (any UIViewControllerContextTransitioning)) {
    guard let object = receiver(0) else { return  }
    defer { TBRelease(object) }
    let r1 = retainedBox(a1, "TBTransitionContext"); defer { TBRelease(r1) }; tbo_UIViewControllerInteractiveTransitioning_startInteractiveTransition(object, r1)
  }
}
