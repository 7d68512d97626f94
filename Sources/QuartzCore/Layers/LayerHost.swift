package import CoreGraphics
package import DisplayList

/// A view, as far as its layer knows it.
///
/// The layer of a view takes its place in the tree, its drawing and its layout from the view. Every other layer
/// has them itself, in its `LayerExtras`.
package nonisolated protocol LayerHost: AnyObject, Sendable {
  /// What the view drew last.
  var drawing: LayerDrawing { get set }
  /// How contents of another size are shown: the view's content mode.
  @MainActor var contentsGravity: CALayerContentsGravity { get set }
  /// The layer of the superview; nil for a view without one.
  @MainActor var hostSuperlayer: CALayer? { get }
  /// The layers of the subviews, the frontmost last.
  @MainActor var hostSublayers: [CALayer] { get }
  /// Whether the view is in a window.
  @MainActor var isInWindow: Bool { get }
  /// The name of the view in traces.
  @MainActor var layerName: String { get }

  /// Called when the values or the animations of the layer have changed.
  func layerDidChange()
  /// Called when the layer's bounds have changed.
  @MainActor func boundsDidChange(from old: CGRect)
  /// Called when the view has drawn its layer.
  @MainActor func didDrawLayer()
  /// Removes the view from its superview.
  @MainActor func removeFromSuperview()
  /// Puts the subviews in the order of their layers.
  @MainActor func orderSubviews(as layers: [CALayer])

  /// Whether the layout of the view is out of date.
  @MainActor var needsLayout: Bool { get }
  /// Marks the layout of the view as out of date.
  @MainActor func setNeedsLayout()
  /// Lays out the view and all in it; returns whether anything was out of date.
  @MainActor func layoutTree() -> Bool
  /// Draws the view and all in it, where they are out of date.
  @MainActor func displayTree()
  /// Returns what the view drew, placed in bounds.
  @MainActor func contents(
    in bounds: CGRect
  ) -> (commands: [DrawCommand], transform: CGAffineTransform)
  /// Returns what the subviews show now, in the order in which they are drawn.
  @MainActor func childNodes() -> [DisplayNode]
}

nonisolated extension CALayer {
  /// Makes the layer that of a view.
  package final func attach(to view: any LayerHost, delegate: any CALayerDelegate) {
    (host, hostDelegate) = (view, delegate)
  }

  /// Makes the layer one without a view: the view is gone.
  package final func detach() {
    (host, hostDelegate) = (nil, nil)
  }
}

/// An object of another framework that `CALayer.contents` accepts beside a `CGImage`.
package nonisolated protocol LayerContents {
  /// The pixels to show; nil for none.
  var layerContents: CGImage? { get }
}
