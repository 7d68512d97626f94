import Simulator
import UIKit

extension ScriptValue {
  /// The default tolerance for expectations.
  package static let defaultTolerance = 1e-6

  /// Converts an object to a value that expectations can compare, or returns `nil` for a compound
  /// object.
  init?(_ object: Any?) {
    guard let object = StoredProperties.unwrapped(object) else {
      self = .none
      return
    }
    switch object {
    case let bool as Bool: self = .bool(bool)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as CGFloat: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let text as String: self = .text(text)
    case let text as Substring: self = .text(String(text))
    case let letter as Character: self = .text(String(letter))
    case let point as CGPoint: self = .pair(point)
    case let size as CGSize: self = .pair(CGPoint(x: size.width, y: size.height))
    case let vector as CGVector: self = .pair(CGPoint(x: vector.dx, y: vector.dy))
    case let rect as CGRect: self = .rect(rect)
    default:
      let mirror = Mirror(reflecting: object)
      if mirror.displayStyle == .enum {
        guard mirror.children.isEmpty else { return nil }
        self = .word("\(object)")
      } else if let object = object as? any RawRepresentable {
        // Option sets, levels, and string constants that are not enums.
        self.init(object.rawValue)
      } else if let number = object as? NSNumber {
        self = .number(number.doubleValue)
      } else {
        return nil
      }
    }
  }

  /// Returns a description of the difference from the expected value, or `nil` if the values are
  /// equal.
  ///
  /// - Parameter tolerance: The maximum difference between numbers, including each of a rectangle's
  ///   numbers.
  func difference(from expected: ScriptValue, tolerance: Double) -> String? {
    let isEqual: Bool
    var shownTolerance = ""
    if let numbers, let others = expected.numbers, numbers.count == others.count {
      isEqual = zip(numbers, others).allSatisfy { abs($0 - $1) <= tolerance || $0 == $1 }
      shownTolerance = " ± \(ScriptSyntax.text(of: tolerance))"
    } else {
      isEqual = self == expected
    }
    if isEqual { return nil }
    return "expected \(ScriptSyntax.text(of: expected))\(shownTolerance), got "
      + ScriptSyntax.text(of: self)
  }

  /// The components of a number, pair, or rectangle, or `nil` for any other value.
  private var numbers: [Double]? {
    switch self {
    case .number(let number): [number]
    case .pair(let point): [point.x, point.y]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .bool, .text, .word, .none: nil
    }
  }
}
