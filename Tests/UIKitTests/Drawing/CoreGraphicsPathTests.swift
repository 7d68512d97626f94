import CoreGraphics
import Testing
import UIKit

/// Paths as values: their contents and copies. Source:
/// developer.apple.com/documentation/coregraphics/cgpath, /cgmutablepath, and /uikit/uibezierpath.
struct CoreGraphicsPathTests {
  private func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("A copy does not change when the original path changes")
  func copies() {
    let path = CGMutablePath()
    path.move(to: p(1, 1))
    let copy = path.copy()
    let mutable = path.mutableCopy()
    path.addLine(to: p(5, 5))
    #expect(copy?.currentPoint == p(1, 1))
    mutable?.addLine(to: p(5, 5))
    #expect(mutable == path)
    #expect(copy != path)
    #expect(!(copy is CGMutablePath))
  }

  @Test("Without a current point, lines and curves have no effect; an arc starts a subpath")
  func needsCurrentPoint() {
    let path = CGMutablePath()
    path.addLine(to: p(1, 1))
    path.addCurve(to: p(1, 1), control1: .zero, control2: .zero)
    path.addQuadCurve(to: p(1, 1), control: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    #expect(path.boundingBox == .null)
    path.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.elements.first == .move(p(2, 0)))
  }

  @Test("Infinite and NaN coordinates do not crash the app")
  func extremeNumbers() {
    let path = CGMutablePath()
    path.addArc(center: p(.nan, 0), radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .infinity, clockwise: true)
    #expect(path.isEmpty)
    path.addRect(.null)
    #expect(path.isEmpty)
    path.move(to: p(.infinity, .nan))
    path.addLine(to: .zero)
    #expect(!path.contains(.zero))
    _ = path.copy(dashingWithPhase: 0, lengths: [1])
    #expect(
      path.copy(strokingWithWidth: .nan, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
  }

  @Test("Transforms apply to added elements and to whole paths")
  func transforms() {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let mapped = CGPath(rect: rect, transform: &double)
    #expect(mapped.boundingBox == CGRect(x: 20, y: 40, width: 60, height: 80))
    let path = CGMutablePath()
    path.addRect(rect, transform: double)
    #expect(path == mapped)
    #expect(CGPath(rect: rect, transform: nil).copy(using: &double) == mapped)
  }

  @Test("After a subpath is closed, the current point is its start")
  func closedSubpath() {
    let path = CGMutablePath()
    path.addLines(between: [p(1, 2), p(9, 2), p(9, 9)])
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.elements.filter { $0 == .close }.count == 1)
    #expect(path.currentPoint == p(1, 2))
  }

  @Test("boundingBox includes control points, but boundingBoxOfPath does not")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: p(10, 0), control: p(5, 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    // The curve is highest in the middle, at half the height of its control point.
    let box = path.boundingBoxOfPath
    #expect(abs(box.height - 4) < 1e-9)
    #expect(box.width == 10)
  }

  @Test("Containment uses the winding rule or the even-odd rule")
  func containment() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(p(5, 5)))
    #expect(!path.contains(p(5, 5), using: .evenOdd))
    #expect(path.contains(p(1, 1), using: .evenOdd))
    #expect(!path.contains(p(11, 5)))
    #expect(path.contains(p(105, 5), transform: CGAffineTransform(translationX: -100, y: 0)))
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    // Just inside and just outside the circle, at 45 degrees.
    #expect(circle.contains(p(10 * 0.5.squareRoot() - 0.02, 10 * 0.5.squareRoot() - 0.02)))
    #expect(!circle.contains(p(10 * 0.5.squareRoot() + 0.02, 10 * 0.5.squareRoot() + 0.02)))
  }

  @Test("A stroke's outline contains points within half the line width")
  func strokedCopy() {
    let path = CGMutablePath()
    path.addLines(between: [p(0, 0), p(100, 0)])
    let wide = path.copy(strokingWithWidth: 20, lineCap: .round, lineJoin: .round, miterLimit: 10)
    #expect(wide.contains(p(50, 9.9)))
    #expect(!wide.contains(p(50, 10.1)))
    #expect(wide.contains(p(-9.9, 0)))
    #expect(!wide.contains(p(-7.2, 7.2)))
    let flat = path.copy(strokingWithWidth: 20, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    #expect(!flat.contains(p(-0.1, 0)))
  }

  @Test("Elements are reported in order, with their points")
  func steps() {
    let path = CGMutablePath()
    path.move(to: p(1, 2))
    path.addQuadCurve(to: p(5, 6), control: p(3, 4))
    path.addCurve(to: p(11, 12), control1: p(7, 8), control2: p(9, 10))
    path.closeSubpath()
    var reported: [(CGPathElementType, [CGPoint])] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      let count = counts[element.pointee.type] ?? 0
      reported.append((element.pointee.type, (0..<count).map { element.pointee.points[$0] }))
    }
    #expect(
      reported.map(\.0) == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(
      reported.flatMap(\.1) == [p(1, 2), p(3, 4), p(5, 6), p(7, 8), p(9, 10), p(11, 12)])
  }

  @Test("Only a single upright rectangle is reported as a rectangle")
  func isRect() {
    var found = CGRect.zero
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    var turn = CGAffineTransform(rotationAngle: 1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test("A Bézier path supports appending, removing all points, and reversing")
  func bezierPath() {
    let path = UIBezierPath()
    path.addLine(to: p(9, 9))
    #expect(path.isEmpty)
    path.move(to: p(1, 1))
    path.addLine(to: p(5, 1))
    path.addLine(to: p(5, 5))
    let other = UIBezierPath(rect: rect)
    path.append(other)
    #expect(path.contains(p(20, 30)))
    #expect(
      path.reversing().cgPath.elements == [
        .move(p(10, 60)), .line(p(40, 60)), .line(p(40, 20)), .line(p(10, 20)), .close,
        .move(p(5, 5)), .line(p(5, 1)), .line(p(1, 1)),
      ])
    path.removeAllPoints()
    #expect(path.isEmpty)
    #expect(path.bounds == .null)
  }

  @Test("A Bézier path stores its dashes and copies them")
  func dashes() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 1.5)
    guard let copy = path.copy() as? UIBezierPath else {
      Issue.record("a copy is a path")
      return
    }
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0, 0], 0, 0)
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2, 1])
    #expect(count == 3)
    #expect(phase == 1.5)
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  @Test("Only the specified corners are rounded")
  func roundedCorners() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(p(11, 21)))
    #expect(path.contains(p(39, 21)))
    #expect(path.contains(p(11, 59)))
    #expect(!path.contains(p(39, 59)))
    #expect(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: .init(width: 5, height: 5)
      )
      .cgPath == UIBezierPath(roundedRect: rect, cornerRadius: 5).cgPath)
  }
}
