// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

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

@_cdecl("tb_CGPathAddRects")
func tb_CGPathAddRects(_ a1: Raw?, _ a2: Raw?, _ a3: Raw?, _ a4: UInt) {
  guard let v1 = reference(a1, as: CGMutablePath.self) else { return }
  v1.addRects(values(a3, Int(truncatingIfNeeded: a4)), transform: transform(a2))
}

@_cdecl("tb_CGPathAddRoundedRect")
func tb_CGPathAddRoundedRect(_ a1: Raw?, _ a2: Raw?, _ a3: TBRect, _ a4: Double, _ a5: Double) {
  guard let v1 = reference(a1, as: CGMutablePath.self) else { return }
  v1.addRoundedRect(in: a3.value, cornerWidth: CGFloat(a4), cornerHeight: CGFloat(a5), transform: transform(a2))
}

@_cdecl("tb_CGPathAddRelativeArc")
func tb_CGPathAddRelativeArc(_ a1: Raw?, _ a2: Raw?, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double) {
  guard let v1 = reference(a1, as: CGMutablePath.self) else { return }
  v1.addRelativeArc(center: CGPoint(x: CGFloat(a3), y: CGFloat(a4)), radius: CGFloat(a5), startAngle: CGFloat(a6), delta: CGFloat(a7), transform: transform(a2))
}

@_cdecl("tb_CGPathCreateWithRect")
func tb_CGPathCreateWithRect(_ a1: TBRect, _ a2: Raw?) -> Raw? {
  return retainedReference(transformed(CGPath(rect: a1.value, transform: nil), a2))
}

@_cdecl("tb_CGPathCreateWithEllipseInRect")
func tb_CGPathCreateWithEllipseInRect(_ a1: TBRect, _ a2: Raw?) -> Raw? {
  return retainedReference(transformed(CGPath(ellipseIn: a1.value, transform: nil), a2))
}

@_cdecl("tb_CGPathCreateWithRoundedRect")
func tb_CGPathCreateWithRoundedRect(_ a1: TBRect, _ a2: Double, _ a3: Double, _ a4: Raw?) -> Raw? {
  return retainedReference(transformed(CGPath(roundedRect: a1.value, cornerWidth: CGFloat(a2), cornerHeight: CGFloat(a3), transform: nil), a4))
}

@_cdecl("tb_CGPathCreateCopyByTransformingPath")
func tb_CGPathCreateCopyByTransformingPath(_ a1: Raw?, _ a2: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGPath.self) else { return nil }
  return retainedReference(transformed(v1, a2))
}

@_cdecl("tb_CGPathCreateMutableCopyByTransformingPath")
func tb_CGPathCreateMutableCopyByTransformingPath(_ a1: Raw?, _ a2: Raw?) -> Raw? {
  guard let v1 = reference(a1, as: CGPath.self) else { return nil }
  return retainedReference(transformed(v1, a2).mutableCopy())
}

@_cdecl("tb_CGPathCreateCopyByStrokingPath")
func tb_CGPathCreateCopyByStrokingPath(_ a1: Raw?, _ a2: Raw?, _ a3: Double, _ a4: Int, _ a5: Int, _ a6: Double) -> Raw? {
  guard let v1 = reference(a1, as: CGPath.self) else { return nil }
  guard let v4 = CGLineCap(rawValue: .init(truncatingIfNeeded: a4)) else { return nil }
  guard let v5 = CGLineJoin(rawValue: .init(truncatingIfNeeded: a5)) else { return nil }
  return retainedReference(v1.copy(strokingWithWidth: CGFloat(a3), lineCap: v4, lineJoin: v5, miterLimit: CGFloat(a6), transform: transform(a2)))
}

@_cdecl("tb_CGPathCreateCopyByDashingPath")
func tb_CGPathCreateCopyByDashingPath(_ a1: Raw?, _ a2: Raw?, _ a3: Double, _ a4: Raw?, _ a5: UInt) -> Raw? {
  guard let v1 = reference(a1, as: CGPath.self) else { return nil }
  return retainedReference(v1.copy(dashingWithPhase: CGFloat(a3), lengths: values(a4, Int(truncatingIfNeeded: a5)), transform: transform(a2)))
}

@_cdecl("tb_CGPathGetPathBoundingBox")
func tb_CGPathGetPathBoundingBox(_ a1: Raw?) -> TBRect {
  guard let v1 = reference(a1, as: CGPath.self) else { return TBRect() }
  return TBRect(v1.boundingBoxOfPath)
}

@_cdecl("tb_CGPathEqualToPath")
func tb_CGPathEqualToPath(_ a1: Raw?, _ a2: Raw?) -> UInt8 {
  guard let v1 = reference(a1, as: CGPath.self) else { return 0 }
  guard let v2 = reference(a2, as: CGPath.self) else { return 0 }
  return (v1 == v2 ? 1 : 0)
}

@_cdecl("tb_CGPathIsRect")
func tb_CGPathIsRect(_ a1: Raw?, _ a2: Raw?) -> UInt8 {
  guard let v1 = reference(a1, as: CGPath.self) else { return 0 }
  return (rectangle(v1, a2) ? 1 : 0)
}
