// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UIApplication_sharedApplication_class")
func tb_UIApplication_sharedApplication_class() -> Raw? {
  return retained(UIApplication.shared)
}

@_cdecl("tb_UIApplication_isIdleTimerDisabled")
func tb_UIApplication_isIdleTimerDisabled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIApplication.self) else { return 0 }
  return (o.isIdleTimerDisabled ? 1 : 0)
}

@_cdecl("tb_UIApplication_setIdleTimerDisabled")
func tb_UIApplication_setIdleTimerDisabled(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIApplication.self) else { return }
  o.isIdleTimerDisabled = (a1 != 0)
}

@_cdecl("tb_UIApplication_keyWindow")
func tb_UIApplication_keyWindow(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIApplication.self) else { return nil }
  return retained(o.keyWindow)
}

@_cdecl("tb_UIApplication_applicationState")
func tb_UIApplication_applicationState(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIApplication.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.applicationState).rawValue)
}

@_cdecl("tb_UIApplication_statusBarOrientation")
func tb_UIApplication_statusBarOrientation(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIApplication.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.statusBarOrientation).rawValue)
}

@_cdecl("tb_UIApplication_isStatusBarHidden")
func tb_UIApplication_isStatusBarHidden(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIApplication.self) else { return 0 }
  return (o.isStatusBarHidden ? 1 : 0)
}

@_cdecl("tb_UIApplication_statusBarFrame")
func tb_UIApplication_statusBarFrame(_ receiver: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UIApplication.self) else { return TBRect() }
  return TBRect(o.statusBarFrame)
}

@_cdecl("tb_UIApplication_windows")
func tb_UIApplication_windows(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIApplication.self) else { return nil }
  return retainedList(o.windows)
}

@_cdecl("tb_UIApplication_applicationSupportsShakeToEdit")
func tb_UIApplication_applicationSupportsShakeToEdit(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIApplication.self) else { return 0 }
  return (o.applicationSupportsShakeToEdit ? 1 : 0)
}

@_cdecl("tb_UIApplication_setApplicationSupportsShakeToEdit")
func tb_UIApplication_setApplicationSupportsShakeToEdit(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIApplication.self) else { return }
  o.applicationSupportsShakeToEdit = (a1 != 0)
}

@_cdecl("tb_UIApplication_isIgnoringInteractionEvents")
func tb_UIApplication_isIgnoringInteractionEvents(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIApplication.self) else { return 0 }
  return (o.isIgnoringInteractionEvents ? 1 : 0)
}

@_cdecl("tb_UIApplication_beginIgnoringInteractionEvents")
func tb_UIApplication_beginIgnoringInteractionEvents(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIApplication.self) else { return }
  o.beginIgnoringInteractionEvents()
}

@_cdecl("tb_UIApplication_endIgnoringInteractionEvents")
func tb_UIApplication_endIgnoringInteractionEvents(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIApplication.self) else { return }
  o.endIgnoringInteractionEvents()
}

@_cdecl("tb_UIApplication_sendEvent")
func tb_UIApplication_sendEvent(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIApplication.self) else { return }
  guard let v1 = swiftObject(a1, as: UIEvent.self) else { return }
  if let peer = o as? any UIApplicationSuper { return peer.super_UIApplication_sendEvent(v1) }
  o.sendEvent(v1)
}
