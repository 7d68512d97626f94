import CCairo
import CoreGraphics

extension Canvas {
  /// Fills a mapped path.
  func fill(
    _ path: CGPath, _ transform: CGAffineTransform, color: CGColor, opacity: CGFloat,
    rule: CGPathFillRule
  ) {
    guard color.alpha * opacity > 0, needs(PixelBounds(path, transform)) else { return }
    let pixels = path.rectangle.flatMap { wholePixels(of: $0, transform) }
    if let pixels, canRecord {
      return record(.fill(color.pixel(opacity: opacity)), in: pixels)
    }
    setColor(color, opacity: opacity)
    if let pixels {
      add(pixels)
    } else {
      cairo_set_fill_rule(context, rule.cairo)
      add(path, transform)
    }
    fillPath()
  }

  /// Fills the area that a mask covers.
  func fill(_ mask: Mask, color: CGColor, opacity: CGFloat) {
    if canRecord {
      let rect = PixelRect(
        x: mask.column, y: mask.row, width: mask.surface.width, height: mask.surface.height)
      return record(.mask(color.pixel(opacity: opacity)), in: rect, from: mask.surface)
    }
    setColor(color, opacity: opacity)
    blend {
      cairo_mask_surface(context, mask.surface.pointer, Double(mask.column), Double(mask.row))
    }
  }

  /// Strokes a mapped path with a pen that is also mapped.
  func stroke(
    _ path: CGPath, _ transform: CGAffineTransform, color: CGColor, opacity: CGFloat,
    style: StrokeStyle
  ) {
    guard color.alpha * opacity > 0, style.isDrawable, transform.isDrawable,
      needs(PaintBounds.stroke(path, style, transform))
    else { return }
    setColor(color, opacity: opacity)
    cairo_set_line_width(context, min(style.width, Self.coordinateLimit / transform.largestScale))
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
    let dashes = style.dashes(under: transform, within: PixelBounds(path, transform))
    cairo_set_dash(
      context, dashes, Int32(clamping: dashes.count),
      style.dashPhase.isFinite ? style.dashPhase : 0)
    blend {
      add(path, transform)
      var pen = transform.cairo
      (pen.x0, pen.y0) = (0, 0)
      cairo_set_matrix(context, &pen)
      cairo_stroke(context)
      cairo_identity_matrix(context)
    }
  }
}

nonisolated extension StrokeStyle {
  /// Whether the width is positive and finite.
  var isDrawable: Bool { width > 0 && width.isFinite }

  /// Returns dashes that Cairo can draw, or an empty array for a solid line.
  ///
  /// A line is solid if a length is negative or not finite, if all lengths are zero, or if the
  /// pattern is much shorter than a pixel or the path. In the last case, the gaps would be
  /// invisible, and Cairo visits every dash, even those outside the screen.
  fileprivate func dashes(
    under transform: CGAffineTransform, within bounds: PixelBounds
  ) -> [Double] {
    let (shortestPattern, mostPatterns) = (0.05, 50_000.0)
    let sum = dashes.reduce(0, +)
    let pixels = sum * transform.largestScale
    let length = 2 * min(bounds.width + bounds.height, 4 * Canvas.coordinateLimit)
    guard dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), sum.isFinite, pixels >= shortestPattern,
      length <= mostPatterns * pixels
    else { return [] }
    return dashes.map(Double.init)
  }
}
