// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
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

@_cdecl("tb_CALayer_anchorPointZ")
func tb_CALayer_anchorPointZ(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return Double(o.anchorPointZ)
}

@_cdecl("tb_CALayer_setAnchorPointZ")
func tb_CALayer_setAnchorPointZ(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.anchorPointZ = CGFloat(a1)
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

@_cdecl("tb_CALayer_transform")
func tb_CALayer_transform(_ receiver: Raw?) -> TBTransform3D {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBTransform3D() }
  return TBTransform3D(o.transform)
}

@_cdecl("tb_CALayer_setTransform")
func tb_CALayer_setTransform(_ receiver: Raw?, _ a1: TBTransform3D) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.transform = a1.value
}

@_cdecl("tb_CALayer_sublayerTransform")
func tb_CALayer_sublayerTransform(_ receiver: Raw?) -> TBTransform3D {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBTransform3D() }
  return TBTransform3D(o.sublayerTransform)
}

@_cdecl("tb_CALayer_setSublayerTransform")
func tb_CALayer_setSublayerTransform(_ receiver: Raw?, _ a1: TBTransform3D) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.sublayerTransform = a1.value
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

@_cdecl("tb_CALayer_isOpaque")
func tb_CALayer_isOpaque(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return (o.isOpaque ? 1 : 0)
}

@_cdecl("tb_CALayer_setOpaque")
func tb_CALayer_setOpaque(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.isOpaque = (a1 != 0)
}

@_cdecl("tb_CALayer_isDoubleSided")
func tb_CALayer_isDoubleSided(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return (o.isDoubleSided ? 1 : 0)
}

@_cdecl("tb_CALayer_setDoubleSided")
func tb_CALayer_setDoubleSided(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.isDoubleSided = (a1 != 0)
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

@_cdecl("tb_CALayer_maskedCorners")
func tb_CALayer_maskedCorners(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.maskedCorners).rawValue)
}

@_cdecl("tb_CALayer_setMaskedCorners")
func tb_CALayer_setMaskedCorners(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.maskedCorners = CACornerMask(rawValue: .init(truncatingIfNeeded: a1))
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

@_cdecl("tb_CALayer_shadowPath")
func tb_CALayer_shadowPath(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retainedReference(o.shadowPath)
}

@_cdecl("tb_CALayer_setShadowPath")
func tb_CALayer_setShadowPath(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  let v1 = reference(a1, as: CGPath.self)
  o.shadowPath = v1
}

@_cdecl("tb_CALayer_contents")
func tb_CALayer_contents(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retainedAny(o.contents)
}

@_cdecl("tb_CALayer_setContents")
func tb_CALayer_setContents(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.contents = anyValue(a1)
}

@_cdecl("tb_CALayer_contentsRect")
func tb_CALayer_contentsRect(_ receiver: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBRect() }
  return TBRect(o.contentsRect)
}

@_cdecl("tb_CALayer_setContentsRect")
func tb_CALayer_setContentsRect(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.contentsRect = a1.value
}

@_cdecl("tb_CALayer_contentsCenter")
func tb_CALayer_contentsCenter(_ receiver: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBRect() }
  return TBRect(o.contentsCenter)
}

