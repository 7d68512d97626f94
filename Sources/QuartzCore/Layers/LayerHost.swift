package import CoreGraphics
package import DisplayList

/// The part of a view that its layer uses.
///
/// The layer of a view gets its tree, its drawing and its layout from the view. All other layers
/// store them in their `LayerExtras`.
package nonisolated protocol LayerHost: AnyObject, Sendable {
  /// The last drawing of the view.
  var drawing: LayerDrawing { get set }
  /// How contents with another size fit: the view's content mode.
  @MainActor var contentsGravity: CALayerContentsGravity { get set }
  /// The layer of the superview; nil if the view has no superview.
  @MainActor var hostSuperlayer: CALayer? { get }
  /// The layers of the subviews, the frontmost last.
  @MainActor var hostSublayers: [CALayer] { get }
  /// Whether the view is in a window.
  @MainActor var isInWindow: Bool { get }
  /// The name of the view in traces.
  @MainActor var layerName: String { get }

  /// Called after the values or the animations of the layer have changed.
  func layerDidChange()
  /// Called after the layer's bounds have changed.
  @MainActor func boundsDidChange(from old: CGRect)
  /// Called after the view has drawn its layer.
  @MainActor func didDrawLayer()
  /// Removes the view from its superview.
  @MainActor func removeFromSuperview()
  /// Reorders the subviews to match the order of their layers.
  @MainActor func orderSubviews(as layers: [CALayer])

  /// Whether the layout of the view is out of date.
  @MainActor var needsLayout: Bool { get }
  /// Marks the layout of the view as out of date.
  @MainActor func setNeedsLayout()
  /// Lays out the view and its descendants. Returns whether anything was out of date.
  @MainActor func layoutTree() -> Bool
  /// Draws the view and its descendants where they are out of date.
  @MainActor func displayTree()
  /// Returns the drawing of the view, fitted into bounds.
  @MainActor func contents(
    in bounds: CGRect
  ) -> (commands: [DrawCommand], transform: CGAffineTransform)
  /// Returns the current state of the subviews, in their drawing order.
  @MainActor func childNodes() -> [DisplayNode]
}

nonisolated extension CALayer {
  /// Makes the layer the layer of a view.
  package final func attach(to view: any LayerHost, delegate: any CALayerDelegate) {
    (host, hostDelegate) = (view, delegate)
  }

  /// Makes the layer independent, because its view was deallocated.
  package final func detach() {
    (host, hostDelegate) = (nil, nil)
  }
}

/// An object of another framework that `CALayer.contents` accepts in addition to `CGImage`.
package nonisolated protocol LayerContents {
  /// The image to show.
  var layerContents: CGImage? { get }
}
