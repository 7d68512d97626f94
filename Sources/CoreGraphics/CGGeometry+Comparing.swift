public import Foundation

extension CGPoint {
  /// Returns whether both points are equal.
  @discardableResult
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether both sizes are equal.
  @discardableResult
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether both rectangles are equal after being standardized.
  @discardableResult
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
