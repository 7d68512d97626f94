// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UIView_frame")
func tb_UIView_frame(_ receiver: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBRect() }
  if let peer = o as? any UIViewSuper { return TBRect(peer.super_UIView_frame()) }
  return TBRect(o.frame)
}

@_cdecl("tb_UIView_setFrame")
func tb_UIView_setFrame(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_setFrame(a1.value) }
  o.frame = a1.value
}

@_cdecl("tb_UIView_bounds")
func tb_UIView_bounds(_ receiver: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBRect() }
  if let peer = o as? any UIViewSuper { return TBRect(peer.super_UIView_bounds()) }
  return TBRect(o.bounds)
}

@_cdecl("tb_UIView_setBounds")
func tb_UIView_setBounds(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_setBounds(a1.value) }
  o.bounds = a1.value
}

@_cdecl("tb_UIView_center")
func tb_UIView_center(_ receiver: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBPoint() }
  if let peer = o as? any UIViewSuper { return TBPoint(peer.super_UIView_center()) }
  return TBPoint(o.center)
}

@_cdecl("tb_UIView_setCenter")
func tb_UIView_setCenter(_ receiver: Raw?, _ a1: TBPoint) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_setCenter(a1.value) }
  o.center = a1.value
}

@_cdecl("tb_UIView_transform")
func tb_UIView_transform(_ receiver: Raw?) -> TBTransform {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBTransform() }
  if let peer = o as? any UIViewSuper { return TBTransform(peer.super_UIView_transform()) }
  return TBTransform(o.transform)
}

@_cdecl("tb_UIView_setTransform")
func tb_UIView_setTransform(_ receiver: Raw?, _ a1: TBTransform) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_setTransform(a1.value) }
  o.transform = a1.value
}

@_cdecl("tb_UIView_transform3D")
func tb_UIView_transform3D(_ receiver: Raw?) -> TBTransform3D {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBTransform3D() }
  return TBTransform3D(o.transform3D)
}

@_cdecl("tb_UIView_setTransform3D")
func tb_UIView_setTransform3D(_ receiver: Raw?, _ a1: TBTransform3D) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.transform3D = a1.value
}

@_cdecl("tb_UIView_alpha")
func tb_UIView_alpha(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  if let peer = o as? any UIViewSuper { return Double(peer.super_UIView_alpha()) }
  return Double(o.alpha)
}

@_cdecl("tb_UIView_setAlpha")
func tb_UIView_setAlpha(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_setAlpha(CGFloat(a1)) }
  o.alpha = CGFloat(a1)
}

@_cdecl("tb_UIView_isHidden")
func tb_UIView_isHidden(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  if let peer = o as? any UIViewSuper { return (peer.super_UIView_isHidden() ? 1 : 0) }
  return (o.isHidden ? 1 : 0)
}

@_cdecl("tb_UIView_setHidden")
func tb_UIView_setHidden(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_setHidden((a1 != 0)) }
  o.isHidden = (a1 != 0)
}

@_cdecl("tb_UIView_isOpaque")
func tb_UIView_isOpaque(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return (o.isOpaque ? 1 : 0)
}

@_cdecl("tb_UIView_setOpaque")
func tb_UIView_setOpaque(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.isOpaque = (a1 != 0)
}

@_cdecl("tb_UIView_backgroundColor")
func tb_UIView_backgroundColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  if let peer = o as? any UIViewSuper { return retainedBox(peer.super_UIView_backgroundColor(), "UIColor") }
  return retainedBox(o.backgroundColor, "UIColor")
}

@_cdecl("tb_UIView_setBackgroundColor")
func tb_UIView_setBackgroundColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  if let peer = o as? any UIViewSuper { return peer.super_UIView_setBackgroundColor(v1) }
  o.backgroundColor = v1
}

@_cdecl("tb_UIView_tintColor")
func tb_UIView_tintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  if let peer = o as? any UIViewSuper { return retainedBox(peer.super_UIView_tintColor(), "UIColor") }
  return retainedBox(o.tintColor, "UIColor")
}

@_cdecl("tb_UIView_setTintColor")
func tb_UIView_setTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  if let peer = o as? any UIViewSuper { return peer.super_UIView_setTintColor(v1) }
  o.tintColor = v1
}

@_cdecl("tb_UIView_overrideUserInterfaceStyle")
func tb_UIView_overrideUserInterfaceStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.overrideUserInterfaceStyle).rawValue)
}

@_cdecl("tb_UIView_setOverrideUserInterfaceStyle")
func tb_UIView_setOverrideUserInterfaceStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = UIUserInterfaceStyle(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.overrideUserInterfaceStyle = v1
}

@_cdecl("tb_UIView_traitCollection")
func tb_UIView_traitCollection(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.traitCollection, "UITraitCollection")
}

@_cdecl("tb_UIView_layoutMargins")
func tb_UIView_layoutMargins(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBInsets() }
  return TBInsets(o.layoutMargins)
}

@_cdecl("tb_UIView_setLayoutMargins")
func tb_UIView_setLayoutMargins(_ receiver: Raw?, _ a1: TBInsets) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.layoutMargins = a1.value
}

@_cdecl("tb_UIView_safeAreaInsets")
func tb_UIView_safeAreaInsets(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBInsets() }
  return TBInsets(o.safeAreaInsets)
}

@_cdecl("tb_UIView_intrinsicContentSize")
func tb_UIView_intrinsicContentSize(_ receiver: Raw?) -> TBSize {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBSize() }
  if let peer = o as? any UIViewSuper { return TBSize(peer.super_UIView_intrinsicContentSize()) }
  return TBSize(o.intrinsicContentSize)
}

@_cdecl("tb_UIView_translatesAutoresizingMaskIntoConstraints")
func tb_UIView_translatesAutoresizingMaskIntoConstraints(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return (o.translatesAutoresizingMaskIntoConstraints ? 1 : 0)
}

@_cdecl("tb_UIView_setTranslatesAutoresizingMaskIntoConstraints")
func tb_UIView_setTranslatesAutoresizingMaskIntoConstraints(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.translatesAutoresizingMaskIntoConstraints = (a1 != 0)
}

