// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

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

@_cdecl("tb_NSLayoutConstraint_priority")
func tb_NSLayoutConstraint_priority(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return 0 }
  return (o.priority).rawValue
}

@_cdecl("tb_NSLayoutConstraint_setPriority")
func tb_NSLayoutConstraint_setPriority(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return }
  o.priority = UILayoutPriority(rawValue: a1)
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

@_cdecl("tb_NSLayoutConstraint_multiplier")
func tb_NSLayoutConstraint_multiplier(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return 0 }
  return Double(o.multiplier)
}

@_cdecl("tb_NSLayoutConstraint_relation")
func tb_NSLayoutConstraint_relation(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.relation).rawValue)
}

@_cdecl("tb_NSLayoutConstraint_firstAttribute")
func tb_NSLayoutConstraint_firstAttribute(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.firstAttribute).rawValue)
}

@_cdecl("tb_NSLayoutConstraint_secondAttribute")
func tb_NSLayoutConstraint_secondAttribute(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.secondAttribute).rawValue)
}

@_cdecl("tb_NSLayoutConstraint_firstItem")
func tb_NSLayoutConstraint_firstItem(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return nil }
  return retainedAny(o.firstItem)
}

@_cdecl("tb_NSLayoutConstraint_secondItem")
func tb_NSLayoutConstraint_secondItem(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutConstraint.self) else { return nil }
  return retainedAny(o.secondItem)
}

@_cdecl("tb_NSLayoutXAxisAnchor_constraintEqualToAnchor")
func tb_NSLayoutXAxisAnchor_constraintEqualToAnchor(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutXAxisAnchor.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutXAxisAnchor.self) else { return nil }
  return retained(o.constraint(equalTo: v1))
}

@_cdecl("tb_NSLayoutXAxisAnchor_constraintEqualToAnchor_constant")
func tb_NSLayoutXAxisAnchor_constraintEqualToAnchor_constant(_ receiver: Raw?, _ a1: Raw?, _ a2: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutXAxisAnchor.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutXAxisAnchor.self) else { return nil }
  return retained(o.constraint(equalTo: v1, constant: CGFloat(a2)))
}

@_cdecl("tb_NSLayoutXAxisAnchor_constraintGreaterThanOrEqualToAnchor")
func tb_NSLayoutXAxisAnchor_constraintGreaterThanOrEqualToAnchor(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutXAxisAnchor.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutXAxisAnchor.self) else { return nil }
  return retained(o.constraint(greaterThanOrEqualTo: v1))
}

@_cdecl("tb_NSLayoutXAxisAnchor_constraintGreaterThanOrEqualToAnchor_constant")
func tb_NSLayoutXAxisAnchor_constraintGreaterThanOrEqualToAnchor_constant(_ receiver: Raw?, _ a1: Raw?, _ a2: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutXAxisAnchor.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutXAxisAnchor.self) else { return nil }
  return retained(o.constraint(greaterThanOrEqualTo: v1, constant: CGFloat(a2)))
}

@_cdecl("tb_NSLayoutXAxisAnchor_constraintLessThanOrEqualToAnchor")
func tb_NSLayoutXAxisAnchor_constraintLessThanOrEqualToAnchor(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutXAxisAnchor.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutXAxisAnchor.self) else { return nil }
  return retained(o.constraint(lessThanOrEqualTo: v1))
}

@_cdecl("tb_NSLayoutXAxisAnchor_constraintLessThanOrEqualToAnchor_constant")
func tb_NSLayoutXAxisAnchor_constraintLessThanOrEqualToAnchor_constant(_ receiver: Raw?, _ a1: Raw?, _ a2: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutXAxisAnchor.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutXAxisAnchor.self) else { return nil }
  return retained(o.constraint(lessThanOrEqualTo: v1, constant: CGFloat(a2)))
}

@_cdecl("tb_NSLayoutYAxisAnchor_constraintEqualToAnchor")
func tb_NSLayoutYAxisAnchor_constraintEqualToAnchor(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutYAxisAnchor.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutYAxisAnchor.self) else { return nil }
  return retained(o.constraint(equalTo: v1))
}