@_cdecl("tb_CALayer_setContentsCenter")
func tb_CALayer_setContentsCenter(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.contentsCenter = a1.value
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

@_cdecl("tb_CALayer_contentsGravity")
func tb_CALayer_contentsGravity(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return copiedString(o.contentsGravity.rawValue)
}

@_cdecl("tb_CALayer_setContentsGravity")
func tb_CALayer_setContentsGravity(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v1 = string(a1) else { return }
  o.contentsGravity = CALayerContentsGravity(rawValue: v1)
}

@_cdecl("tb_CALayer_minificationFilter")
func tb_CALayer_minificationFilter(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return copiedString(o.minificationFilter.rawValue)
}

@_cdecl("tb_CALayer_setMinificationFilter")
func tb_CALayer_setMinificationFilter(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v1 = string(a1) else { return }
  o.minificationFilter = CALayerContentsFilter(rawValue: v1)
}

@_cdecl("tb_CALayer_magnificationFilter")
func tb_CALayer_magnificationFilter(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return copiedString(o.magnificationFilter.rawValue)
}

@_cdecl("tb_CALayer_setMagnificationFilter")
func tb_CALayer_setMagnificationFilter(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v1 = string(a1) else { return }
  o.magnificationFilter = CALayerContentsFilter(rawValue: v1)
}

@_cdecl("tb_CALayer_needsDisplayOnBoundsChange")
func tb_CALayer_needsDisplayOnBoundsChange(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return (o.needsDisplayOnBoundsChange ? 1 : 0)
}

@_cdecl("tb_CALayer_setNeedsDisplayOnBoundsChange")
func tb_CALayer_setNeedsDisplayOnBoundsChange(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.needsDisplayOnBoundsChange = (a1 != 0)
}

@_cdecl("tb_CALayer_drawsAsynchronously")
func tb_CALayer_drawsAsynchronously(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return (o.drawsAsynchronously ? 1 : 0)
}

@_cdecl("tb_CALayer_setDrawsAsynchronously")
func tb_CALayer_setDrawsAsynchronously(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.drawsAsynchronously = (a1 != 0)
}

@_cdecl("tb_CALayer_shouldRasterize")
func tb_CALayer_shouldRasterize(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return (o.shouldRasterize ? 1 : 0)
}

@_cdecl("tb_CALayer_setShouldRasterize")
func tb_CALayer_setShouldRasterize(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.shouldRasterize = (a1 != 0)
}

@_cdecl("tb_CALayer_rasterizationScale")
func tb_CALayer_rasterizationScale(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return Double(o.rasterizationScale)
}

@_cdecl("tb_CALayer_setRasterizationScale")
func tb_CALayer_setRasterizationScale(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.rasterizationScale = CGFloat(a1)
}

@_cdecl("tb_CALayer_allowsEdgeAntialiasing")
func tb_CALayer_allowsEdgeAntialiasing(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return (o.allowsEdgeAntialiasing ? 1 : 0)
}

@_cdecl("tb_CALayer_setAllowsEdgeAntialiasing")
func tb_CALayer_setAllowsEdgeAntialiasing(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.allowsEdgeAntialiasing = (a1 != 0)
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

@_cdecl("tb_CALayer_mask")
func tb_CALayer_mask(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retained(o.mask)
}

@_cdecl("tb_CALayer_setMask")
func tb_CALayer_setMask(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  let v1 = swiftObject(a1, as: CALayer.self)
  o.mask = v1
}

@_cdecl("tb_CALayer_sublayers")
func tb_CALayer_sublayers(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retainedList(o.sublayers)
}

@_cdecl("tb_CALayer_setSublayers")
func tb_CALayer_setSublayers(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.sublayers = list(a1)
}

@_cdecl("tb_CALayer_beginTime")
func tb_CALayer_beginTime(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return o.beginTime
}

@_cdecl("tb_CALayer_setBeginTime")
func tb_CALayer_setBeginTime(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.beginTime = a1
}

@_cdecl("tb_CALayer_duration")
func tb_CALayer_duration(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return o.duration
}

@_cdecl("tb_CALayer_setDuration")
func tb_CALayer_setDuration(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.duration = a1
}

@_cdecl("tb_CALayer_timeOffset")
func tb_CALayer_timeOffset(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return o.timeOffset
}

@_cdecl("tb_CALayer_setTimeOffset")
func tb_CALayer_setTimeOffset(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.timeOffset = a1
}

@_cdecl("tb_CALayer_speed")
func tb_CALayer_speed(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return o.speed
}

@_cdecl("tb_CALayer_setSpeed")
func tb_CALayer_setSpeed(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.speed = a1
}

@_cdecl("tb_CALayer_repeatCount")
func tb_CALayer_repeatCount(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return o.repeatCount
}

@_cdecl("tb_CALayer_setRepeatCount")
func tb_CALayer_setRepeatCount(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.repeatCount = a1
}

@_cdecl("tb_CALayer_repeatDuration")
func tb_CALayer_repeatDuration(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return o.repeatDuration
}

@_cdecl("tb_CALayer_setRepeatDuration")
func tb_CALayer_setRepeatDuration(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.repeatDuration = a1
}

@_cdecl("tb_CALayer_autoreverses")
func tb_CALayer_autoreverses(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return (o.autoreverses ? 1 : 0)
}

@_cdecl("tb_CALayer_setAutoreverses")
func tb_CALayer_setAutoreverses(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.autoreverses = (a1 != 0)
}

@_cdecl("tb_CALayer_fillMode")
func tb_CALayer_fillMode(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return copiedString(o.fillMode.rawValue)
}

@_cdecl("tb_CALayer_setFillMode")
func tb_CALayer_setFillMode(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v1 = string(a1) else { return }
  o.fillMode = CAMediaTimingFillMode(rawValue: v1)
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

@_cdecl("tb_CALayer_insertSublayer_atIndex")
func tb_CALayer_insertSublayer_atIndex(_ receiver: Raw?, _ a1: Raw?, _ a2: CUnsignedInt) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v1 = swiftObject(a1, as: CALayer.self) else { return }
  o.insertSublayer(v1, at: UInt32(a2))
}

@_cdecl("tb_CALayer_insertSublayer_below")
func tb_CALayer_insertSublayer_below(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v1 = swiftObject(a1, as: CALayer.self) else { return }
  let v2 = swiftObject(a2, as: CALayer.self)
  o.insertSublayer(v1, below: v2)
}

@_cdecl("tb_CALayer_insertSublayer_above")
func tb_CALayer_insertSublayer_above(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v1 = swiftObject(a1, as: CALayer.self) else { return }
  let v2 = swiftObject(a2, as: CALayer.self)
  o.insertSublayer(v1, above: v2)
}

@_cdecl("tb_CALayer_replaceSublayer_with")
func tb_CALayer_replaceSublayer_with(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v1 = swiftObject(a1, as: CALayer.self) else { return }
  guard let v2 = swiftObject(a2, as: CALayer.self) else { return }
  o.replaceSublayer(v1, with: v2)
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

@_cdecl("tb_CALayer_setNeedsDisplayInRect")
func tb_CALayer_setNeedsDisplayInRect(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.setNeedsDisplay(a1.value)
}

@_cdecl("tb_CALayer_needsDisplay")
func tb_CALayer_needsDisplay(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return (o.needsDisplay() ? 1 : 0)
}

@_cdecl("tb_CALayer_displayIfNeeded")
func tb_CALayer_displayIfNeeded(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.displayIfNeeded()
}

@_cdecl("tb_CALayer_display")
func tb_CALayer_display(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  if let peer = o as? any CALayerSuper { return peer.super_CALayer_display() }
  o.display()
}

@_cdecl("tb_CALayer_drawInContext")
func tb_CALayer_drawInContext(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  if let peer = o as? any CALayerSuper { return peer.super_CALayer_drawInContext(v1) }
  o.draw(in: v1)
}

@_cdecl("tb_CALayer_layoutSublayers")
func tb_CALayer_layoutSublayers(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  if let peer = o as? any CALayerSuper { return peer.super_CALayer_layoutSublayers() }
  o.layoutSublayers()
}

@_cdecl("tb_CALayer_setNeedsLayout")
func tb_CALayer_setNeedsLayout(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.setNeedsLayout()
}

@_cdecl("tb_CALayer_needsLayout")
func tb_CALayer_needsLayout(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  return (o.needsLayout() ? 1 : 0)
}

@_cdecl("tb_CALayer_layoutIfNeeded")
func tb_CALayer_layoutIfNeeded(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.layoutIfNeeded()
}

@_cdecl("tb_CALayer_preferredFrameSize")
func tb_CALayer_preferredFrameSize(_ receiver: Raw?) -> TBSize {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBSize() }
  return TBSize(o.preferredFrameSize())
}

@_cdecl("tb_CALayer_addAnimation_forKey")
func tb_CALayer_addAnimation_forKey(_ receiver: Raw?, _ a1: Raw?, _ a2: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v1 = swiftObject(a1, as: CAAnimation.self) else { return }
  let v2 = string(a2)
  o.add(v1, forKey: v2)
}

@_cdecl("tb_CALayer_animationForKey")
func tb_CALayer_animationForKey(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  guard let v1 = string(a1) else { return nil }
  return retainedBox(o.animation(forKey: v1))
}

@_cdecl("tb_CALayer_animationKeys")
func tb_CALayer_animationKeys(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retainedList(o.animationKeys())
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

@_cdecl("tb_CALayer_actions")
func tb_CALayer_actions(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retainedDictionary(o.actions)
}

@_cdecl("tb_CALayer_setActions")
func tb_CALayer_setActions(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  o.actions = layerActions((dictionary(a1) ?? [:]))
}

@_cdecl("tb_CALayer_presentationLayer")
func tb_CALayer_presentationLayer(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retained(o.presentation())
}

@_cdecl("tb_CALayer_modelLayer")
func tb_CALayer_modelLayer(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  return retained(o.model())
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

@_cdecl("tb_CALayer_convertPoint_fromLayer")
func tb_CALayer_convertPoint_fromLayer(_ receiver: Raw?, _ a1: TBPoint, _ a2: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBPoint() }
  let v2 = swiftObject(a2, as: CALayer.self)
  return TBPoint(o.convert(a1.value, from: v2))
}

@_cdecl("tb_CALayer_convertPoint_toLayer")
func tb_CALayer_convertPoint_toLayer(_ receiver: Raw?, _ a1: TBPoint, _ a2: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBPoint() }
  let v2 = swiftObject(a2, as: CALayer.self)
  return TBPoint(o.convert(a1.value, to: v2))
}

@_cdecl("tb_CALayer_convertRect_fromLayer")
func tb_CALayer_convertRect_fromLayer(_ receiver: Raw?, _ a1: TBRect, _ a2: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBRect() }
  let v2 = swiftObject(a2, as: CALayer.self)
  return TBRect(o.convert(a1.value, from: v2))
}

@_cdecl("tb_CALayer_convertRect_toLayer")
func tb_CALayer_convertRect_toLayer(_ receiver: Raw?, _ a1: TBRect, _ a2: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return TBRect() }
  let v2 = swiftObject(a2, as: CALayer.self)
  return TBRect(o.convert(a1.value, to: v2))
}