@_cdecl("tb_UIView_accessibilityHint")
func tb_UIView_accessibilityHint(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return copiedString(o.accessibilityHint)
}

@_cdecl("tb_UIView_setAccessibilityHint")
func tb_UIView_setAccessibilityHint(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  let v1 = string(a1)
  o.accessibilityHint = v1
}

@_cdecl("tb_UIView_accessibilityValue")
func tb_UIView_accessibilityValue(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return copiedString(o.accessibilityValue)
}

@_cdecl("tb_UIView_setAccessibilityValue")
func tb_UIView_setAccessibilityValue(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  let v1 = string(a1)
  o.accessibilityValue = v1
}

@_cdecl("tb_UIView_isAccessibilityElement")
func tb_UIView_isAccessibilityElement(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return (o.isAccessibilityElement ? 1 : 0)
}

@_cdecl("tb_UIView_setIsAccessibilityElement")
func tb_UIView_setIsAccessibilityElement(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.isAccessibilityElement = (a1 != 0)
}

@_cdecl("tb_UIView_accessibilityElementsHidden")
func tb_UIView_accessibilityElementsHidden(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return (o.accessibilityElementsHidden ? 1 : 0)
}

@_cdecl("tb_UIView_setAccessibilityElementsHidden")
func tb_UIView_setAccessibilityElementsHidden(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.accessibilityElementsHidden = (a1 != 0)
}

@_cdecl("tb_UIView_accessibilityViewIsModal")
func tb_UIView_accessibilityViewIsModal(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return (o.accessibilityViewIsModal ? 1 : 0)
}

@_cdecl("tb_UIView_setAccessibilityViewIsModal")
func tb_UIView_setAccessibilityViewIsModal(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.accessibilityViewIsModal = (a1 != 0)
}

@_cdecl("tb_UIView_insetsLayoutMarginsFromSafeArea")
func tb_UIView_insetsLayoutMarginsFromSafeArea(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return (o.insetsLayoutMarginsFromSafeArea ? 1 : 0)
}

@_cdecl("tb_UIView_setInsetsLayoutMarginsFromSafeArea")
func tb_UIView_setInsetsLayoutMarginsFromSafeArea(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.insetsLayoutMarginsFromSafeArea = (a1 != 0)
}

@_cdecl("tb_UIView_anchorPoint")
func tb_UIView_anchorPoint(_ receiver: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBPoint() }
  return TBPoint(o.anchorPoint)
}

@_cdecl("tb_UIView_setAnchorPoint")
func tb_UIView_setAnchorPoint(_ receiver: Raw?, _ a1: TBPoint) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.anchorPoint = a1.value
}

@_cdecl("tb_UIView_maskView")
func tb_UIView_maskView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retained(o.mask)
}

@_cdecl("tb_UIView_setMaskView")
func tb_UIView_setMaskView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.mask = v1
}

@_cdecl("tb_UIView_clipsToBounds")
func tb_UIView_clipsToBounds(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return (o.clipsToBounds ? 1 : 0)
}

@_cdecl("tb_UIView_setClipsToBounds")
func tb_UIView_setClipsToBounds(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.clipsToBounds = (a1 != 0)
}

@_cdecl("tb_UIView_contentMode")
func tb_UIView_contentMode(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.contentMode).rawValue)
}

@_cdecl("tb_UIView_setContentMode")
func tb_UIView_setContentMode(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = UIView.ContentMode(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.contentMode = v1
}

@_cdecl("tb_UIView_autoresizingMask")
func tb_UIView_autoresizingMask(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.autoresizingMask).rawValue)
}

@_cdecl("tb_UIView_setAutoresizingMask")
func tb_UIView_setAutoresizingMask(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.autoresizingMask = UIView.AutoresizingMask(rawValue: .init(truncatingIfNeeded: a1))
}

@_cdecl("tb_UIView_autoresizesSubviews")
func tb_UIView_autoresizesSubviews(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return (o.autoresizesSubviews ? 1 : 0)
}

@_cdecl("tb_UIView_setAutoresizesSubviews")
func tb_UIView_setAutoresizesSubviews(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.autoresizesSubviews = (a1 != 0)
}

@_cdecl("tb_UIView_isUserInteractionEnabled")
func tb_UIView_isUserInteractionEnabled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return (o.isUserInteractionEnabled ? 1 : 0)
}

@_cdecl("tb_UIView_setUserInteractionEnabled")
func tb_UIView_setUserInteractionEnabled(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.isUserInteractionEnabled = (a1 != 0)
}

@_cdecl("tb_UIView_isMultipleTouchEnabled")
func tb_UIView_isMultipleTouchEnabled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  if let peer = o as? any UIViewSuper { return (peer.super_UIView_isMultipleTouchEnabled() ? 1 : 0) }
  return (o.isMultipleTouchEnabled ? 1 : 0)
}

@_cdecl("tb_UIView_setMultipleTouchEnabled")
func tb_UIView_setMultipleTouchEnabled(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_setMultipleTouchEnabled((a1 != 0)) }
  o.isMultipleTouchEnabled = (a1 != 0)
}

@_cdecl("tb_UIView_isExclusiveTouch")
func tb_UIView_isExclusiveTouch(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  if let peer = o as? any UIViewSuper { return (peer.super_UIView_isExclusiveTouch() ? 1 : 0) }
  return (o.isExclusiveTouch ? 1 : 0)
}

@_cdecl("tb_UIView_setExclusiveTouch")
func tb_UIView_setExclusiveTouch(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_setExclusiveTouch((a1 != 0)) }
  o.isExclusiveTouch = (a1 != 0)
}

@_cdecl("tb_UIView_tag")
func tb_UIView_tag(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return o.tag
}

@_cdecl("tb_UIView_setTag")
func tb_UIView_setTag(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.tag = a1
}

@_cdecl("tb_UIView_contentScaleFactor")
func tb_UIView_contentScaleFactor(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return Double(o.contentScaleFactor)
}

