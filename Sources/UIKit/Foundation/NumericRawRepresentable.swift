/// A type with a numeric raw value that can be compared, added, and subtracted.
///
/// Apple's Swift interface for UIKit declares this protocol with the same operators for the same
/// three types.
public nonisolated protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable
where RawValue: Comparable, RawValue: Numeric {
  /// Creates a value with the given raw value.
  init(rawValue: RawValue)
}

nonisolated extension _UIKitNumericRawRepresentable {
  /// Returns whether the left value is less than the right one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Returns the sum of a value and a number.
  public static func + (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue + right)
  }

  /// Returns the sum of a number and a value.
  public static func + (left: RawValue, right: Self) -> Self {
    Self(rawValue: left + right.rawValue)
  }

  /// Returns a value minus a number.
  public static func - (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue - right)
  }

  /// Returns the difference between two values.
  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

  /// Adds a number to a value.
  public static func += (left: inout Self, right: RawValue) { left = left + right }

  /// Subtracts a number from a value.
  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}

nonisolated extension UIFont.Weight: _UIKitNumericRawRepresentable {}

nonisolated extension UILayoutPriority: _UIKitNumericRawRepresentable {}

nonisolated extension UIWindow.Level: _UIKitNumericRawRepresentable {}