@_cdecl("tb_NSLayoutYAxisAnchor_constraintEqualToAnchor_constant")
func tb_NSLayoutYAxisAnchor_constraintEqualToAnchor_constant(_ receiver: Raw?, _ a1: Raw?, _ a2: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutYAxisAnchor.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutYAxisAnchor.self) else { return nil }
  return retained(o.constraint(equalTo: v1, constant: CGFloat(a2)))
}

@_cdecl("tb_NSLayoutYAxisAnchor_constraintGreaterThanOrEqualToAnchor")
func tb_NSLayoutYAxisAnchor_constraintGreaterThanOrEqualToAnchor(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutYAxisAnchor.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutYAxisAnchor.self) else { return nil }
  return retained(o.constraint(greaterThanOrEqualTo: v1))
}

@_cdecl("tb_NSLayoutYAxisAnchor_constraintGreaterThanOrEqualToAnchor_constant")
func tb_NSLayoutYAxisAnchor_constraintGreaterThanOrEqualToAnchor_constant(_ receiver: Raw?, _ a1: Raw?, _ a2: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutYAxisAnchor.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutYAxisAnchor.self) else { return nil }
  return retained(o.constraint(greaterThanOrEqualTo: v1, constant: CGFloat(a2)))
}

@_cdecl("tb_NSLayoutYAxisAnchor_constraintLessThanOrEqualToAnchor")
func tb_NSLayoutYAxisAnchor_constraintLessThanOrEqualToAnchor(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutYAxisAnchor.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutYAxisAnchor.self) else { return nil }
  return retained(o.constraint(lessThanOrEqualTo: v1))
}

@_cdecl("tb_NSLayoutYAxisAnchor_constraintLessThanOrEqualToAnchor_constant")
func tb_NSLayoutYAxisAnchor_constraintLessThanOrEqualToAnchor_constant(_ receiver: Raw?, _ a1: Raw?, _ a2: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutYAxisAnchor.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutYAxisAnchor.self) else { return nil }
  return retained(o.constraint(lessThanOrEqualTo: v1, constant: CGFloat(a2)))
}

@_cdecl("tb_NSLayoutDimension_constraintEqualToAnchor")
func tb_NSLayoutDimension_constraintEqualToAnchor(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutDimension.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutDimension.self) else { return nil }
  return retained(o.constraint(equalTo: v1))
}

@_cdecl("tb_NSLayoutDimension_constraintEqualToAnchor_constant")
func tb_NSLayoutDimension_constraintEqualToAnchor_constant(_ receiver: Raw?, _ a1: Raw?, _ a2: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutDimension.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutDimension.self) else { return nil }
  return retained(o.constraint(equalTo: v1, constant: CGFloat(a2)))
}

@_cdecl("tb_NSLayoutDimension_constraintGreaterThanOrEqualToAnchor")
func tb_NSLayoutDimension_constraintGreaterThanOrEqualToAnchor(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutDimension.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutDimension.self) else { return nil }
  return retained(o.constraint(greaterThanOrEqualTo: v1))
}

@_cdecl("tb_NSLayoutDimension_constraintGreaterThanOrEqualToAnchor_constant")
func tb_NSLayoutDimension_constraintGreaterThanOrEqualToAnchor_constant(_ receiver: Raw?, _ a1: Raw?, _ a2: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutDimension.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutDimension.self) else { return nil }
  return retained(o.constraint(greaterThanOrEqualTo: v1, constant: CGFloat(a2)))
}

@_cdecl("tb_NSLayoutDimension_constraintLessThanOrEqualToAnchor")
func tb_NSLayoutDimension_constraintLessThanOrEqualToAnchor(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutDimension.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutDimension.self) else { return nil }
  return retained(o.constraint(lessThanOrEqualTo: v1))
}

@_cdecl("tb_NSLayoutDimension_constraintLessThanOrEqualToAnchor_constant")
func tb_NSLayoutDimension_constraintLessThanOrEqualToAnchor_constant(_ receiver: Raw?, _ a1: Raw?, _ a2: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutDimension.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutDimension.self) else { return nil }
  return retained(o.constraint(lessThanOrEqualTo: v1, constant: CGFloat(a2)))
}

