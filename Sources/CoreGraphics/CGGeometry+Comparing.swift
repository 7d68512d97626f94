public import Foundation

extension CGPoint {
  /// Whether both points are equal.
  @discardableResult
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both sizes are equal.
  @discardableResult
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both rectangles are equal after their sizes are made positive.
  @discardableResult
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
