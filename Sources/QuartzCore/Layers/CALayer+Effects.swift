public import CoreGraphics
import DisplayList

extension CALayer {
  /// Returns what few layers have beyond what every node has; nil for nothing of it.
  func effects(_ style: LayerStyle, _ state: LayerState) -> NodeEffects? {
    var shadow: Shadow?
    // What is cut off at the bounds has no shadow, as on iOS.
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
  /// The rounded bounds.
  final func roundedOutline(of bounds: CGRect) -> CGPath {
    CGPath(
      elements: CGPath.roundedRectangle(
        bounds, cornerWidth: values.cornerRadius, cornerHeight: values.cornerRadius,
        corners: CGPath.Corners(rawValue: maskedCorners.rawValue)))
  }

  /// The shape of round corners; drawn as quarters of circles in any case.
  public var cornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set { rare.cornerCurve = newValue }
  }

  /// How images are enlarged, and, where it is `nearest`, made smaller too.
  public var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set {
      rare.magnificationFilter = newValue
      didChange()
    }
  }

  /// How images are made smaller; it makes no difference, see `magnificationFilter`.
  public var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { rare.minificationFilter = newValue }
  }

  // MARK: - Hints

  /// A promise that the layer hides what is behind it; nothing depends on it here.
  public var isOpaque: Bool {
    get { extras?.style.isOpaque ?? false }
    set { set(\.isOpaque, newValue) }
  }

  /// Whether the layer may be drawn once and reused; it looks the same here.
  public var shouldRasterize: Bool {
    get { extras?.style.shouldRasterize ?? false }
    set { set(\.shouldRasterize, newValue) }
  }

  /// The scale at which a reused layer is drawn; without effect here.
  public var rasterizationScale: CGFloat {
    get { extras?.style.rasterizationScale ?? 1 }
    set { set(\.rasterizationScale, newValue) }
  }

  /// Whether `draw(in:)` is drawn later; without effect here.
  public var drawsAsynchronously: Bool {
    get { extras?.style.drawsAsynchronously ?? false }
    set { set(\.drawsAsynchronously, newValue) }
  }

  /// Whether edges are smooth; they always are here.
  public var allowsEdgeAntialiasing: Bool {
    get { extras?.style.allowsEdgeAntialiasing ?? false }
    set { set(\.allowsEdgeAntialiasing, newValue) }
  }
}
