import CoreGraphics

nonisolated extension CGAffineTransform {
  /// Whether something with an area can come out: all numbers finite and an inverse.
  var isDrawable: Bool {
    let determinant = determinant
    return a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
      && determinant.isFinite && determinant != 0 && (1 / determinant).isFinite
  }

  /// Whether upright rectangles stay upright and are not turned by a quarter.
  var isUpright: Bool { b == 0 && c == 0 }

  /// How much longer a unit along x becomes.
  var scaleX: CGFloat { hypot(a, b) }

  /// How much longer a unit along y becomes.
  var scaleY: CGFloat { hypot(c, d) }

  /// An upper bound of how much longer any line becomes.
  var largestScale: CGFloat { hypot(scaleX, scaleY) }
}
