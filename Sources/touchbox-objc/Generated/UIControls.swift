// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UIControl_isEnabled")
func tb_UIControl_isEnabled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return 0 }
  if let peer = o as? any UIControlSuper { return (peer.super_UIControl_isEnabled() ? 1 : 0) }
  return (o.isEnabled ? 1 : 0)
}

@_cdecl("tb_UIControl_setEnabled")
func tb_UIControl_setEnabled(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return }
  if let peer = o as? any UIControlSuper { return peer.super_UIControl_setEnabled((a1 != 0)) }
  o.isEnabled = (a1 != 0)
}

@_cdecl("tb_UIControl_contentVerticalAlignment")
func tb_UIControl_contentVerticalAlignment(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.contentVerticalAlignment).rawValue)
}

@_cdecl("tb_UIControl_setContentVerticalAlignment")
func tb_UIControl_setContentVerticalAlignment(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return }
  guard let v1 = UIControl.ContentVerticalAlignment(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.contentVerticalAlignment = v1
}

@_cdecl("tb_UIControl_contentHorizontalAlignment")
func tb_UIControl_contentHorizontalAlignment(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.contentHorizontalAlignment).rawValue)
}

@_cdecl("tb_UIControl_setContentHorizontalAlignment")
func tb_UIControl_setContentHorizontalAlignment(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return }
  guard let v1 = UIControl.ContentHorizontalAlignment(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.contentHorizontalAlignment = v1
}

@_cdecl("tb_UIControl_allControlEvents")
func tb_UIControl_allControlEvents(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.allControlEvents).rawValue)
}

@_cdecl("tb_UIControl_isSelected")
func tb_UIControl_isSelected(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return 0 }
  if let peer = o as? any UIControlSuper { return (peer.super_UIControl_isSelected() ? 1 : 0) }
  return (o.isSelected ? 1 : 0)
}

@_cdecl("tb_UIControl_setSelected")
func tb_UIControl_setSelected(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return }
  if let peer = o as? any UIControlSuper { return peer.super_UIControl_setSelected((a1 != 0)) }
  o.isSelected = (a1 != 0)
}

@_cdecl("tb_UIControl_isHighlighted")
func tb_UIControl_isHighlighted(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return 0 }
  if let peer = o as? any UIControlSuper { return (peer.super_UIControl_isHighlighted() ? 1 : 0) }
  return (o.isHighlighted ? 1 : 0)
}

@_cdecl("tb_UIControl_setHighlighted")
func tb_UIControl_setHighlighted(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return }
  if let peer = o as? any UIControlSuper { return peer.super_UIControl_setHighlighted((a1 != 0)) }
  o.isHighlighted = (a1 != 0)
}

@_cdecl("tb_UIControl_isTracking")
func tb_UIControl_isTracking(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return 0 }
  return (o.isTracking ? 1 : 0)
}

@_cdecl("tb_UIControl_isTouchInside")
func tb_UIControl_isTouchInside(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return 0 }
  return (o.isTouchInside ? 1 : 0)
}

@_cdecl("tb_UIControl_state")
func tb_UIControl_state(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.state).rawValue)
}

@_cdecl("tb_UIControl_beginTrackingWithTouch_withEvent")
func tb_UIControl_beginTrackingWithTouch_withEvent(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return 0 }
  guard let v1 = swiftObject(a1, as: UITouch.self) else { return 0 }
  let v2 = swiftObject(a2, as: UIEvent.self)
  if let peer = o as? any UIControlSuper { return (peer.super_UIControl_beginTrackingWithTouch_withEvent(v1, v2) ? 1 : 0) }
  return (o.beginTracking(v1, with: v2) ? 1 : 0)
}

@_cdecl("tb_UIControl_continueTrackingWithTouch_withEvent")
func tb_UIControl_continueTrackingWithTouch_withEvent(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return 0 }
  guard let v1 = swiftObject(a1, as: UITouch.self) else { return 0 }
  let v2 = swiftObject(a2, as: UIEvent.self)
  if let peer = o as? any UIControlSuper { return (peer.super_UIControl_continueTrackingWithTouch_withEvent(v1, v2) ? 1 : 0) }
  return (o.continueTracking(v1, with: v2) ? 1 : 0)
}

