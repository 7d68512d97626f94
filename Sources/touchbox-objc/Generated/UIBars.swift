// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UINavigationBar_delegate")
func tb_UINavigationBar_delegate(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return nil }
  return retainedDelegate(o.delegate)
}

@_cdecl("tb_UINavigationBar_setDelegate")
func tb_UINavigationBar_setDelegate(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return }
  let v1 = attached(a1, to: o, as: UINavigationBarDelegateAdapter.self)
  o.delegate = v1
}

@_cdecl("tb_UINavigationBar_barStyle")
func tb_UINavigationBar_barStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.barStyle).rawValue)
}

@_cdecl("tb_UINavigationBar_setBarStyle")
func tb_UINavigationBar_setBarStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return }
  guard let v1 = UIBarStyle(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.barStyle = v1
}

@_cdecl("tb_UINavigationBar_isTranslucent")
func tb_UINavigationBar_isTranslucent(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return 0 }
  return (o.isTranslucent ? 1 : 0)
}

@_cdecl("tb_UINavigationBar_setTranslucent")
func tb_UINavigationBar_setTranslucent(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return }
  o.isTranslucent = (a1 != 0)
}

@_cdecl("tb_UINavigationBar_barTintColor")
func tb_UINavigationBar_barTintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return nil }
  return retainedBox(o.barTintColor, "UIColor")
}

@_cdecl("tb_UINavigationBar_setBarTintColor")
func tb_UINavigationBar_setBarTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.barTintColor = v1
}

@_cdecl("tb_UINavigationBar_titleTextAttributes")
func tb_UINavigationBar_titleTextAttributes(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return nil }
  return retainedDictionary(named(o.titleTextAttributes))
}

@_cdecl("tb_UINavigationBar_setTitleTextAttributes")
func tb_UINavigationBar_setTitleTextAttributes(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return }
  o.titleTextAttributes = keyed(dictionary(a1))
}

@_cdecl("tb_UINavigationBar_items")
func tb_UINavigationBar_items(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return nil }
  return retainedList(o.items)
}

@_cdecl("tb_UINavigationBar_setItems")
func tb_UINavigationBar_setItems(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return }
  o.items = list(a1)
}

@_cdecl("tb_UINavigationBar_topItem")
func tb_UINavigationBar_topItem(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return nil }
  return retained(o.topItem)
}

@_cdecl("tb_UINavigationBar_backItem")
func tb_UINavigationBar_backItem(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return nil }
  return retained(o.backItem)
}

@_cdecl("tb_UINavigationBar_setItems_animated")
func tb_UINavigationBar_setItems_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return }
  o.setItems(list(a1), animated: (a2 != 0))
}

@_cdecl("tb_UINavigationBar_pushNavigationItem_animated")
func tb_UINavigationBar_pushNavigationItem_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return }
  guard let v1 = swiftObject(a1, as: UINavigationItem.self) else { return }
  o.pushItem(v1, animated: (a2 != 0))
}

@_cdecl("tb_UINavigationBar_popNavigationItemAnimated")
func tb_UINavigationBar_popNavigationItemAnimated(_ receiver: Raw?, _ a1: UInt8) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationBar.self) else { return nil }
  return retained(o.popItem(animated: (a1 != 0)))
}

@_cdecl("tb_UIToolbar_barStyle")
func tb_UIToolbar_barStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIToolbar.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.barStyle).rawValue)
}

@_cdecl("tb_UIToolbar_setBarStyle")
func tb_UIToolbar_setBarStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIToolbar.self) else { return }
  guard let v1 = UIBarStyle(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.barStyle = v1
}

@_cdecl("tb_UIToolbar_isTranslucent")
func tb_UIToolbar_isTranslucent(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIToolbar.self) else { return 0 }
  return (o.isTranslucent ? 1 : 0)
}

@_cdecl("tb_UIToolbar_setTranslucent")
func tb_UIToolbar_setTranslucent(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIToolbar.self) else { return }
  o.isTranslucent = (a1 != 0)
}

@_cdecl("tb_UIToolbar_barTintColor")
func tb_UIToolbar_barTintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIToolbar.self) else { return nil }
  return retainedBox(o.barTintColor, "UIColor")
}

@_cdecl("tb_UIToolbar_setBarTintColor")
func tb_UIToolbar_setBarTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIToolbar.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.barTintColor = v1
}

@_cdecl("tb_UIToolbar_items")
func tb_UIToolbar_items(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIToolbar.self) else { return nil }
  return retainedList(o.items)
}

@_cdecl("tb_UIToolbar_setItems")
func tb_UIToolbar_setItems(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIToolbar.self) else { return }
  o.items = list(a1)
}

@_cdecl("tb_UIToolbar_setItems_animated")
func tb_UIToolbar_setItems_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UIToolbar.self) else { return }
  o.setItems(list(a1), animated: (a2 != 0))
}

@_cdecl("tb_UITabBar_delegate")
func tb_UITabBar_delegate(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return nil }
  return retainedDelegate(o.delegate)
}

@_cdecl("tb_UITabBar_setDelegate")
func tb_UITabBar_setDelegate(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return }
  let v1 = attached(a1, to: o, as: UITabBarDelegateAdapter.self)
  o.delegate = v1
}

@_cdecl("tb_UITabBar_barStyle")
func tb_UITabBar_barStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.barStyle).rawValue)
}

@_cdecl("tb_UITabBar_setBarStyle")
func tb_UITabBar_setBarStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return }
  guard let v1 = UIBarStyle(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.barStyle = v1
}

@_cdecl("tb_UITabBar_isTranslucent")
func tb_UITabBar_isTranslucent(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return 0 }
  return (o.isTranslucent ? 1 : 0)
}

@_cdecl("tb_UITabBar_setTranslucent")
func tb_UITabBar_setTranslucent(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return }
  o.isTranslucent = (a1 != 0)
}

@_cdecl("tb_UITabBar_barTintColor")
func tb_UITabBar_barTintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return nil }
  return retainedBox(o.barTintColor, "UIColor")
}

@_cdecl("tb_UITabBar_setBarTintColor")
func tb_UITabBar_setBarTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.barTintColor = v1
}

@_cdecl("tb_UITabBar_unselectedItemTintColor")
func tb_UITabBar_unselectedItemTintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return nil }
  return retainedBox(o.unselectedItemTintColor, "UIColor")
}

@_cdecl("tb_UITabBar_setUnselectedItemTintColor")
func tb_UITabBar_setUnselectedItemTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.unselectedItemTintColor = v1
}

@_cdecl("tb_UITabBar_items")
func tb_UITabBar_items(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return nil }
  return retainedList(o.items)
}

@_cdecl("tb_UITabBar_setItems")
func tb_UITabBar_setItems(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return }
  o.items = list(a1)
}

@_cdecl("tb_UITabBar_selectedItem")
func tb_UITabBar_selectedItem(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return nil }
  return retained(o.selectedItem)
}

@_cdecl("tb_UITabBar_setSelectedItem")
func tb_UITabBar_setSelectedItem(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return }
  let v1 = swiftObject(a1, as: UITabBarItem.self)
  o.selectedItem = v1
}

@_cdecl("tb_UITabBar_setItems_animated")
func tb_UITabBar_setItems_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UITabBar.self) else { return }
  o.setItems(list(a1), animated: (a2 != 0))
}