@_cdecl("tb_CALayer_convertTime_fromLayer")
func tb_CALayer_convertTime_fromLayer(_ receiver: Raw?, _ a1: Double, _ a2: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  let v2 = swiftObject(a2, as: CALayer.self)
  return o.convertTime(a1, from: v2)
}

@_cdecl("tb_CALayer_convertTime_toLayer")
func tb_CALayer_convertTime_toLayer(_ receiver: Raw?, _ a1: Double, _ a2: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return 0 }
  let v2 = swiftObject(a2, as: CALayer.self)
  return o.convertTime(a1, to: v2)
}

@_cdecl("tb_CALayer_renderInContext")
func tb_CALayer_renderInContext(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  o.render(in: v1)
}

@_cdecl("tb_CALayer_valueForKey")
func tb_CALayer_valueForKey(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  guard let v1 = string(a1) else { return nil }
  return retainedAny(o.value(forKey: v1))
}

@_cdecl("tb_CALayer_setValue_forKey")
func tb_CALayer_setValue_forKey(_ receiver: Raw?, _ a1: Raw?, _ a2: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v2 = string(a2) else { return }
  o.setValue(anyValue(a1), forKey: v2)
}

@_cdecl("tb_CALayer_valueForKeyPath")
func tb_CALayer_valueForKeyPath(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return nil }
  guard let v1 = string(a1) else { return nil }
  return retainedAny(o.value(forKeyPath: v1))
}

