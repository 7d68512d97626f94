// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import UIKit

class UITabBarDelegateAdapter: DelegateAdapter, UITabBarDelegate {
  override class var selectors: String { "tabBar:didSelectItem:" }

  func tabBar(_ a1: UITabBar, didSelect a2: UITabBarItem) {
    guard let object = receiver(0) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UITabBarDelegate_tabBar_didSelectItem(object, r1, r2)
  }
}
