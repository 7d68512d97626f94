public import Foundation

// Swift prints points and sizes as tuples where Apple's Core Graphics is; Foundation's own here have
// no words for themselves.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(x, y)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(width, height)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(x, y, width, height)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
