// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import QuartzCore
import UIKit

@_cdecl("tb_CALayer_frame")
func tb_CALayer_frame(_ receiver: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBRect() }
  return TBRect(o.frame)
}

@_cdecl("tb_CALayer_setFrame")
func tb_CALayer_setFrame(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.frame = a1.value
}

@_cdecl("tb_CALayer_bounds")
func tb_CALayer_bounds(_ receiver: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBRect() }
  return TBRect(o.bounds)
}

@_cdecl("tb_CALayer_setBounds")
func tb_CALayer_setBounds(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.bounds = a1.value
}

@_cdecl("tb_CALayer_position")
func tb_CALayer_position(_ receiver: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBPoint() }
  return TBPoint(o.position)
}

@_cdecl("tb_CALayer_setPosition")
func tb_CALayer_setPosition(_ receiver: Raw?, _ a1: TBPoint) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.position = a1.value
}

@_cdecl("tb_CALayer_anchorPoint")
func tb_CALayer_anchorPoint(_ receiver: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBPoint() }
  return TBPoint(o.anchorPoint)
}

@_cdecl("tb_CALayer_setAnchorPoint")
func tb_CALayer_setAnchorPoint(_ receiver: Raw?, _ a1: TBPoint) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.anchorPoint = a1.value
}

@_cdecl("tb_CALayer_zPosition")
func tb_CALayer_zPosition(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return Double(o.zPosition)
}

@_cdecl("tb_CALayer_setZPosition")
func tb_CALayer_setZPosition(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.zPosition = CGFloat(a1)
}

@_cdecl("tb_CALayer_opacity")
func tb_CALayer_opacity(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return o.opacity
}

@_cdecl("tb_CALayer_setOpacity")
func tb_CALayer_setOpacity(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.opacity = a1
}

@_cdecl("tb_CALayer_isHidden")
func tb_CALayer_isHidden(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return (o.isHidden ? 1 : 0)
}

@_cdecl("tb_CALayer_setHidden")
func tb_CALayer_setHidden(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.isHidden = (a1 != 0)
}

@_cdecl("tb_CALayer_masksToBounds")
func tb_CALayer_masksToBounds(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return (o.masksToBounds ? 1 : 0)
}

@_cdecl("tb_CALayer_setMasksToBounds")
func tb_CALayer_setMasksToBounds(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.masksToBounds = (a1 != 0)
}

@_cdecl("tb_CALayer_cornerRadius")
func tb_CALayer_cornerRadius(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return Double(o.cornerRadius)
}

@_cdecl("tb_CALayer_setCornerRadius")
func tb_CALayer_setCornerRadius(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.cornerRadius = CGFloat(a1)
}

@_cdecl("tb_CALayer_borderWidth")
func tb_CALayer_borderWidth(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return Double(o.borderWidth)
}

@_cdecl("tb_CALayer_setBorderWidth")
func tb_CALayer_setBorderWidth(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.borderWidth = CGFloat(a1)
}

@_cdecl("tb_CALayer_borderColor")
func tb_CALayer_borderColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retainedReference(o.borderColor)
}

@_cdecl("tb_CALayer_setBorderColor")
func tb_CALayer_setBorderColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  let v1 = reference(a1, as: CGColor.self)
  o.borderColor = v1
}

@_cdecl("tb_CALayer_backgroundColor")
func tb_CALayer_backgroundColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retainedReference(o.backgroundColor)
}

@_cdecl("tb_CALayer_setBackgroundColor")
func tb_CALayer_setBackgroundColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  let v1 = reference(a1, as: CGColor.self)
  o.backgroundColor = v1
}

@_cdecl("tb_CALayer_shadowColor")
func tb_CALayer_shadowColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retainedReference(o.shadowColor)
}

@_cdecl("tb_CALayer_setShadowColor")
func tb_CALayer_setShadowColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  let v1 = reference(a1, as: CGColor.self)
  o.shadowColor = v1
}

@_cdecl("tb_CALayer_shadowOpacity")
func tb_CALayer_shadowOpacity(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return o.shadowOpacity
}