@_cdecl("tb_UIView_setContentScaleFactor")
func tb_UIView_setContentScaleFactor(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.contentScaleFactor = CGFloat(a1)
}

@_cdecl("tb_UIView_accessibilityIdentifier")
func tb_UIView_accessibilityIdentifier(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return copiedString(o.accessibilityIdentifier)
}

@_cdecl("tb_UIView_setAccessibilityIdentifier")
func tb_UIView_setAccessibilityIdentifier(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  let v1 = string(a1)
  o.accessibilityIdentifier = v1
}

@_cdecl("tb_UIView_accessibilityLabel")
func tb_UIView_accessibilityLabel(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return copiedString(o.accessibilityLabel)
}

@_cdecl("tb_UIView_setAccessibilityLabel")
func tb_UIView_setAccessibilityLabel(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  let v1 = string(a1)
  o.accessibilityLabel = v1
}

@_cdecl("tb_UIView_layer")
func tb_UIView_layer(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retained(o.layer)
}

@_cdecl("tb_UIView_superview")
func tb_UIView_superview(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retained(o.superview)
}

@_cdecl("tb_UIView_window")
func tb_UIView_window(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retained(o.window)
}

@_cdecl("tb_UIView_subviews")
func tb_UIView_subviews(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedList(o.subviews)
}

@_cdecl("tb_UIView_gestureRecognizers")
func tb_UIView_gestureRecognizers(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedList(o.gestureRecognizers)
}

@_cdecl("tb_UIView_addSubview")
func tb_UIView_addSubview(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  o.addSubview(v1)
}

@_cdecl("tb_UIView_insertSubview_atIndex")
func tb_UIView_insertSubview_atIndex(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  o.insertSubview(v1, at: a2)
}

@_cdecl("tb_UIView_insertSubview_belowSubview")
func tb_UIView_insertSubview_belowSubview(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  guard let v2 = swiftObject(a2, as: UIView.self) else { return }
  o.insertSubview(v1, belowSubview: v2)
}

@_cdecl("tb_UIView_insertSubview_aboveSubview")
func tb_UIView_insertSubview_aboveSubview(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  guard let v2 = swiftObject(a2, as: UIView.self) else { return }
  o.insertSubview(v1, aboveSubview: v2)
}

@_cdecl("tb_UIView_exchangeSubviewAtIndex_withSubviewAtIndex")
func tb_UIView_exchangeSubviewAtIndex_withSubviewAtIndex(_ receiver: Raw?, _ a1: Int, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.exchangeSubview(at: a1, withSubviewAt: a2)
}

@_cdecl("tb_UIView_bringSubviewToFront")
func tb_UIView_bringSubviewToFront(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  o.bringSubviewToFront(v1)
}

@_cdecl("tb_UIView_sendSubviewToBack")
func tb_UIView_sendSubviewToBack(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  o.sendSubviewToBack(v1)
}

@_cdecl("tb_UIView_removeFromSuperview")
func tb_UIView_removeFromSuperview(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_removeFromSuperview() }
  o.removeFromSuperview()
}

@_cdecl("tb_UIView_willMoveToSuperview")
func tb_UIView_willMoveToSuperview(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  if let peer = o as? any UIViewSuper { return peer.super_UIView_willMoveToSuperview(v1) }
  o.willMove(toSuperview: v1)
}

@_cdecl("tb_UIView_didMoveToSuperview")
func tb_UIView_didMoveToSuperview(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_didMoveToSuperview() }
  o.didMoveToSuperview()
}

@_cdecl("tb_UIView_willMoveToWindow")
func tb_UIView_willMoveToWindow(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  let v1 = swiftObject(a1, as: UIWindow.self)
  if let peer = o as? any UIViewSuper { return peer.super_UIView_willMoveToWindow(v1) }
  o.willMove(toWindow: v1)
}

@_cdecl("tb_UIView_didMoveToWindow")
func tb_UIView_didMoveToWindow(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_didMoveToWindow() }
  o.didMoveToWindow()
}

@_cdecl("tb_UIView_didAddSubview")
func tb_UIView_didAddSubview(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_didAddSubview(v1) }
  o.didAddSubview(v1)
}

@_cdecl("tb_UIView_willRemoveSubview")
func tb_UIView_willRemoveSubview(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_willRemoveSubview(v1) }
  o.willRemoveSubview(v1)
}

@_cdecl("tb_UIView_setNeedsDisplay")
func tb_UIView_setNeedsDisplay(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.setNeedsDisplay()
}

@_cdecl("tb_UIView_setNeedsDisplayInRect")
func tb_UIView_setNeedsDisplayInRect(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.setNeedsDisplay(a1.value)
}

@_cdecl("tb_UIView_setNeedsLayout")
func tb_UIView_setNeedsLayout(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.setNeedsLayout()
}

@_cdecl("tb_UIView_layoutIfNeeded")
func tb_UIView_layoutIfNeeded(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.layoutIfNeeded()
}

@_cdecl("tb_UIView_sizeToFit")
func tb_UIView_sizeToFit(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.sizeToFit()
}

@_cdecl("tb_UIView_sizeThatFits")
func tb_UIView_sizeThatFits(_ receiver: Raw?, _ a1: TBSize) -> TBSize {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBSize() }
  if let peer = o as? any UIViewSuper { return TBSize(peer.super_UIView_sizeThatFits(a1.value)) }
  return TBSize(o.sizeThatFits(a1.value))
}

@_cdecl("tb_UIView_viewWithTag")
func tb_UIView_viewWithTag(_ receiver: Raw?, _ a1: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retained(o.viewWithTag(a1))
}

@_cdecl("tb_UIView_isDescendantOfView")
func tb_UIView_isDescendantOfView(_ receiver: Raw?, _ a1: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return 0 }
  return (o.isDescendant(of: v1) ? 1 : 0)
}

@_cdecl("tb_UIView_convertPoint_toView")
func tb_UIView_convertPoint_toView(_ receiver: Raw?, _ a1: TBPoint, _ a2: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBPoint() }
  let v2 = swiftObject(a2, as: UIView.self)
  return TBPoint(o.convert(a1.value, to: v2))
}