@_cdecl("tb_UIControl_endTrackingWithTouch_withEvent")
func tb_UIControl_endTrackingWithTouch_withEvent(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return }
  let v1 = swiftObject(a1, as: UITouch.self)
  let v2 = swiftObject(a2, as: UIEvent.self)
  if let peer = o as? any UIControlSuper { return peer.super_UIControl_endTrackingWithTouch_withEvent(v1, v2) }
  o.endTracking(v1, with: v2)
}

@_cdecl("tb_UIControl_cancelTrackingWithEvent")
func tb_UIControl_cancelTrackingWithEvent(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return }
  let v1 = swiftObject(a1, as: UIEvent.self)
  if let peer = o as? any UIControlSuper { return peer.super_UIControl_cancelTrackingWithEvent(v1) }
  o.cancelTracking(with: v1)
}

@_cdecl("tb_UIControl_sendActionsForControlEvents")
func tb_UIControl_sendActionsForControlEvents(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return }
  o.sendActions(for: UIControl.Event(rawValue: .init(truncatingIfNeeded: a1)))
}

@_cdecl("tb_UIButton_setTitle_forState")
func tb_UIButton_setTitle_forState(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return }
  let v1 = string(a1)
  o.setTitle(v1, for: UIControl.State(rawValue: .init(truncatingIfNeeded: a2)))
}

@_cdecl("tb_UIButton_setTitleColor_forState")
func tb_UIButton_setTitleColor_forState(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.setTitleColor(v1, for: UIControl.State(rawValue: .init(truncatingIfNeeded: a2)))
}

@_cdecl("tb_UIButton_setImage_forState")
func tb_UIButton_setImage_forState(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.setImage(v1, for: UIControl.State(rawValue: .init(truncatingIfNeeded: a2)))
}

@_cdecl("tb_UIButton_setBackgroundImage_forState")
func tb_UIButton_setBackgroundImage_forState(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.setBackgroundImage(v1, for: UIControl.State(rawValue: .init(truncatingIfNeeded: a2)))
}

@_cdecl("tb_UIButton_titleForState")
func tb_UIButton_titleForState(_ receiver: Raw?, _ a1: Int) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return nil }
  return copiedString(o.title(for: UIControl.State(rawValue: .init(truncatingIfNeeded: a1))))
}

@_cdecl("tb_UIButton_titleColorForState")
func tb_UIButton_titleColorForState(_ receiver: Raw?, _ a1: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return nil }
  return retainedBox(o.titleColor(for: UIControl.State(rawValue: .init(truncatingIfNeeded: a1))), "UIColor")
}

@_cdecl("tb_UIButton_imageForState")
func tb_UIButton_imageForState(_ receiver: Raw?, _ a1: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return nil }
  return retainedBox(o.image(for: UIControl.State(rawValue: .init(truncatingIfNeeded: a1))), "UIImage")
}

@_cdecl("tb_UIButton_backgroundImageForState")
func tb_UIButton_backgroundImageForState(_ receiver: Raw?, _ a1: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return nil }
  return retainedBox(o.backgroundImage(for: UIControl.State(rawValue: .init(truncatingIfNeeded: a1))), "UIImage")
}

@_cdecl("tb_UIButton_backgroundRectForBounds")
func tb_UIButton_backgroundRectForBounds(_ receiver: Raw?, _ a1: TBRect) -> TBRect {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return TBRect() }
  if let peer = o as? any UIButtonSuper { return TBRect(peer.super_UIButton_backgroundRectForBounds(a1.value)) }
  return TBRect(o.backgroundRect(forBounds: a1.value))
}

@_cdecl("tb_UIButton_contentRectForBounds")
func tb_UIButton_contentRectForBounds(_ receiver: Raw?, _ a1: TBRect) -> TBRect {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return TBRect() }
  if let peer = o as? any UIButtonSuper { return TBRect(peer.super_UIButton_contentRectForBounds(a1.value)) }
  return TBRect(o.contentRect(forBounds: a1.value))
}

@_cdecl("tb_UIButton_titleRectForContentRect")
func tb_UIButton_titleRectForContentRect(_ receiver: Raw?, _ a1: TBRect) -> TBRect {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return TBRect() }
  if let peer = o as? any UIButtonSuper { return TBRect(peer.super_UIButton_titleRectForContentRect(a1.value)) }
  return TBRect(o.titleRect(forContentRect: a1.value))
}

