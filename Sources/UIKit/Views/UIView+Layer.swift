import CoreGraphics
package import DisplayList
package import QuartzCore

/// Views draw and lay out their layers.
extension UIView: @MainActor CALayerDelegate {}

extension UIView: LayerHost {
  package var contentsGravity: CALayerContentsGravity {
    get { contentMode.gravity }
    set { contentMode = ContentMode(newValue) }
  }

  package var hostSuperlayer: CALayer? { parent?.hostedLayer }

  package var hostSublayers: [CALayer] { children.map(\.hostedLayer) }

  package var isInWindow: Bool { rootOfTree.isWindow }

  package var layerName: String { accessibilityIdentifier ?? traceName }

  package func didDrawLayer() {
    context.host.trace?(.draw(name: traceName))
  }

  package func orderSubviews(as layers: [CALayer]) {
    children = layers.compactMap { $0.host as? UIView }.filter { $0.parent === self }
  }

  package func childNodes() -> [DisplayNode] {
    var hasDepths = false
    let nodes = children.compactMap { child in
      if child.hostedLayer.extras != nil, child.hostedLayer.presentedDepth != 0 {
        hasDepths = true
      }
      return child.hostedLayer.displayNode()
    }
    guard hasDepths else { return nodes }
    return CALayer.sortedByDepth(children.map(\.layer)).compactMap { $0.displayNode() }
  }
}

extension UIView {
  /// The value of `mask`.
  ///
  /// The mask's frame is in this view's coordinates; outside it, nothing is visible. The mask is not
  /// a subview: setting it removes it from its superview, and adding it to a view ends its use as a
  /// mask. It does not affect hit testing. Its layer is the `mask` of this view's layer.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiview/mask
  var maskView: UIView? {
    get {
      guard let mask = extras?.mask, hostedLayer.mask === mask.hostedLayer else { return nil }
      return mask
    }
    set {
      guard newValue != nil || maskView != nil else { return }
      if let newValue, newValue.parent != nil { newValue.removeFromSuperview() }
      hostedLayer.mask = newValue?.hostedLayer
      madeExtras.mask = newValue
      newValue?.setNeedsLayout()
    }
  }
}

nonisolated extension UIView.ContentMode {
  private static let gravities: [(UIView.ContentMode, CALayerContentsGravity)] = [
    (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect),
    (.scaleAspectFill, .resizeAspectFill), (.center, .center), (.top, .bottom), (.bottom, .top),
    (.left, .left), (.right, .right), (.topLeft, .bottomLeft), (.topRight, .bottomRight),
    (.bottomLeft, .topLeft), (.bottomRight, .topRight),
  ]

  /// Creates the mode that corresponds to a layer's gravity.
  init(_ gravity: CALayerContentsGravity) {
    self = Self.gravities.first { $0.1 == gravity }?.0 ?? .scaleToFill
  }

  /// The layer gravity that corresponds to the mode.
  var gravity: CALayerContentsGravity {
    Self.gravities.first { $0.0 == self }?.1 ?? .resize
  }
}

nonisolated extension UIView.ContentMode {
  /// The position and scale of contents.
  var fit: ContentsFit {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .aspectFit
    case .scaleAspectFill: .aspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
