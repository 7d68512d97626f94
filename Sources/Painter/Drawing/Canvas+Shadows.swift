import CCairo
import CoreGraphics

/// A shadow, measured in pixels.
nonisolated struct PixelShadow {
  let x: Double
  let y: Double
  /// The standard deviation of the blur.
  let deviation: Double
  let color: CGColor

  /// The maximum standard deviation, in pixels. Softer shadows would be invisible.
  private static let largestDeviation = 500.0

  /// - Parameter transform: The map from the shadow's coordinates to pixels.
  init(_ shadow: Shadow, _ transform: CGAffineTransform) {
    let offset = shadow.offset.applying(transform)
    (x, y) = (offset.width, offset.height)
    let scaled = shadow.deviation * abs(transform.determinant).squareRoot()
    deviation = scaled > 0 ? min(scaled, Self.largestDeviation) : 0
    color = shadow.color
  }

  /// The distance over which the blur extends, in whole pixels.
  var reach: Double { (3 * deviation).rounded(.up) + 1 }

  /// Returns the bounding box of the shadow that a drawing within `bounds` casts.
  func bounds(of bounds: PixelBounds) -> PixelBounds {
    guard !bounds.isEmpty, x.isFinite, y.isFinite, color.alpha > 0 else { return .empty }
    return bounds.moved(x: x, y: y).outset(by: reach)
  }
}

extension Canvas {
  /// Draws the shadow of whatever `draw` draws.
  ///
  /// - Parameters:
  ///   - bounds: The bounding box of the drawing on this canvas.
  ///   - draw: Draws on another canvas, with the given translation.
  func drawShadow(
    _ shadow: PixelShadow, of bounds: PixelBounds, draw: (Canvas, CGAffineTransform) -> Void
  ) {
    let visible = shadow.bounds(of: bounds).intersection(clip)
    guard needs(visible) else { return }
    // The drawing is moved to the location of its shadow. Anything beyond the blur's reach is
    // irrelevant, so the surface depends on the clip but not on the damage.
    let needed = visible.outset(by: shadow.reach)
      .intersection(bounds.moved(x: shadow.x, y: shadow.y).outset(by: shadow.reach))
    guard !needed.isEmpty else { return }
    let (source, result) = (needed.outerPixels, visible.outerPixels)
    guard let shape = Surface(width: source.width, height: source.height, format: .color),
      let mask = Surface(width: result.width, height: result.height, format: .coverage)
    else { return }
    shape.draw {
      draw(
        $0,
        CGAffineTransform(
          translationX: shadow.x - Double(source.x), y: shadow.y - Double(source.y)))
    }
    GaussianBlur(deviation: shadow.deviation).blurAlpha(
      of: shape, into: mask, column: result.x - source.x, row: result.y - source.y)
    fill(
      Mask(surface: mask, column: result.x, row: result.y), color: shadow.color, opacity: 1)
  }
}