@_cdecl("tb_UIButton_imageRectForContentRect")
func tb_UIButton_imageRectForContentRect(_ receiver: Raw?, _ a1: TBRect) -> TBRect {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return TBRect() }
  if let peer = o as? any UIButtonSuper { return TBRect(peer.super_UIButton_imageRectForContentRect(a1.value)) }
  return TBRect(o.imageRect(forContentRect: a1.value))
}

@_cdecl("tb_UIButton_buttonType")
func tb_UIButton_buttonType(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.buttonType).rawValue)
}

@_cdecl("tb_UIButton_contentEdgeInsets")
func tb_UIButton_contentEdgeInsets(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return TBInsets() }
  return TBInsets(o.contentEdgeInsets)
}

@_cdecl("tb_UIButton_setContentEdgeInsets")
func tb_UIButton_setContentEdgeInsets(_ receiver: Raw?, _ a1: TBInsets) {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return }
  o.contentEdgeInsets = a1.value
}

@_cdecl("tb_UIButton_titleEdgeInsets")
func tb_UIButton_titleEdgeInsets(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return TBInsets() }
  return TBInsets(o.titleEdgeInsets)
}

@_cdecl("tb_UIButton_setTitleEdgeInsets")
func tb_UIButton_setTitleEdgeInsets(_ receiver: Raw?, _ a1: TBInsets) {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return }
  o.titleEdgeInsets = a1.value
}

@_cdecl("tb_UIButton_imageEdgeInsets")
func tb_UIButton_imageEdgeInsets(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return TBInsets() }
  return TBInsets(o.imageEdgeInsets)
}

@_cdecl("tb_UIButton_setImageEdgeInsets")
func tb_UIButton_setImageEdgeInsets(_ receiver: Raw?, _ a1: TBInsets) {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return }
  o.imageEdgeInsets = a1.value
}

@_cdecl("tb_UIButton_adjustsImageWhenHighlighted")
func tb_UIButton_adjustsImageWhenHighlighted(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return 0 }
  return (o.adjustsImageWhenHighlighted ? 1 : 0)
}

@_cdecl("tb_UIButton_setAdjustsImageWhenHighlighted")
func tb_UIButton_setAdjustsImageWhenHighlighted(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return }
  o.adjustsImageWhenHighlighted = (a1 != 0)
}

@_cdecl("tb_UIButton_adjustsImageWhenDisabled")
func tb_UIButton_adjustsImageWhenDisabled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return 0 }
  return (o.adjustsImageWhenDisabled ? 1 : 0)
}

@_cdecl("tb_UIButton_setAdjustsImageWhenDisabled")
func tb_UIButton_setAdjustsImageWhenDisabled(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return }
  o.adjustsImageWhenDisabled = (a1 != 0)
}

@_cdecl("tb_UIButton_currentTitleColor")
func tb_UIButton_currentTitleColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return nil }
  return retainedBox(o.currentTitleColor, "UIColor")
}

@_cdecl("tb_UIButton_currentBackgroundImage")
func tb_UIButton_currentBackgroundImage(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return nil }
  return retainedBox(o.currentBackgroundImage, "UIImage")
}

@_cdecl("tb_UIButton_currentTitle")
func tb_UIButton_currentTitle(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return nil }
  return copiedString(o.currentTitle)
}

@_cdecl("tb_UIButton_currentImage")
func tb_UIButton_currentImage(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return nil }
  return retainedBox(o.currentImage, "UIImage")
}

@_cdecl("tb_UIButton_titleLabel")
func tb_UIButton_titleLabel(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return nil }
  return retained(o.titleLabel)
}

@_cdecl("tb_UIButton_imageView")
func tb_UIButton_imageView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIButton.self) else { return nil }
  return retained(o.imageView)
}

@_cdecl("tb_UISegmentedControl_insertSegmentWithTitle_atIndex_animated")
func tb_UISegmentedControl_insertSegmentWithTitle_atIndex_animated(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?, _ a2: UInt, _ a3: UInt8) {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return }
  let v1 = string(a1)
  o.insertSegment(withTitle: v1, at: Int(truncatingIfNeeded: a2), animated: (a3 != 0))
}

@_cdecl("tb_UISegmentedControl_insertSegmentWithImage_atIndex_animated")
func tb_UISegmentedControl_insertSegmentWithImage_atIndex_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt, _ a3: UInt8) {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.insertSegment(with: v1, at: Int(truncatingIfNeeded: a2), animated: (a3 != 0))
}

