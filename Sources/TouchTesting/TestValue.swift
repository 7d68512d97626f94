import TouchScript
public import UIKit

/// A property's actual or expected value.
///
/// Number and string literals, `true`, `false`, and `nil` can be used as values.
public nonisolated enum TestValue: Hashable, Sendable {
  /// A number of any type.
  case number(Double)
  /// `true` or `false`.
  case bool(Bool)
  /// A string.
  case text(String)
  /// A point, a size, or a vector.
  case point(CGPoint)
  /// A rectangle.
  case rect(CGRect)
  /// The name of an enumeration case.
  case word(String)
  /// `nil`.
  case nothing

  /// Creates a point, a size, or a vector.
  public static func point(_ x: CGFloat, _ y: CGFloat) -> TestValue {
    .point(CGPoint(x: x, y: y))
  }

  /// Creates a rectangle.
  public static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> TestValue {
    .rect(CGRect(x: x, y: y, width: width, height: height))
  }
}

nonisolated extension TestValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a string.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates `nil`.
  public init(nilLiteral: ()) { self = .nothing }
}

nonisolated extension TestValue {
  init(_ value: ScriptValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .bool(let bool): self = .bool(bool)
    case .text(let text): self = .text(text)
    case .pair(let point): self = .point(point)
    case .rect(let rect): self = .rect(rect)
    case .word(let word): self = .word(word)
    case .none: self = .nothing
    }
  }

  var scriptValue: ScriptValue {
    switch self {
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .text(let text): .text(text)
    case .point(let point): .pair(point)
    case .rect(let rect): .rect(rect)
    case .word(let word): .word(word)
    case .nothing: .none
    }
  }
}
