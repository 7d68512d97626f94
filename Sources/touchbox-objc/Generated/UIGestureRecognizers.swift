// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UIGestureRecognizer_state")
func tb_UIGestureRecognizer_state(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.state).rawValue)
}

@_cdecl("tb_UIGestureRecognizer_setState")
func tb_UIGestureRecognizer_setState(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return }
  guard let v1 = UIGestureRecognizer.State(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.state = v1
}

@_cdecl("tb_UIGestureRecognizer_isEnabled")
func tb_UIGestureRecognizer_isEnabled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return 0 }
  return (o.isEnabled ? 1 : 0)
}

@_cdecl("tb_UIGestureRecognizer_setEnabled")
func tb_UIGestureRecognizer_setEnabled(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return }
  o.isEnabled = (a1 != 0)
}

@_cdecl("tb_UIGestureRecognizer_view")
func tb_UIGestureRecognizer_view(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return nil }
  return retained(o.view)
}

@_cdecl("tb_UIGestureRecognizer_name")
func tb_UIGestureRecognizer_name(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return nil }
  return copiedString(o.name)
}

@_cdecl("tb_UIGestureRecognizer_setName")
func tb_UIGestureRecognizer_setName(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return }
  let v1 = string(a1)
  o.name = v1
}

@_cdecl("tb_UIGestureRecognizer_cancelsTouchesInView")
func tb_UIGestureRecognizer_cancelsTouchesInView(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return 0 }
  return (o.cancelsTouchesInView ? 1 : 0)
}

@_cdecl("tb_UIGestureRecognizer_setCancelsTouchesInView")
func tb_UIGestureRecognizer_setCancelsTouchesInView(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return }
  o.cancelsTouchesInView = (a1 != 0)
}

@_cdecl("tb_UIGestureRecognizer_delaysTouchesBegan")
func tb_UIGestureRecognizer_delaysTouchesBegan(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return 0 }
  return (o.delaysTouchesBegan ? 1 : 0)
}

@_cdecl("tb_UIGestureRecognizer_setDelaysTouchesBegan")
func tb_UIGestureRecognizer_setDelaysTouchesBegan(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return }
  o.delaysTouchesBegan = (a1 != 0)
}

@_cdecl("tb_UIGestureRecognizer_delaysTouchesEnded")
func tb_UIGestureRecognizer_delaysTouchesEnded(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return 0 }
  return (o.delaysTouchesEnded ? 1 : 0)
}

@_cdecl("tb_UIGestureRecognizer_setDelaysTouchesEnded")
func tb_UIGestureRecognizer_setDelaysTouchesEnded(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return }
  o.delaysTouchesEnded = (a1 != 0)
}

@_cdecl("tb_UIGestureRecognizer_numberOfTouches")
func tb_UIGestureRecognizer_numberOfTouches(_ receiver: Raw?) -> UInt {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return 0 }
  return UInt(bitPattern: o.numberOfTouches)
}

@_cdecl("tb_UIGestureRecognizer_locationInView")
func tb_UIGestureRecognizer_locationInView(_ receiver: Raw?, _ a1: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return TBPoint() }
  let v1 = swiftObject(a1, as: UIView.self)
  return TBPoint(o.location(in: v1))
}

@_cdecl("tb_UIGestureRecognizer_locationOfTouch_inView")
func tb_UIGestureRecognizer_locationOfTouch_inView(_ receiver: Raw?, _ a1: UInt, _ a2: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return TBPoint() }
  let v2 = swiftObject(a2, as: UIView.self)
  return TBPoint(o.location(ofTouch: Int(truncatingIfNeeded: a1), in: v2))
}

@_cdecl("tb_UIGestureRecognizer_requireGestureRecognizerToFail")
func tb_UIGestureRecognizer_requireGestureRecognizerToFail(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return }
  guard let v1 = swiftObject(a1, as: UIGestureRecognizer.self) else { return }
  o.require(toFail: v1)
}