@_cdecl("tb_UISegmentedControl_removeSegmentAtIndex_animated")
func tb_UISegmentedControl_removeSegmentAtIndex_animated(_ receiver: Raw?, _ a1: UInt, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return }
  o.removeSegment(at: Int(truncatingIfNeeded: a1), animated: (a2 != 0))
}

@_cdecl("tb_UISegmentedControl_setTitle_forSegmentAtIndex")
func tb_UISegmentedControl_setTitle_forSegmentAtIndex(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?, _ a2: UInt) {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return }
  let v1 = string(a1)
  o.setTitle(v1, forSegmentAt: Int(truncatingIfNeeded: a2))
}

@_cdecl("tb_UISegmentedControl_titleForSegmentAtIndex")
func tb_UISegmentedControl_titleForSegmentAtIndex(_ receiver: Raw?, _ a1: UInt) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return nil }
  return copiedString(o.titleForSegment(at: Int(truncatingIfNeeded: a1)))
}

@_cdecl("tb_UISegmentedControl_setImage_forSegmentAtIndex")
func tb_UISegmentedControl_setImage_forSegmentAtIndex(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt) {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.setImage(v1, forSegmentAt: Int(truncatingIfNeeded: a2))
}

@_cdecl("tb_UISegmentedControl_imageForSegmentAtIndex")
func tb_UISegmentedControl_imageForSegmentAtIndex(_ receiver: Raw?, _ a1: UInt) -> Raw? {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return nil }
  return retainedBox(o.imageForSegment(at: Int(truncatingIfNeeded: a1)), "UIImage")
}

@_cdecl("tb_UISegmentedControl_setWidth_forSegmentAtIndex")
func tb_UISegmentedControl_setWidth_forSegmentAtIndex(_ receiver: Raw?, _ a1: Double, _ a2: UInt) {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return }
  o.setWidth(CGFloat(a1), forSegmentAt: Int(truncatingIfNeeded: a2))
}

@_cdecl("tb_UISegmentedControl_widthForSegmentAtIndex")
func tb_UISegmentedControl_widthForSegmentAtIndex(_ receiver: Raw?, _ a1: UInt) -> Double {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return 0 }
  return Double(o.widthForSegment(at: Int(truncatingIfNeeded: a1)))
}

@_cdecl("tb_UISegmentedControl_setEnabled_forSegmentAtIndex")
func tb_UISegmentedControl_setEnabled_forSegmentAtIndex(_ receiver: Raw?, _ a1: UInt8, _ a2: UInt) {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return }
  o.setEnabled((a1 != 0), forSegmentAt: Int(truncatingIfNeeded: a2))
}

@_cdecl("tb_UISegmentedControl_isEnabledForSegmentAtIndex")
func tb_UISegmentedControl_isEnabledForSegmentAtIndex(_ receiver: Raw?, _ a1: UInt) -> UInt8 {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return 0 }
  return (o.isEnabledForSegment(at: Int(truncatingIfNeeded: a1)) ? 1 : 0)
}

@_cdecl("tb_UISegmentedControl_selectedSegmentTintColor")
func tb_UISegmentedControl_selectedSegmentTintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return nil }
  return retainedBox(o.selectedSegmentTintColor, "UIColor")
}

@_cdecl("tb_UISegmentedControl_setSelectedSegmentTintColor")
func tb_UISegmentedControl_setSelectedSegmentTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.selectedSegmentTintColor = v1
}

@_cdecl("tb_UISegmentedControl_removeAllSegments")
func tb_UISegmentedControl_removeAllSegments(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return }
  o.removeAllSegments()
}

@_cdecl("tb_UISegmentedControl_numberOfSegments")
func tb_UISegmentedControl_numberOfSegments(_ receiver: Raw?) -> UInt {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return 0 }
  return UInt(bitPattern: o.numberOfSegments)
}

@_cdecl("tb_UISegmentedControl_selectedSegmentIndex")
func tb_UISegmentedControl_selectedSegmentIndex(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return 0 }
  return o.selectedSegmentIndex
}

@_cdecl("tb_UISegmentedControl_setSelectedSegmentIndex")
func tb_UISegmentedControl_setSelectedSegmentIndex(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return }
  o.selectedSegmentIndex = a1
}

@_cdecl("tb_UISegmentedControl_isMomentary")
func tb_UISegmentedControl_isMomentary(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return 0 }
  return (o.isMomentary ? 1 : 0)
}

