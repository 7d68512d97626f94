// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UIResponder_nextResponder")
func tb_UIResponder_nextResponder(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return nil }
  return retained(o.next)
}

@_cdecl("tb_UIResponder_touchesBegan_withEvent")
func tb_UIResponder_touchesBegan_withEvent(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return }
  guard let v1 = touches(a1) else { return }
  let v2 = swiftObject(a2, as: UIEvent.self)
  if let peer = o as? any UIResponderSuper { return peer.super_UIResponder_touchesBegan_withEvent(v1, v2) }
  o.touchesBegan(v1, with: v2)
}

@_cdecl("tb_UIResponder_touchesMoved_withEvent")
func tb_UIResponder_touchesMoved_withEvent(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return }
  guard let v1 = touches(a1) else { return }
  let v2 = swiftObject(a2, as: UIEvent.self)
  if let peer = o as? any UIResponderSuper { return peer.super_UIResponder_touchesMoved_withEvent(v1, v2) }
  o.touchesMoved(v1, with: v2)
}

@_cdecl("tb_UIResponder_touchesEnded_withEvent")
func tb_UIResponder_touchesEnded_withEvent(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return }
  guard let v1 = touches(a1) else { return }
  let v2 = swiftObject(a2, as: UIEvent.self)
  if let peer = o as? any UIResponderSuper { return peer.super_UIResponder_touchesEnded_withEvent(v1, v2) }
  o.touchesEnded(v1, with: v2)
}

@_cdecl("tb_UIResponder_touchesCancelled_withEvent")
func tb_UIResponder_touchesCancelled_withEvent(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return }
  guard let v1 = touches(a1) else { return }
  let v2 = swiftObject(a2, as: UIEvent.self)
  if let peer = o as? any UIResponderSuper { return peer.super_UIResponder_touchesCancelled_withEvent(v1, v2) }
  o.touchesCancelled(v1, with: v2)
}

@_cdecl("tb_UIResponder_becomeFirstResponder")
func tb_UIResponder_becomeFirstResponder(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return 0 }
  if let peer = o as? any UIResponderSuper { return (peer.super_UIResponder_becomeFirstResponder() ? 1 : 0) }
  return (o.becomeFirstResponder() ? 1 : 0)
}

@_cdecl("tb_UIResponder_resignFirstResponder")
func tb_UIResponder_resignFirstResponder(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return 0 }
  if let peer = o as? any UIResponderSuper { return (peer.super_UIResponder_resignFirstResponder() ? 1 : 0) }
  return (o.resignFirstResponder() ? 1 : 0)
}

@_cdecl("tb_UIResponder_canBecomeFirstResponder")
func tb_UIResponder_canBecomeFirstResponder(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return 0 }
  if let peer = o as? any UIResponderSuper { return (peer.super_UIResponder_canBecomeFirstResponder() ? 1 : 0) }
  return (o.canBecomeFirstResponder ? 1 : 0)
}

@_cdecl("tb_UIResponder_canResignFirstResponder")
func tb_UIResponder_canResignFirstResponder(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return 0 }
  if let peer = o as? any UIResponderSuper { return (peer.super_UIResponder_canResignFirstResponder() ? 1 : 0) }
  return (o.canResignFirstResponder ? 1 : 0)
}

@_cdecl("tb_UIResponder_isFirstResponder")
func tb_UIResponder_isFirstResponder(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return 0 }
  return (o.isFirstResponder ? 1 : 0)
}

@_cdecl("tb_UIResponder_inputView")
func tb_UIResponder_inputView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return nil }
  if let peer = o as? any UIResponderSuper { return retained(peer.super_UIResponder_inputView()) }
  return retained(o.inputView)
}

@_cdecl("tb_UIResponder_inputAccessoryView")
func tb_UIResponder_inputAccessoryView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return nil }
  if let peer = o as? any UIResponderSuper { return retained(peer.super_UIResponder_inputAccessoryView()) }
  return retained(o.inputAccessoryView)
}

@_cdecl("tb_UIResponder_reloadInputViews")
func tb_UIResponder_reloadInputViews(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return }
  o.reloadInputViews()
}

@_cdecl("tb_UIResponder_cut")
func tb_UIResponder_cut(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return }
  if let peer = o as? any UIResponderSuper { return peer.super_UIResponder_cut(anyValue(a1)) }
  o.cut(anyValue(a1))
}

