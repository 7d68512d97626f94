// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UINavigationController_delegate")
func tb_UINavigationController_delegate(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return nil }
  return retainedDelegate(o.delegate)
}

@_cdecl("tb_UINavigationController_setDelegate")
func tb_UINavigationController_setDelegate(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return }
  let v1 = attached(a1, to: o, as: UINavigationControllerDelegateAdapter.self)
  o.delegate = v1
}

@_cdecl("tb_UINavigationController_navigationBar")
func tb_UINavigationController_navigationBar(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return nil }
  return retained(o.navigationBar)
}

@_cdecl("tb_UINavigationController_toolbar")
func tb_UINavigationController_toolbar(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return nil }
  return retained(o.toolbar)
}

@_cdecl("tb_UINavigationController_interactivePopGestureRecognizer")
func tb_UINavigationController_interactivePopGestureRecognizer(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return nil }
  return retained(o.interactivePopGestureRecognizer)
}

@_cdecl("tb_UINavigationController_viewControllers")
func tb_UINavigationController_viewControllers(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return nil }
  return retainedList(o.viewControllers)
}

@_cdecl("tb_UINavigationController_setViewControllers")
func tb_UINavigationController_setViewControllers(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return }
  o.viewControllers = (list(a1) ?? [])
}

@_cdecl("tb_UINavigationController_topViewController")
func tb_UINavigationController_topViewController(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return nil }
  return retained(o.topViewController)
}

@_cdecl("tb_UINavigationController_visibleViewController")
func tb_UINavigationController_visibleViewController(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return nil }
  return retained(o.visibleViewController)
}

@_cdecl("tb_UINavigationController_setViewControllers_animated")
func tb_UINavigationController_setViewControllers_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return }
  o.setViewControllers((list(a1) ?? []), animated: (a2 != 0))
}

@_cdecl("tb_UINavigationController_pushViewController_animated")
func tb_UINavigationController_pushViewController_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return }
  guard let v1 = swiftObject(a1, as: UIViewController.self) else { return }
  if let peer = o as? any UINavigationControllerSuper { return peer.super_UINavigationController_pushViewController_animated(v1, (a2 != 0)) }
  o.pushViewController(v1, animated: (a2 != 0))
}

@_cdecl("tb_UINavigationController_popViewControllerAnimated")
func tb_UINavigationController_popViewControllerAnimated(_ receiver: Raw?, _ a1: UInt8) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return nil }
  if let peer = o as? any UINavigationControllerSuper { return retained(peer.super_UINavigationController_popViewControllerAnimated((a1 != 0))) }
  return retained(o.popViewController(animated: (a1 != 0)))
}

@_cdecl("tb_UINavigationController_popToViewController_animated")
func tb_UINavigationController_popToViewController_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UIViewController.self) else { return nil }
  return retainedList(o.popToViewController(v1, animated: (a2 != 0)))
}

@_cdecl("tb_UINavigationController_popToRootViewControllerAnimated")
func tb_UINavigationController_popToRootViewControllerAnimated(_ receiver: Raw?, _ a1: UInt8) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return nil }
  return retainedList(o.popToRootViewController(animated: (a1 != 0)))
}

@_cdecl("tb_UINavigationController_isNavigationBarHidden")
func tb_UINavigationController_isNavigationBarHidden(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return 0 }
  return (o.isNavigationBarHidden ? 1 : 0)
}

@_cdecl("tb_UINavigationController_setNavigationBarHidden")
func tb_UINavigationController_setNavigationBarHidden(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return }
  o.isNavigationBarHidden = (a1 != 0)
}

@_cdecl("tb_UINavigationController_isToolbarHidden")
func tb_UINavigationController_isToolbarHidden(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return 0 }
  return (o.isToolbarHidden ? 1 : 0)
}

@_cdecl("tb_UINavigationController_setToolbarHidden")
func tb_UINavigationController_setToolbarHidden(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return }
  o.isToolbarHidden = (a1 != 0)
}

@_cdecl("tb_UINavigationController_setNavigationBarHidden_animated")
func tb_UINavigationController_setNavigationBarHidden_animated(_ receiver: Raw?, _ a1: UInt8, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return }
  o.setNavigationBarHidden((a1 != 0), animated: (a2 != 0))
}

@_cdecl("tb_UINavigationController_setToolbarHidden_animated")
func tb_UINavigationController_setToolbarHidden_animated(_ receiver: Raw?, _ a1: UInt8, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationController.self) else { return }
  o.setToolbarHidden((a1 != 0), animated: (a2 != 0))
}