@_cdecl("tb_UISegmentedControl_setMomentary")
func tb_UISegmentedControl_setMomentary(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UISegmentedControl.self) else { return }
  o.isMomentary = (a1 != 0)
}

@_cdecl("tb_UISlider_value")
func tb_UISlider_value(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return 0 }
  return o.value
}

@_cdecl("tb_UISlider_setValue")
func tb_UISlider_setValue(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return }
  o.value = a1
}

@_cdecl("tb_UISlider_minimumValue")
func tb_UISlider_minimumValue(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return 0 }
  return o.minimumValue
}

@_cdecl("tb_UISlider_setMinimumValue")
func tb_UISlider_setMinimumValue(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return }
  o.minimumValue = a1
}

@_cdecl("tb_UISlider_maximumValue")
func tb_UISlider_maximumValue(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return 0 }
  return o.maximumValue
}

@_cdecl("tb_UISlider_setMaximumValue")
func tb_UISlider_setMaximumValue(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return }
  o.maximumValue = a1
}

@_cdecl("tb_UISlider_isContinuous")
func tb_UISlider_isContinuous(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return 0 }
  return (o.isContinuous ? 1 : 0)
}

@_cdecl("tb_UISlider_setContinuous")
func tb_UISlider_setContinuous(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return }
  o.isContinuous = (a1 != 0)
}

@_cdecl("tb_UISlider_setValue_animated")
func tb_UISlider_setValue_animated(_ receiver: Raw?, _ a1: Float, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return }
  o.setValue(a1, animated: (a2 != 0))
}

@_cdecl("tb_UISlider_minimumTrackTintColor")
func tb_UISlider_minimumTrackTintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return nil }
  return retainedBox(o.minimumTrackTintColor, "UIColor")
}

@_cdecl("tb_UISlider_setMinimumTrackTintColor")
func tb_UISlider_setMinimumTrackTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.minimumTrackTintColor = v1
}

@_cdecl("tb_UISlider_maximumTrackTintColor")
func tb_UISlider_maximumTrackTintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return nil }
  return retainedBox(o.maximumTrackTintColor, "UIColor")
}

@_cdecl("tb_UISlider_setMaximumTrackTintColor")
func tb_UISlider_setMaximumTrackTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.maximumTrackTintColor = v1
}

@_cdecl("tb_UISlider_thumbTintColor")
func tb_UISlider_thumbTintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return nil }
  return retainedBox(o.thumbTintColor, "UIColor")
}

@_cdecl("tb_UISlider_setThumbTintColor")
func tb_UISlider_setThumbTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.thumbTintColor = v1
}

@_cdecl("tb_UISlider_minimumValueImage")
func tb_UISlider_minimumValueImage(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return nil }
  return retainedBox(o.minimumValueImage, "UIImage")
}

@_cdecl("tb_UISlider_setMinimumValueImage")
func tb_UISlider_setMinimumValueImage(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.minimumValueImage = v1
}

@_cdecl("tb_UISlider_maximumValueImage")
func tb_UISlider_maximumValueImage(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return nil }
  return retainedBox(o.maximumValueImage, "UIImage")
}

@_cdecl("tb_UISlider_setMaximumValueImage")
func tb_UISlider_setMaximumValueImage(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.maximumValueImage = v1
}

@_cdecl("tb_UISlider_currentThumbImage")
func tb_UISlider_currentThumbImage(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return nil }
  return retainedBox(o.currentThumbImage, "UIImage")
}

@_cdecl("tb_UISlider_currentMinimumTrackImage")
func tb_UISlider_currentMinimumTrackImage(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return nil }
  return retainedBox(o.currentMinimumTrackImage, "UIImage")
}

@_cdecl("tb_UISlider_currentMaximumTrackImage")
func tb_UISlider_currentMaximumTrackImage(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return nil }
  return retainedBox(o.currentMaximumTrackImage, "UIImage")
}

@_cdecl("tb_UISlider_setThumbImage_forState")
func tb_UISlider_setThumbImage_forState(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.setThumbImage(v1, for: UIControl.State(rawValue: .init(truncatingIfNeeded: a2)))
}

@_cdecl("tb_UISlider_setMinimumTrackImage_forState")
func tb_UISlider_setMinimumTrackImage_forState(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.setMinimumTrackImage(v1, for: UIControl.State(rawValue: .init(truncatingIfNeeded: a2)))
}