@_cdecl("tb_CALayer_setValue_forKeyPath")
func tb_CALayer_setValue_forKeyPath(_ receiver: Raw?, _ a1: Raw?, _ a2: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CALayer.self) else { return }
  guard let v2 = string(a2) else { return }
  o.setValue(anyValue(a1), forKeyPath: v2)
}

@_cdecl("tb_CAShapeLayer_path")
func tb_CAShapeLayer_path(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return nil }
  return retainedReference(o.path)
}

@_cdecl("tb_CAShapeLayer_setPath")
func tb_CAShapeLayer_setPath(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return }
  let v1 = reference(a1, as: CGPath.self)
  o.path = v1
}

@_cdecl("tb_CAShapeLayer_fillColor")
func tb_CAShapeLayer_fillColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return nil }
  return retainedReference(o.fillColor)
}

@_cdecl("tb_CAShapeLayer_setFillColor")
func tb_CAShapeLayer_setFillColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return }
  let v1 = reference(a1, as: CGColor.self)
  o.fillColor = v1
}

@_cdecl("tb_CAShapeLayer_strokeColor")
func tb_CAShapeLayer_strokeColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return nil }
  return retainedReference(o.strokeColor)
}

@_cdecl("tb_CAShapeLayer_setStrokeColor")
func tb_CAShapeLayer_setStrokeColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return }
  let v1 = reference(a1, as: CGColor.self)
  o.strokeColor = v1
}

