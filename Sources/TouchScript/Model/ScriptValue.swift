package import CoreGraphics

/// A value that an expectation compares a property with.
package enum ScriptValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// `true` or `false`.
  case bool(Bool)
  /// Text in double quotes.
  case text(String)
  /// `X,Y`: a point, a size or a vector.
  case pair(CGPoint)
  /// `X,Y,WIDTH,HEIGHT`: a rectangle.
  case rect(CGRect)
  /// A bare word: the name of an enumeration's case.
  case word(String)
  /// `nil`.
  case none
}
