import CoreGraphics
import DisplayList
import Testing

@testable import Painter

struct StrokeTests {
  private static func line(_ points: CGPoint...) -> CGPath {
    let path = CGMutablePath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    return path
  }

  private static let flat = line(CGPoint(x: 5, y: 10), CGPoint(x: 15, y: 10))

  @Test(arguments: zip([CGLineCap.butt, .square, .round], [40, 56, 40 + 4 * Double.pi]))
  func `a line covers its length and width plus its caps`(cap: CGLineCap, area: Double) {
    let style = StrokeStyle(width: 4, cap: cap)
    let screenshot = Screenshot([.drawing(.stroke(Self.flat, .black, style))])
    #expect(abs(screenshot.coveredArea - area) < 0.5)
    #expect(screenshot[10, 8] == .black && screenshot[10, 11] == .black)
    #expect(screenshot[10, 7] == .white && screenshot[10, 12] == .white)
  }

  @Test func `a corner is mitered, rounded or beveled`() {
    // A right angle at (15, 5) with a line width of 4. The pixel at (16, 3) is the outermost pixel
    // of the corner.
    let corner = Self.line(CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 5), CGPoint(x: 15, y: 15))
    func tip(_ join: CGLineJoin, limit: CGFloat = 10) -> Screenshot.Pixel {
      let style = StrokeStyle(width: 4, join: join, miterLimit: limit)
      return Screenshot([.drawing(.stroke(corner, .black, style))])[16, 3]
    }
    #expect(tip(.miter) == .black)
    #expect(tip(.bevel) == .white)
    #expect(tip(.miter, limit: 1) == .white)
    #expect(tip(.round) != .black)
  }

  @Test func `dashes leave gaps`() {
    let style = StrokeStyle(width: 2, dashes: [3, 2], dashPhase: 1)
    let screenshot = Screenshot([.drawing(.stroke(Self.flat, .black, style))])
    // The phase of 1 shortens the first dash to 2: 5–7, 9–12, 14–15.
    let inked = (5..<15).filter { screenshot[$0, 10] == .black }
    #expect(inked == [5, 6, 9, 10, 11, 14])
  }

  @Test func `a transform also applies to the pen`() {
    let screenshot = Screenshot([
      .drawing(
        .concatenate(CGAffineTransform(scaleX: 1, y: 4)),
        .stroke(
          Self.line(CGPoint(x: 4, y: 2), CGPoint(x: 14, y: 2)), .black, StrokeStyle(width: 1)))
    ])
    #expect(screenshot.coveredBounds == PixelRect(x: 4, y: 6, width: 10, height: 4))
    #expect(screenshot.coveredArea == 40)
  }

  @Test func `a curve bends`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 2, y: 18))
    path.addCurve(
      to: CGPoint(x: 18, y: 18), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 18, y: 2))
    let screenshot = Screenshot([.drawing(.stroke(path, .black, StrokeStyle(width: 2)))])
    // The midpoint is 1/8 of each end plus 3/8 of each control point: y = 6. Within a pixel, the
    // curve bends by less than 0.1.
    #expect(
      screenshot[10, 5].isNear(.black, within: 25) && screenshot[10, 6].isNear(.black, within: 25))
    #expect(screenshot[10, 10] == .white)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func `lines without a positive, finite width are invisible`(width: CGFloat) {
    let command = DrawCommand.stroke(Self.flat, .black, StrokeStyle(width: width))
    #expect(Screenshot([.drawing(command)]).coveredBounds == nil)
  }

  @Test(arguments: [[0, 0], [-1, 2], [.nan], [1e-9, 1e-9], [.infinity]] as [[CGFloat]])
  func `invalid dashes produce a solid line`(dashes: [CGFloat]) {
    let style = StrokeStyle(width: 2, dashes: dashes)
    #expect(abs(Screenshot([.drawing(.stroke(Self.flat, .black, style))]).coveredArea - 20) < 0.1)
  }
}
