import CCairo
import CoreGraphics

nonisolated extension CGAffineTransform {
  /// Whether all numbers are finite and the map is invertible, so that mapped shapes can have an
  /// area.
  var isDrawable: Bool {
    let determinant = determinant
    return a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
      && determinant.isFinite && determinant != 0 && (1 / determinant).isFinite
  }

  /// Whether upright rectangles stay upright; `false` for quarter turns.
  var isUpright: Bool { b == 0 && c == 0 }

  /// The length of a mapped unit vector along x.
  var scaleX: CGFloat { hypot(a, b) }

  /// The length of a mapped unit vector along y.
  var scaleY: CGFloat { hypot(c, d) }

  /// An upper bound on the factor by which any line is stretched.
  var largestScale: CGFloat { hypot(scaleX, scaleY) }

  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}

nonisolated extension CGPathFillRule {
  var cairo: cairo_fill_rule_t {
    switch self {
    case .winding: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
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

nonisolated extension CGBlendMode {
  /// Cairo's operator, or `nil` if the mode has a `BlendFormula`.
  var cairo: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .colorDodge, .colorBurn, .softLight, .plusDarker: nil
    }
  }

  /// The formula for a mode whose results in Core Graphics differ from Cairo's; `nil` for other
  /// modes.
  var formula: BlendFormula? {
    switch self {
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .plusDarker: .plusDarker
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .hardLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut,
      .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor,
      .plusLighter:
      nil
    }
  }

  /// Whether Cairo changes pixels that a shape doesn't cover, unless a clip prevents it.
  var isUnbounded: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .clear, .copy, .sourceAtop, .destinationOver, .destinationOut, .xor, .plusDarker,
      .plusLighter:
      false
    }
  }
}
