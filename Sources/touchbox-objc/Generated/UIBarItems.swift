// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UIBarItem_title")
func tb_UIBarItem_title(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIBarItem.self) else { return nil }
  return copiedString(o.title)
}

@_cdecl("tb_UIBarItem_setTitle")
func tb_UIBarItem_setTitle(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UIBarItem.self) else { return }
  let v1 = string(a1)
  o.title = v1
}

@_cdecl("tb_UIBarItem_image")
func tb_UIBarItem_image(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIBarItem.self) else { return nil }
  return retainedBox(o.image, "UIImage")
}

@_cdecl("tb_UIBarItem_setImage")
func tb_UIBarItem_setImage(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIBarItem.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.image = v1
}

@_cdecl("tb_UIBarItem_landscapeImagePhone")
func tb_UIBarItem_landscapeImagePhone(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIBarItem.self) else { return nil }
  return retainedBox(o.landscapeImagePhone, "UIImage")
}

@_cdecl("tb_UIBarItem_setLandscapeImagePhone")
func tb_UIBarItem_setLandscapeImagePhone(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIBarItem.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.landscapeImagePhone = v1
}

@_cdecl("tb_UIBarItem_isEnabled")
func tb_UIBarItem_isEnabled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIBarItem.self) else { return 0 }
  return (o.isEnabled ? 1 : 0)
}

@_cdecl("tb_UIBarItem_setEnabled")
func tb_UIBarItem_setEnabled(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIBarItem.self) else { return }
  o.isEnabled = (a1 != 0)
}

@_cdecl("tb_UIBarItem_tag")
func tb_UIBarItem_tag(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIBarItem.self) else { return 0 }
  return o.tag
}

@_cdecl("tb_UIBarItem_setTag")
func tb_UIBarItem_setTag(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIBarItem.self) else { return }
  o.tag = a1
}

@_cdecl("tb_UIBarItem_accessibilityIdentifier")
func tb_UIBarItem_accessibilityIdentifier(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIBarItem.self) else { return nil }
  return copiedString(o.accessibilityIdentifier)
}

@_cdecl("tb_UIBarItem_setAccessibilityIdentifier")
func tb_UIBarItem_setAccessibilityIdentifier(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UIBarItem.self) else { return }
  let v1 = string(a1)
  o.accessibilityIdentifier = v1
}

@_cdecl("tb_UIBarItem_setTitleTextAttributes_forState")
func tb_UIBarItem_setTitleTextAttributes_forState(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UIBarItem.self) else { return }
  o.setTitleTextAttributes(keyed(dictionary(a1)), for: UIControl.State(rawValue: .init(truncatingIfNeeded: a2)))
}

@_cdecl("tb_UIBarItem_titleTextAttributesForState")
func tb_UIBarItem_titleTextAttributesForState(_ receiver: Raw?, _ a1: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UIBarItem.self) else { return nil }
  return retainedDictionary(named(o.titleTextAttributes(for: UIControl.State(rawValue: .init(truncatingIfNeeded: a1)))))
}

@_cdecl("tb_UIBarButtonItem_init")
func tb_UIBarButtonItem_init(_ receiver: Raw?) {
  (UIBarButtonItem()).adopt(receiver)
}

@_cdecl("tb_UIBarButtonItem_setTitlePositionAdjustment_forBarMetrics")
func tb_UIBarButtonItem_setTitlePositionAdjustment_forBarMetrics(_ receiver: Raw?, _ a1: TBOffset, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UIBarButtonItem.self) else { return }
  guard let v2 = UIBarMetrics(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  o.setTitlePositionAdjustment(a1.value, for: v2)
}

@_cdecl("tb_UIBarButtonItem_titlePositionAdjustmentForBarMetrics")
func tb_UIBarButtonItem_titlePositionAdjustmentForBarMetrics(_ receiver: Raw?, _ a1: Int) -> TBOffset {
  guard let o = swiftObject(receiver, as: UIBarButtonItem.self) else { return TBOffset() }
  guard let v1 = UIBarMetrics(rawValue: .init(truncatingIfNeeded: a1)) else { return TBOffset() }
  return TBOffset(o.titlePositionAdjustment(for: v1))
}

