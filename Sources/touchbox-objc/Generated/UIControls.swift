// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import QuartzCore
import UIKit

@_cdecl("tb_UIControl_isEnabled")
func tb_UIControl_isEnabled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return 0 }
  return (o.isEnabled ? 1 : 0)
}

@_cdecl("tb_UIControl_setEnabled")
func tb_UIControl_setEnabled(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIControl.self) else { return }
  o.isEnabled = (a1 != 0)
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
