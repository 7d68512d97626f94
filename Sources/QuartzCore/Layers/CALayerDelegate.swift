public import CoreGraphics

/// An object that draws and lays out a layer on its behalf.
///
/// All methods are optional. A view is the delegate of its own layer.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/calayerdelegate
public nonisolated protocol CALayerDelegate: NSObjectProtocol {
  /// Provides a layer's contents instead of drawing them.
  func display(_ layer: CALayer)
  /// Draws a layer's contents, in the layer's own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)
  /// Called when a layer's bounds or sublayers have changed.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for an event, such as a property change. Nil lets the layer decide;
  /// `NSNull` means no action.
  @discardableResult
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

nonisolated extension CALayerDelegate {
  /// Causes the layer to draw its contents.
  public func display(_ layer: CALayer) { layer.displayIsInherited() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil.
  @discardableResult
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
