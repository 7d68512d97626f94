// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UIAlertAction_actionWithTitle_style_handler_class")
func tb_UIAlertAction_actionWithTitle_style_handler_class(_ a1: UnsafePointer<CChar>?, _ a2: Int, _ a3: Raw?) -> Raw? {
  let v1 = string(a1)
  guard let v2 = UIAlertAction.Style(rawValue: .init(truncatingIfNeeded: a2)) else { return nil }
  return retainedBox(UIAlertAction(title: v1, style: v2, handler: objectBlock(a3)), "UIAlertAction")
}

@_cdecl("tb_UIAlertAction_title")
func tb_UIAlertAction_title(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIAlertAction.self) else { return nil }
  return copiedString(o.title)
}

@_cdecl("tb_UIAlertAction_style")
func tb_UIAlertAction_style(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIAlertAction.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.style).rawValue)
}

@_cdecl("tb_UIAlertAction_isEnabled")
func tb_UIAlertAction_isEnabled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIAlertAction.self) else { return 0 }
  return (o.isEnabled ? 1 : 0)
}

@_cdecl("tb_UIAlertAction_setEnabled")
func tb_UIAlertAction_setEnabled(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIAlertAction.self) else { return }
  o.isEnabled = (a1 != 0)
}

@_cdecl("tb_UIAlertController_alertControllerWithTitle_message_preferredStyle_class")
func tb_UIAlertController_alertControllerWithTitle_message_preferredStyle_class(_ a1: UnsafePointer<CChar>?, _ a2: UnsafePointer<CChar>?, _ a3: Int) -> Raw? {
  let v1 = string(a1)
  let v2 = string(a2)
  guard let v3 = UIAlertController.Style(rawValue: .init(truncatingIfNeeded: a3)) else { return nil }
  return retained(UIAlertController(title: v1, message: v2, preferredStyle: v3))
}

@_cdecl("tb_UIAlertController_addAction")
func tb_UIAlertController_addAction(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIAlertController.self) else { return }
  guard let v1 = swiftObject(a1, as: UIAlertAction.self) else { return }
  o.addAction(v1)
}

@_cdecl("tb_UIAlertController_actions")
func tb_UIAlertController_actions(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIAlertController.self) else { return nil }
  return retainedList(o.actions)
}

@_cdecl("tb_UIAlertController_addTextFieldWithConfigurationHandler")
func tb_UIAlertController_addTextFieldWithConfigurationHandler(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIAlertController.self) else { return }
  o.addTextField(configurationHandler: objectBlock(a1))
}

@_cdecl("tb_UIAlertController_textFields")
func tb_UIAlertController_textFields(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIAlertController.self) else { return nil }
  return retainedList(o.textFields)
}

@_cdecl("tb_UIAlertController_preferredAction")
func tb_UIAlertController_preferredAction(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIAlertController.self) else { return nil }
  return retainedBox(o.preferredAction, "UIAlertAction")
}

@_cdecl("tb_UIAlertController_setPreferredAction")
func tb_UIAlertController_setPreferredAction(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIAlertController.self) else { return }
  let v1 = swiftObject(a1, as: UIAlertAction.self)
  o.preferredAction = v1
}

@_cdecl("tb_UIAlertController_message")
func tb_UIAlertController_message(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIAlertController.self) else { return nil }
  return copiedString(o.message)
}

@_cdecl("tb_UIAlertController_setMessage")
func tb_UIAlertController_setMessage(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UIAlertController.self) else { return }
  let v1 = string(a1)
  o.message = v1
}

@_cdecl("tb_UIAlertController_preferredStyle")
func tb_UIAlertController_preferredStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIAlertController.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.preferredStyle).rawValue)
}

@_cdecl("tb_UIMenuItem_title")
func tb_UIMenuItem_title(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIMenuItem.self) else { return nil }
  return copiedString(o.title)
}

@_cdecl("tb_UIMenuItem_setTitle")
func tb_UIMenuItem_setTitle(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UIMenuItem.self) else { return }
  guard let v1 = string(a1) else { return }
  o.title = v1
}

@_cdecl("tb_UIMenuController_sharedMenuController_class")
func tb_UIMenuController_sharedMenuController_class() -> Raw? {
  return retainedBox(UIMenuController.shared, "UIMenuController")
}

@_cdecl("tb_UIMenuController_isMenuVisible")
func tb_UIMenuController_isMenuVisible(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIMenuController.self) else { return 0 }
  return (o.isMenuVisible ? 1 : 0)
}

@_cdecl("tb_UIMenuController_setMenuVisible")
func tb_UIMenuController_setMenuVisible(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIMenuController.self) else { return }
  o.isMenuVisible = (a1 != 0)
}

@_cdecl("tb_UIMenuController_setMenuVisible_animated")
func tb_UIMenuController_setMenuVisible_animated(_ receiver: Raw?, _ a1: UInt8, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UIMenuController.self) else { return }
  o.setMenuVisible((a1 != 0), animated: (a2 != 0))
}

@_cdecl("tb_UIMenuController_setTargetRect_inView")
func tb_UIMenuController_setTargetRect_inView(_ receiver: Raw?, _ a1: TBRect, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIMenuController.self) else { return }
  guard let v2 = swiftObject(a2, as: UIView.self) else { return }
  o.setTargetRect(a1.value, in: v2)
}

@_cdecl("tb_UIMenuController_showMenuFromView_rect")
func tb_UIMenuController_showMenuFromView_rect(_ receiver: Raw?, _ a1: Raw?, _ a2: TBRect) {
  guard let o = swiftObject(receiver, as: UIMenuController.self) else { return }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  o.showMenu(from: v1, rect: a2.value)
}

@_cdecl("tb_UIMenuController_hideMenuFromView")
func tb_UIMenuController_hideMenuFromView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIMenuController.self) else { return }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  o.hideMenu(from: v1)
}

@_cdecl("tb_UIMenuController_hideMenu")
func tb_UIMenuController_hideMenu(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIMenuController.self) else { return }
  o.hideMenu()
}

@_cdecl("tb_UIMenuController_update")
func tb_UIMenuController_update(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIMenuController.self) else { return }
  o.update()
}

@_cdecl("tb_UIMenuController_arrowDirection")
func tb_UIMenuController_arrowDirection(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIMenuController.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.arrowDirection).rawValue)
}

@_cdecl("tb_UIMenuController_setArrowDirection")
func tb_UIMenuController_setArrowDirection(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIMenuController.self) else { return }
  guard let v1 = UIMenuController.ArrowDirection(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.arrowDirection = v1
}

@_cdecl("tb_UIMenuController_menuItems")
func tb_UIMenuController_menuItems(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIMenuController.self) else { return nil }
  return retainedList(o.menuItems)
}

@_cdecl("tb_UIMenuController_setMenuItems")
func tb_UIMenuController_setMenuItems(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIMenuController.self) else { return }
  o.menuItems = list(a1)
}

@_cdecl("tb_UIMenuController_menuFrame")
func tb_UIMenuController_menuFrame(_ receiver: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UIMenuController.self) else { return TBRect() }
  return TBRect(o.menuFrame)
}