@_cdecl("tb_UISlider_setMaximumTrackImage_forState")
func tb_UISlider_setMaximumTrackImage_forState(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.setMaximumTrackImage(v1, for: UIControl.State(rawValue: .init(truncatingIfNeeded: a2)))
}

@_cdecl("tb_UISlider_thumbImageForState")
func tb_UISlider_thumbImageForState(_ receiver: Raw?, _ a1: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return nil }
  return retainedBox(o.thumbImage(for: UIControl.State(rawValue: .init(truncatingIfNeeded: a1))), "UIImage")
}

@_cdecl("tb_UISlider_minimumTrackImageForState")
func tb_UISlider_minimumTrackImageForState(_ receiver: Raw?, _ a1: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return nil }
  return retainedBox(o.minimumTrackImage(for: UIControl.State(rawValue: .init(truncatingIfNeeded: a1))), "UIImage")
}

@_cdecl("tb_UISlider_maximumTrackImageForState")
func tb_UISlider_maximumTrackImageForState(_ receiver: Raw?, _ a1: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return nil }
  return retainedBox(o.maximumTrackImage(for: UIControl.State(rawValue: .init(truncatingIfNeeded: a1))), "UIImage")
}

@_cdecl("tb_UISlider_minimumValueImageRectForBounds")
func tb_UISlider_minimumValueImageRectForBounds(_ receiver: Raw?, _ a1: TBRect) -> TBRect {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return TBRect() }
  if let peer = o as? any UISliderSuper { return TBRect(peer.super_UISlider_minimumValueImageRectForBounds(a1.value)) }
  return TBRect(o.minimumValueImageRect(forBounds: a1.value))
}

@_cdecl("tb_UISlider_maximumValueImageRectForBounds")
func tb_UISlider_maximumValueImageRectForBounds(_ receiver: Raw?, _ a1: TBRect) -> TBRect {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return TBRect() }
  if let peer = o as? any UISliderSuper { return TBRect(peer.super_UISlider_maximumValueImageRectForBounds(a1.value)) }
  return TBRect(o.maximumValueImageRect(forBounds: a1.value))
}

@_cdecl("tb_UISlider_trackRectForBounds")
func tb_UISlider_trackRectForBounds(_ receiver: Raw?, _ a1: TBRect) -> TBRect {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return TBRect() }
  if let peer = o as? any UISliderSuper { return TBRect(peer.super_UISlider_trackRectForBounds(a1.value)) }
  return TBRect(o.trackRect(forBounds: a1.value))
}

@_cdecl("tb_UISlider_thumbRectForBounds_trackRect_value")
func tb_UISlider_thumbRectForBounds_trackRect_value(_ receiver: Raw?, _ a1: TBRect, _ a2: TBRect, _ a3: Float) -> TBRect {
  guard let o = swiftObject(receiver, as: UISlider.self) else { return TBRect() }
  if let peer = o as? any UISliderSuper { return TBRect(peer.super_UISlider_thumbRectForBounds_trackRect_value(a1.value, a2.value, a3)) }
  return TBRect(o.thumbRect(forBounds: a1.value, trackRect: a2.value, value: a3))
}

@_cdecl("tb_UISwitch_isOn")
func tb_UISwitch_isOn(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UISwitch.self) else { return 0 }
  return (o.isOn ? 1 : 0)
}

@_cdecl("tb_UISwitch_setOn")
func tb_UISwitch_setOn(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UISwitch.self) else { return }
  o.isOn = (a1 != 0)
}

@_cdecl("tb_UISwitch_onTintColor")
func tb_UISwitch_onTintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UISwitch.self) else { return nil }
  return retainedBox(o.onTintColor, "UIColor")
}

@_cdecl("tb_UISwitch_setOnTintColor")
func tb_UISwitch_setOnTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UISwitch.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.onTintColor = v1
}

@_cdecl("tb_UISwitch_thumbTintColor")
func tb_UISwitch_thumbTintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UISwitch.self) else { return nil }
  return retainedBox(o.thumbTintColor, "UIColor")
}

@_cdecl("tb_UISwitch_setThumbTintColor")
func tb_UISwitch_setThumbTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UISwitch.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.thumbTintColor = v1
}

@_cdecl("tb_UISwitch_setOn_animated")
func tb_UISwitch_setOn_animated(_ receiver: Raw?, _ a1: UInt8, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UISwitch.self) else { return }
  o.setOn((a1 != 0), animated: (a2 != 0))
}

