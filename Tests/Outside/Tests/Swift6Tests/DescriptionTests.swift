import Testing
import TouchTesting
import UIKit

@testable import Swift6

@MainActor struct DescriptionTests {
  @Test("Values print as on iOS, even in arrays, optionals and dictionaries")
  func descriptions() {
    let view = DescriptionView()
    view.describe(CGPoint(x: 1, y: 2.5))
    #expect(
      view.lines == [
        "(1.0, 2.5) (3.0, 4.0) (1.0, 2.5, 3.0, 4.0)",
        "[(1.0, 2.5)] Optional((3.0, 4.0)) [\"rect\": (1.0, 2.5, 3.0, 4.0)]",
        "(1.0, 2.5) (3.0, 4.0) (1.0, 2.5, 3.0, 4.0)", "CGVector(dx: 1.0, dy: 2.0)",
        "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 5.0, ty: 6.0)",
        "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)",
      ])
  }

  @Test("Levels, priorities and weights can be compared, added and subtracted")
  func sums() {
    #expect(DescriptionView().add() == [1000, 1, 751, 0])
    #expect(UILayoutPriority.defaultLow < .required)
    #expect(UIFont.Weight.regular < .bold)
    #expect(UIWindow.Level.normal < .alert)
  }
}