@_cdecl("tb_NSLayoutDimension_constraintEqualToConstant")
func tb_NSLayoutDimension_constraintEqualToConstant(_ receiver: Raw?, _ a1: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutDimension.self) else { return nil }
  return retained(o.constraint(equalToConstant: CGFloat(a1)))
}

@_cdecl("tb_NSLayoutDimension_constraintGreaterThanOrEqualToConstant")
func tb_NSLayoutDimension_constraintGreaterThanOrEqualToConstant(_ receiver: Raw?, _ a1: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutDimension.self) else { return nil }
  return retained(o.constraint(greaterThanOrEqualToConstant: CGFloat(a1)))
}

@_cdecl("tb_NSLayoutDimension_constraintLessThanOrEqualToConstant")
func tb_NSLayoutDimension_constraintLessThanOrEqualToConstant(_ receiver: Raw?, _ a1: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutDimension.self) else { return nil }
  return retained(o.constraint(lessThanOrEqualToConstant: CGFloat(a1)))
}

@_cdecl("tb_NSLayoutDimension_constraintEqualToAnchor_multiplier")
func tb_NSLayoutDimension_constraintEqualToAnchor_multiplier(_ receiver: Raw?, _ a1: Raw?, _ a2: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutDimension.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutDimension.self) else { return nil }
  return retained(o.constraint(equalTo: v1, multiplier: CGFloat(a2)))
}

@_cdecl("tb_NSLayoutDimension_constraintEqualToAnchor_multiplier_constant")
func tb_NSLayoutDimension_constraintEqualToAnchor_multiplier_constant(_ receiver: Raw?, _ a1: Raw?, _ a2: Double, _ a3: Double) -> Raw? {
  guard let o = swiftObject(receiver, as: NSLayoutDimension.self) else { return nil }
  guard let v1 = swiftObject(a1, as: NSLayoutDimension.self) else { return nil }
  return retained(o.constraint(equalTo: v1, multiplier: CGFloat(a2), constant: CGFloat(a3)))
}

@_cdecl("tb_UILayoutGuide_init")
func tb_UILayoutGuide_init() -> Raw? {
  return retainedPeer(UILayoutGuide())
}

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

@_cdecl("tb_UILayoutGuide_identifier")
func tb_UILayoutGuide_identifier(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UILayoutGuide.self) else { return nil }
  return copiedString(o.identifier)
}

@_cdecl("tb_UILayoutGuide_setIdentifier")
func tb_UILayoutGuide_setIdentifier(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UILayoutGuide.self) else { return }
  guard let v1 = string(a1) else { return }
  o.identifier = v1
}

@_cdecl("tb_UILayoutGuide_leadingAnchor")
func tb_UILayoutGuide_leadingAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILayoutGuide.self) else { return nil }
  return retainedBox(o.leadingAnchor, "NSLayoutXAxisAnchor")
}

@_cdecl("tb_UILayoutGuide_trailingAnchor")
func tb_UILayoutGuide_trailingAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILayoutGuide.self) else { return nil }
  return retainedBox(o.trailingAnchor, "NSLayoutXAxisAnchor")
}

@_cdecl("tb_UILayoutGuide_leftAnchor")
func tb_UILayoutGuide_leftAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILayoutGuide.self) else { return nil }
  return retainedBox(o.leftAnchor, "NSLayoutXAxisAnchor")
}

@_cdecl("tb_UILayoutGuide_rightAnchor")
func tb_UILayoutGuide_rightAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILayoutGuide.self) else { return nil }
  return retainedBox(o.rightAnchor, "NSLayoutXAxisAnchor")
}

@_cdecl("tb_UILayoutGuide_centerXAnchor")
func tb_UILayoutGuide_centerXAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILayoutGuide.self) else { return nil }
  return retainedBox(o.centerXAnchor, "NSLayoutXAxisAnchor")
}

@_cdecl("tb_UILayoutGuide_topAnchor")
func tb_UILayoutGuide_topAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILayoutGuide.self) else { return nil }
  return retainedBox(o.topAnchor, "NSLayoutYAxisAnchor")
}

