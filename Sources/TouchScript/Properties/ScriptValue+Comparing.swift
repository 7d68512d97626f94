import UIKit

extension ScriptValue {
  /// The tolerance of expectations that do not state one.
  package static let defaultTolerance = 1e-6

  /// Converts an object to a value that expectations can compare; nil for a compound object.
  init?(_ object: Any?) {
    guard let object = ReflectedMembers.unwrapped(object) else {
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
        // Options, levels and names that are no enums.
        self.init(object.rawValue)
      } else if let number = object as? NSNumber {
        self = .number(number.doubleValue)
      } else {
        return nil
      }
    }
  }

  /// Returns how the value differs from the expected one; nil where it does not.
  ///
  /// - Parameter tolerance: The largest difference of numbers, also of each number of a rectangle.
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

  /// The numbers of a number, a pair or a rectangle; nil for other values.
  private var numbers: [Double]? {
    switch self {
    case .number(let number): [number]
    case .pair(let point): [point.x, point.y]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .bool, .text, .word, .none: nil
    }
  }
}
