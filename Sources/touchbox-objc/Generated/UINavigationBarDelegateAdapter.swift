// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import UIKit

class UINavigationBarDelegateAdapter: DelegateAdapter, UINavigationBarDelegate {
  override class var selectors: String { "navigationBar:shouldPushItem: navigationBar:didPushItem: navigationBar:shouldPopItem: navigationBar:didPopItem:" }

  func navigationBar(_ a1: UINavigationBar, shouldPush a2: UINavigationItem) -> Bool {
    guard let object = receiver(0) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; return (tbo_UINavigationBarDelegate_navigationBar_shouldPushItem(object, r1, r2) != 0)
  }
  func navigationBar(_ a1: UINavigationBar, didPush a2: UINavigationItem) {
    guard let object = receiver(1) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UINavigationBarDelegate_navigationBar_didPushItem(object, r1, r2)
  }
  func navigationBar(_ a1: UINavigationBar, shouldPop a2: UINavigationItem) -> Bool {
    guard let object = receiver(2) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; return (tbo_UINavigationBarDelegate_navigationBar_shouldPopItem(object, r1, r2) != 0)
  }
  func navigationBar(_ a1: UINavigationBar, didPop a2: UINavigationItem) {
    guard let object = receiver(3) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UINavigationBarDelegate_navigationBar_didPopItem(object, r1, r2)
  }
}
