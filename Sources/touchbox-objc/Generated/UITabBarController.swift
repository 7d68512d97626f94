// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UITabBarController_delegate")
func tb_UITabBarController_delegate(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITabBarController.self) else { return nil }
  return retainedDelegate(o.delegate)
}

@_cdecl("tb_UITabBarController_setDelegate")
func tb_UITabBarController_setDelegate(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITabBarController.self) else { return }
  let v1 = attached(a1, to: o, as: UITabBarControllerDelegateAdapter.self)
  o.delegate = v1
}

@_cdecl("tb_UITabBarController_tabBar")
func tb_UITabBarController_tabBar(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITabBarController.self) else { return nil }
  return retained(o.tabBar)
}

@_cdecl("tb_UITabBarController_viewControllers")
func tb_UITabBarController_viewControllers(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITabBarController.self) else { return nil }
  return retainedList(o.viewControllers)
}

@_cdecl("tb_UITabBarController_setViewControllers")
func tb_UITabBarController_setViewControllers(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITabBarController.self) else { return }
  o.viewControllers = list(a1)
}

@_cdecl("tb_UITabBarController_setViewControllers_animated")
func tb_UITabBarController_setViewControllers_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UITabBarController.self) else { return }
  o.setViewControllers(list(a1), animated: (a2 != 0))
}

@_cdecl("tb_UITabBarController_selectedViewController")
func tb_UITabBarController_selectedViewController(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITabBarController.self) else { return nil }
  return retained(o.selectedViewController)
}

@_cdecl("tb_UITabBarController_setSelectedViewController")
func tb_UITabBarController_setSelectedViewController(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITabBarController.self) else { return }
  let v1 = swiftObject(a1, as: UIViewController.self)
  o.selectedViewController = v1
}

@_cdecl("tb_UITabBarController_selectedIndex")
func tb_UITabBarController_selectedIndex(_ receiver: Raw?) -> UInt {
  guard let o = swiftObject(receiver, as: UITabBarController.self) else { return 0 }
  return UInt(bitPattern: o.selectedIndex)
}

@_cdecl("tb_UITabBarController_setSelectedIndex")
func tb_UITabBarController_setSelectedIndex(_ receiver: Raw?, _ a1: UInt) {
  guard let o = swiftObject(receiver, as: UITabBarController.self) else { return }
  o.selectedIndex = Int(truncatingIfNeeded: a1)
}
