public import CoreGraphics

/// Draws and lays out a layer in its place.
///
/// All methods are optional. A view is the delegate of its own layer.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/calayerdelegate
public nonisolated protocol CALayerDelegate: NSObjectProtocol {
  /// Provides a layer's contents, in place of drawing them.
  func display(_ layer: CALayer)
  /// Draws a layer's contents, in its own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)
  /// Called when a layer's bounds or sublayers changed.
  func layoutSublayers(of layer: CALayer)
  /// Returns what happens at an event, such as the change of a property; nil lets the layer decide, `NSNull` is
  /// nothing.
  @discardableResult
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

nonisolated extension CALayerDelegate {
  /// Has the layer draw its contents.
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
