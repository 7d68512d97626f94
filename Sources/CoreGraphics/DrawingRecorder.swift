package import Foundation

/// Receives what a graphics context draws, in drawing order, in the drawing's own coordinates.
///
/// `DisplayListRecorder` of the module DisplayList is the one implementation; the protocol lets
/// Apple's type stay in this module, below the display list.
package protocol DrawingRecorder: AnyObject {
  /// Pushes the transform, the clip and the style.
  func save()
  /// Pops what the last `save()` pushed.
  func restore()
  /// Applies a transform before the current one.
  func concatenate(_ transform: CGAffineTransform)
  /// Intersects the clip with the inside of a path.
  func clip(_ path: CGPath, _ rule: CGPathFillRule)
  /// Sets how everything is drawn from now on; `nil` for the ordinary style.
  func setStyle(_ style: DrawingStyle?)
  /// Fills a path.
  func fill(_ path: CGPath, _ color: CGColor, _ rule: CGPathFillRule)
  /// Fills a path with a gradient or with tiles, with an opacity of 0…1.
  func fill(_ path: CGPath, _ paint: Paint, _ rule: CGPathFillRule, opacity: CGFloat)
  /// Strokes a path.
  func stroke(_ path: CGPath, _ color: CGColor, _ style: StrokeStyle)
  /// Draws an image upright, stretched into a rectangle, with an opacity of 0…1.
  func draw(_ image: CGImage, in rect: CGRect, opacity: CGFloat)
  /// Fills a rectangle with a colour where an image, stretched into it, is opaque.
  func draw(_ image: CGImage, in rect: CGRect, tint: CGColor)
  /// Starts a layer: what follows is composed first and blended once, with an opacity of 0…1.
  func beginLayer(opacity: CGFloat)
  /// Ends the last layer.
  func endLayer()
  /// Starts a layer that is multiplied by the opacity of an image, drawn upside down in a rectangle.
  func beginMask(_ image: CGImage, in rect: CGRect)
  /// Ends the layer of the last mask.
  func endMask()
  /// The pixels that are drawn on; `nil` where there are none.
  var bitmap: (any Bitmap)? { get }
}

/// The pixels that a bitmap context draws on.
package protocol Bitmap: AnyObject {
  /// The number of columns.
  var width: Int { get }
  /// The number of rows.
  var height: Int { get }
  /// The layout of a pixel.
  var bitmapInfo: CGBitmapInfo { get }
  /// The memory of the pixels.
  var data: UnsafeMutableRawPointer { get }
  /// The number of bytes from one row of the memory to the next.
  var bytesPerRow: Int { get }
  /// Returns what was drawn so far; `nil` if it cannot be painted.
  func makeImage() -> CGImage?
}

/// How a line is drawn.
package struct StrokeStyle: Hashable, Sendable {
  /// The width, in points.
  package var width: CGFloat
  /// The shape of open ends.
  package var cap: CGLineCap
  /// The shape of corners.
  package var join: CGLineJoin
  /// How far a sharp corner may reach, as a multiple of the width.
  package var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points; empty for a full line.
  package var dashes: [CGFloat]
  /// How far into the dashes the line starts, in points.
  package var dashPhase: CGFloat

  /// Makes a style; the defaults are those of a graphics context.
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

/// A blurred copy of the outline of what is drawn, behind it.
package struct Shadow: Hashable, Sendable {
  /// The distance from what is drawn, in points, not mapped by the drawing's own transform.
  package var offset: CGSize
  /// The standard deviation of the blur, in points; 0 for a sharp shadow.
  package var deviation: CGFloat
  /// The colour; its alpha is multiplied with that of what is drawn.
  package var color: CGColor

  /// Makes a shadow.
  package init(offset: CGSize, deviation: CGFloat, color: CGColor) {
    self.offset = offset
    self.deviation = deviation
    self.color = color
  }
}

/// How things are drawn where that is not the ordinary way.
///
/// A class, so that commands without a style cost only a reference.
package final class DrawingStyle: Hashable, Sendable {
  /// How colours mix with those that are there.
  package let blendMode: CGBlendMode
  /// What is drawn behind each shape.
  package let shadow: Shadow?
  /// Whether resized images are smooth, rather than made of squares.
  package let interpolatesImages: Bool
  /// Whether edges are smooth.
  package let antialiases: Bool

  /// Makes a style; the defaults are the ordinary one.
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

/// What fills a shape where that is not one colour.
package enum Paint: Hashable, Sendable {
  /// Colours that change along a line or between circles.
  case gradient(GradientFill)
  /// An image, repeated in both directions from a rectangle that it is stretched into.
  case tiles(CGImage, CGRect)
}
