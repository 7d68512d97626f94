package import CoreGraphics

/// One drawing operation of a node, in the node's own coordinates, in points.
///
/// Commands apply in order to a graphics state (transform, clip and style) that starts fresh for each
/// node. What is rare and large is stored apart, so that copies of the others are cheap.
package enum DrawCommand: Hashable, Sendable {
  /// Pushes the transform, the clip and the style.
  case save
  /// Pops what the last `save` pushed.
  case restore
  /// Applies a transform before the current one.
  case concatenate(CGAffineTransform)
  /// Narrows the clip to the inside of a path.
  case clip(CGPath, CGPathFillRule)
  /// Sets how everything is drawn from now on; `nil` for the ordinary style.
  indirect case style(DrawingStyle?)
  /// Fills a path.
  case fill(CGPath, CGColor, CGPathFillRule)
  /// Fills a path with a gradient or with tiles, with an opacity of 0…1.
  indirect case paint(Paint, inside: CGPath, CGPathFillRule, opacity: CGFloat)
  /// Strokes a path.
  indirect case stroke(CGPath, CGColor, StrokeStyle)
  /// Draws an image, stretched into a rectangle, with an opacity of 0…1.
  case image(CGImage, in: CGRect, opacity: CGFloat)
  /// Fills a rectangle with a colour where an image, stretched into it, is opaque.
  indirect case tintedImage(CGImage, in: CGRect, CGColor)
  /// Draws text in a box: from its top, lines aligned between its sides, clipped to nothing.
  indirect case text(TextBlock, in: CGRect)
  /// Draws nodes, back to front.
  case nodes([DisplayNode])
}