@_cdecl("tb_CALayer_setShadowOpacity")
func tb_CALayer_setShadowOpacity(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.shadowOpacity = a1
}

@_cdecl("tb_CALayer_shadowOffset")
func tb_CALayer_shadowOffset(_ receiver: Raw?) -> TBSize {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBSize() }
  return TBSize(o.shadowOffset)
}

@_cdecl("tb_CALayer_setShadowOffset")
func tb_CALayer_setShadowOffset(_ receiver: Raw?, _ a1: TBSize) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.shadowOffset = a1.value
}

@_cdecl("tb_CALayer_shadowRadius")
func tb_CALayer_shadowRadius(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return Double(o.shadowRadius)
}

@_cdecl("tb_CALayer_setShadowRadius")
func tb_CALayer_setShadowRadius(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.shadowRadius = CGFloat(a1)
}

@_cdecl("tb_CALayer_contentsScale")
func tb_CALayer_contentsScale(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return Double(o.contentsScale)
}

@_cdecl("tb_CALayer_setContentsScale")
func tb_CALayer_setContentsScale(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.contentsScale = CGFloat(a1)
}

@_cdecl("tb_CALayer_name")
func tb_CALayer_name(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return copiedString(o.name)
}

@_cdecl("tb_CALayer_setName")
func tb_CALayer_setName(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  let v1 = string(a1)
  o.name = v1
}

@_cdecl("tb_CALayer_superlayer")
func tb_CALayer_superlayer(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retained(o.superlayer)
}

@_cdecl("tb_CALayer_sublayers")
func tb_CALayer_sublayers(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retainedArray(o.sublayers)
}

@_cdecl("tb_CALayer_affineTransform")
func tb_CALayer_affineTransform(_ receiver: Raw?) -> TBTransform {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBTransform() }
  return TBTransform(o.affineTransform())
}

@_cdecl("tb_CALayer_setAffineTransform")
func tb_CALayer_setAffineTransform(_ receiver: Raw?, _ a1: TBTransform) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.setAffineTransform(a1.value)
}

@_cdecl("tb_CALayer_addSublayer")
func tb_CALayer_addSublayer(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v1 = swiftObject(a1, as: CALayer.self) else { return }
  o.addSublayer(v1)
}

@_cdecl("tb_CALayer_removeFromSuperlayer")
func tb_CALayer_removeFromSuperlayer(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.removeFromSuperlayer()
}

@_cdecl("tb_CALayer_setNeedsDisplay")
func tb_CALayer_setNeedsDisplay(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.setNeedsDisplay()
}

@_cdecl("tb_CALayer_setNeedsLayout")
func tb_CALayer_setNeedsLayout(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.setNeedsLayout()
}

@_cdecl("tb_CALayer_layoutIfNeeded")
func tb_CALayer_layoutIfNeeded(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.layoutIfNeeded()
}

@_cdecl("tb_CALayer_removeAllAnimations")
func tb_CALayer_removeAllAnimations(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.removeAllAnimations()
}

@_cdecl("tb_CALayer_removeAnimationForKey")
func tb_CALayer_removeAnimationForKey(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v1 = string(a1) else { return }
  o.removeAnimation(forKey: v1)
}

@_cdecl("tb_CALayer_presentationLayer")
func tb_CALayer_presentationLayer(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retained(o.presentation())
}

@_cdecl("tb_CALayer_containsPoint")
func tb_CALayer_containsPoint(_ receiver: Raw?, _ a1: TBPoint) -> UInt8 {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return (o.contains(a1.value) ? 1 : 0)
}

@_cdecl("tb_CALayer_hitTest")
func tb_CALayer_hitTest(_ receiver: Raw?, _ a1: TBPoint) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retained(o.hitTest(a1.value))
}

@_cdecl("tb_CALayer_renderInContext")
func tb_CALayer_renderInContext(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  o.render(in: v1)
}

@_cdecl("tb_CACurrentMediaTime")
func tb_CACurrentMediaTime() -> Double {
  return CACurrentMediaTime()
}
