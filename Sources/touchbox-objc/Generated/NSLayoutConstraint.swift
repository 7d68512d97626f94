// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import QuartzCore
import UIKit

@_cdecl("tb_UILayoutGuide_owningView")
func tb_UILayoutGuide_owningView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILayoutGuide.self) else { return nil }
  return retained(o.owningView)
}

@_cdecl("tb_UILayoutGuide_layoutFrame")
func tb_UILayoutGuide_layoutFrame(_ receiver: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UILayoutGuide.self) else { return TBRect() }
  return TBRect(o.layoutFrame)
}

@_cdecl("tb_NSLayoutConstraint_constant")
func tb_NSLayoutConstraint_constant(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return 0 }
  return Double(o.constant)
}

@_cdecl("tb_NSLayoutConstraint_setConstant")
func tb_NSLayoutConstraint_setConstant(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return }
  o.constant = CGFloat(a1)
}

@_cdecl("tb_NSLayoutConstraint_multiplier")
func tb_NSLayoutConstraint_multiplier(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return 0 }
  return Double(o.multiplier)
}

@_cdecl("tb_NSLayoutConstraint_isActive")
func tb_NSLayoutConstraint_isActive(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return 0 }
  return (o.isActive ? 1 : 0)
}

@_cdecl("tb_NSLayoutConstraint_setActive")
func tb_NSLayoutConstraint_setActive(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return }
  o.isActive = (a1 != 0)
}

@_cdecl("tb_NSLayoutConstraint_identifier")
func tb_NSLayoutConstraint_identifier(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return nil }
  return copiedString(o.identifier)
}

@_cdecl("tb_NSLayoutConstraint_setIdentifier")
func tb_NSLayoutConstraint_setIdentifier(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return }
  let v1 = string(a1)
  o.identifier = v1
}

@_cdecl("tb_NSLayoutConstraint_priority")
func tb_NSLayoutConstraint_priority(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return 0 }
  return o.priority.rawValue
}

@_cdecl("tb_NSLayoutConstraint_setPriority")
func tb_NSLayoutConstraint_setPriority(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return }
  o.priority = UILayoutPriority(a1)
}