@_cdecl("tb_CAShapeLayer_fillRule")
func tb_CAShapeLayer_fillRule(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return nil }
  return copiedString(o.fillRule.rawValue)
}

@_cdecl("tb_CAShapeLayer_setFillRule")
func tb_CAShapeLayer_setFillRule(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return }
  guard let v1 = string(a1) else { return }
  o.fillRule = CAShapeLayerFillRule(rawValue: v1)
}

@_cdecl("tb_CAShapeLayer_strokeStart")
func tb_CAShapeLayer_strokeStart(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return 0 }
  return Double(o.strokeStart)
}

@_cdecl("tb_CAShapeLayer_setStrokeStart")
func tb_CAShapeLayer_setStrokeStart(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return }
  o.strokeStart = CGFloat(a1)
}

@_cdecl("tb_CAShapeLayer_strokeEnd")
func tb_CAShapeLayer_strokeEnd(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return 0 }
  return Double(o.strokeEnd)
}

@_cdecl("tb_CAShapeLayer_setStrokeEnd")
func tb_CAShapeLayer_setStrokeEnd(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return }
  o.strokeEnd = CGFloat(a1)
}

@_cdecl("tb_CAShapeLayer_lineWidth")
func tb_CAShapeLayer_lineWidth(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return 0 }
  return Double(o.lineWidth)
}

@_cdecl("tb_CAShapeLayer_setLineWidth")
func tb_CAShapeLayer_setLineWidth(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return }
  o.lineWidth = CGFloat(a1)
}

@_cdecl("tb_CAShapeLayer_miterLimit")
func tb_CAShapeLayer_miterLimit(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return 0 }
  return Double(o.miterLimit)
}

@_cdecl("tb_CAShapeLayer_setMiterLimit")
func tb_CAShapeLayer_setMiterLimit(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return }
  o.miterLimit = CGFloat(a1)
}

@_cdecl("tb_CAShapeLayer_lineCap")
func tb_CAShapeLayer_lineCap(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return nil }
  return copiedString(o.lineCap.rawValue)
}

@_cdecl("tb_CAShapeLayer_setLineCap")
func tb_CAShapeLayer_setLineCap(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return }
  guard let v1 = string(a1) else { return }
  o.lineCap = CAShapeLayerLineCap(rawValue: v1)
}

@_cdecl("tb_CAShapeLayer_lineJoin")
func tb_CAShapeLayer_lineJoin(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return nil }
  return copiedString(o.lineJoin.rawValue)
}

@_cdecl("tb_CAShapeLayer_setLineJoin")
func tb_CAShapeLayer_setLineJoin(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return }
  guard let v1 = string(a1) else { return }
  o.lineJoin = CAShapeLayerLineJoin(rawValue: v1)
}

@_cdecl("tb_CAShapeLayer_lineDashPhase")
func tb_CAShapeLayer_lineDashPhase(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return 0 }
  return Double(o.lineDashPhase)
}

@_cdecl("tb_CAShapeLayer_setLineDashPhase")
func tb_CAShapeLayer_setLineDashPhase(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return }
  o.lineDashPhase = CGFloat(a1)
}

@_cdecl("tb_CAShapeLayer_lineDashPattern")
func tb_CAShapeLayer_lineDashPattern(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return nil }
  return retainedList(o.lineDashPattern)
}

@_cdecl("tb_CAShapeLayer_setLineDashPattern")
func tb_CAShapeLayer_setLineDashPattern(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAShapeLayer.self) else { return }
  o.lineDashPattern = list(a1)
}

