import CoreGraphics
import Testing
import UIKit

@testable import Simulator

/// Converts locations between a rotated interface and the screen.
struct ScreenShapeTests {
  @Test(
    "A point of a rotated interface is shown at the rotated location, and converted back",
    arguments: [
      (0, CGPoint(x: 10, y: 20)), (1, CGPoint(x: 480 - 20, y: 10)),
      (2, CGPoint(x: 320 - 10, y: 480 - 20)), (3, CGPoint(x: 20, y: 320 - 10)),
    ])
  func conversion(turns: Int, shown: CGPoint) {
    let size = CGSize(width: 320, height: 480)
    let shape = ScreenShape(size: size, turns: QuarterTurns(turns))
    #expect(shape.shown(CGPoint(x: 10, y: 20)) == shown)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(shape.interface(rect.applying(QuarterTurns(turns).transform(of: size))) == rect)
  }
}
