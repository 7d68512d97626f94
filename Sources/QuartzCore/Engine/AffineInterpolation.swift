import CoreGraphics

nonisolated extension CGAffineTransform {
  /// The translation, rotation, scale, and shear of a transform without reflection.
  private struct Parts {
    var shift: CGPoint
    var angle: CGFloat
    var scaleX: CGFloat
    var scaleY: CGFloat
    var shear: CGFloat

    init?(_ transform: CGAffineTransform) {
      guard transform.determinant > 0 else { return nil }
      shift = CGPoint(x: transform.tx, y: transform.ty)
      scaleX = hypot(transform.a, transform.b)
      angle = atan2(transform.b, transform.a)
      scaleY = transform.determinant / scaleX
      shear = (transform.c * cos(angle) + transform.d * sin(angle)) / scaleY
    }
  }

  /// Whether all six numbers are finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Interpolates toward another transform. The rotation is through the smaller angle, or clockwise
  /// for a half turn. Translation and scale are interpolated linearly.
  ///
  /// A reflection can't be decomposed this way, so its six components are interpolated
  /// individually.
  func interpolated(to end: CGAffineTransform, _ fraction: CGFloat) -> CGAffineTransform {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    guard let from = Parts(self), let to = Parts(end) else {
      return CGAffineTransform(
        a: mix(a, end.a), b: mix(b, end.b), c: mix(c, end.c), d: mix(d, end.d),
        tx: mix(tx, end.tx), ty: mix(ty, end.ty))
    }
    // The remainder is in -pi…pi. For a half turn, the sign depends on rounding.
    var turn = (to.angle - from.angle).remainder(dividingBy: 2 * .pi)
    if turn < -.pi + 1e-9 { turn += 2 * .pi }
    let angle = from.angle + turn * fraction
    let (scaleX, scaleY) = (mix(from.scaleX, to.scaleX), mix(from.scaleY, to.scaleY))
    let shear = mix(from.shear, to.shear)
    let (cosine, sine) = (cos(angle), sin(angle))
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine,
      c: scaleY * (shear * cosine - sine), d: scaleY * (shear * sine + cosine),
      tx: mix(from.shift.x, to.shift.x), ty: mix(from.shift.y, to.shift.y))
  }
}
