// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_CGColorSpaceCreateDeviceRGB")
func tb_CGColorSpaceCreateDeviceRGB() -> Raw? {
  return retainedReference(CGColorSpaceCreateDeviceRGB())
}

@_cdecl("tb_CGColorSpaceCreateDeviceGray")
func tb_CGColorSpaceCreateDeviceGray() -> Raw? {
  return retainedReference(CGColorSpaceCreateDeviceGray())
}

@_cdecl("tb_CGColorSpaceCreateWithName")
func tb_CGColorSpaceCreateWithName(_ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let v1 = string(a1) else { return nil }
  return retainedReference(CGColorSpace(name: v1))
}

@_cdecl("tb_CGColorSpaceGetModel")
func tb_CGColorSpaceGetModel(_ a1: Raw?) -> Int {
  guard let v1 = reference(a1, as: CGColorSpace.self) else { return 0 }
  return Int(truncatingIfNeeded: (v1.model).rawValue)
}

@_cdecl("tb_CGColorSpaceGetNumberOfComponents")
func tb_CGColorSpaceGetNumberOfComponents(_ a1: Raw?) -> UInt {
  guard let v1 = reference(a1, as: CGColorSpace.self) else { return 0 }
  return UInt(bitPattern: v1.numberOfComponents)
}

@_cdecl("tb_CGColorGetAlpha")
func tb_CGColorGetAlpha(_ a1: Raw?) -> Double {
  guard let v1 = reference(a1, as: CGColor.self) else { return 0 }
  return Double(v1.alpha)
}

@_cdecl("tb_CGColorGetNumberOfComponents")
func tb_CGColorGetNumberOfComponents(_ a1: Raw?) -> UInt {
  guard let v1 = reference(a1, as: CGColor.self) else { return 0 }
  return UInt(bitPattern: v1.numberOfComponents)
}

@_cdecl("tb_CGColorGetColorSpace")
func tb_CGColorGetColorSpace(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGColor.self) else { return nil }
  return retainedReference(v1.colorSpace)
}

@_cdecl("tb_CGColorEqualToColor")
func tb_CGColorEqualToColor(_ a1: Raw?, _ a2: Raw?) -> UInt8 {
  guard let v1 = reference(a1, as: CGColor.self) else { return 0 }
  guard let v2 = reference(a2, as: CGColor.self) else { return 0 }
  return (v1 == v2 ? 1 : 0)
}

@_cdecl("tb_CGColorCreateCopy")
func tb_CGColorCreateCopy(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGColor.self) else { return nil }
  return retainedReference(v1.copy())
}

@_cdecl("tb_CGColorCreateCopyWithAlpha")
func tb_CGColorCreateCopyWithAlpha(_ a1: Raw?, _ a2: Double) -> Raw? {
  guard let v1 = reference(a1, as: CGColor.self) else { return nil }
  return retainedReference(v1.copy(alpha: CGFloat(a2)))
}

@_cdecl("tb_CGColorCreateGenericRGB")
func tb_CGColorCreateGenericRGB(_ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double) -> Raw? {
  return retainedReference(CGColor(red: CGFloat(a1), green: CGFloat(a2), blue: CGFloat(a3), alpha: CGFloat(a4)))
}

@_cdecl("tb_CGColorCreateSRGB")
func tb_CGColorCreateSRGB(_ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double) -> Raw? {
  return retainedReference(CGColor(srgbRed: CGFloat(a1), green: CGFloat(a2), blue: CGFloat(a3), alpha: CGFloat(a4)))
}

@_cdecl("tb_CGColorCreateGenericGray")
func tb_CGColorCreateGenericGray(_ a1: Double, _ a2: Double) -> Raw? {
  return retainedReference(CGColor(gray: CGFloat(a1), alpha: CGFloat(a2)))
}

@_cdecl("tb_CGColorCreate")
func tb_CGColorCreate(_ a1: Raw?, _ a2: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGColorSpace.self) else { return nil }
  return retainedReference(color(v1, a2))
}

