import CoreGraphics

extension UIView {
  /// The least opacity at which a view receives touches; the view's own, not that of its superviews.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/hittest(_:with:).
  static let hitTestMinAlpha: CGFloat = 0.01

  /// Whether the view receives touches at all.
  var canBeHit: Bool {
    let layer = layer
    return !layer.model.isHidden && isUserInteractionEnabled
      && layer.model.opacity >= Self.hitTestMinAlpha && !layer.isBlockedByAnimation
  }
}