@_cdecl("tb_UIView_convertPoint_fromView")
func tb_UIView_convertPoint_fromView(_ receiver: Raw?, _ a1: TBPoint, _ a2: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBPoint() }
  let v2 = swiftObject(a2, as: UIView.self)
  return TBPoint(o.convert(a1.value, from: v2))
}

@_cdecl("tb_UIView_convertRect_toView")
func tb_UIView_convertRect_toView(_ receiver: Raw?, _ a1: TBRect, _ a2: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBRect() }
  let v2 = swiftObject(a2, as: UIView.self)
  return TBRect(o.convert(a1.value, to: v2))
}

@_cdecl("tb_UIView_convertRect_fromView")
func tb_UIView_convertRect_fromView(_ receiver: Raw?, _ a1: TBRect, _ a2: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBRect() }
  let v2 = swiftObject(a2, as: UIView.self)
  return TBRect(o.convert(a1.value, from: v2))
}

@_cdecl("tb_UIView_addGestureRecognizer")
func tb_UIView_addGestureRecognizer(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = swiftObject(a1, as: UIGestureRecognizer.self) else { return }
  o.addGestureRecognizer(v1)
}

@_cdecl("tb_UIView_removeGestureRecognizer")
func tb_UIView_removeGestureRecognizer(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = swiftObject(a1, as: UIGestureRecognizer.self) else { return }
  o.removeGestureRecognizer(v1)
}

@_cdecl("tb_UIView_gestureRecognizerShouldBegin")
func tb_UIView_gestureRecognizerShouldBegin(_ receiver: Raw?, _ a1: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  guard let v1 = swiftObject(a1, as: UIGestureRecognizer.self) else { return 0 }
  if let peer = o as? any UIViewSuper { return (peer.super_UIView_gestureRecognizerShouldBegin(v1) ? 1 : 0) }
  return (o.gestureRecognizerShouldBegin(v1) ? 1 : 0)
}

@_cdecl("tb_UIView_endEditing")
func tb_UIView_endEditing(_ receiver: Raw?, _ a1: UInt8) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return (o.endEditing((a1 != 0)) ? 1 : 0)
}

@_cdecl("tb_UIView_drawViewHierarchyInRect_afterScreenUpdates")
func tb_UIView_drawViewHierarchyInRect_afterScreenUpdates(_ receiver: Raw?, _ a1: TBRect, _ a2: UInt8) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return (o.drawHierarchy(in: a1.value, afterScreenUpdates: (a2 != 0)) ? 1 : 0)
}

@_cdecl("tb_UIView_snapshotViewAfterScreenUpdates")
func tb_UIView_snapshotViewAfterScreenUpdates(_ receiver: Raw?, _ a1: UInt8) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retained(o.snapshotView(afterScreenUpdates: (a1 != 0)))
}

@_cdecl("tb_UIView_tintColorDidChange")
func tb_UIView_tintColorDidChange(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_tintColorDidChange() }
  o.tintColorDidChange()
}

@_cdecl("tb_UIView_layoutMarginsDidChange")
func tb_UIView_layoutMarginsDidChange(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_layoutMarginsDidChange() }
  o.layoutMarginsDidChange()
}

@_cdecl("tb_UIView_safeAreaInsetsDidChange")
func tb_UIView_safeAreaInsetsDidChange(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_safeAreaInsetsDidChange() }
  o.safeAreaInsetsDidChange()
}

@_cdecl("tb_UIView_traitCollectionDidChange")
func tb_UIView_traitCollectionDidChange(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  let v1 = swiftObject(a1, as: UITraitCollection.self)
  if let peer = o as? any UIViewSuper { return peer.super_UIView_traitCollectionDidChange(v1) }
  o.traitCollectionDidChange(v1)
}

@_cdecl("tb_UIView_invalidateIntrinsicContentSize")
func tb_UIView_invalidateIntrinsicContentSize(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.invalidateIntrinsicContentSize()
}

@_cdecl("tb_UIView_drawRect")
func tb_UIView_drawRect(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_drawRect(a1.value) }
  o.draw(a1.value)
}

@_cdecl("tb_UIView_layoutSubviews")
func tb_UIView_layoutSubviews(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_layoutSubviews() }
  o.layoutSubviews()
}

@_cdecl("tb_UIView_hitTest_withEvent")
func tb_UIView_hitTest_withEvent(_ receiver: Raw?, _ a1: TBPoint, _ a2: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  let v2 = swiftObject(a2, as: UIEvent.self)
  if let peer = o as? any UIViewSuper { return retained(peer.super_UIView_hitTest_withEvent(a1.value, v2)) }
  return retained(o.hitTest(a1.value, with: v2))
}

@_cdecl("tb_UIView_pointInside_withEvent")
func tb_UIView_pointInside_withEvent(_ receiver: Raw?, _ a1: TBPoint, _ a2: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  let v2 = swiftObject(a2, as: UIEvent.self)
  if let peer = o as? any UIViewSuper { return (peer.super_UIView_pointInside_withEvent(a1.value, v2) ? 1 : 0) }
  return (o.point(inside: a1.value, with: v2) ? 1 : 0)
}

@_cdecl("tb_UIView_beginAnimations_context_class")
func tb_UIView_beginAnimations_context_class(_ a1: UnsafePointer<CChar>?, _ a2: Raw?) {
  let v1 = string(a1)
  UIView.beginAnimations(v1, context: a2)
}

@_cdecl("tb_UIView_commitAnimations_class")
func tb_UIView_commitAnimations_class() {
  UIView.commitAnimations()
}

@_cdecl("tb_UIView_setAnimationDuration_class")
func tb_UIView_setAnimationDuration_class(_ a1: Double) {
  UIView.setAnimationDuration(a1)
}

@_cdecl("tb_UIView_setAnimationDelay_class")
func tb_UIView_setAnimationDelay_class(_ a1: Double) {
  UIView.setAnimationDelay(a1)
}

