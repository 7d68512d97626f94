import UIKit

/// A script's variables, and the arithmetic in its `let` lines.
final class ScriptVariables {
  /// A number or a point.
  struct Value: Hashable {
    /// One or two numbers in script syntax.
    var numbers: [ArraySlice<UInt8>]

    /// The tokens that replace the variable in a line: `160`, or `160`, a comma, and `240`.
    var tokens: [ScriptTokenizer.Token] {
      Array(numbers.map { [.word($0)] }.joined(separator: [.comma]))
    }
  }

  /// An operator between two values.
  enum Operator: String, CaseIterable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
  }

  /// The scale used to round results to six decimal places.
  private static let unit = 1_000_000.0

  /// The values by name. If a variable's line has an error, its value is `nil`.
  private var values: [String: Value?] = [:]

  /// The names, sorted.
  var names: [String] { values.keys.sorted() }

  /// Returns a variable's value: `nil` for an unknown variable, or `.some(nil)` if the variable's
  /// line has an error.
  func value(of name: String) -> Value?? { values[name] }

  /// Sets a variable. The value is `nil` if its line has an error.
  func set(_ name: String, to value: Value?) { values.updateValue(value, forKey: name) }

  /// Returns the result of an operation, rounded to six decimal places, or `nil` if the values do
  /// not fit the operator, the divisor is 0, or the result exceeds the script limits.
  static func result(_ left: Value, _ operation: Operator, _ right: Value) -> Value? {
    let (left, right) = (left.numbers.map(number), right.numbers.map(number))
    let isScalar = (left.count == 1, right.count == 1)
    let results: [Double]
    switch operation {
    case .plus, .minus:
      guard left.count == right.count else { return nil }
      results = zip(left, right).map { operation == .plus ? $0 + $1 : $0 - $1 }
    case .times:
      guard isScalar.0 || isScalar.1 else { return nil }
      let (factor, numbers) = isScalar.0 ? (left[0], right) : (right[0], left)
      results = numbers.map { $0 * factor }
    case .divided:
      guard isScalar.1, right[0] != 0 else { return nil }
      results = left.map { $0 / right[0] }
    }
    let limit = Double(ScriptLimits.seconds)
    guard results.allSatisfy({ abs($0) <= limit }) else { return nil }
    return Value(numbers: results.map(text))
  }

  private static func number(_ text: ArraySlice<UInt8>) -> Double {
    ScriptTokenizer.number(text) ?? 0
  }

  /// Returns a number with at most six decimal places and no exponent, formatted like a time.
  private static func text(of number: Double) -> ArraySlice<UInt8> {
    let rounded = Int64((abs(number) * unit).rounded())
    let (whole, fraction) = rounded.quotientAndRemainder(dividingBy: Int64(unit))
    var text = "\(number < 0 && rounded > 0 ? "-" : "")\(whole)"
    if fraction > 0 {
      text += "." + String("\(Int64(unit) + fraction)".dropFirst())
      while text.hasSuffix("0") { text.removeLast() }
    }
    return Array(text.utf8)[...]
  }
}
