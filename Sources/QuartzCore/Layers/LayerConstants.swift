/// How contents of one size are shown in bounds of another.
///
/// Layers count y upwards here: `top` is where y is largest, at the bottom of an iPhone's screen.
/// Source: the table of content modes and gravities in Texture's `ASDisplayNodeUIContentModeFromCAContentsGravity`.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/calayercontentsgravity
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Makes a gravity of a name; an unknown one counts as `resize`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Unscaled in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Unscaled in the middle of the edge where y is largest.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Unscaled in the middle of the edge where y is smallest.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Unscaled in the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Unscaled in the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Unscaled at the left, where y is largest.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Unscaled at the right, where y is largest.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Unscaled at the left, where y is smallest.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Unscaled at the right, where y is smallest.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, with the proportions preserved.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills, with the proportions preserved.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How an image is resized where it is shown in another size.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/calayercontentsfilter
public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a filter of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Smooth; the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// With square pixels.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smooth.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The shape of round corners.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/calayercornercurve
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a curve of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle; the default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins more gently; here a quarter of a circle too.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Which corners `cornerRadius` rounds.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cacornermask
public nonisolated struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a mask of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner where x and y are smallest: on screen the top left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