@_cdecl("tb_UIView_setAnimationCurve_class")
func tb_UIView_setAnimationCurve_class(_ a1: Int) {
  guard let v1 = UIView.AnimationCurve(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  UIView.setAnimationCurve(v1)
}

@_cdecl("tb_UIView_setAnimationRepeatCount_class")
func tb_UIView_setAnimationRepeatCount_class(_ a1: Float) {
  UIView.setAnimationRepeatCount(a1)
}

@_cdecl("tb_UIView_setAnimationRepeatAutoreverses_class")
func tb_UIView_setAnimationRepeatAutoreverses_class(_ a1: UInt8) {
  UIView.setAnimationRepeatAutoreverses((a1 != 0))
}

@_cdecl("tb_UIView_setAnimationBeginsFromCurrentState_class")
func tb_UIView_setAnimationBeginsFromCurrentState_class(_ a1: UInt8) {
  UIView.setAnimationBeginsFromCurrentState((a1 != 0))
}

@_cdecl("tb_UIView_setAnimationsEnabled_class")
func tb_UIView_setAnimationsEnabled_class(_ a1: UInt8) {
  UIView.setAnimationsEnabled((a1 != 0))
}

@_cdecl("tb_UIView_areAnimationsEnabled_class")
func tb_UIView_areAnimationsEnabled_class() -> UInt8 {
  return (UIView.areAnimationsEnabled ? 1 : 0)
}

@_cdecl("tb_UIView_performWithoutAnimation_class")
func tb_UIView_performWithoutAnimation_class(_ a1: Raw?) {
  UIView.performWithoutAnimation((block(a1) ?? {}))
}

@_cdecl("tb_UIView_inheritedAnimationDuration_class")
func tb_UIView_inheritedAnimationDuration_class() -> Double {
  return UIView.inheritedAnimationDuration
}

@_cdecl("tb_UIView_animateWithDuration_delay_usingSpringWithDamping_initialSpringVelocity_options_animations_completion_class")
func tb_UIView_animateWithDuration_delay_usingSpringWithDamping_initialSpringVelocity_options_animations_completion_class(_ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Int, _ a6: Raw?, _ a7: Raw?) {
  UIView.animate(withDuration: a1, delay: a2, usingSpringWithDamping: CGFloat(a3), initialSpringVelocity: CGFloat(a4), options: UIView.AnimationOptions(rawValue: .init(truncatingIfNeeded: a5)), animations: (block(a6) ?? {}), completion: flagBlock(a7))
}

@_cdecl("tb_UIView_transitionWithView_duration_options_animations_completion_class")
func tb_UIView_transitionWithView_duration_options_animations_completion_class(_ a1: Raw?, _ a2: Double, _ a3: Int, _ a4: Raw?, _ a5: Raw?) {
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  UIView.transition(with: v1, duration: a2, options: UIView.AnimationOptions(rawValue: .init(truncatingIfNeeded: a3)), animations: block(a4), completion: flagBlock(a5))
}

@_cdecl("tb_UIView_transitionFromView_toView_duration_options_completion_class")
func tb_UIView_transitionFromView_toView_duration_options_completion_class(_ a1: Raw?, _ a2: Raw?, _ a3: Double, _ a4: Int, _ a5: Raw?) {
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  guard let v2 = swiftObject(a2, as: UIView.self) else { return }
  UIView.transition(from: v1, to: v2, duration: a3, options: UIView.AnimationOptions(rawValue: .init(truncatingIfNeeded: a4)), completion: flagBlock(a5))
}

@_cdecl("tb_UIView_animateKeyframesWithDuration_delay_options_animations_completion_class")
func tb_UIView_animateKeyframesWithDuration_delay_options_animations_completion_class(_ a1: Double, _ a2: Double, _ a3: Int, _ a4: Raw?, _ a5: Raw?) {
  UIView.animateKeyframes(withDuration: a1, delay: a2, options: UIView.KeyframeAnimationOptions(rawValue: .init(truncatingIfNeeded: a3)), animations: (block(a4) ?? {}), completion: flagBlock(a5))
}

@_cdecl("tb_UIView_addKeyframeWithRelativeStartTime_relativeDuration_animations_class")
func tb_UIView_addKeyframeWithRelativeStartTime_relativeDuration_animations_class(_ a1: Double, _ a2: Double, _ a3: Raw?) {
  UIView.addKeyframe(withRelativeStartTime: a1, relativeDuration: a2, animations: (block(a3) ?? {}))
}

@_cdecl("tb_UIView_leadingAnchor")
func tb_UIView_leadingAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.leadingAnchor, "NSLayoutXAxisAnchor")
}

@_cdecl("tb_UIView_trailingAnchor")
func tb_UIView_trailingAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.trailingAnchor, "NSLayoutXAxisAnchor")
}

@_cdecl("tb_UIView_leftAnchor")
func tb_UIView_leftAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.leftAnchor, "NSLayoutXAxisAnchor")
}

@_cdecl("tb_UIView_rightAnchor")
func tb_UIView_rightAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.rightAnchor, "NSLayoutXAxisAnchor")
}

@_cdecl("tb_UIView_centerXAnchor")
func tb_UIView_centerXAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.centerXAnchor, "NSLayoutXAxisAnchor")
}

@_cdecl("tb_UIView_topAnchor")
func tb_UIView_topAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.topAnchor, "NSLayoutYAxisAnchor")
}

@_cdecl("tb_UIView_bottomAnchor")
func tb_UIView_bottomAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.bottomAnchor, "NSLayoutYAxisAnchor")
}

@_cdecl("tb_UIView_centerYAnchor")
func tb_UIView_centerYAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.centerYAnchor, "NSLayoutYAxisAnchor")
}

@_cdecl("tb_UIView_widthAnchor")
func tb_UIView_widthAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.widthAnchor, "NSLayoutDimension")
}

@_cdecl("tb_UIView_heightAnchor")
func tb_UIView_heightAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.heightAnchor, "NSLayoutDimension")
}

@_cdecl("tb_UIView_firstBaselineAnchor")
func tb_UIView_firstBaselineAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.firstBaselineAnchor, "NSLayoutYAxisAnchor")
}