@_cdecl("tb_UIGestureRecognizer_ignoreTouch_forEvent")
func tb_UIGestureRecognizer_ignoreTouch_forEvent(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return }
  guard let v1 = swiftObject(a1, as: UITouch.self) else { return }
  guard let v2 = swiftObject(a2, as: UIEvent.self) else { return }
  o.ignore(v1, for: v2)
}

@_cdecl("tb_UIGestureRecognizer_reset")
func tb_UIGestureRecognizer_reset(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return }
  if let peer = o as? any UIGestureRecognizerSuper { return peer.super_UIGestureRecognizer_reset() }
  o.reset()
}

@_cdecl("tb_UIGestureRecognizer_shouldRequireFailureOfGestureRecognizer")
func tb_UIGestureRecognizer_shouldRequireFailureOfGestureRecognizer(_ receiver: Raw?, _ a1: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return 0 }
  guard let v1 = swiftObject(a1, as: UIGestureRecognizer.self) else { return 0 }
  if let peer = o as? any UIGestureRecognizerSuper { return (peer.super_UIGestureRecognizer_shouldRequireFailureOfGestureRecognizer(v1) ? 1 : 0) }
  return (o.shouldRequireFailure(of: v1) ? 1 : 0)
}

@_cdecl("tb_UIGestureRecognizer_shouldBeRequiredToFailByGestureRecognizer")
func tb_UIGestureRecognizer_shouldBeRequiredToFailByGestureRecognizer(_ receiver: Raw?, _ a1: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return 0 }
  guard let v1 = swiftObject(a1, as: UIGestureRecognizer.self) else { return 0 }
  if let peer = o as? any UIGestureRecognizerSuper { return (peer.super_UIGestureRecognizer_shouldBeRequiredToFailByGestureRecognizer(v1) ? 1 : 0) }
  return (o.shouldBeRequiredToFail(by: v1) ? 1 : 0)
}

@_cdecl("tb_UIGestureRecognizer_allowedTouchTypes")
func tb_UIGestureRecognizer_allowedTouchTypes(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return nil }
  return retainedList(o.allowedTouchTypes)
}

@_cdecl("tb_UIGestureRecognizer_setAllowedTouchTypes")
func tb_UIGestureRecognizer_setAllowedTouchTypes(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return }
  o.allowedTouchTypes = (list(a1) ?? [])
}

@_cdecl("tb_UIGestureRecognizer_canPreventGestureRecognizer")
func tb_UIGestureRecognizer_canPreventGestureRecognizer(_ receiver: Raw?, _ a1: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return 0 }
  guard let v1 = swiftObject(a1, as: UIGestureRecognizer.self) else { return 0 }
  if let peer = o as? any UIGestureRecognizerSuper { return (peer.super_UIGestureRecognizer_canPreventGestureRecognizer(v1) ? 1 : 0) }
  return (o.canPrevent(v1) ? 1 : 0)
}

@_cdecl("tb_UIGestureRecognizer_canBePreventedByGestureRecognizer")
func tb_UIGestureRecognizer_canBePreventedByGestureRecognizer(_ receiver: Raw?, _ a1: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return 0 }
  guard let v1 = swiftObject(a1, as: UIGestureRecognizer.self) else { return 0 }
  if let peer = o as? any UIGestureRecognizerSuper { return (peer.super_UIGestureRecognizer_canBePreventedByGestureRecognizer(v1) ? 1 : 0) }
  return (o.canBePrevented(by: v1) ? 1 : 0)
}

@_cdecl("tb_UIGestureRecognizer_touchesBegan_withEvent")
func tb_UIGestureRecognizer_touchesBegan_withEvent(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return }
  guard let v1 = touches(a1) else { return }
  guard let v2 = swiftObject(a2, as: UIEvent.self) else { return }
  if let peer = o as? any UIGestureRecognizerSuper { return peer.super_UIGestureRecognizer_touchesBegan_withEvent(v1, v2) }
  o.touchesBegan(v1, with: v2)
}