@_cdecl("tb_UIResponder_copy")
func tb_UIResponder_copy(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return }
  if let peer = o as? any UIResponderSuper { return peer.super_UIResponder_copy(anyValue(a1)) }
  o.copy(anyValue(a1))
}

@_cdecl("tb_UIResponder_paste")
func tb_UIResponder_paste(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return }
  if let peer = o as? any UIResponderSuper { return peer.super_UIResponder_paste(anyValue(a1)) }
  o.paste(anyValue(a1))
}

@_cdecl("tb_UIResponder_select")
func tb_UIResponder_select(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return }
  if let peer = o as? any UIResponderSuper { return peer.super_UIResponder_select(anyValue(a1)) }
  o.select(anyValue(a1))
}

@_cdecl("tb_UIResponder_selectAll")
func tb_UIResponder_selectAll(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return }
  if let peer = o as? any UIResponderSuper { return peer.super_UIResponder_selectAll(anyValue(a1)) }
  o.selectAll(anyValue(a1))
}

@_cdecl("tb_UIResponder_delete")
func tb_UIResponder_delete(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return }
  if let peer = o as? any UIResponderSuper { return peer.super_UIResponder_delete(anyValue(a1)) }
  o.delete(anyValue(a1))
}

@_cdecl("tb_UIResponder_motionBegan_withEvent")
func tb_UIResponder_motionBegan_withEvent(_ receiver: Raw?, _ a1: Int, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return }
  guard let v1 = UIEvent.EventSubtype(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  let v2 = swiftObject(a2, as: UIEvent.self)
  if let peer = o as? any UIResponderSuper { return peer.super_UIResponder_motionBegan_withEvent(v1, v2) }
  o.motionBegan(v1, with: v2)
}

@_cdecl("tb_UIResponder_motionEnded_withEvent")
func tb_UIResponder_motionEnded_withEvent(_ receiver: Raw?, _ a1: Int, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return }
  guard let v1 = UIEvent.EventSubtype(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  let v2 = swiftObject(a2, as: UIEvent.self)
  if let peer = o as? any UIResponderSuper { return peer.super_UIResponder_motionEnded_withEvent(v1, v2) }
  o.motionEnded(v1, with: v2)
}

@_cdecl("tb_UIResponder_motionCancelled_withEvent")
func tb_UIResponder_motionCancelled_withEvent(_ receiver: Raw?, _ a1: Int, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return }
  guard let v1 = UIEvent.EventSubtype(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  let v2 = swiftObject(a2, as: UIEvent.self)
  if let peer = o as? any UIResponderSuper { return peer.super_UIResponder_motionCancelled_withEvent(v1, v2) }
  o.motionCancelled(v1, with: v2)
}

@_cdecl("tb_UIResponder_undoManager")
func tb_UIResponder_undoManager(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIResponder.self) else { return nil }
  if let peer = o as? any UIResponderSuper { return retainedBox(peer.super_UIResponder_undoManager(), "TBUndoManager") }
  return retainedBox(o.undoManager, "TBUndoManager")
}

@_cdecl("tb_UIEvent_timestamp")
func tb_UIEvent_timestamp(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIEvent.self) else { return 0 }
  return o.timestamp
}

@_cdecl("tb_UIEvent_modifierFlags")
func tb_UIEvent_modifierFlags(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIEvent.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.modifierFlags).rawValue)
}

@_cdecl("tb_UIEvent_buttonMask")
func tb_UIEvent_buttonMask(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIEvent.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.buttonMask).rawValue)
}

@_cdecl("tb_UIEvent_type")
func tb_UIEvent_type(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIEvent.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.type).rawValue)
}

@_cdecl("tb_UIEvent_subtype")
func tb_UIEvent_subtype(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIEvent.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.subtype).rawValue)
}

@_cdecl("tb_UIEvent_allTouches")
func tb_UIEvent_allTouches(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIEvent.self) else { return nil }
  return retainedSet(o.allTouches)
}

@_cdecl("tb_UIEvent_touchesForView")
func tb_UIEvent_touchesForView(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIEvent.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return nil }
  return retainedSet(o.touches(for: v1))
}

@_cdecl("tb_UIEvent_touchesForWindow")
func tb_UIEvent_touchesForWindow(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIEvent.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UIWindow.self) else { return nil }
  return retainedSet(o.touches(for: v1))
}

