extension UIView {
  /// The placement of contents that were drawn for another size.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Stretched to fill the rectangle.
    case scaleToFill = 0
    /// Scaled to the largest size that fits, preserving the aspect ratio.
    case scaleAspectFit = 1
    /// Scaled to the smallest size that fills the rectangle, preserving the aspect ratio.
    case scaleAspectFill = 2
    /// Redrawn.
    case redraw = 3
    /// Unscaled, at the named position.
    case center = 4, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The margins and sizes that are flexible when the superview's size changes.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    /// Creates a mask from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