@_cdecl("tb_CAGradientLayer_colors")
func tb_CAGradientLayer_colors(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAGradientLayer.self) else { return nil }
  return retainedList(o.colors)
}

@_cdecl("tb_CAGradientLayer_setColors")
func tb_CAGradientLayer_setColors(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAGradientLayer.self) else { return }
  o.colors = list(a1)
}

@_cdecl("tb_CAGradientLayer_locations")
func tb_CAGradientLayer_locations(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAGradientLayer.self) else { return nil }
  return retainedList(o.locations)
}

@_cdecl("tb_CAGradientLayer_setLocations")
func tb_CAGradientLayer_setLocations(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAGradientLayer.self) else { return }
  o.locations = list(a1)
}

@_cdecl("tb_CAGradientLayer_startPoint")
func tb_CAGradientLayer_startPoint(_ receiver: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: CAGradientLayer.self) else { return TBPoint() }
  return TBPoint(o.startPoint)
}

@_cdecl("tb_CAGradientLayer_setStartPoint")
func tb_CAGradientLayer_setStartPoint(_ receiver: Raw?, _ a1: TBPoint) {
  guard let o = swiftObject(receiver, as: CAGradientLayer.self) else { return }
  o.startPoint = a1.value
}

@_cdecl("tb_CAGradientLayer_endPoint")
func tb_CAGradientLayer_endPoint(_ receiver: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: CAGradientLayer.self) else { return TBPoint() }
  return TBPoint(o.endPoint)
}

@_cdecl("tb_CAGradientLayer_setEndPoint")
func tb_CAGradientLayer_setEndPoint(_ receiver: Raw?, _ a1: TBPoint) {
  guard let o = swiftObject(receiver, as: CAGradientLayer.self) else { return }
  o.endPoint = a1.value
}

@_cdecl("tb_CAGradientLayer_type")
func tb_CAGradientLayer_type(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CAGradientLayer.self) else { return nil }
  return copiedString(o.type.rawValue)
}

@_cdecl("tb_CAGradientLayer_setType")
func tb_CAGradientLayer_setType(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CAGradientLayer.self) else { return }
  guard let v1 = string(a1) else { return }
  o.type = CAGradientLayerType(rawValue: v1)
}

@_cdecl("tb_CATextLayer_string")
func tb_CATextLayer_string(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CATextLayer.self) else { return nil }
  return retainedAny(o.string)
}

@_cdecl("tb_CATextLayer_setString")
func tb_CATextLayer_setString(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CATextLayer.self) else { return }
  o.string = anyValue(a1)
}

@_cdecl("tb_CATextLayer_font")
func tb_CATextLayer_font(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CATextLayer.self) else { return nil }
  return retainedAny(o.font)
}

@_cdecl("tb_CATextLayer_setFont")
func tb_CATextLayer_setFont(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CATextLayer.self) else { return }
  o.font = layerFont(anyValue(a1))
}

@_cdecl("tb_CATextLayer_fontSize")
func tb_CATextLayer_fontSize(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CATextLayer.self) else { return 0 }
  return Double(o.fontSize)
}

@_cdecl("tb_CATextLayer_setFontSize")
func tb_CATextLayer_setFontSize(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CATextLayer.self) else { return }
  o.fontSize = CGFloat(a1)
}

@_cdecl("tb_CATextLayer_foregroundColor")
func tb_CATextLayer_foregroundColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CATextLayer.self) else { return nil }
  return retainedReference(o.foregroundColor)
}

@_cdecl("tb_CATextLayer_setForegroundColor")
func tb_CATextLayer_setForegroundColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CATextLayer.self) else { return }
  let v1 = reference(a1, as: CGColor.self)
  o.foregroundColor = v1
}

@_cdecl("tb_CATextLayer_isWrapped")
func tb_CATextLayer_isWrapped(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CATextLayer.self) else { return 0 }
  return (o.isWrapped ? 1 : 0)
}

@_cdecl("tb_CATextLayer_setWrapped")
func tb_CATextLayer_setWrapped(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CATextLayer.self) else { return }
  o.isWrapped = (a1 != 0)
}

@_cdecl("tb_CATextLayer_alignmentMode")
func tb_CATextLayer_alignmentMode(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CATextLayer.self) else { return nil }
  return copiedString(o.alignmentMode.rawValue)
}