@_cdecl("tb_UILayoutGuide_bottomAnchor")
func tb_UILayoutGuide_bottomAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILayoutGuide.self) else { return nil }
  return retainedBox(o.bottomAnchor, "NSLayoutYAxisAnchor")
}

@_cdecl("tb_UILayoutGuide_centerYAnchor")
func tb_UILayoutGuide_centerYAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILayoutGuide.self) else { return nil }
  return retainedBox(o.centerYAnchor, "NSLayoutYAxisAnchor")
}

@_cdecl("tb_UILayoutGuide_widthAnchor")
func tb_UILayoutGuide_widthAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILayoutGuide.self) else { return nil }
  return retainedBox(o.widthAnchor, "NSLayoutDimension")
}

@_cdecl("tb_UILayoutGuide_heightAnchor")
func tb_UILayoutGuide_heightAnchor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UILayoutGuide.self) else { return nil }
  return retainedBox(o.heightAnchor, "NSLayoutDimension")
}

@_cdecl("tb_UIStackView_arrangedSubviews")
func tb_UIStackView_arrangedSubviews(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return nil }
  return retainedList(o.arrangedSubviews)
}

@_cdecl("tb_UIStackView_addArrangedSubview")
func tb_UIStackView_addArrangedSubview(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  o.addArrangedSubview(v1)
}

@_cdecl("tb_UIStackView_removeArrangedSubview")
func tb_UIStackView_removeArrangedSubview(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  o.removeArrangedSubview(v1)
}

@_cdecl("tb_UIStackView_insertArrangedSubview_atIndex")
func tb_UIStackView_insertArrangedSubview_atIndex(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt) {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return }
  o.insertArrangedSubview(v1, at: Int(truncatingIfNeeded: a2))
}

@_cdecl("tb_UIStackView_axis")
func tb_UIStackView_axis(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.axis).rawValue)
}

@_cdecl("tb_UIStackView_setAxis")
func tb_UIStackView_setAxis(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return }
  guard let v1 = NSLayoutConstraint.Axis(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.axis = v1
}

@_cdecl("tb_UIStackView_distribution")
func tb_UIStackView_distribution(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.distribution).rawValue)
}

@_cdecl("tb_UIStackView_setDistribution")
func tb_UIStackView_setDistribution(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return }
  guard let v1 = UIStackView.Distribution(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.distribution = v1
}

@_cdecl("tb_UIStackView_alignment")
func tb_UIStackView_alignment(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.alignment).rawValue)
}

@_cdecl("tb_UIStackView_setAlignment")
func tb_UIStackView_setAlignment(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return }
  guard let v1 = UIStackView.Alignment(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.alignment = v1
}

@_cdecl("tb_UIStackView_spacing")
func tb_UIStackView_spacing(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return 0 }
  return Double(o.spacing)
}

@_cdecl("tb_UIStackView_setSpacing")
func tb_UIStackView_setSpacing(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return }
  o.spacing = CGFloat(a1)
}

@_cdecl("tb_UIStackView_setCustomSpacing_afterView")
func tb_UIStackView_setCustomSpacing_afterView(_ receiver: Raw?, _ a1: Double, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return }
  guard let v2 = swiftObject(a2, as: UIView.self) else { return }
  o.setCustomSpacing(CGFloat(a1), after: v2)
}

@_cdecl("tb_UIStackView_customSpacingAfterView")
func tb_UIStackView_customSpacingAfterView(_ receiver: Raw?, _ a1: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return 0 }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return 0 }
  return Double(o.customSpacing(after: v1))
}

@_cdecl("tb_UIStackView_isLayoutMarginsRelativeArrangement")
func tb_UIStackView_isLayoutMarginsRelativeArrangement(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return 0 }
  return (o.isLayoutMarginsRelativeArrangement ? 1 : 0)
}

@_cdecl("tb_UIStackView_setLayoutMarginsRelativeArrangement")
func tb_UIStackView_setLayoutMarginsRelativeArrangement(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIStackView.self) else { return }
  o.isLayoutMarginsRelativeArrangement = (a1 != 0)
}
