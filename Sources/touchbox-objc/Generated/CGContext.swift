// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
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

@_cdecl("tb_CGColorGetAlpha")
func tb_CGColorGetAlpha(_ a1: Raw?) -> Double {
  guard let v1 = reference(a1, as: CGColor.self) else { return 0 }
  return Double(v1.alpha)
}

@_cdecl("tb_CGPathCreateCopy")
func tb_CGPathCreateCopy(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGPath.self) else { return nil }
  return retainedReference(v1.copy())
}

@_cdecl("tb_CGPathCreateMutable")
func tb_CGPathCreateMutable() -> Raw? {
  return retainedReference(CGMutablePath())
}

@_cdecl("tb_CGPathCloseSubpath")
func tb_CGPathCloseSubpath(_ a1: Raw?) {
  guard let v1 = reference(a1, as: CGMutablePath.self) else { return }
  v1.closeSubpath()
}

@_cdecl("tb_CGPathGetBoundingBox")
func tb_CGPathGetBoundingBox(_ a1: Raw?) -> TBRect {
  guard let v1 = reference(a1, as: CGPath.self) else { return TBRect() }
  return TBRect(v1.boundingBox)
}

@_cdecl("tb_CGPathGetCurrentPoint")
func tb_CGPathGetCurrentPoint(_ a1: Raw?) -> TBPoint {
  guard let v1 = reference(a1, as: CGPath.self) else { return TBPoint() }
  return TBPoint(v1.currentPoint)
}

@_cdecl("tb_CGPathIsEmpty")
func tb_CGPathIsEmpty(_ a1: Raw?) -> UInt8 {
  guard let v1 = reference(a1, as: CGPath.self) else { return 0 }
  return (v1.isEmpty ? 1 : 0)
}

@_cdecl("tb_CGPathCreateMutableCopy")
func tb_CGPathCreateMutableCopy(_ a1: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGPath.self) else { return nil }
  return retainedReference(v1.mutableCopy())
}

@_cdecl("tb_CGPathMoveToPoint")
func tb_CGPathMoveToPoint(_ a1: Raw?, _ a2: Raw?, _ a3: Double, _ a4: Double) {
  guard let v1 = reference(a1, as: CGMutablePath.self) else { return }
  v1.move(to: CGPoint(x: CGFloat(a3), y: CGFloat(a4)), transform: transform(a2))
}

@_cdecl("tb_CGPathAddLineToPoint")
func tb_CGPathAddLineToPoint(_ a1: Raw?, _ a2: Raw?, _ a3: Double, _ a4: Double) {
  guard let v1 = reference(a1, as: CGMutablePath.self) else { return }
  v1.addLine(to: CGPoint(x: CGFloat(a3), y: CGFloat(a4)), transform: transform(a2))
}

@_cdecl("tb_CGPathAddQuadCurveToPoint")
func tb_CGPathAddQuadCurveToPoint(_ a1: Raw?, _ a2: Raw?, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double) {
  guard let v1 = reference(a1, as: CGMutablePath.self) else { return }
  v1.addQuadCurve(to: CGPoint(x: CGFloat(a5), y: CGFloat(a6)), control: CGPoint(x: CGFloat(a3), y: CGFloat(a4)), transform: transform(a2))
}

@_cdecl("tb_CGPathAddCurveToPoint")
func tb_CGPathAddCurveToPoint(_ a1: Raw?, _ a2: Raw?, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double) {
  guard let v1 = reference(a1, as: CGMutablePath.self) else { return }
  v1.addCurve(to: CGPoint(x: CGFloat(a7), y: CGFloat(a8)), control1: CGPoint(x: CGFloat(a3), y: CGFloat(a4)), control2: CGPoint(x: CGFloat(a5), y: CGFloat(a6)), transform: transform(a2))
}

@_cdecl("tb_CGPathAddRect")
func tb_CGPathAddRect(_ a1: Raw?, _ a2: Raw?, _ a3: TBRect) {
  guard let v1 = reference(a1, as: CGMutablePath.self) else { return }
  v1.addRect(a3.value, transform: transform(a2))
}

@_cdecl("tb_CGPathAddEllipseInRect")
func tb_CGPathAddEllipseInRect(_ a1: Raw?, _ a2: Raw?, _ a3: TBRect) {
  guard let v1 = reference(a1, as: CGMutablePath.self) else { return }
  v1.addEllipse(in: a3.value, transform: transform(a2))
}

@_cdecl("tb_CGPathAddLines")
func tb_CGPathAddLines(_ a1: Raw?, _ a2: Raw?, _ a3: Raw?, _ a4: UInt) {
  guard let v1 = reference(a1, as: CGMutablePath.self) else { return }
  v1.addLines(between: values(a3, Int(truncatingIfNeeded: a4)), transform: transform(a2))
}

@_cdecl("tb_CGPathAddArc")
func tb_CGPathAddArc(_ a1: Raw?, _ a2: Raw?, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: UInt8) {
  guard let v1 = reference(a1, as: CGMutablePath.self) else { return }
  v1.addArc(center: CGPoint(x: CGFloat(a3), y: CGFloat(a4)), radius: CGFloat(a5), startAngle: CGFloat(a6), endAngle: CGFloat(a7), clockwise: (a8 != 0), transform: transform(a2))
}

@_cdecl("tb_CGPathAddArcToPoint")
func tb_CGPathAddArcToPoint(_ a1: Raw?, _ a2: Raw?, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double) {
  guard let v1 = reference(a1, as: CGMutablePath.self) else { return }
  v1.addArc(tangent1End: CGPoint(x: CGFloat(a3), y: CGFloat(a4)), tangent2End: CGPoint(x: CGFloat(a5), y: CGFloat(a6)), radius: CGFloat(a7), transform: transform(a2))
}

@_cdecl("tb_CGPathAddPath")
func tb_CGPathAddPath(_ a1: Raw?, _ a2: Raw?, _ a3: Raw?) {
  guard let v1 = reference(a1, as: CGMutablePath.self) else { return }
  guard let v3 = reference(a3, as: CGPath.self) else { return }
  v1.addPath(v3, transform: transform(a2))
}

@_cdecl("tb_CGPathContainsPoint")
func tb_CGPathContainsPoint(_ a1: Raw?, _ a2: Raw?, _ a3: TBPoint, _ a4: UInt8) -> UInt8 {
  guard let v1 = reference(a1, as: CGPath.self) else { return 0 }
  return (v1.contains(a3.value, using: (a4 != 0) ? .evenOdd : .winding, transform: transform(a2)) ? 1 : 0)
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

@_cdecl("tb_CGImageGetWidth")
func tb_CGImageGetWidth(_ a1: Raw?) -> UInt {
  guard let v1 = reference(a1, as: CGImage.self) else { return 0 }
  return UInt(bitPattern: v1.width)
}

@_cdecl("tb_CGImageGetHeight")
func tb_CGImageGetHeight(_ a1: Raw?) -> UInt {
  guard let v1 = reference(a1, as: CGImage.self) else { return 0 }
  return UInt(bitPattern: v1.height)
}

@_cdecl("tb_CGImageCreateWithImageInRect")
func tb_CGImageCreateWithImageInRect(_ a1: Raw?, _ a2: TBRect) -> Raw? {
  guard let v1 = reference(a1, as: CGImage.self) else { return nil }
  return retainedReference(v1.cropping(to: a2.value))
}