@_cdecl("tb_CGGradientCreateWithColorComponents")
func tb_CGGradientCreateWithColorComponents(_ a1: Raw?, _ a2: Raw?, _ a3: Raw?, _ a4: UInt) -> Raw? {
  guard let v1 = reference(a1, as: CGColorSpace.self) else { return nil }
  return retainedReference(gradient(v1, a2, a3, Int(truncatingIfNeeded: a4)))
}

@_cdecl("tb_CGGradientCreateWithColors")
func tb_CGGradientCreateWithColors(_ a1: Raw?, _ a2: Raw?, _ a3: Raw?) -> Raw? {
  let v1 = reference(a1, as: CGColorSpace.self)
  return retainedReference(gradient(v1, (list(a2) ?? []), a3))
}

@_cdecl("tb_UIGraphicsGetCurrentContext")
func tb_UIGraphicsGetCurrentContext() -> Raw? {
  return retainedReference(UIGraphicsGetCurrentContext())
}

@_cdecl("tb_CGContextSaveGState")
func tb_CGContextSaveGState(_ a1: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.saveGState()
}

@_cdecl("tb_CGContextRestoreGState")
func tb_CGContextRestoreGState(_ a1: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.restoreGState()
}

@_cdecl("tb_CGContextTranslateCTM")
func tb_CGContextTranslateCTM(_ a1: Raw?, _ a2: Double, _ a3: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.translateBy(x: CGFloat(a2), y: CGFloat(a3))
}

@_cdecl("tb_CGContextScaleCTM")
func tb_CGContextScaleCTM(_ a1: Raw?, _ a2: Double, _ a3: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.scaleBy(x: CGFloat(a2), y: CGFloat(a3))
}

@_cdecl("tb_CGContextRotateCTM")
func tb_CGContextRotateCTM(_ a1: Raw?, _ a2: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.rotate(by: CGFloat(a2))
}

@_cdecl("tb_CGContextConcatCTM")
func tb_CGContextConcatCTM(_ a1: Raw?, _ a2: TBTransform) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.concatenate(a2.value)
}

@_cdecl("tb_CGContextSetLineWidth")
func tb_CGContextSetLineWidth(_ a1: Raw?, _ a2: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.setLineWidth(CGFloat(a2))
}

@_cdecl("tb_CGContextSetLineCap")
func tb_CGContextSetLineCap(_ a1: Raw?, _ a2: Int) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  guard let v2 = CGLineCap(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  v1.setLineCap(v2)
}

@_cdecl("tb_CGContextSetLineJoin")
func tb_CGContextSetLineJoin(_ a1: Raw?, _ a2: Int) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  guard let v2 = CGLineJoin(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  v1.setLineJoin(v2)
}

@_cdecl("tb_CGContextSetMiterLimit")
func tb_CGContextSetMiterLimit(_ a1: Raw?, _ a2: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.setMiterLimit(CGFloat(a2))
}

@_cdecl("tb_CGContextSetBlendMode")
func tb_CGContextSetBlendMode(_ a1: Raw?, _ a2: Int) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  guard let v2 = CGBlendMode(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  v1.setBlendMode(v2)
}

@_cdecl("tb_CGContextSetAlpha")
func tb_CGContextSetAlpha(_ a1: Raw?, _ a2: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.setAlpha(CGFloat(a2))
}

@_cdecl("tb_CGContextSetShouldAntialias")
func tb_CGContextSetShouldAntialias(_ a1: Raw?, _ a2: UInt8) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.setShouldAntialias((a2 != 0))
}

@_cdecl("tb_CGContextSetAllowsAntialiasing")
func tb_CGContextSetAllowsAntialiasing(_ a1: Raw?, _ a2: UInt8) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.setAllowsAntialiasing((a2 != 0))
}

