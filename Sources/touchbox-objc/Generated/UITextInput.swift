// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UITextRange_isEmpty")
func tb_UITextRange_isEmpty(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITextRange.self) else { return 0 }
  return (o.isEmpty ? 1 : 0)
}

@_cdecl("tb_UITextRange_start")
func tb_UITextRange_start(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextRange.self) else { return nil }
  return retainedBox(o.start, "UITextPosition")
}

@_cdecl("tb_UITextRange_end")
func tb_UITextRange_end(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextRange.self) else { return nil }
  return retainedBox(o.end, "UITextPosition")
}

@_cdecl("tb_UIPasteboard_generalPasteboard_class")
func tb_UIPasteboard_generalPasteboard_class() -> Raw? {
  return retainedBox(UIPasteboard.general, "UIPasteboard")
}

@_cdecl("tb_UIPasteboard_string")
func tb_UIPasteboard_string(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIPasteboard.self) else { return nil }
  return copiedString(o.string)
}

@_cdecl("tb_UIPasteboard_setString")
func tb_UIPasteboard_setString(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UIPasteboard.self) else { return }
  let v1 = string(a1)
  o.string = v1
}

@_cdecl("tb_UIPasteboard_strings")
func tb_UIPasteboard_strings(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIPasteboard.self) else { return nil }
  return retainedList(o.strings)
}

@_cdecl("tb_UIPasteboard_setStrings")
func tb_UIPasteboard_setStrings(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIPasteboard.self) else { return }
  o.strings = (list(a1) ?? [])
}

@_cdecl("tb_UIPasteboard_hasStrings")
func tb_UIPasteboard_hasStrings(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIPasteboard.self) else { return 0 }
  return (o.hasStrings ? 1 : 0)
}

@_cdecl("tb_UIPasteboard_numberOfItems")
func tb_UIPasteboard_numberOfItems(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIPasteboard.self) else { return 0 }
  return o.numberOfItems
}

@_cdecl("tb_UIPasteboard_changeCount")
func tb_UIPasteboard_changeCount(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIPasteboard.self) else { return 0 }
  return o.changeCount
}
