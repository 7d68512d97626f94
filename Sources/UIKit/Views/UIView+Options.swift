extension UIView {
  /// How contents drawn for one size are shown at another.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Stretched to the whole rectangle.
    case scaleToFill = 0
    /// As large as fits, keeping the proportions.
    case scaleAspectFit = 1
    /// As small as fills, keeping the proportions.
    case scaleAspectFill = 2
    /// Drawn again.
    case redraw = 3
    /// Unscaled at the named position.
    case center = 4, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which margins and sizes are flexible when the superview's size changes.
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

    /// Makes a mask of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