@_cdecl("tb_CGContextSetRGBFillColor")
func tb_CGContextSetRGBFillColor(_ a1: Raw?, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.setFillColor(red: CGFloat(a2), green: CGFloat(a3), blue: CGFloat(a4), alpha: CGFloat(a5))
}

@_cdecl("tb_CGContextSetRGBStrokeColor")
func tb_CGContextSetRGBStrokeColor(_ a1: Raw?, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.setStrokeColor(red: CGFloat(a2), green: CGFloat(a3), blue: CGFloat(a4), alpha: CGFloat(a5))
}

@_cdecl("tb_CGContextSetGrayFillColor")
func tb_CGContextSetGrayFillColor(_ a1: Raw?, _ a2: Double, _ a3: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.setFillColor(gray: CGFloat(a2), alpha: CGFloat(a3))
}

@_cdecl("tb_CGContextSetGrayStrokeColor")
func tb_CGContextSetGrayStrokeColor(_ a1: Raw?, _ a2: Double, _ a3: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.setStrokeColor(gray: CGFloat(a2), alpha: CGFloat(a3))
}

@_cdecl("tb_CGContextSetFillColorWithColor")
func tb_CGContextSetFillColorWithColor(_ a1: Raw?, _ a2: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  guard let v2 = reference(a2, as: CGColor.self) else { return }
  v1.setFillColor(v2)
}

@_cdecl("tb_CGContextSetStrokeColorWithColor")
func tb_CGContextSetStrokeColorWithColor(_ a1: Raw?, _ a2: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  guard let v2 = reference(a2, as: CGColor.self) else { return }
  v1.setStrokeColor(v2)
}

@_cdecl("tb_CGContextFillRect")
func tb_CGContextFillRect(_ a1: Raw?, _ a2: TBRect) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.fill(a2.value)
}

@_cdecl("tb_CGContextStrokeRect")
func tb_CGContextStrokeRect(_ a1: Raw?, _ a2: TBRect) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.stroke(a2.value)
}

@_cdecl("tb_CGContextClearRect")
func tb_CGContextClearRect(_ a1: Raw?, _ a2: TBRect) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.clear(a2.value)
}

@_cdecl("tb_CGContextFillEllipseInRect")
func tb_CGContextFillEllipseInRect(_ a1: Raw?, _ a2: TBRect) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.fillEllipse(in: a2.value)
}

@_cdecl("tb_CGContextStrokeEllipseInRect")
func tb_CGContextStrokeEllipseInRect(_ a1: Raw?, _ a2: TBRect) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.strokeEllipse(in: a2.value)
}

@_cdecl("tb_CGContextAddEllipseInRect")
func tb_CGContextAddEllipseInRect(_ a1: Raw?, _ a2: TBRect) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.addEllipse(in: a2.value)
}

@_cdecl("tb_CGContextAddRect")
func tb_CGContextAddRect(_ a1: Raw?, _ a2: TBRect) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.addRect(a2.value)
}

@_cdecl("tb_CGContextAddPath")
func tb_CGContextAddPath(_ a1: Raw?, _ a2: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  guard let v2 = reference(a2, as: CGPath.self) else { return }
  v1.addPath(v2)
}

@_cdecl("tb_CGContextBeginPath")
func tb_CGContextBeginPath(_ a1: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.beginPath()
}

@_cdecl("tb_CGContextClosePath")
func tb_CGContextClosePath(_ a1: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.closePath()
}

@_cdecl("tb_CGContextMoveToPoint")
func tb_CGContextMoveToPoint(_ a1: Raw?, _ a2: Double, _ a3: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.move(to: CGPoint(x: CGFloat(a2), y: CGFloat(a3)))
}

@_cdecl("tb_CGContextAddLineToPoint")
func tb_CGContextAddLineToPoint(_ a1: Raw?, _ a2: Double, _ a3: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.addLine(to: CGPoint(x: CGFloat(a2), y: CGFloat(a3)))
}