@_cdecl("tb_UIBarButtonItem_initWithSystemItem")
func tb_UIBarButtonItem_initWithSystemItem(_ receiver: Raw?, _ a1: Int) {
  guard let v1 = UIBarButtonItem.SystemItem(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  (UIBarButtonItem(barButtonSystemItem: v1, target: nil, action: nil)).adopt(receiver)
}

@_cdecl("tb_UIBarButtonItem_flexibleSpaceItem_class")
func tb_UIBarButtonItem_flexibleSpaceItem_class() -> Raw? {
  return retained(UIBarButtonItem.flexibleSpace())
}

@_cdecl("tb_UIBarButtonItem_fixedSpaceItemOfWidth_class")
func tb_UIBarButtonItem_fixedSpaceItemOfWidth_class(_ a1: Double) -> Raw? {
  return retained(UIBarButtonItem.fixedSpace(CGFloat(a1)))
}

@_cdecl("tb_UIBarButtonItem_initWithCustomView")
func tb_UIBarButtonItem_initWithCustomView(_ receiver: Raw?, _ a1: Raw?) {
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  (UIBarButtonItem(customView: v1)).adopt(receiver)
}

@_cdecl("tb_UIBarButtonItem_style")
func tb_UIBarButtonItem_style(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIBarButtonItem.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.style).rawValue)
}

@_cdecl("tb_UIBarButtonItem_setStyle")
func tb_UIBarButtonItem_setStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIBarButtonItem.self) else { return }
  guard let v1 = UIBarButtonItem.Style(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.style = v1
}

@_cdecl("tb_UIBarButtonItem_width")
func tb_UIBarButtonItem_width(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIBarButtonItem.self) else { return 0 }
  return Double(o.width)
}

@_cdecl("tb_UIBarButtonItem_setWidth")
func tb_UIBarButtonItem_setWidth(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIBarButtonItem.self) else { return }
  o.width = CGFloat(a1)
}

@_cdecl("tb_UIBarButtonItem_tintColor")
func tb_UIBarButtonItem_tintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIBarButtonItem.self) else { return nil }
  return retainedBox(o.tintColor, "UIColor")
}

@_cdecl("tb_UIBarButtonItem_setTintColor")
func tb_UIBarButtonItem_setTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIBarButtonItem.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.tintColor = v1
}

@_cdecl("tb_UIBarButtonItem_customView")
func tb_UIBarButtonItem_customView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIBarButtonItem.self) else { return nil }
  return retained(o.customView)
}

@_cdecl("tb_UIBarButtonItem_setCustomView")
func tb_UIBarButtonItem_setCustomView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIBarButtonItem.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.customView = v1
}

@_cdecl("tb_UITabBarItem_init")
func tb_UITabBarItem_init(_ receiver: Raw?) {
  (UITabBarItem()).adopt(receiver)
}

@_cdecl("tb_UITabBarItem_titlePositionAdjustment")
func tb_UITabBarItem_titlePositionAdjustment(_ receiver: Raw?) -> TBOffset {
  guard let o = swiftObject(receiver, as: UITabBarItem.self) else { return TBOffset() }
  return TBOffset(o.titlePositionAdjustment)
}

@_cdecl("tb_UITabBarItem_setTitlePositionAdjustment")
func tb_UITabBarItem_setTitlePositionAdjustment(_ receiver: Raw?, _ a1: TBOffset) {
  guard let o = swiftObject(receiver, as: UITabBarItem.self) else { return }
  o.titlePositionAdjustment = a1.value
}

