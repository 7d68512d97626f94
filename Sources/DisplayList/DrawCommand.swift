package import CoreGraphics

/// One drawing operation of a node, in the node's own coordinates, in points.
///
/// Commands apply in order to a graphics state (transform, clip and style) that is reset for each
/// node. Rare and large data is stored indirectly, so copies of commands are cheap.
package enum DrawCommand: Hashable, Sendable {
  /// Pushes the transform, the clip and the style.
  case save
  /// Pops what the last `save` pushed.
  case restore
  /// Applies a transform before the current one.
  case concatenate(CGAffineTransform)
  /// Intersects the clip with the inside of a path.
  case clip(CGPath, CGPathFillRule)
  /// Sets the style of later drawings; `nil` for the default style.
  indirect case style(DrawingStyle?)
  /// Fills a path.
  case fill(CGPath, CGColor, CGPathFillRule)
  /// Fills a path with a gradient or with tiles, with an opacity of 0…1.
  indirect case paint(Paint, inside: CGPath, CGPathFillRule, opacity: CGFloat)
  /// Strokes a path.
  indirect case stroke(CGPath, CGColor, StrokeStyle)
  /// Draws an image, stretched to a rectangle, with an opacity of 0…1.
  case image(CGImage, in: CGRect, opacity: CGFloat)
  /// Fills a rectangle with a color, multiplied by the opacity of an image that is stretched to the
  /// rectangle.
  indirect case tintedImage(CGImage, in: CGRect, CGColor)
  /// Draws text in a box, starting at its top and aligned between its sides, without a clip.
  indirect case text(TextBlock, in: CGRect)
  /// Draws nodes, back to front.
  case nodes([DisplayNode])
}
