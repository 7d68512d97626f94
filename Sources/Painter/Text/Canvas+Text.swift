import CCairo
import CoreGraphics

extension Canvas {
  /// Draws laid-out text.
  ///
  /// - Parameter origin: The top-left corner of the text box, before `transform`.
  func draw(
    _ layout: TextLayout, at origin: CGPoint, _ transform: CGAffineTransform, color: CGColor,
    opacity: CGFloat, masks: MaskStore
  ) {
    let bounds = PixelBounds(layout.inkBounds(at: origin), transform)
    guard needs(bounds) else { return }
    if layout.isStyled {
      guard opacity < 1 else { return drawGlyphs(of: layout, at: origin, transform, color: color) }
      return group(bounds, opacity: opacity) {
        drawGlyphs(of: layout, at: origin, transform, color: color)
      }
    }
    let color = color.withAlpha(color.alpha * opacity)
    if layout.hasColorGlyphs {
      // Color glyphs ignore the text's color and opacity.
      if color.alpha < 1 {
        group(bounds, opacity: color.alpha) {
          drawGlyphs(of: layout, at: origin, transform, color: color.withAlpha(1))
        }
      } else {
        drawGlyphs(of: layout, at: origin, transform, color: color)
      }
    } else if let mask = masks.text(layout, at: origin, transform) {
      fill(mask, color: color, opacity: 1)
    } else {
      for line in layout.lines { fill(line, of: layout, at: origin, transform, color: color) }
    }
  }

  /// Fills the outlines of a line.
  func fill(
    _ line: TextLayout.Line, of layout: TextLayout, at origin: CGPoint,
    _ transform: CGAffineTransform, color: CGColor
  ) {
    withLine(line, of: layout, at: origin, transform) {
      setColor(color, opacity: 1)
      pango.cairo_layout_line_path(context, line.pangoLine)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    }
  }

  /// Draws lines from glyph images, which can have their own colors.
  private func drawGlyphs(
    of layout: TextLayout, at origin: CGPoint, _ transform: CGAffineTransform, color: CGColor
  ) {
    for line in layout.lines {
      withLine(line, of: layout, at: origin, transform) {
        setColor(color, opacity: 1)
        pango.cairo_show_layout_line(context, line.pangoLine)
      }
    }
  }

  /// Calls `body` with the line's transform and clip, and with Cairo's current point at its start.
  private func withLine(
    _ line: TextLayout.Line, of layout: TextLayout, at origin: CGPoint,
    _ transform: CGAffineTransform, _ body: () -> Void
  ) {
    let bounds = PixelBounds(layout.inkBounds(of: line, at: origin), transform)
    let reach = max(abs(bounds.left), abs(bounds.top), abs(bounds.right), abs(bounds.bottom))
    guard needs(bounds), reach <= Self.coordinateLimit else { return }
    saveClip()
    if layout.isClipped {
      // Tall enough for any ascent and descent.
      let column = CGRect(
        x: origin.x, y: origin.y + line.top - layout.size.height, width: layout.boxWidth,
        height: 3 * layout.size.height)
      clip(to: CGPath(rect: column), transform)
    }
    var matrix = transform.cairo
    cairo_set_matrix(context, &matrix)
    cairo_move_to(context, origin.x + line.x, origin.y + line.baseline)
    body()
    cairo_new_path(context)
    cairo_identity_matrix(context)
    restoreClip()
  }
}
