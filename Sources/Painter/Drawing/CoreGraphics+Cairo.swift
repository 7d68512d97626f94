import CCairo
import CoreGraphics

nonisolated extension CGAffineTransform {
  /// Whether a mapped shape can have an area: all numbers are finite and there is an inverse.
  var isDrawable: Bool {
    let determinant = determinant
    return a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
      && determinant.isFinite && determinant != 0 && (1 / determinant).isFinite
  }

  /// Whether upright rectangles stay upright; false for quarter turns.
  var isUpright: Bool { b == 0 && c == 0 }

  /// The length of a mapped unit vector along x.
  var scaleX: CGFloat { hypot(a, b) }

  /// The length of a mapped unit vector along y.
  var scaleY: CGFloat { hypot(c, d) }

  /// An upper bound of the factor by which any line grows.
  var largestScale: CGFloat { hypot(scaleX, scaleY) }

  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}

nonisolated extension CGPath {
  /// The rectangle that the path consists of; `nil` unless it is exactly one upright rectangle.
  var rectangle: CGRect? {
    guard elements.count == 5, case .move(let first) = elements[0],
      case .line(let second) = elements[1], case .line(let third) = elements[2],
      case .line(let fourth) = elements[3], case .close = elements[4]
    else { return nil }
    let startsHorizontally =
      first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
    let startsVertically =
      first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
    guard startsHorizontally || startsVertically else { return nil }
    return CGRect(
      x: min(first.x, third.x), y: min(first.y, third.y), width: abs(third.x - first.x),
      height: abs(third.y - first.y))
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
