public import CoreGraphics

/// Distances from the four edges of a rectangle inwards, in points; negative ones point outwards.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiedgeinsets
public nonisolated struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Makes no distances.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Distances from the edges of a rectangle inwards, in points; text begins at the leading one.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the edge where text begins, the left one here.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the edge where text ends, the right one here.
  public var trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes no distances.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards; larger insets than sides give a size below 0.
  @discardableResult
  public nonisolated func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
