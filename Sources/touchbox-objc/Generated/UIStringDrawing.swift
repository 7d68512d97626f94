// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_NSParagraphStyle_defaultParagraphStyle_class")
func tb_NSParagraphStyle_defaultParagraphStyle_class() -> Raw? {
  return retainedBox(NSParagraphStyle.default)
}

@_cdecl("tb_NSParagraphStyle_init")
func tb_NSParagraphStyle_init() -> Raw? {
  return retainedPeer(NSParagraphStyle())
}

@_cdecl("tb_NSParagraphStyle_mutableCopy")
func tb_NSParagraphStyle_mutableCopy(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: NSParagraphStyle.self) else { return nil }
  return retainedAny(o.mutableCopy() as? NSObject)
}

@_cdecl("tb_NSParagraphStyle_alignment")
func tb_NSParagraphStyle_alignment(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: NSParagraphStyle.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.alignment).rawValue)
}

@_cdecl("tb_NSParagraphStyle_lineBreakMode")
func tb_NSParagraphStyle_lineBreakMode(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: NSParagraphStyle.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.lineBreakMode).rawValue)
}

@_cdecl("tb_NSParagraphStyle_lineSpacing")
func tb_NSParagraphStyle_lineSpacing(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: NSParagraphStyle.self) else { return 0 }
  return Double(o.lineSpacing)
}

@_cdecl("tb_NSMutableParagraphStyle_init")
func tb_NSMutableParagraphStyle_init() -> Raw? {
  return retainedPeer(NSMutableParagraphStyle())
}

@_cdecl("tb_NSMutableParagraphStyle_alignment")
func tb_NSMutableParagraphStyle_alignment(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: NSMutableParagraphStyle.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.alignment).rawValue)
}

@_cdecl("tb_NSMutableParagraphStyle_setAlignment")
func tb_NSMutableParagraphStyle_setAlignment(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: NSMutableParagraphStyle.self) else { return }
  guard let v1 = NSTextAlignment(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.alignment = v1
}

@_cdecl("tb_NSMutableParagraphStyle_lineBreakMode")
func tb_NSMutableParagraphStyle_lineBreakMode(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: NSMutableParagraphStyle.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.lineBreakMode).rawValue)
}

@_cdecl("tb_NSMutableParagraphStyle_setLineBreakMode")
func tb_NSMutableParagraphStyle_setLineBreakMode(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: NSMutableParagraphStyle.self) else { return }
  guard let v1 = NSLineBreakMode(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.lineBreakMode = v1
}

@_cdecl("tb_NSMutableParagraphStyle_lineSpacing")
func tb_NSMutableParagraphStyle_lineSpacing(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: NSMutableParagraphStyle.self) else { return 0 }
  return Double(o.lineSpacing)
}

@_cdecl("tb_NSMutableParagraphStyle_setLineSpacing")
func tb_NSMutableParagraphStyle_setLineSpacing(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: NSMutableParagraphStyle.self) else { return }
  o.lineSpacing = CGFloat(a1)
}

@_cdecl("tb_NSMutableParagraphStyle_setParagraphStyle")
func tb_NSMutableParagraphStyle_setParagraphStyle(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: NSMutableParagraphStyle.self) else { return }
  guard let v1 = swiftObject(a1, as: NSParagraphStyle.self) else { return }
  o.setParagraphStyle(v1)
}

@_cdecl("tb_NSShadow_init")
func tb_NSShadow_init() -> Raw? {
  return retainedPeer(NSShadow())
}

@_cdecl("tb_NSShadow_shadowOffset")
func tb_NSShadow_shadowOffset(_ receiver: Raw?) -> TBSize {
  guard let o = swiftObject(receiver, as: NSShadow.self) else { return TBSize() }
  return TBSize(o.shadowOffset)
}

@_cdecl("tb_NSShadow_setShadowOffset")
func tb_NSShadow_setShadowOffset(_ receiver: Raw?, _ a1: TBSize) {
  guard let o = swiftObject(receiver, as: NSShadow.self) else { return }
  o.shadowOffset = a1.value
}

@_cdecl("tb_NSShadow_shadowBlurRadius")
func tb_NSShadow_shadowBlurRadius(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: NSShadow.self) else { return 0 }
  return Double(o.shadowBlurRadius)
}

@_cdecl("tb_NSShadow_setShadowBlurRadius")
func tb_NSShadow_setShadowBlurRadius(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: NSShadow.self) else { return }
  o.shadowBlurRadius = CGFloat(a1)
}

@_cdecl("tb_NSShadow_shadowColor")
func tb_NSShadow_shadowColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: NSShadow.self) else { return nil }
  return retainedAny(o.shadowColor)
}

@_cdecl("tb_NSShadow_setShadowColor")
func tb_NSShadow_setShadowColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: NSShadow.self) else { return }
  o.shadowColor = anyValue(a1)
}

@_cdecl("tb_TBSizeOfText")
func tb_TBSizeOfText(_ a1: Raw?, _ a2: TBSize, _ a3: Int) -> TBSize {
  return TBSize((attributedText(a1) ?? NSAttributedString(string: "")).boundingRect(with: a2.value, options: NSStringDrawingOptions(rawValue: .init(truncatingIfNeeded: a3)), context: nil).size)
}

@_cdecl("tb_TBDrawText")
func tb_TBDrawText(_ a1: Raw?, _ a2: TBRect, _ a3: Int) {
  (attributedText(a1) ?? NSAttributedString(string: "")).draw(with: a2.value, options: NSStringDrawingOptions(rawValue: .init(truncatingIfNeeded: a3)), context: nil)
}

@_cdecl("tb_TBDrawTextAtPoint")
func tb_TBDrawTextAtPoint(_ a1: Raw?, _ a2: TBPoint) {
  (attributedText(a1) ?? NSAttributedString(string: "")).draw(at: a2.value)
}