@_cdecl("tb_UIGestureRecognizer_touchesMoved_withEvent")
func tb_UIGestureRecognizer_touchesMoved_withEvent(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return }
  guard let v1 = touches(a1) else { return }
  guard let v2 = swiftObject(a2, as: UIEvent.self) else { return }
  if let peer = o as? any UIGestureRecognizerSuper { return peer.super_UIGestureRecognizer_touchesMoved_withEvent(v1, v2) }
  o.touchesMoved(v1, with: v2)
}

@_cdecl("tb_UIGestureRecognizer_touchesEnded_withEvent")
func tb_UIGestureRecognizer_touchesEnded_withEvent(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return }
  guard let v1 = touches(a1) else { return }
  guard let v2 = swiftObject(a2, as: UIEvent.self) else { return }
  if let peer = o as? any UIGestureRecognizerSuper { return peer.super_UIGestureRecognizer_touchesEnded_withEvent(v1, v2) }
  o.touchesEnded(v1, with: v2)
}

@_cdecl("tb_UIGestureRecognizer_touchesCancelled_withEvent")
func tb_UIGestureRecognizer_touchesCancelled_withEvent(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIGestureRecognizer.self) else { return }
  guard let v1 = touches(a1) else { return }
  guard let v2 = swiftObject(a2, as: UIEvent.self) else { return }
  if let peer = o as? any UIGestureRecognizerSuper { return peer.super_UIGestureRecognizer_touchesCancelled_withEvent(v1, v2) }
  o.touchesCancelled(v1, with: v2)
}

@_cdecl("tb_UITapGestureRecognizer_numberOfTapsRequired")
func tb_UITapGestureRecognizer_numberOfTapsRequired(_ receiver: Raw?) -> UInt {
  guard let o = swiftObject(receiver, as: UITapGestureRecognizer.self) else { return 0 }
  return UInt(bitPattern: o.numberOfTapsRequired)
}

@_cdecl("tb_UITapGestureRecognizer_setNumberOfTapsRequired")
func tb_UITapGestureRecognizer_setNumberOfTapsRequired(_ receiver: Raw?, _ a1: UInt) {
  guard let o = swiftObject(receiver, as: UITapGestureRecognizer.self) else { return }
  o.numberOfTapsRequired = Int(truncatingIfNeeded: a1)
}

@_cdecl("tb_UITapGestureRecognizer_numberOfTouchesRequired")
func tb_UITapGestureRecognizer_numberOfTouchesRequired(_ receiver: Raw?) -> UInt {
  guard let o = swiftObject(receiver, as: UITapGestureRecognizer.self) else { return 0 }
  return UInt(bitPattern: o.numberOfTouchesRequired)
}

@_cdecl("tb_UITapGestureRecognizer_setNumberOfTouchesRequired")
func tb_UITapGestureRecognizer_setNumberOfTouchesRequired(_ receiver: Raw?, _ a1: UInt) {
  guard let o = swiftObject(receiver, as: UITapGestureRecognizer.self) else { return }
  o.numberOfTouchesRequired = Int(truncatingIfNeeded: a1)
}

@_cdecl("tb_UIPanGestureRecognizer_minimumNumberOfTouches")
func tb_UIPanGestureRecognizer_minimumNumberOfTouches(_ receiver: Raw?) -> UInt {
  guard let o = swiftObject(receiver, as: UIPanGestureRecognizer.self) else { return 0 }
  return UInt(bitPattern: o.minimumNumberOfTouches)
}

@_cdecl("tb_UIPanGestureRecognizer_setMinimumNumberOfTouches")
func tb_UIPanGestureRecognizer_setMinimumNumberOfTouches(_ receiver: Raw?, _ a1: UInt) {
  guard let o = swiftObject(receiver, as: UIPanGestureRecognizer.self) else { return }
  o.minimumNumberOfTouches = Int(truncatingIfNeeded: a1)
}