@_cdecl("tb_UIStepper_value")
func tb_UIStepper_value(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIStepper.self) else { return 0 }
  return o.value
}

@_cdecl("tb_UIStepper_setValue")
func tb_UIStepper_setValue(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIStepper.self) else { return }
  o.value = a1
}

@_cdecl("tb_UIStepper_minimumValue")
func tb_UIStepper_minimumValue(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIStepper.self) else { return 0 }
  return o.minimumValue
}

@_cdecl("tb_UIStepper_setMinimumValue")
func tb_UIStepper_setMinimumValue(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIStepper.self) else { return }
  o.minimumValue = a1
}

@_cdecl("tb_UIStepper_maximumValue")
func tb_UIStepper_maximumValue(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIStepper.self) else { return 0 }
  return o.maximumValue
}

@_cdecl("tb_UIStepper_setMaximumValue")
func tb_UIStepper_setMaximumValue(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIStepper.self) else { return }
  o.maximumValue = a1
}

@_cdecl("tb_UIStepper_stepValue")
func tb_UIStepper_stepValue(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIStepper.self) else { return 0 }
  return o.stepValue
}

@_cdecl("tb_UIStepper_setStepValue")
func tb_UIStepper_setStepValue(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIStepper.self) else { return }
  o.stepValue = a1
}

@_cdecl("tb_UIStepper_isContinuous")
func tb_UIStepper_isContinuous(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIStepper.self) else { return 0 }
  return (o.isContinuous ? 1 : 0)
}

@_cdecl("tb_UIStepper_setContinuous")
func tb_UIStepper_setContinuous(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIStepper.self) else { return }
  o.isContinuous = (a1 != 0)
}

@_cdecl("tb_UIStepper_autorepeat")
func tb_UIStepper_autorepeat(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIStepper.self) else { return 0 }
  return (o.autorepeat ? 1 : 0)
}

@_cdecl("tb_UIStepper_setAutorepeat")
func tb_UIStepper_setAutorepeat(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIStepper.self) else { return }
  o.autorepeat = (a1 != 0)
}

@_cdecl("tb_UIStepper_wraps")
func tb_UIStepper_wraps(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIStepper.self) else { return 0 }
  return (o.wraps ? 1 : 0)
}

@_cdecl("tb_UIStepper_setWraps")
func tb_UIStepper_setWraps(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIStepper.self) else { return }
  o.wraps = (a1 != 0)
}

@_cdecl("tb_UIPageControl_numberOfPages")
func tb_UIPageControl_numberOfPages(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIPageControl.self) else { return 0 }
  return o.numberOfPages
}

@_cdecl("tb_UIPageControl_setNumberOfPages")
func tb_UIPageControl_setNumberOfPages(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIPageControl.self) else { return }
  o.numberOfPages = a1
}

@_cdecl("tb_UIPageControl_currentPage")
func tb_UIPageControl_currentPage(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIPageControl.self) else { return 0 }
  return o.currentPage
}

@_cdecl("tb_UIPageControl_setCurrentPage")
func tb_UIPageControl_setCurrentPage(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIPageControl.self) else { return }
  o.currentPage = a1
}

@_cdecl("tb_UIPageControl_hidesForSinglePage")
func tb_UIPageControl_hidesForSinglePage(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIPageControl.self) else { return 0 }
  return (o.hidesForSinglePage ? 1 : 0)
}

@_cdecl("tb_UIPageControl_setHidesForSinglePage")
func tb_UIPageControl_setHidesForSinglePage(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIPageControl.self) else { return }
  o.hidesForSinglePage = (a1 != 0)
}

@_cdecl("tb_UIPageControl_pageIndicatorTintColor")
func tb_UIPageControl_pageIndicatorTintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIPageControl.self) else { return nil }
  return retainedBox(o.pageIndicatorTintColor, "UIColor")
}

@_cdecl("tb_UIPageControl_setPageIndicatorTintColor")
func tb_UIPageControl_setPageIndicatorTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIPageControl.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.pageIndicatorTintColor = v1
}

@_cdecl("tb_UIPageControl_currentPageIndicatorTintColor")
func tb_UIPageControl_currentPageIndicatorTintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIPageControl.self) else { return nil }
  return retainedBox(o.currentPageIndicatorTintColor, "UIColor")
}