@_cdecl("tb_CGContextAddQuadCurveToPoint")
func tb_CGContextAddQuadCurveToPoint(_ a1: Raw?, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.addQuadCurve(to: CGPoint(x: CGFloat(a4), y: CGFloat(a5)), control: CGPoint(x: CGFloat(a2), y: CGFloat(a3)))
}

@_cdecl("tb_CGContextAddCurveToPoint")
func tb_CGContextAddCurveToPoint(_ a1: Raw?, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.addCurve(to: CGPoint(x: CGFloat(a6), y: CGFloat(a7)), control1: CGPoint(x: CGFloat(a2), y: CGFloat(a3)), control2: CGPoint(x: CGFloat(a4), y: CGFloat(a5)))
}

@_cdecl("tb_CGContextAddArc")
func tb_CGContextAddArc(_ a1: Raw?, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: CInt) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.addArc(center: CGPoint(x: CGFloat(a2), y: CGFloat(a3)), radius: CGFloat(a4), startAngle: CGFloat(a5), endAngle: CGFloat(a6), clockwise: Int(a7) != 0)
}

@_cdecl("tb_CGContextAddArcToPoint")
func tb_CGContextAddArcToPoint(_ a1: Raw?, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.addArc(tangent1End: CGPoint(x: CGFloat(a2), y: CGFloat(a3)), tangent2End: CGPoint(x: CGFloat(a4), y: CGFloat(a5)), radius: CGFloat(a6))
}

@_cdecl("tb_CGContextAddLines")
func tb_CGContextAddLines(_ a1: Raw?, _ a2: Raw?, _ a3: UInt) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.addLines(between: values(a2, Int(truncatingIfNeeded: a3)))
}

@_cdecl("tb_CGContextStrokeLineSegments")
func tb_CGContextStrokeLineSegments(_ a1: Raw?, _ a2: Raw?, _ a3: UInt) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.strokeLineSegments(between: values(a2, Int(truncatingIfNeeded: a3)))
}

@_cdecl("tb_CGContextFillRects")
func tb_CGContextFillRects(_ a1: Raw?, _ a2: Raw?, _ a3: UInt) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.fill(values(a2, Int(truncatingIfNeeded: a3)))
}

@_cdecl("tb_CGContextStrokeRectWithWidth")
func tb_CGContextStrokeRectWithWidth(_ a1: Raw?, _ a2: TBRect, _ a3: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.stroke(a2.value, width: CGFloat(a3))
}

@_cdecl("tb_CGContextSetLineDash")
func tb_CGContextSetLineDash(_ a1: Raw?, _ a2: Double, _ a3: Raw?, _ a4: UInt) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.setLineDash(phase: CGFloat(a2), lengths: values(a3, Int(truncatingIfNeeded: a4)))
}

@_cdecl("tb_CGContextSetShadow")
func tb_CGContextSetShadow(_ a1: Raw?, _ a2: TBSize, _ a3: Double) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.setShadow(offset: a2.value, blur: CGFloat(a3))
}

@_cdecl("tb_CGContextSetShadowWithColor")
func tb_CGContextSetShadowWithColor(_ a1: Raw?, _ a2: TBSize, _ a3: Double, _ a4: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  let v4 = reference(a4, as: CGColor.self)
  v1.setShadow(offset: a2.value, blur: CGFloat(a3), color: v4)
}

@_cdecl("tb_CGContextDrawLinearGradient")
func tb_CGContextDrawLinearGradient(_ a1: Raw?, _ a2: Raw?, _ a3: TBPoint, _ a4: TBPoint, _ a5: Int) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  guard let v2 = reference(a2, as: CGGradient.self) else { return }
  v1.drawLinearGradient(v2, start: a3.value, end: a4.value, options: CGGradientDrawingOptions(rawValue: .init(truncatingIfNeeded: a5)))
}