@_cdecl("tb_UIPanGestureRecognizer_maximumNumberOfTouches")
func tb_UIPanGestureRecognizer_maximumNumberOfTouches(_ receiver: Raw?) -> UInt {
  guard let o = swiftObject(receiver, as: UIPanGestureRecognizer.self) else { return 0 }
  return UInt(bitPattern: o.maximumNumberOfTouches)
}

@_cdecl("tb_UIPanGestureRecognizer_setMaximumNumberOfTouches")
func tb_UIPanGestureRecognizer_setMaximumNumberOfTouches(_ receiver: Raw?, _ a1: UInt) {
  guard let o = swiftObject(receiver, as: UIPanGestureRecognizer.self) else { return }
  o.maximumNumberOfTouches = Int(truncatingIfNeeded: a1)
}

@_cdecl("tb_UIPanGestureRecognizer_translationInView")
func tb_UIPanGestureRecognizer_translationInView(_ receiver: Raw?, _ a1: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UIPanGestureRecognizer.self) else { return TBPoint() }
  let v1 = swiftObject(a1, as: UIView.self)
  return TBPoint(o.translation(in: v1))
}

@_cdecl("tb_UIPanGestureRecognizer_setTranslation_inView")
func tb_UIPanGestureRecognizer_setTranslation_inView(_ receiver: Raw?, _ a1: TBPoint, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIPanGestureRecognizer.self) else { return }
  let v2 = swiftObject(a2, as: UIView.self)
  o.setTranslation(a1.value, in: v2)
}

@_cdecl("tb_UIPanGestureRecognizer_velocityInView")
func tb_UIPanGestureRecognizer_velocityInView(_ receiver: Raw?, _ a1: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UIPanGestureRecognizer.self) else { return TBPoint() }
  let v1 = swiftObject(a1, as: UIView.self)
  return TBPoint(o.velocity(in: v1))
}

@_cdecl("tb_UIScreenEdgePanGestureRecognizer_edges")
func tb_UIScreenEdgePanGestureRecognizer_edges(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIScreenEdgePanGestureRecognizer.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.edges).rawValue)
}

@_cdecl("tb_UIScreenEdgePanGestureRecognizer_setEdges")
func tb_UIScreenEdgePanGestureRecognizer_setEdges(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIScreenEdgePanGestureRecognizer.self) else { return }
  o.edges = UIRectEdge(rawValue: .init(truncatingIfNeeded: a1))
}

@_cdecl("tb_UIPinchGestureRecognizer_scale")
func tb_UIPinchGestureRecognizer_scale(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIPinchGestureRecognizer.self) else { return 0 }
  return Double(o.scale)
}

@_cdecl("tb_UIPinchGestureRecognizer_setScale")
func tb_UIPinchGestureRecognizer_setScale(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIPinchGestureRecognizer.self) else { return }
  o.scale = CGFloat(a1)
}

@_cdecl("tb_UIPinchGestureRecognizer_velocity")
func tb_UIPinchGestureRecognizer_velocity(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIPinchGestureRecognizer.self) else { return 0 }
  return Double(o.velocity)
}

@_cdecl("tb_UIRotationGestureRecognizer_rotation")
func tb_UIRotationGestureRecognizer_rotation(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIRotationGestureRecognizer.self) else { return 0 }
  return Double(o.rotation)
}

@_cdecl("tb_UIRotationGestureRecognizer_setRotation")
func tb_UIRotationGestureRecognizer_setRotation(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIRotationGestureRecognizer.self) else { return }
  o.rotation = CGFloat(a1)
}

@_cdecl("tb_UIRotationGestureRecognizer_velocity")
func tb_UIRotationGestureRecognizer_velocity(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIRotationGestureRecognizer.self) else { return 0 }
  return Double(o.velocity)
}

