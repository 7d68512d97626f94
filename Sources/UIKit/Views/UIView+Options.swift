extension UIView {
  /// The placement of contents that were drawn for another size.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Stretched to the whole rectangle.
    case scaleToFill = 0
    /// The largest size that fits, with the proportions preserved.
    case scaleAspectFit = 1
    /// The smallest size that fills, with the proportions preserved.
    case scaleAspectFill = 2
    /// Drawn again.
    case redraw = 3
    /// Not scaled, at the named position.
    case center = 4, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The margins and sizes that are flexible when the superview's size changes.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The space at the left is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The space at the right is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The space at the top is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The space at the bottom is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    /// Makes a mask from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
