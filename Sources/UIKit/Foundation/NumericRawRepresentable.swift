/// A number with a type of its own, which is compared, and added to, as the number is.
///
/// Apple's Swift interface of UIKit has this protocol, with these operators, for these three types.
public nonisolated protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable
where RawValue: Comparable, RawValue: Numeric {
  /// Makes a value of a number.
  init(rawValue: RawValue)
}

nonisolated extension _UIKitNumericRawRepresentable {
  /// Whether the left number is below the right one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Returns a value that is larger by a number.
  public static func + (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue + right)
  }

  /// Returns a value that is larger by a number.
  public static func + (left: RawValue, right: Self) -> Self {
    Self(rawValue: left + right.rawValue)
  }

  /// Returns a value that is smaller by a number.
  public static func - (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue - right)
  }

  /// Returns the difference of two values.
  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

  /// Adds a number.
  public static func += (left: inout Self, right: RawValue) { left = left + right }

  /// Subtracts a number.
  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}

nonisolated extension UIFont.Weight: _UIKitNumericRawRepresentable {}

nonisolated extension UILayoutPriority: _UIKitNumericRawRepresentable {}

nonisolated extension UIWindow.Level: _UIKitNumericRawRepresentable {}
