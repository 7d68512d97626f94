package import CoreGraphics

/// A drawing operation in a node, in the node's own coordinates, in points.
///
/// Commands are applied in order to a graphics state (transform, clip, and style) that is reset for
/// each node. Rare and large data is stored indirectly, so commands are cheap to copy.
package enum DrawCommand: Hashable, Sendable {
  /// Pushes the transform, the clip, and the style.
  case save
  /// Pops the state that the last `save` pushed.
  case restore
  /// Applies a transform before the current one.
  case concatenate(CGAffineTransform)
  /// Intersects the clip with the interior of a path.
  case clip(CGPath, CGPathFillRule)
  /// Sets the style for later drawings; `nil` for the default style.
  indirect case style(DrawingStyle?)
  /// Fills a path.
  case fill(CGPath, CGColor, CGPathFillRule)
  /// Fills a path with a gradient or with tiles, with an opacity of 0…1.
  indirect case paint(Paint, inside: CGPath, CGPathFillRule, opacity: CGFloat)
  /// Strokes a path.
  indirect case stroke(CGPath, CGColor, StrokeStyle)
  /// Draws an image stretched to fill a rectangle, with an opacity of 0…1.
  case image(CGImage, in: CGRect, opacity: CGFloat)
  /// Fills a rectangle with a color multiplied by the opacity of an image stretched to fill it.
  indirect case tintedImage(CGImage, in: CGRect, CGColor)
  /// Draws text in a box, starting at its top and aligned horizontally, without clipping.
  indirect case text(TextBlock, in: CGRect)
  /// Draws nodes, back to front.
  case nodes([DisplayNode])
}