@_cdecl("tb_UITabBarItem_initWithTitle_image_tag")
func tb_UITabBarItem_initWithTitle_image_tag(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?, _ a2: Raw?, _ a3: Int) {
  let v1 = string(a1)
  let v2 = swiftObject(a2, as: UIImage.self)
  (UITabBarItem(title: v1, image: v2, tag: a3)).adopt(receiver)
}

@_cdecl("tb_UITabBarItem_initWithTitle_image_selectedImage")
func tb_UITabBarItem_initWithTitle_image_selectedImage(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?, _ a2: Raw?, _ a3: Raw?) {
  let v1 = string(a1)
  let v2 = swiftObject(a2, as: UIImage.self)
  let v3 = swiftObject(a3, as: UIImage.self)
  (UITabBarItem(title: v1, image: v2, selectedImage: v3)).adopt(receiver)
}

@_cdecl("tb_UITabBarItem_initWithTabBarSystemItem_tag")
func tb_UITabBarItem_initWithTabBarSystemItem_tag(_ receiver: Raw?, _ a1: Int, _ a2: Int) {
  guard let v1 = UITabBarItem.SystemItem(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  (UITabBarItem(tabBarSystemItem: v1, tag: a2)).adopt(receiver)
}

@_cdecl("tb_UITabBarItem_selectedImage")
func tb_UITabBarItem_selectedImage(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITabBarItem.self) else { return nil }
  return retainedBox(o.selectedImage, "UIImage")
}

@_cdecl("tb_UITabBarItem_setSelectedImage")
func tb_UITabBarItem_setSelectedImage(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITabBarItem.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.selectedImage = v1
}

@_cdecl("tb_UITabBarItem_badgeValue")
func tb_UITabBarItem_badgeValue(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UITabBarItem.self) else { return nil }
  return copiedString(o.badgeValue)
}

@_cdecl("tb_UITabBarItem_setBadgeValue")
func tb_UITabBarItem_setBadgeValue(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UITabBarItem.self) else { return }
  let v1 = string(a1)
  o.badgeValue = v1
}

@_cdecl("tb_UITabBarItem_badgeColor")
func tb_UITabBarItem_badgeColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITabBarItem.self) else { return nil }
  return retainedBox(o.badgeColor, "UIColor")
}

@_cdecl("tb_UITabBarItem_setBadgeColor")
func tb_UITabBarItem_setBadgeColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITabBarItem.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.badgeColor = v1
}

@_cdecl("tb_UINavigationItem_initWithTitle")
func tb_UINavigationItem_initWithTitle(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  let v1 = string(a1)
  (UINavigationItem(title: v1 ?? "")).adopt(receiver)
}

@_cdecl("tb_UINavigationItem_title")
func tb_UINavigationItem_title(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return nil }
  return copiedString(o.title)
}

@_cdecl("tb_UINavigationItem_setTitle")
func tb_UINavigationItem_setTitle(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  let v1 = string(a1)
  o.title = v1
}

@_cdecl("tb_UINavigationItem_titleView")
func tb_UINavigationItem_titleView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return nil }
  return retained(o.titleView)
}

@_cdecl("tb_UINavigationItem_setTitleView")
func tb_UINavigationItem_setTitleView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.titleView = v1
}

@_cdecl("tb_UINavigationItem_backBarButtonItem")
func tb_UINavigationItem_backBarButtonItem(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return nil }
  return retained(o.backBarButtonItem)
}

@_cdecl("tb_UINavigationItem_setBackBarButtonItem")
func tb_UINavigationItem_setBackBarButtonItem(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  let v1 = swiftObject(a1, as: UIBarButtonItem.self)
  o.backBarButtonItem = v1
}

@_cdecl("tb_UINavigationItem_backButtonTitle")
func tb_UINavigationItem_backButtonTitle(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return nil }
  return copiedString(o.backButtonTitle)
}

@_cdecl("tb_UINavigationItem_setBackButtonTitle")
func tb_UINavigationItem_setBackButtonTitle(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  let v1 = string(a1)
  o.backButtonTitle = v1
}