@_cdecl("tb_CATextLayer_setAlignmentMode")
func tb_CATextLayer_setAlignmentMode(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CATextLayer.self) else { return }
  guard let v1 = string(a1) else { return }
  o.alignmentMode = CATextLayerAlignmentMode(rawValue: v1)
}

@_cdecl("tb_CATextLayer_truncationMode")
func tb_CATextLayer_truncationMode(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CATextLayer.self) else { return nil }
  return copiedString(o.truncationMode.rawValue)
}

@_cdecl("tb_CATextLayer_setTruncationMode")
func tb_CATextLayer_setTruncationMode(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CATextLayer.self) else { return }
  guard let v1 = string(a1) else { return }
  o.truncationMode = CATextLayerTruncationMode(rawValue: v1)
}

@_cdecl("tb_CAReplicatorLayer_instanceCount")
func tb_CAReplicatorLayer_instanceCount(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return 0 }
  return o.instanceCount
}

@_cdecl("tb_CAReplicatorLayer_setInstanceCount")
func tb_CAReplicatorLayer_setInstanceCount(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return }
  o.instanceCount = a1
}

@_cdecl("tb_CAReplicatorLayer_instanceDelay")
func tb_CAReplicatorLayer_instanceDelay(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return 0 }
  return o.instanceDelay
}

@_cdecl("tb_CAReplicatorLayer_setInstanceDelay")
func tb_CAReplicatorLayer_setInstanceDelay(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return }
  o.instanceDelay = a1
}

@_cdecl("tb_CAReplicatorLayer_instanceTransform")
func tb_CAReplicatorLayer_instanceTransform(_ receiver: Raw?) -> TBTransform3D {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return TBTransform3D() }
  return TBTransform3D(o.instanceTransform)
}

@_cdecl("tb_CAReplicatorLayer_setInstanceTransform")
func tb_CAReplicatorLayer_setInstanceTransform(_ receiver: Raw?, _ a1: TBTransform3D) {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return }
  o.instanceTransform = a1.value
}

@_cdecl("tb_CAReplicatorLayer_instanceColor")
func tb_CAReplicatorLayer_instanceColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return nil }
  return retainedReference(o.instanceColor)
}

@_cdecl("tb_CAReplicatorLayer_setInstanceColor")
func tb_CAReplicatorLayer_setInstanceColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return }
  let v1 = reference(a1, as: CGColor.self)
  o.instanceColor = v1
}

@_cdecl("tb_CAReplicatorLayer_instanceRedOffset")
func tb_CAReplicatorLayer_instanceRedOffset(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return 0 }
  return o.instanceRedOffset
}

@_cdecl("tb_CAReplicatorLayer_setInstanceRedOffset")
func tb_CAReplicatorLayer_setInstanceRedOffset(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return }
  o.instanceRedOffset = a1
}

@_cdecl("tb_CAReplicatorLayer_instanceGreenOffset")
func tb_CAReplicatorLayer_instanceGreenOffset(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return 0 }
  return o.instanceGreenOffset
}

@_cdecl("tb_CAReplicatorLayer_setInstanceGreenOffset")
func tb_CAReplicatorLayer_setInstanceGreenOffset(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return }
  o.instanceGreenOffset = a1
}

@_cdecl("tb_CAReplicatorLayer_instanceBlueOffset")
func tb_CAReplicatorLayer_instanceBlueOffset(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return 0 }
  return o.instanceBlueOffset
}

@_cdecl("tb_CAReplicatorLayer_setInstanceBlueOffset")
func tb_CAReplicatorLayer_setInstanceBlueOffset(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return }
  o.instanceBlueOffset = a1
}

@_cdecl("tb_CAReplicatorLayer_instanceAlphaOffset")
func tb_CAReplicatorLayer_instanceAlphaOffset(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return 0 }
  return o.instanceAlphaOffset
}

@_cdecl("tb_CAReplicatorLayer_setInstanceAlphaOffset")
func tb_CAReplicatorLayer_setInstanceAlphaOffset(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: CAReplicatorLayer.self) else { return }
  o.instanceAlphaOffset = a1
}