@_cdecl("tb_UIView_lastBaselineAnchor")
func tb_UIView_lastBaselineAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.lastBaselineAnchor, "NSLayoutYAxisAnchor")
}

@_cdecl("tb_UIView_updateConstraints")
func tb_UIView_updateConstraints(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  if let peer = o as? any UIViewSuper { return peer.super_UIView_updateConstraints() }
  o.updateConstraints()
}

@_cdecl("tb_UIView_setNeedsUpdateConstraints")
func tb_UIView_setNeedsUpdateConstraints(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.setNeedsUpdateConstraints()
}

@_cdecl("tb_UIView_needsUpdateConstraints")
func tb_UIView_needsUpdateConstraints(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  return (o.needsUpdateConstraints() ? 1 : 0)
}

@_cdecl("tb_UIView_updateConstraintsIfNeeded")
func tb_UIView_updateConstraintsIfNeeded(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.updateConstraintsIfNeeded()
}

@_cdecl("tb_UIView_viewForFirstBaselineLayout")
func tb_UIView_viewForFirstBaselineLayout(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retained(o.forFirstBaselineLayout)
}

@_cdecl("tb_UIView_viewForLastBaselineLayout")
func tb_UIView_viewForLastBaselineLayout(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retained(o.forLastBaselineLayout)
}

@_cdecl("tb_UIView_systemLayoutSizeFittingSize")
func tb_UIView_systemLayoutSizeFittingSize(_ receiver: Raw?, _ a1: TBSize) -> TBSize {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBSize() }
  return TBSize(o.systemLayoutSizeFitting(a1.value))
}

@_cdecl("tb_UIView_systemLayoutSizeFittingSize_withHorizontalFittingPriority_verticalFittingPriority")
func tb_UIView_systemLayoutSizeFittingSize_withHorizontalFittingPriority_verticalFittingPriority(_ receiver: Raw?, _ a1: TBSize, _ a2: Float, _ a3: Float) -> TBSize {
  guard let o = swiftObject(receiver, as: UIView.self) else { return TBSize() }
  return TBSize(o.systemLayoutSizeFitting(a1.value, withHorizontalFittingPriority: UILayoutPriority(rawValue: a2), verticalFittingPriority: UILayoutPriority(rawValue: a3)))
}

@_cdecl("tb_UIView_constraints")
func tb_UIView_constraints(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedList(o.constraints)
}

@_cdecl("tb_UIView_addConstraint")
func tb_UIView_addConstraint(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = swiftObject(a1, as: NSLayoutConstraint.self) else { return }
  o.addConstraint(v1)
}

@_cdecl("tb_UIView_addConstraints")
func tb_UIView_addConstraints(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.addConstraints((list(a1) ?? []))
}

@_cdecl("tb_UIView_removeConstraint")
func tb_UIView_removeConstraint(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = swiftObject(a1, as: NSLayoutConstraint.self) else { return }
  o.removeConstraint(v1)
}

@_cdecl("tb_UIView_removeConstraints")
func tb_UIView_removeConstraints(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  o.removeConstraints((list(a1) ?? []))
}

@_cdecl("tb_UIView_contentHuggingPriorityForAxis")
func tb_UIView_contentHuggingPriorityForAxis(_ receiver: Raw?, _ a1: Int) -> Float {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  guard let v1 = NSLayoutConstraint.Axis(rawValue: .init(truncatingIfNeeded: a1)) else { return 0 }
  return (o.contentHuggingPriority(for: v1)).rawValue
}

@_cdecl("tb_UIView_setContentHuggingPriority_forAxis")
func tb_UIView_setContentHuggingPriority_forAxis(_ receiver: Raw?, _ a1: Float, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v2 = NSLayoutConstraint.Axis(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  o.setContentHuggingPriority(UILayoutPriority(rawValue: a1), for: v2)
}

@_cdecl("tb_UIView_contentCompressionResistancePriorityForAxis")
func tb_UIView_contentCompressionResistancePriorityForAxis(_ receiver: Raw?, _ a1: Int) -> Float {
  guard let o = swiftObject(receiver, as: UIView.self) else { return 0 }
  guard let v1 = NSLayoutConstraint.Axis(rawValue: .init(truncatingIfNeeded: a1)) else { return 0 }
  return (o.contentCompressionResistancePriority(for: v1)).rawValue
}

@_cdecl("tb_UIView_setContentCompressionResistancePriority_forAxis")
func tb_UIView_setContentCompressionResistancePriority_forAxis(_ receiver: Raw?, _ a1: Float, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v2 = NSLayoutConstraint.Axis(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  o.setContentCompressionResistancePriority(UILayoutPriority(rawValue: a1), for: v2)
}

@_cdecl("tb_UIView_layoutGuides")
func tb_UIView_layoutGuides(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedList(o.layoutGuides)
}

@_cdecl("tb_UIView_addLayoutGuide")
func tb_UIView_addLayoutGuide(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = swiftObject(a1, as: UILayoutGuide.self) else { return }
  o.addLayoutGuide(v1)
}

@_cdecl("tb_UIView_removeLayoutGuide")
func tb_UIView_removeLayoutGuide(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIView.self) else { return }
  guard let v1 = swiftObject(a1, as: UILayoutGuide.self) else { return }
  o.removeLayoutGuide(v1)
}

@_cdecl("tb_UIView_safeAreaLayoutGuide")
func tb_UIView_safeAreaLayoutGuide(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.safeAreaLayoutGuide, "UILayoutGuide")
}

@_cdecl("tb_UIView_layoutMarginsGuide")
func tb_UIView_layoutMarginsGuide(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIView.self) else { return nil }
  return retainedBox(o.layoutMarginsGuide, "UILayoutGuide")
}

@_cdecl("tb_UIWindow_makeKeyAndVisible")
func tb_UIWindow_makeKeyAndVisible(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return }
  o.makeKeyAndVisible()
}

@_cdecl("tb_UIWindow_makeKeyWindow")
func tb_UIWindow_makeKeyWindow(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return }
  o.makeKey()
}

