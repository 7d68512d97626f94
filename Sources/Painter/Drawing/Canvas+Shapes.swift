import CCairo
import CoreGraphics

extension Canvas {
  /// Fills a mapped path.
  func fill(
    _ path: CGPath, _ transform: CGAffineTransform, color: CGColor, opacity: CGFloat,
    rule: CGPathFillRule
  ) {
    guard color.alpha * opacity > 0, needs(PixelBounds(path, transform)) else { return }
    setColor(color, opacity: opacity)
    if let rect = path.rectangle, let pixels = wholePixels(of: rect, transform) {
      addDamaged(pixels)
    } else {
      cairo_set_fill_rule(context, rule.cairo)
      add(path, transform)
    }
    cairo_fill(context)
  }

  /// Strokes a mapped path; the pen is mapped as well.
  func stroke(
    _ path: CGPath, _ transform: CGAffineTransform, color: CGColor, opacity: CGFloat,
    style: StrokeStyle
  ) {
    guard color.alpha * opacity > 0, style.isDrawable, transform.isDrawable,
      needs(PaintBounds.stroke(path, style, transform))
    else { return }
    setColor(color, opacity: opacity)
    let width = min(style.width, Self.coordinateLimit / transform.largestScale)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
    let dashes = style.dashes(under: transform, within: PixelBounds(path, transform)).map(
      Double.init)
    cairo_set_dash(
      context, dashes, Int32(clamping: dashes.count),
      style.dashPhase.isFinite ? style.dashPhase : 0)
    add(path, transform)
    var pen = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: 0, y0: 0)
    cairo_set_matrix(context, &pen)
    cairo_stroke(context)
    cairo_identity_matrix(context)
  }
}

nonisolated extension StrokeStyle {
  /// Whether a line of this style leaves a trace; widths of 0 or less and NaN do not.
  var isDrawable: Bool { width > 0 && width.isFinite }

  /// Returns the dashes that Cairo can draw, none for a full line.
  ///
  /// Negative, infinite and all-zero lengths make a full line, and so do patterns much shorter
  /// than a pixel, whose gaps nobody sees, or than the path: Cairo goes through all dashes, those
  /// off the screen too.
  func dashes(under transform: CGAffineTransform, within extent: PixelBounds) -> [CGFloat] {
    let (shortest, most) = (0.05, 50_000.0)
    let sum = dashes.reduce(0, +)
    let pixels = sum * transform.largestScale
    let length = 2 * min(extent.width + extent.height, 4 * Canvas.coordinateLimit)
    guard dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), sum.isFinite, pixels >= shortest,
      length <= most * pixels
    else { return [] }
    return dashes
  }
}

nonisolated extension CGLineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

nonisolated extension CGLineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