@_cdecl("tb_UINavigationItem_hidesBackButton")
func tb_UINavigationItem_hidesBackButton(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return 0 }
  return (o.hidesBackButton ? 1 : 0)
}

@_cdecl("tb_UINavigationItem_setHidesBackButton")
func tb_UINavigationItem_setHidesBackButton(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  o.hidesBackButton = (a1 != 0)
}

@_cdecl("tb_UINavigationItem_leftItemsSupplementBackButton")
func tb_UINavigationItem_leftItemsSupplementBackButton(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return 0 }
  return (o.leftItemsSupplementBackButton ? 1 : 0)
}

@_cdecl("tb_UINavigationItem_setLeftItemsSupplementBackButton")
func tb_UINavigationItem_setLeftItemsSupplementBackButton(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  o.leftItemsSupplementBackButton = (a1 != 0)
}

@_cdecl("tb_UINavigationItem_leftBarButtonItems")
func tb_UINavigationItem_leftBarButtonItems(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return nil }
  return retainedList(o.leftBarButtonItems)
}

@_cdecl("tb_UINavigationItem_setLeftBarButtonItems")
func tb_UINavigationItem_setLeftBarButtonItems(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  o.leftBarButtonItems = list(a1)
}

@_cdecl("tb_UINavigationItem_rightBarButtonItems")
func tb_UINavigationItem_rightBarButtonItems(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return nil }
  return retainedList(o.rightBarButtonItems)
}

@_cdecl("tb_UINavigationItem_setRightBarButtonItems")
func tb_UINavigationItem_setRightBarButtonItems(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  o.rightBarButtonItems = list(a1)
}

@_cdecl("tb_UINavigationItem_leftBarButtonItem")
func tb_UINavigationItem_leftBarButtonItem(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return nil }
  return retained(o.leftBarButtonItem)
}

@_cdecl("tb_UINavigationItem_setLeftBarButtonItem")
func tb_UINavigationItem_setLeftBarButtonItem(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  let v1 = swiftObject(a1, as: UIBarButtonItem.self)
  o.leftBarButtonItem = v1
}

@_cdecl("tb_UINavigationItem_rightBarButtonItem")
func tb_UINavigationItem_rightBarButtonItem(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return nil }
  return retained(o.rightBarButtonItem)
}

@_cdecl("tb_UINavigationItem_setRightBarButtonItem")
func tb_UINavigationItem_setRightBarButtonItem(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  let v1 = swiftObject(a1, as: UIBarButtonItem.self)
  o.rightBarButtonItem = v1
}

@_cdecl("tb_UINavigationItem_setLeftBarButtonItem_animated")
func tb_UINavigationItem_setLeftBarButtonItem_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  let v1 = swiftObject(a1, as: UIBarButtonItem.self)
  o.setLeftBarButton(v1, animated: (a2 != 0))
}

@_cdecl("tb_UINavigationItem_setRightBarButtonItem_animated")
func tb_UINavigationItem_setRightBarButtonItem_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  let v1 = swiftObject(a1, as: UIBarButtonItem.self)
  o.setRightBarButton(v1, animated: (a2 != 0))
}

@_cdecl("tb_UINavigationItem_setLeftBarButtonItems_animated")
func tb_UINavigationItem_setLeftBarButtonItems_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  o.setLeftBarButtonItems(list(a1), animated: (a2 != 0))
}

@_cdecl("tb_UINavigationItem_setRightBarButtonItems_animated")
func tb_UINavigationItem_setRightBarButtonItems_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  o.setRightBarButtonItems(list(a1), animated: (a2 != 0))
}

@_cdecl("tb_UINavigationItem_setHidesBackButton_animated")
func tb_UINavigationItem_setHidesBackButton_animated(_ receiver: Raw?, _ a1: UInt8, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UINavigationItem.self) else { return }
  o.setHidesBackButton((a1 != 0), animated: (a2 != 0))
}
