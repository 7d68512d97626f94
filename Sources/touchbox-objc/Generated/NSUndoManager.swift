// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_TBUndoManager_init")
func tb_TBUndoManager_init() -> Raw? {
  return retainedPeer(UndoManager())
}

@_cdecl("tb_TBUndoManager_beginUndoGrouping")
func tb_TBUndoManager_beginUndoGrouping(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return }
  o.beginUndoGrouping()
}

@_cdecl("tb_TBUndoManager_endUndoGrouping")
func tb_TBUndoManager_endUndoGrouping(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return }
  o.endUndoGrouping()
}

@_cdecl("tb_TBUndoManager_groupingLevel")
func tb_TBUndoManager_groupingLevel(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return 0 }
  return o.groupingLevel
}

@_cdecl("tb_TBUndoManager_disableUndoRegistration")
func tb_TBUndoManager_disableUndoRegistration(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return }
  o.disableUndoRegistration()
}

@_cdecl("tb_TBUndoManager_enableUndoRegistration")
func tb_TBUndoManager_enableUndoRegistration(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return }
  o.enableUndoRegistration()
}

@_cdecl("tb_TBUndoManager_isUndoRegistrationEnabled")
func tb_TBUndoManager_isUndoRegistrationEnabled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return 0 }
  return (o.isUndoRegistrationEnabled ? 1 : 0)
}

@_cdecl("tb_TBUndoManager_groupsByEvent")
func tb_TBUndoManager_groupsByEvent(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return 0 }
  return (o.groupsByEvent ? 1 : 0)
}

@_cdecl("tb_TBUndoManager_setGroupsByEvent")
func tb_TBUndoManager_setGroupsByEvent(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return }
  o.groupsByEvent = (a1 != 0)
}

@_cdecl("tb_TBUndoManager_levelsOfUndo")
func tb_TBUndoManager_levelsOfUndo(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return 0 }
  return o.levelsOfUndo
}

@_cdecl("tb_TBUndoManager_setLevelsOfUndo")
func tb_TBUndoManager_setLevelsOfUndo(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return }
  o.levelsOfUndo = a1
}

@_cdecl("tb_TBUndoManager_undo")
func tb_TBUndoManager_undo(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return }
  o.undo()
}

@_cdecl("tb_TBUndoManager_redo")
func tb_TBUndoManager_redo(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return }
  o.redo()
}

@_cdecl("tb_TBUndoManager_undoNestedGroup")
func tb_TBUndoManager_undoNestedGroup(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return }
  o.undoNestedGroup()
}

@_cdecl("tb_TBUndoManager_canUndo")
func tb_TBUndoManager_canUndo(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return 0 }
  return (o.canUndo ? 1 : 0)
}

@_cdecl("tb_TBUndoManager_canRedo")
func tb_TBUndoManager_canRedo(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return 0 }
  return (o.canRedo ? 1 : 0)
}

@_cdecl("tb_TBUndoManager_undoCount")
func tb_TBUndoManager_undoCount(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return 0 }
  return o.undoCount
}

@_cdecl("tb_TBUndoManager_redoCount")
func tb_TBUndoManager_redoCount(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return 0 }
  return o.redoCount
}

@_cdecl("tb_TBUndoManager_isUndoing")
func tb_TBUndoManager_isUndoing(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return 0 }
  return (o.isUndoing ? 1 : 0)
}

@_cdecl("tb_TBUndoManager_isRedoing")
func tb_TBUndoManager_isRedoing(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return 0 }
  return (o.isRedoing ? 1 : 0)
}

@_cdecl("tb_TBUndoManager_removeAllActions")
func tb_TBUndoManager_removeAllActions(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return }
  o.removeAllActions()
}

@_cdecl("tb_TBUndoManager_setActionName")
func tb_TBUndoManager_setActionName(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return }
  guard let v1 = string(a1) else { return }
  o.setActionName(v1)
}

@_cdecl("tb_TBUndoManager_undoActionName")
func tb_TBUndoManager_undoActionName(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return nil }
  return copiedString(o.undoActionName)
}

@_cdecl("tb_TBUndoManager_redoActionName")
func tb_TBUndoManager_redoActionName(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return nil }
  return copiedString(o.redoActionName)
}

@_cdecl("tb_TBUndoManager_undoMenuItemTitle")
func tb_TBUndoManager_undoMenuItemTitle(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return nil }
  return copiedString(o.undoMenuItemTitle)
}

@_cdecl("tb_TBUndoManager_redoMenuItemTitle")
func tb_TBUndoManager_redoMenuItemTitle(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return nil }
  return copiedString(o.redoMenuItemTitle)
}

@_cdecl("tb_TBUndoManager_undoMenuTitleForUndoActionName")
func tb_TBUndoManager_undoMenuTitleForUndoActionName(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return nil }
  guard let v1 = string(a1) else { return nil }
  return copiedString(o.undoMenuTitle(forUndoActionName: v1))
}

@_cdecl("tb_TBUndoManager_redoMenuTitleForUndoActionName")
func tb_TBUndoManager_redoMenuTitleForUndoActionName(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UndoManager.self) else { return nil }
  guard let v1 = string(a1) else { return nil }
  return copiedString(o.redoMenuTitle(forUndoActionName: v1))
}