@_cdecl("tb_UIWindow_becomeKeyWindow")
func tb_UIWindow_becomeKeyWindow(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return }
  if let peer = o as? any UIWindowSuper { return peer.super_UIWindow_becomeKeyWindow() }
  o.becomeKey()
}

@_cdecl("tb_UIWindow_resignKeyWindow")
func tb_UIWindow_resignKeyWindow(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return }
  if let peer = o as? any UIWindowSuper { return peer.super_UIWindow_resignKeyWindow() }
  o.resignKey()
}

@_cdecl("tb_UIWindow_convertPoint_toWindow")
func tb_UIWindow_convertPoint_toWindow(_ receiver: Raw?, _ a1: TBPoint, _ a2: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return TBPoint() }
  let v2 = swiftObject(a2, as: UIWindow.self)
  return TBPoint(o.convert(a1.value, to: v2))
}

@_cdecl("tb_UIWindow_convertPoint_fromWindow")
func tb_UIWindow_convertPoint_fromWindow(_ receiver: Raw?, _ a1: TBPoint, _ a2: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return TBPoint() }
  let v2 = swiftObject(a2, as: UIWindow.self)
  return TBPoint(o.convert(a1.value, from: v2))
}

@_cdecl("tb_UIWindow_convertRect_toWindow")
func tb_UIWindow_convertRect_toWindow(_ receiver: Raw?, _ a1: TBRect, _ a2: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return TBRect() }
  let v2 = swiftObject(a2, as: UIWindow.self)
  return TBRect(o.convert(a1.value, to: v2))
}

@_cdecl("tb_UIWindow_convertRect_fromWindow")
func tb_UIWindow_convertRect_fromWindow(_ receiver: Raw?, _ a1: TBRect, _ a2: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return TBRect() }
  let v2 = swiftObject(a2, as: UIWindow.self)
  return TBRect(o.convert(a1.value, from: v2))
}

@_cdecl("tb_UIWindow_sendEvent")
func tb_UIWindow_sendEvent(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return }
  guard let v1 = swiftObject(a1, as: UIEvent.self) else { return }
  if let peer = o as? any UIWindowSuper { return peer.super_UIWindow_sendEvent(v1) }
  o.sendEvent(v1)
}

@_cdecl("tb_UIWindow_windowLevel")
func tb_UIWindow_windowLevel(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return 0 }
  return (o.windowLevel).rawValue
}

@_cdecl("tb_UIWindow_setWindowLevel")
func tb_UIWindow_setWindowLevel(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return }
  o.windowLevel = UIWindow.Level(rawValue: a1)
}

@_cdecl("tb_UIWindow_rootViewController")
func tb_UIWindow_rootViewController(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return nil }
  return retained(o.rootViewController)
}

@_cdecl("tb_UIWindow_setRootViewController")
func tb_UIWindow_setRootViewController(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return }
  let v1 = swiftObject(a1, as: UIViewController.self)
  o.rootViewController = v1
}

@_cdecl("tb_UIWindow_isKeyWindow")
func tb_UIWindow_isKeyWindow(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return 0 }
  return (o.isKeyWindow ? 1 : 0)
}

@_cdecl("tb_UIWindow_screen")
func tb_UIWindow_screen(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIWindow.self) else { return nil }
  return retainedBox(o.screen, "UIScreen")
}

@_cdecl("tb_UILabel_text")
func tb_UILabel_text(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return nil }
  return copiedString(o.text)
}

@_cdecl("tb_UILabel_setText")
func tb_UILabel_setText(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  let v1 = string(a1)
  o.text = v1
}

@_cdecl("tb_UILabel_font")
func tb_UILabel_font(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return nil }
  return retainedBox(o.font, "UIFont")
}

@_cdecl("tb_UILabel_setFont")
func tb_UILabel_setFont(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  let v1 = swiftObject(a1, as: UIFont.self)
  o.font = v1
}

@_cdecl("tb_UILabel_textColor")
func tb_UILabel_textColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return nil }
  return retainedBox(o.textColor, "UIColor")
}

@_cdecl("tb_UILabel_setTextColor")
func tb_UILabel_setTextColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.textColor = v1
}

@_cdecl("tb_UILabel_shadowColor")
func tb_UILabel_shadowColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return nil }
  return retainedBox(o.shadowColor, "UIColor")
}

@_cdecl("tb_UILabel_setShadowColor")
func tb_UILabel_setShadowColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.shadowColor = v1
}

@_cdecl("tb_UILabel_highlightedTextColor")
func tb_UILabel_highlightedTextColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return nil }
  return retainedBox(o.highlightedTextColor, "UIColor")
}

@_cdecl("tb_UILabel_setHighlightedTextColor")
func tb_UILabel_setHighlightedTextColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.highlightedTextColor = v1
}

@_cdecl("tb_UILabel_attributedText")
func tb_UILabel_attributedText(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return nil }
  return retainedAttributedText(o.attributedText)
}

@_cdecl("tb_UILabel_setAttributedText")
func tb_UILabel_setAttributedText(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  o.attributedText = attributedText(a1)
}

@_cdecl("tb_UILabel_shadowOffset")
func tb_UILabel_shadowOffset(_ receiver: Raw?) -> TBSize {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return TBSize() }
  return TBSize(o.shadowOffset)
}

@_cdecl("tb_UILabel_setShadowOffset")
func tb_UILabel_setShadowOffset(_ receiver: Raw?, _ a1: TBSize) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  o.shadowOffset = a1.value
}

@_cdecl("tb_UILabel_textAlignment")
func tb_UILabel_textAlignment(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.textAlignment).rawValue)
}

@_cdecl("tb_UILabel_setTextAlignment")
func tb_UILabel_setTextAlignment(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  guard let v1 = NSTextAlignment(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.textAlignment = v1
}

@_cdecl("tb_UILabel_lineBreakMode")
func tb_UILabel_lineBreakMode(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.lineBreakMode).rawValue)
}