@_cdecl("tb_UIPageControl_setCurrentPageIndicatorTintColor")
func tb_UIPageControl_setCurrentPageIndicatorTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIPageControl.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.currentPageIndicatorTintColor = v1
}

@_cdecl("tb_UIPageControl_sizeForNumberOfPages")
func tb_UIPageControl_sizeForNumberOfPages(_ receiver: Raw?, _ a1: Int) -> TBSize {
  guard let o = swiftObject(receiver, as: UIPageControl.self) else { return TBSize() }
  return TBSize(o.size(forNumberOfPages: a1))
}

@_cdecl("tb_UIProgressView_progressViewStyle")
func tb_UIProgressView_progressViewStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIProgressView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.progressViewStyle).rawValue)
}

@_cdecl("tb_UIProgressView_setProgressViewStyle")
func tb_UIProgressView_setProgressViewStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIProgressView.self) else { return }
  guard let v1 = UIProgressView.Style(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.progressViewStyle = v1
}

@_cdecl("tb_UIProgressView_progressTintColor")
func tb_UIProgressView_progressTintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIProgressView.self) else { return nil }
  return retainedBox(o.progressTintColor, "UIColor")
}

@_cdecl("tb_UIProgressView_setProgressTintColor")
func tb_UIProgressView_setProgressTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIProgressView.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.progressTintColor = v1
}

@_cdecl("tb_UIProgressView_trackTintColor")
func tb_UIProgressView_trackTintColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIProgressView.self) else { return nil }
  return retainedBox(o.trackTintColor, "UIColor")
}

@_cdecl("tb_UIProgressView_setTrackTintColor")
func tb_UIProgressView_setTrackTintColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIProgressView.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.trackTintColor = v1
}

@_cdecl("tb_UIProgressView_progress")
func tb_UIProgressView_progress(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: UIProgressView.self) else { return 0 }
  return o.progress
}

@_cdecl("tb_UIProgressView_setProgress")
func tb_UIProgressView_setProgress(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: UIProgressView.self) else { return }
  o.progress = a1
}

@_cdecl("tb_UIProgressView_setProgress_animated")
func tb_UIProgressView_setProgress_animated(_ receiver: Raw?, _ a1: Float, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UIProgressView.self) else { return }
  o.setProgress(a1, animated: (a2 != 0))
}

@_cdecl("tb_UIActivityIndicatorView_activityIndicatorViewStyle")
func tb_UIActivityIndicatorView_activityIndicatorViewStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIActivityIndicatorView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.style).rawValue)
}

@_cdecl("tb_UIActivityIndicatorView_setActivityIndicatorViewStyle")
func tb_UIActivityIndicatorView_setActivityIndicatorViewStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIActivityIndicatorView.self) else { return }
  guard let v1 = UIActivityIndicatorView.Style(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.style = v1
}

@_cdecl("tb_UIActivityIndicatorView_color")
func tb_UIActivityIndicatorView_color(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIActivityIndicatorView.self) else { return nil }
  return retainedBox(o.color, "UIColor")
}

@_cdecl("tb_UIActivityIndicatorView_setColor")
func tb_UIActivityIndicatorView_setColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIActivityIndicatorView.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.color = v1
}

@_cdecl("tb_UIActivityIndicatorView_hidesWhenStopped")
func tb_UIActivityIndicatorView_hidesWhenStopped(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIActivityIndicatorView.self) else { return 0 }
  return (o.hidesWhenStopped ? 1 : 0)
}

@_cdecl("tb_UIActivityIndicatorView_setHidesWhenStopped")
func tb_UIActivityIndicatorView_setHidesWhenStopped(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIActivityIndicatorView.self) else { return }
  o.hidesWhenStopped = (a1 != 0)
}

@_cdecl("tb_UIActivityIndicatorView_startAnimating")
func tb_UIActivityIndicatorView_startAnimating(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIActivityIndicatorView.self) else { return }
  o.startAnimating()
}

@_cdecl("tb_UIActivityIndicatorView_stopAnimating")
func tb_UIActivityIndicatorView_stopAnimating(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIActivityIndicatorView.self) else { return }
  o.stopAnimating()
}

@_cdecl("tb_UIActivityIndicatorView_isAnimating")
func tb_UIActivityIndicatorView_isAnimating(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIActivityIndicatorView.self) else { return 0 }
  return (o.isAnimating ? 1 : 0)
}
