package import CoreGraphics
package import DisplayList

/// The interface through which a layer accesses its view.
///
/// A view's layer gets its tree, drawing, and layout from the view. All other layers store them in
/// their `LayerExtras`.
package nonisolated protocol LayerHost: AnyObject, Sendable {
  /// The last drawing of the view.
  var drawing: LayerDrawing { get set }
  /// How contents of a different size fit: the view's content mode.
  @MainActor var contentsGravity: CALayerContentsGravity { get set }
  /// The superview's layer; nil if the view has no superview.
  @MainActor var hostSuperlayer: CALayer? { get }
  /// The layers of the subviews, frontmost last.
  @MainActor var hostSublayers: [CALayer] { get }
  /// Whether the view is in a window.
  @MainActor var isInWindow: Bool { get }
  /// The view's name in traces.
  @MainActor var layerName: String { get }

  /// Called after the layer's values or animations have changed.
  func layerDidChange()
  /// Called after the layer's bounds have changed.
  @MainActor func boundsDidChange(from old: CGRect)
  /// Called after the view has drawn its layer.
  @MainActor func didDrawLayer()
  /// Removes the view from its superview.
  @MainActor func removeFromSuperview()
  /// Reorders the subviews to match the order of their layers.
  @MainActor func orderSubviews(as layers: [CALayer])

  /// Whether the view's layout is out of date.
  @MainActor var needsLayout: Bool { get }
  /// Marks the view's layout as out of date.
  @MainActor func setNeedsLayout()
  /// Lays out the view and its descendants. Returns whether any layout was out of date.
  @MainActor func layoutTree() -> Bool
  /// Updates any out-of-date drawing of the view and its descendants.
  @MainActor func displayTree()
  /// Returns the view's drawing, fitted to bounds.
  @MainActor func contents(
    in bounds: CGRect
  ) -> (commands: [DrawCommand], transform: CGAffineTransform)
  /// Returns the current state of the subviews, in drawing order.
  @MainActor func childNodes() -> [DisplayNode]
}

nonisolated extension CALayer {
  /// Attaches the layer to a view.
  package final func attach(to view: any LayerHost, delegate: any CALayerDelegate) {
    (host, hostDelegate) = (view, delegate)
  }

  /// Detaches the layer from its view, which was deallocated.
  package final func detach() {
    (host, hostDelegate) = (nil, nil)
  }
}

/// An object from another framework that `CALayer.contents` accepts in addition to `CGImage`.
package nonisolated protocol LayerContents {
  /// The image to display.
  var layerContents: CGImage? { get }
}
