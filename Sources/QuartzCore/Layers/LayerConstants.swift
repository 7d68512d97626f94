/// How contents of one size fit into bounds of another size.
///
/// In these names, y points up: `top` refers to the edge with the largest y, which is at the bottom
/// of an iPhone screen. Source: the table of content modes and gravities in Texture's
/// `ASDisplayNodeUIContentModeFromCAContentsGravity`.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/calayercontentsgravity
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a gravity with a name. An unknown name is treated as `resize`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Centered, without scaling.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Centered on the edge with the largest y, without scaling.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Centered on the edge with the smallest y, without scaling.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Centered on the left edge, without scaling.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Centered on the right edge, without scaling.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// On the left, at the largest y, without scaling.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// On the right, at the largest y, without scaling.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// On the left, at the smallest y, without scaling.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// On the right, at the smallest y, without scaling.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit inside the bounds, preserving the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, preserving the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter that is applied when an image is scaled.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/calayercontentsfilter
public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a filter with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Smooth; the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// With visible square pixels.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smooth.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The shape of rounded corners.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/calayercornercurve
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a curve with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter circle; the default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve with a more gradual transition. Drawn as a quarter circle here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners that `cornerRadius` rounds.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cacornermask
public nonisolated struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a mask from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner with the smallest x and y: the top-left corner on screen.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top-right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom-left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom-right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