@_cdecl("tb_CGContextDrawRadialGradient")
func tb_CGContextDrawRadialGradient(_ a1: Raw?, _ a2: Raw?, _ a3: TBPoint, _ a4: Double, _ a5: TBPoint, _ a6: Double, _ a7: Int) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  guard let v2 = reference(a2, as: CGGradient.self) else { return }
  v1.drawRadialGradient(v2, startCenter: a3.value, startRadius: CGFloat(a4), endCenter: a5.value, endRadius: CGFloat(a6), options: CGGradientDrawingOptions(rawValue: .init(truncatingIfNeeded: a7)))
}

@_cdecl("tb_CGContextFillPath")
func tb_CGContextFillPath(_ a1: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.fillPath()
}

@_cdecl("tb_CGContextEOFillPath")
func tb_CGContextEOFillPath(_ a1: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.fillPath(using: .evenOdd)
}

@_cdecl("tb_CGContextStrokePath")
func tb_CGContextStrokePath(_ a1: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.strokePath()
}

@_cdecl("tb_CGContextDrawPath")
func tb_CGContextDrawPath(_ a1: Raw?, _ a2: Int) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  guard let v2 = CGPathDrawingMode(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  v1.drawPath(using: v2)
}

@_cdecl("tb_CGContextClip")
func tb_CGContextClip(_ a1: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.clip()
}

@_cdecl("tb_CGContextClipToRect")
func tb_CGContextClipToRect(_ a1: Raw?, _ a2: TBRect) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.clip(to: a2.value)
}

@_cdecl("tb_CGContextDrawImage")
func tb_CGContextDrawImage(_ a1: Raw?, _ a2: TBRect, _ a3: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  guard let v3 = reference(a3, as: CGImage.self) else { return }
  v1.draw(v3, in: a2.value)
}

@_cdecl("tb_CGContextGetCTM")
func tb_CGContextGetCTM(_ a1: Raw?) -> TBTransform {
  guard let v1 = reference(a1, as: CGContext.self) else { return TBTransform() }
  return TBTransform(v1.ctm)
}

@_cdecl("tb_CGContextEOClip")
func tb_CGContextEOClip(_ a1: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.clip(using: .evenOdd)
}

@_cdecl("tb_CGContextClipToRects")
func tb_CGContextClipToRects(_ a1: Raw?, _ a2: Raw?, _ a3: UInt) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.clip(to: values(a2, Int(truncatingIfNeeded: a3)))
}

@_cdecl("tb_CGContextClipToMask")
func tb_CGContextClipToMask(_ a1: Raw?, _ a2: TBRect, _ a3: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  guard let v3 = reference(a3, as: CGImage.self) else { return }
  v1.clip(to: a2.value, mask: v3)
}

@_cdecl("tb_CGContextAddRects")
func tb_CGContextAddRects(_ a1: Raw?, _ a2: Raw?, _ a3: UInt) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.addRects(values(a2, Int(truncatingIfNeeded: a3)))
}

@_cdecl("tb_CGContextReplacePathWithStrokedPath")
func tb_CGContextReplacePathWithStrokedPath(_ a1: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.replacePathWithStrokedPath()
}

@_cdecl("tb_CGContextIsPathEmpty")
func tb_CGContextIsPathEmpty(_ a1: Raw?) -> UInt8 {
  guard let v1 = reference(a1, as: CGContext.self) else { return 0 }
  return (v1.isPathEmpty ? 1 : 0)
}

@_cdecl("tb_CGContextGetPathCurrentPoint")
func tb_CGContextGetPathCurrentPoint(_ a1: Raw?) -> TBPoint {
  guard let v1 = reference(a1, as: CGContext.self) else { return TBPoint() }
  return TBPoint(v1.currentPointOfPath)
}

@_cdecl("tb_CGContextGetPathBoundingBox")
func tb_CGContextGetPathBoundingBox(_ a1: Raw?) -> TBRect {
  guard let v1 = reference(a1, as: CGContext.self) else { return TBRect() }
  return TBRect(v1.boundingBoxOfPath)
}