@_cdecl("tb_UILabel_setLineBreakMode")
func tb_UILabel_setLineBreakMode(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  guard let v1 = NSLineBreakMode(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.lineBreakMode = v1
}

@_cdecl("tb_UILabel_numberOfLines")
func tb_UILabel_numberOfLines(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return 0 }
  return o.numberOfLines
}

@_cdecl("tb_UILabel_setNumberOfLines")
func tb_UILabel_setNumberOfLines(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  o.numberOfLines = a1
}

@_cdecl("tb_UILabel_preferredMaxLayoutWidth")
func tb_UILabel_preferredMaxLayoutWidth(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return 0 }
  return Double(o.preferredMaxLayoutWidth)
}

@_cdecl("tb_UILabel_setPreferredMaxLayoutWidth")
func tb_UILabel_setPreferredMaxLayoutWidth(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  o.preferredMaxLayoutWidth = CGFloat(a1)
}

@_cdecl("tb_UILabel_adjustsFontSizeToFitWidth")
func tb_UILabel_adjustsFontSizeToFitWidth(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return 0 }
  return (o.adjustsFontSizeToFitWidth ? 1 : 0)
}

@_cdecl("tb_UILabel_setAdjustsFontSizeToFitWidth")
func tb_UILabel_setAdjustsFontSizeToFitWidth(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  o.adjustsFontSizeToFitWidth = (a1 != 0)
}

@_cdecl("tb_UILabel_minimumScaleFactor")
func tb_UILabel_minimumScaleFactor(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return 0 }
  return Double(o.minimumScaleFactor)
}

@_cdecl("tb_UILabel_setMinimumScaleFactor")
func tb_UILabel_setMinimumScaleFactor(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  o.minimumScaleFactor = CGFloat(a1)
}

@_cdecl("tb_UILabel_isHighlighted")
func tb_UILabel_isHighlighted(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return 0 }
  return (o.isHighlighted ? 1 : 0)
}

@_cdecl("tb_UILabel_setHighlighted")
func tb_UILabel_setHighlighted(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  o.isHighlighted = (a1 != 0)
}

@_cdecl("tb_UILabel_isEnabled")
func tb_UILabel_isEnabled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return 0 }
  return (o.isEnabled ? 1 : 0)
}

@_cdecl("tb_UILabel_setEnabled")
func tb_UILabel_setEnabled(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  o.isEnabled = (a1 != 0)
}

@_cdecl("tb_UILabel_adjustsFontForContentSizeCategory")
func tb_UILabel_adjustsFontForContentSizeCategory(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return 0 }
  return (o.adjustsFontForContentSizeCategory ? 1 : 0)
}

@_cdecl("tb_UILabel_setAdjustsFontForContentSizeCategory")
func tb_UILabel_setAdjustsFontForContentSizeCategory(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  o.adjustsFontForContentSizeCategory = (a1 != 0)
}

@_cdecl("tb_UILabel_textRectForBounds_limitedToNumberOfLines")
func tb_UILabel_textRectForBounds_limitedToNumberOfLines(_ receiver: Raw?, _ a1: TBRect, _ a2: Int) -> TBRect {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return TBRect() }
  if let peer = o as? any UILabelSuper { return TBRect(peer.super_UILabel_textRectForBounds_limitedToNumberOfLines(a1.value, a2)) }
  return TBRect(o.textRect(forBounds: a1.value, limitedToNumberOfLines: a2))
}

@_cdecl("tb_UILabel_drawTextInRect")
func tb_UILabel_drawTextInRect(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: UILabel.self) else { return }
  if let peer = o as? any UILabelSuper { return peer.super_UILabel_drawTextInRect(a1.value) }
  o.drawText(in: a1.value)
}

@_cdecl("tb_UIImageView_highlightedAnimationImages")
func tb_UIImageView_highlightedAnimationImages(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return nil }
  return retainedList(o.highlightedAnimationImages)
}

@_cdecl("tb_UIImageView_setHighlightedAnimationImages")
func tb_UIImageView_setHighlightedAnimationImages(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return }
  o.highlightedAnimationImages = list(a1)
}

@_cdecl("tb_UIImageView_image")
func tb_UIImageView_image(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return nil }
  return retainedBox(o.image, "UIImage")
}

@_cdecl("tb_UIImageView_setImage")
func tb_UIImageView_setImage(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.image = v1
}

@_cdecl("tb_UIImageView_highlightedImage")
func tb_UIImageView_highlightedImage(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return nil }
  return retainedBox(o.highlightedImage, "UIImage")
}

@_cdecl("tb_UIImageView_setHighlightedImage")
func tb_UIImageView_setHighlightedImage(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.highlightedImage = v1
}

@_cdecl("tb_UIImageView_isHighlighted")
func tb_UIImageView_isHighlighted(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return 0 }
  return (o.isHighlighted ? 1 : 0)
}

@_cdecl("tb_UIImageView_setHighlighted")
func tb_UIImageView_setHighlighted(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return }
  o.isHighlighted = (a1 != 0)
}

@_cdecl("tb_UIImageView_animationDuration")
func tb_UIImageView_animationDuration(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return 0 }
  return o.animationDuration
}

@_cdecl("tb_UIImageView_setAnimationDuration")
func tb_UIImageView_setAnimationDuration(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return }
  o.animationDuration = a1
}

@_cdecl("tb_UIImageView_animationRepeatCount")
func tb_UIImageView_animationRepeatCount(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return 0 }
  return o.animationRepeatCount
}

@_cdecl("tb_UIImageView_setAnimationRepeatCount")
func tb_UIImageView_setAnimationRepeatCount(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return }
  o.animationRepeatCount = a1
}

@_cdecl("tb_UIImageView_startAnimating")
func tb_UIImageView_startAnimating(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return }
  o.startAnimating()
}

@_cdecl("tb_UIImageView_stopAnimating")
func tb_UIImageView_stopAnimating(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return }
  o.stopAnimating()
}

@_cdecl("tb_UIImageView_isAnimating")
func tb_UIImageView_isAnimating(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIImageView.self) else { return 0 }
  return (o.isAnimating ? 1 : 0)
}