@_cdecl("tb_UISwipeGestureRecognizer_direction")
func tb_UISwipeGestureRecognizer_direction(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UISwipeGestureRecognizer.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.direction).rawValue)
}

@_cdecl("tb_UISwipeGestureRecognizer_setDirection")
func tb_UISwipeGestureRecognizer_setDirection(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UISwipeGestureRecognizer.self) else { return }
  o.direction = UISwipeGestureRecognizer.Direction(rawValue: .init(truncatingIfNeeded: a1))
}

@_cdecl("tb_UISwipeGestureRecognizer_numberOfTouchesRequired")
func tb_UISwipeGestureRecognizer_numberOfTouchesRequired(_ receiver: Raw?) -> UInt {
  guard let o = swiftObject(receiver, as: UISwipeGestureRecognizer.self) else { return 0 }
  return UInt(bitPattern: o.numberOfTouchesRequired)
}

@_cdecl("tb_UISwipeGestureRecognizer_setNumberOfTouchesRequired")
func tb_UISwipeGestureRecognizer_setNumberOfTouchesRequired(_ receiver: Raw?, _ a1: UInt) {
  guard let o = swiftObject(receiver, as: UISwipeGestureRecognizer.self) else { return }
  o.numberOfTouchesRequired = Int(truncatingIfNeeded: a1)
}

@_cdecl("tb_UILongPressGestureRecognizer_minimumPressDuration")
func tb_UILongPressGestureRecognizer_minimumPressDuration(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UILongPressGestureRecognizer.self) else { return 0 }
  return o.minimumPressDuration
}

@_cdecl("tb_UILongPressGestureRecognizer_setMinimumPressDuration")
func tb_UILongPressGestureRecognizer_setMinimumPressDuration(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UILongPressGestureRecognizer.self) else { return }
  o.minimumPressDuration = a1
}

@_cdecl("tb_UILongPressGestureRecognizer_allowableMovement")
func tb_UILongPressGestureRecognizer_allowableMovement(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UILongPressGestureRecognizer.self) else { return 0 }
  return Double(o.allowableMovement)
}

@_cdecl("tb_UILongPressGestureRecognizer_setAllowableMovement")
func tb_UILongPressGestureRecognizer_setAllowableMovement(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UILongPressGestureRecognizer.self) else { return }
  o.allowableMovement = CGFloat(a1)
}

@_cdecl("tb_UILongPressGestureRecognizer_numberOfTapsRequired")
func tb_UILongPressGestureRecognizer_numberOfTapsRequired(_ receiver: Raw?) -> UInt {
  guard let o = swiftObject(receiver, as: UILongPressGestureRecognizer.self) else { return 0 }
  return UInt(bitPattern: o.numberOfTapsRequired)
}

@_cdecl("tb_UILongPressGestureRecognizer_setNumberOfTapsRequired")
func tb_UILongPressGestureRecognizer_setNumberOfTapsRequired(_ receiver: Raw?, _ a1: UInt) {
  guard let o = swiftObject(receiver, as: UILongPressGestureRecognizer.self) else { return }
  o.numberOfTapsRequired = Int(truncatingIfNeeded: a1)
}

@_cdecl("tb_UILongPressGestureRecognizer_numberOfTouchesRequired")
func tb_UILongPressGestureRecognizer_numberOfTouchesRequired(_ receiver: Raw?) -> UInt {
  guard let o = swiftObject(receiver, as: UILongPressGestureRecognizer.self) else { return 0 }
  return UInt(bitPattern: o.numberOfTouchesRequired)
}

@_cdecl("tb_UILongPressGestureRecognizer_setNumberOfTouchesRequired")
func tb_UILongPressGestureRecognizer_setNumberOfTouchesRequired(_ receiver: Raw?, _ a1: UInt) {
  guard let o = swiftObject(receiver, as: UILongPressGestureRecognizer.self) else { return }
  o.numberOfTouchesRequired = Int(truncatingIfNeeded: a1)
}
