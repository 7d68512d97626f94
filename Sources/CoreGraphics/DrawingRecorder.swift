package import Foundation

/// Receives a graphics context's drawings, in order, in the initial coordinates.
///
/// The only implementation is `DisplayListRecorder` in the DisplayList module. This protocol makes
/// it possible to define `CGContext` in this module, which is below the DisplayList module.
package protocol DrawingRecorder: AnyObject {
  /// Pushes the transform, the clip, and the style.
  func save()
  /// Pops the state that the last `save()` pushed.
  func restore()
  /// Applies a transform before the current one.
  func concatenate(_ transform: CGAffineTransform)
  /// Intersects the clip with the interior of a path.
  func clip(_ path: CGPath, _ rule: CGPathFillRule)
  /// Sets the style for later drawings; `nil` for the default style.
  func setStyle(_ style: DrawingStyle?)
  /// Fills a path.
  func fill(_ path: CGPath, _ color: CGColor, _ rule: CGPathFillRule)
  /// Fills a path with a gradient or with tiles, with an opacity of 0…1.
  func fill(_ path: CGPath, _ paint: Paint, _ rule: CGPathFillRule, opacity: CGFloat)
  /// Strokes a path.
  func stroke(_ path: CGPath, _ color: CGColor, _ style: StrokeStyle)
  /// Draws an upright image stretched to fill a rectangle, with an opacity of 0…1.
  func draw(_ image: CGImage, in rect: CGRect, opacity: CGFloat)
  /// Fills a rectangle with a color multiplied by the opacity of an image stretched to fill it.
  func draw(_ image: CGImage, in rect: CGRect, tint: CGColor)
  /// Starts a layer: later drawings are composited first and blended once with an opacity of 0…1.
  func beginLayer(opacity: CGFloat)
  /// Ends the last layer.
  func endLayer()
  /// Starts a layer that is multiplied by the opacity of an image, which is drawn upside down in a
  /// rectangle.
  func beginMask(_ image: CGImage, in rect: CGRect)
  /// Ends the last mask's layer.
  func endMask()
  /// The drawing's pixels; `nil` if it has none.
  var bitmap: (any Bitmap)? { get }
}

/// The pixels of a bitmap context.
package protocol Bitmap: AnyObject {
  /// The number of columns.
  var width: Int { get }
  /// The number of rows.
  var height: Int { get }
  /// The layout of a pixel.
  var bitmapInfo: CGBitmapInfo { get }
  /// The memory for the pixels.
  var data: UnsafeMutableRawPointer { get }
  /// The number of bytes from one row of the memory to the next.
  var bytesPerRow: Int { get }
  /// Returns an image of the drawings so far, or `nil` if it can't be painted.
  func makeImage() -> CGImage?
}

/// The style of a line.
package struct StrokeStyle: Hashable, Sendable {
  /// The width, in points.
  package var width: CGFloat
  /// The shape of open ends.
  package var cap: CGLineCap
  /// The shape of corners.
  package var join: CGLineJoin
  /// The miter limit, as a multiple of the width.
  package var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points; empty for a solid line.
  package var dashes: [CGFloat]
  /// The offset in the dash pattern at which the line starts, in points.
  package var dashPhase: CGFloat

  /// Creates a style. The default values match a graphics context's.
  package init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}

/// A blurred copy of a drawing's outline, behind the drawing.
package struct Shadow: Hashable, Sendable {
  /// The offset from the drawing, in points, independent of its transform.
  package var offset: CGSize
  /// The standard deviation of the blur, in points; 0 for a sharp shadow.
  package var deviation: CGFloat
  /// The color. Its alpha is multiplied by the drawing's alpha.
  package var color: CGColor

  /// Creates a shadow.
  package init(offset: CGSize, deviation: CGFloat, color: CGColor) {
    self.offset = offset
    self.deviation = deviation
    self.color = color
  }
}

/// The style of drawings, if it differs from the default style.
///
/// This is a class so that a command without a style only stores a `nil` reference.
package final class DrawingStyle: Hashable, Sendable {
  /// The blend mode.
  package let blendMode: CGBlendMode
  /// The shadow of each shape.
  package let shadow: Shadow?
  /// Whether resized images are interpolated.
  package let interpolatesImages: Bool
  /// Whether edges are antialiased.
  package let antialiases: Bool

  /// Creates a style. All parameters have default values.
  package init(
    blendMode: CGBlendMode = .normal, shadow: Shadow? = nil, interpolatesImages: Bool = true,
    antialiases: Bool = true
  ) {
    self.blendMode = blendMode
    self.shadow = shadow
    self.interpolatesImages = interpolatesImages
    self.antialiases = antialiases
  }

  package static func == (left: DrawingStyle, right: DrawingStyle) -> Bool {
    left === right
      || (left.blendMode == right.blendMode && left.shadow == right.shadow
        && left.interpolatesImages == right.interpolatesImages
        && left.antialiases == right.antialiases)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(blendMode)
    hasher.combine(shadow)
    hasher.combine(interpolatesImages)
    hasher.combine(antialiases)
  }
}

/// A fill other than a solid color.
package enum Paint: Hashable, Sendable {
  /// Colors that change along a line or between circles.
  case gradient(GradientFill)
  /// An image stretched to fill a rectangle and repeated in both directions.
  case tiles(CGImage, CGRect)
}