@_cdecl("tb_CGContextGetClipBoundingBox")
func tb_CGContextGetClipBoundingBox(_ a1: Raw?) -> TBRect {
  guard let v1 = reference(a1, as: CGContext.self) else { return TBRect() }
  return TBRect(v1.boundingBoxOfClipPath)
}

@_cdecl("tb_CGContextCopyPath")
func tb_CGContextCopyPath(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGContext.self) else { return nil }
  return retainedReference(v1.path)
}

@_cdecl("tb_CGContextPathContainsPoint")
func tb_CGContextPathContainsPoint(_ a1: Raw?, _ a2: TBPoint, _ a3: Int) -> UInt8 {
  guard let v1 = reference(a1, as: CGContext.self) else { return 0 }
  guard let v3 = CGPathDrawingMode(rawValue: .init(truncatingIfNeeded: a3)) else { return 0 }
  return (v1.pathContains(a2.value, mode: v3) ? 1 : 0)
}

@_cdecl("tb_CGContextDrawTiledImage")
func tb_CGContextDrawTiledImage(_ a1: Raw?, _ a2: TBRect, _ a3: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  guard let v3 = reference(a3, as: CGImage.self) else { return }
  v1.draw(v3, in: a2.value, byTiling: true)
}

@_cdecl("tb_CGContextSetInterpolationQuality")
func tb_CGContextSetInterpolationQuality(_ a1: Raw?, _ a2: Int) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  guard let v2 = CGInterpolationQuality(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  v1.interpolationQuality = v2
}

@_cdecl("tb_CGContextGetInterpolationQuality")
func tb_CGContextGetInterpolationQuality(_ a1: Raw?) -> Int {
  guard let v1 = reference(a1, as: CGContext.self) else { return 0 }
  return Int(truncatingIfNeeded: (v1.interpolationQuality).rawValue)
}

@_cdecl("tb_CGContextBeginTransparencyLayer")
func tb_CGContextBeginTransparencyLayer(_ a1: Raw?, _ a2: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  transparencyLayer(v1, dictionary(a2))
}

@_cdecl("tb_CGContextBeginTransparencyLayerWithRect")
func tb_CGContextBeginTransparencyLayerWithRect(_ a1: Raw?, _ a2: TBRect, _ a3: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  transparencyLayer(v1, dictionary(a3), a2.value)
}

@_cdecl("tb_CGContextEndTransparencyLayer")
func tb_CGContextEndTransparencyLayer(_ a1: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  v1.endTransparencyLayer()
}

@_cdecl("tb_CGContextGetUserSpaceToDeviceSpaceTransform")
func tb_CGContextGetUserSpaceToDeviceSpaceTransform(_ a1: Raw?) -> TBTransform {
  guard let v1 = reference(a1, as: CGContext.self) else { return TBTransform() }
  return TBTransform(v1.userSpaceToDeviceSpaceTransform)
}

@_cdecl("tb_CGContextConvertPointToDeviceSpace")
func tb_CGContextConvertPointToDeviceSpace(_ a1: Raw?, _ a2: TBPoint) -> TBPoint {
  guard let v1 = reference(a1, as: CGContext.self) else { return TBPoint() }
  return TBPoint(v1.convertToDeviceSpace(a2.value))
}

@_cdecl("tb_CGContextConvertPointToUserSpace")
func tb_CGContextConvertPointToUserSpace(_ a1: Raw?, _ a2: TBPoint) -> TBPoint {
  guard let v1 = reference(a1, as: CGContext.self) else { return TBPoint() }
  return TBPoint(v1.convertToUserSpace(a2.value))
}

@_cdecl("tb_CGContextSetFillColor")
func tb_CGContextSetFillColor(_ a1: Raw?, _ a2: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  setColor(v1, a2, isStroke: false)
}

@_cdecl("tb_CGContextSetStrokeColor")
func tb_CGContextSetStrokeColor(_ a1: Raw?, _ a2: Raw?) {
  guard let v1 = reference(a1, as: CGContext.self) else { return }
  setColor(v1, a2, isStroke: true)
}
