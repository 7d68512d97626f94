public import CoreGraphics
import DisplayList

extension CALayer {
  /// Returns the layer's effects, or nil if it has none.
  func effects(_ style: LayerStyle, _ state: LayerState) -> NodeEffects? {
    var shadow: Shadow?
    // As on iOS, a layer that clips to its bounds has no shadow.
    if style.shadowOpacity > 0, !state.masksToBounds, let color = style.shadowColor {
      let opacity = min(1, CGFloat(style.shadowOpacity))
      shadow = Shadow(
        offset: style.shadowOffset, deviation: max(0, style.shadowRadius),
        color: color.withAlpha(color.alpha * opacity))
    }
    // A hidden mask hides everything.
    let mask = style.mask.map { $0.displayNode() ?? DisplayNode(bounds: .zero) }
    let corners = CGPath.Corners(rawValue: style.maskedCorners.rawValue)
    guard shadow != nil || mask != nil || corners != .all else { return nil }
    return NodeEffects(
      shadow: shadow, shadowPath: style.shadowPath?.snapshot, mask: mask, corners: corners)
  }
}

nonisolated extension CALayer {
  /// The bounds as a path with rounded corners.
  final func roundedOutline(of bounds: CGRect) -> CGPath {
    CGPath(
      elements: CGPath.roundedRectangle(
        bounds, cornerWidth: values.cornerRadius, cornerHeight: values.cornerRadius,
        corners: CGPath.Corners(rawValue: maskedCorners.rawValue)))
  }

  /// The shape of rounded corners. Corners are always drawn as quarter circles.
  public var cornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set { rare.cornerCurve = newValue }
  }

  /// The filter for enlarging images. `nearest` also applies when images are reduced.
  public var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set {
      rare.magnificationFilter = newValue
      didChange()
    }
  }

  /// The filter for reducing images. Has no effect; see `magnificationFilter`.
  public var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { rare.minificationFilter = newValue }
  }

  // MARK: - Hints

  /// Whether the layer's contents are opaque. Has no effect here.
  public var isOpaque: Bool {
    get { extras?.style.isOpaque ?? false }
    set { set(\.isOpaque, newValue) }
  }

  /// Whether the layer is rendered as a bitmap. Has no effect here.
  public var shouldRasterize: Bool {
    get { extras?.style.shouldRasterize ?? false }
    set { set(\.shouldRasterize, newValue) }
  }

  /// The scale of the bitmap for `shouldRasterize`. Has no effect here.
  public var rasterizationScale: CGFloat {
    get { extras?.style.rasterizationScale ?? 1 }
    set { set(\.rasterizationScale, newValue) }
  }

  /// Whether `draw(in:)` may run in the background. Has no effect here.
  public var drawsAsynchronously: Bool {
    get { extras?.style.drawsAsynchronously ?? false }
    set { set(\.drawsAsynchronously, newValue) }
  }

  /// Whether edges are antialiased. Has no effect here, because edges are always antialiased.
  public var allowsEdgeAntialiasing: Bool {
    get { extras?.style.allowsEdgeAntialiasing ?? false }
    set { set(\.allowsEdgeAntialiasing, newValue) }
  }
}
