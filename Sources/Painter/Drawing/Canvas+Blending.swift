import CCairo
import CoreGraphics

extension Canvas {
  /// Fills Cairo's current path with its source, using the blend mode.
  func fillPath(opacity: CGFloat = 1) {
    let context = self.context
    if blendMode == .normal, opacity == 1 {
      cairo_fill(context)
    } else {
      // The clip also restricts operators that would change pixels outside the path.
      cairo_save(context)
      cairo_clip(context)
      paintSource(blendMode, opacity: opacity)
      cairo_restore(context)
    }
  }

  /// Calls `draw` to draw with Cairo's current source, using the blend mode.
  func blend(_ draw: () -> Void) {
    if blendMode == .normal { return draw() }
    let context = self.context
    cairo_save(context)
    if let mode = blendMode.cairo, !blendMode.isUnbounded {
      cairo_set_operator(context, mode)
    } else {
      // The entire source is composited with a copy of the target. The result replaces the target
      // wherever `draw` covers it.
      composeSource(blendMode, opacity: 1)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    }
    draw()
    cairo_restore(context)
  }

  /// Paints Cairo's current source over the clip, using a blend mode.
  func paintSource(_ mode: CGBlendMode, opacity: CGFloat) {
    let context = self.context
    if let mode = mode.cairo {
      cairo_set_operator(context, mode)
      cairo_paint_with_alpha(context, opacity)
    } else {
      composeSource(mode, opacity: opacity)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context)
    }
  }

  /// Blends Cairo's current source with the target's pixels and sets the result as the new source.
  private func composeSource(_ mode: CGBlendMode, opacity: CGFloat) {
    let context = self.context
    let source = cairo_pattern_reference(cairo_get_source(context))
    let target = cairo_get_group_target(context)
    cairo_push_group(context)
    if let mode = mode.cairo {
      cairo_set_source_surface(context, target, 0, 0)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context)
      cairo_set_operator(context, mode)
    } else {
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    }
    cairo_set_source(context, source)
    cairo_paint_with_alpha(context, opacity)
    if let formula = mode.formula, let target, let group = cairo_get_group_target(context) {
      formula.mix(group, over: target)
    }
    cairo_pop_group_to_source(context)
    cairo_pattern_destroy(source)
  }
}
