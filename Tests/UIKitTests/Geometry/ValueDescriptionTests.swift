import CoreGraphics
import Testing
import UIKit

/// The text of printed values, which on iOS is defined by the Swift overlays of Core Graphics and
/// UIKit.
struct ValueDescriptionTests {
  static let values: [(value: Any, text: String)] = [
    (CGPoint(x: 1, y: 2.5), "(1.0, 2.5)"),
    (CGSize(width: 3, height: 4), "(3.0, 4.0)"),
    (CGRect(x: 1, y: 2, width: 3, height: 4), "(1.0, 2.0, 3.0, 4.0)"),
    (CGVector(dx: 1, dy: 2), "CGVector(dx: 1.0, dy: 2.0)"),
    (
      CGAffineTransform(scaleX: 2, y: 3),
      "CGAffineTransform(a: 2.0, b: 0.0, c: 0.0, d: 3.0, tx: 0.0, ty: 0.0)"
    ),
    (
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)"
    ),
    (UILayoutPriority.required, "UILayoutPriority(rawValue: 1000.0)"),
    (UIRectEdge.left, "UIRectEdge(rawValue: 2)"),
    (NSRange(location: 1, length: 2), "{1, 2}"),
  ]

  @Test("Structures print their numbers, even in arrays and optionals")
  func structures() {
    for (value, text) in Self.values {
      #expect("\(value)" == text)
      #expect(String(describing: value) == text)
      // Inside other values, type names include the module.
      #expect("\([value])".hasSuffix(text + "]"))
      #expect("\(Optional(value) as Any)".hasSuffix(text + ")"))
    }
  }

  @Test("Points, sizes and rectangles have a debugDescription")
  func debugDescriptions() {
    #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)")
    #expect(CGSize(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
  }

  @Test("Vectors and transforms are encoded as lists of their numbers")
  func coding() throws {
    let vector = CGVector(dx: 1, dy: 2)
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    #expect(String(decoding: try JSONEncoder().encode(vector), as: UTF8.self) == "[1,2]")
    #expect(
      String(decoding: try JSONEncoder().encode(transform), as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(
      try JSONDecoder().decode(CGVector.self, from: JSONEncoder().encode(vector)) == vector)
    #expect(
      try JSONDecoder().decode(CGAffineTransform.self, from: JSONEncoder().encode(transform))
        == transform)
  }

  private func check<Value: _UIKitNumericRawRepresentable>(_ value: Value)
  where Value.RawValue: ExpressibleByIntegerLiteral {
    var sum = value + 2
    #expect(sum.rawValue == value.rawValue + 2)
    #expect(2 + value == sum)
    #expect(sum - value == 2)
    #expect(sum - 2 == value)
    #expect(value < sum)
    sum -= 1
    #expect(sum.rawValue == value.rawValue + 1)
    sum += 3
    #expect(sum.rawValue == value.rawValue + 4)
  }

  @Test("Levels, priorities and weights can be compared, added and subtracted")
  func numbers() {
    check(UIWindow.Level.alert)
    check(UILayoutPriority.defaultLow)
    check(UIFont.Weight.regular)
  }
}
