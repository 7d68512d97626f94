import CCairo
import CoreGraphics

extension Canvas {
  /// Draws lines of text.
  ///
  /// - Parameter origin: The top left of their box, before `transform`.
  func draw(
    _ lines: LaidOutText, at origin: CGPoint, _ transform: CGAffineTransform, color: CGColor,
    opacity: CGFloat, masks: MaskStore
  ) {
    let extent = PixelBounds(lines.ink(at: origin), transform)
    guard transform.isDrawable, needs(extent) else { return }
    let color = color.copy(alpha: color.alpha * opacity)
    if lines.hasOwnColors {
      // Letters with colours of their own ignore the text's, its opacity included.
      if color.alpha < 1 {
        group(extent, opacity: color.alpha) {
          show(lines, at: origin, transform, color: color.copy(alpha: 1))
        }
      } else {
        show(lines, at: origin, transform, color: color)
      }
    } else if let place = SubpixelOffset.split(origin.applying(transform)),
      let mask = masks.mask(
        for: TextMask.Key(
          lines: lines, a: transform.a, b: transform.b, c: transform.c, d: transform.d,
          start: place.rest))
    {
      setColor(color, opacity: 1)
      cairo_mask_surface(
        context, mask.surface.pointer, Double(place.column + mask.column),
        Double(place.row + mask.row))
    } else {
      for line in lines.lines {
        fill(line, of: lines, at: origin, transform, color: color)
      }
    }
  }

  /// Fills the outlines of one line.
  func fill(
    _ line: TextLine, of lines: LaidOutText, at origin: CGPoint, _ transform: CGAffineTransform,
    color: CGColor
  ) {
    place(line, of: lines, at: origin, transform) {
      setColor(color, opacity: 1)
      pango_cairo_layout_line_path(context, line.line)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    }
  }

  /// Draws lines with glyph pictures, which can have colours.
  private func show(
    _ lines: LaidOutText, at origin: CGPoint, _ transform: CGAffineTransform, color: CGColor
  ) {
    for line in lines.lines {
      place(line, of: lines, at: origin, transform) {
        setColor(color, opacity: 1)
        pango_cairo_show_layout_line(context, line.line)
      }
    }
  }

  /// Moves Cairo to where a line starts, with its transform and clip, for as long as `body` runs.
  private func place(
    _ line: TextLine, of lines: LaidOutText, at origin: CGPoint, _ transform: CGAffineTransform,
    _ body: () -> Void
  ) {
    let extent = PixelBounds(lines.ink(of: line, at: origin), transform)
    let reach = [extent.left, extent.top, extent.right, extent.bottom].map(abs).max() ?? 0
    // Letters this large cannot be given to Cairo, whose coordinates are 24.8 bit.
    guard needs(extent), reach <= Self.coordinateLimit else { return }
    saveClip()
    if lines.isCutOff {
      let tall = CGRect(
        x: origin.x, y: origin.y + line.top - lines.size.height, width: lines.boxWidth,
        height: 3 * lines.size.height)
      clip(to: CGPath(rect: tall), transform)
    }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_set_matrix(context, &matrix)
    cairo_move_to(context, origin.x + line.x, origin.y + line.baseline)
    body()
    cairo_new_path(context)
    cairo_identity_matrix(context)
    restoreClip()
  }
}