@_cdecl("tb_UIEvent_touchesForGestureRecognizer")
func tb_UIEvent_touchesForGestureRecognizer(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIEvent.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UIGestureRecognizer.self) else { return nil }
  return retainedSet(o.touches(for: v1))
}

@_cdecl("tb_UIEvent_coalescedTouchesForTouch")
func tb_UIEvent_coalescedTouchesForTouch(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIEvent.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UITouch.self) else { return nil }
  return retainedList(o.coalescedTouches(for: v1))
}

@_cdecl("tb_UIEvent_predictedTouchesForTouch")
func tb_UIEvent_predictedTouchesForTouch(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIEvent.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UITouch.self) else { return nil }
  return retainedList(o.predictedTouches(for: v1))
}

@_cdecl("tb_UITouch_type")
func tb_UITouch_type(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.type).rawValue)
}

@_cdecl("tb_UITouch_altitudeAngle")
func tb_UITouch_altitudeAngle(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return 0 }
  return Double(o.altitudeAngle)
}

@_cdecl("tb_UITouch_preciseLocationInView")
func tb_UITouch_preciseLocationInView(_ receiver: Raw?, _ a1: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return TBPoint() }
  let v1 = swiftObject(a1, as: UIView.self)
  return TBPoint(o.preciseLocation(in: v1))
}

@_cdecl("tb_UITouch_precisePreviousLocationInView")
func tb_UITouch_precisePreviousLocationInView(_ receiver: Raw?, _ a1: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return TBPoint() }
  let v1 = swiftObject(a1, as: UIView.self)
  return TBPoint(o.precisePreviousLocation(in: v1))
}

@_cdecl("tb_UITouch_azimuthAngleInView")
func tb_UITouch_azimuthAngleInView(_ receiver: Raw?, _ a1: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return 0 }
  let v1 = swiftObject(a1, as: UIView.self)
  return Double(o.azimuthAngle(in: v1))
}

@_cdecl("tb_UITouch_azimuthUnitVectorInView")
func tb_UITouch_azimuthUnitVectorInView(_ receiver: Raw?, _ a1: Raw?) -> TBVector {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return TBVector() }
  let v1 = swiftObject(a1, as: UIView.self)
  return TBVector(o.azimuthUnitVector(in: v1))
}

@_cdecl("tb_UITouch_timestamp")
func tb_UITouch_timestamp(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return 0 }
  return o.timestamp
}

@_cdecl("tb_UITouch_phase")
func tb_UITouch_phase(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.phase).rawValue)
}

@_cdecl("tb_UITouch_tapCount")
func tb_UITouch_tapCount(_ receiver: Raw?) -> UInt {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return 0 }
  return UInt(bitPattern: o.tapCount)
}

@_cdecl("tb_UITouch_window")
func tb_UITouch_window(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return nil }
  return retained(o.window)
}

@_cdecl("tb_UITouch_view")
func tb_UITouch_view(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return nil }
  return retained(o.view)
}

@_cdecl("tb_UITouch_gestureRecognizers")
func tb_UITouch_gestureRecognizers(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return nil }
  return retainedList(o.gestureRecognizers)
}

@_cdecl("tb_UITouch_majorRadius")
func tb_UITouch_majorRadius(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return 0 }
  return Double(o.majorRadius)
}

@_cdecl("tb_UITouch_majorRadiusTolerance")
func tb_UITouch_majorRadiusTolerance(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return 0 }
  return Double(o.majorRadiusTolerance)
}

@_cdecl("tb_UITouch_force")
func tb_UITouch_force(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return 0 }
  return Double(o.force)
}

@_cdecl("tb_UITouch_maximumPossibleForce")
func tb_UITouch_maximumPossibleForce(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return 0 }
  return Double(o.maximumPossibleForce)
}

@_cdecl("tb_UITouch_locationInView")
func tb_UITouch_locationInView(_ receiver: Raw?, _ a1: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return TBPoint() }
  let v1 = swiftObject(a1, as: UIView.self)
  return TBPoint(o.location(in: v1))
}

@_cdecl("tb_UITouch_previousLocationInView")
func tb_UITouch_previousLocationInView(_ receiver: Raw?, _ a1: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UITouch.self) else { return TBPoint() }
  let v1 = swiftObject(a1, as: UIView.self)
  return TBPoint(o.previousLocation(in: v1))
}
