import CoreGraphics

/// What of a layer can be animated, by the name of the view's property.
enum AnimatableProperty: String, CaseIterable {
  case bounds
  case position = "center"
  case transform
  case opacity = "alpha"
  case backgroundColor
  case cornerRadius
}

/// A value that an animation goes from or to.
enum AnimatableValue: Equatable {
  case rect(CGRect)
  case point(CGPoint)
  case transform(CGAffineTransform)
  case scalar(CGFloat)
  case color(CGColor?)

  /// Returns the value interpolated to another one of the same kind, by a fraction.
  ///
  /// A colour of nil counts as clear; values of different kinds do not mix and give `end`.
  func interpolated(to end: AnimatableValue, _ fraction: CGFloat) -> AnimatableValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    switch (self, end) {
    case (.scalar(let a), .scalar(let b)):
      return .scalar(mix(a, b))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
          width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, fraction))
    case (.color(let a), .color(let b)):
      let from = a ?? b?.copy(alpha: 0) ?? .clear
      let to = b ?? from.copy(alpha: 0)
      return .color(
        CGColor(
          red: mix(from.red, to.red), green: mix(from.green, to.green),
          blue: mix(from.blue, to.blue), alpha: mix(from.alpha, to.alpha)))
    case (.scalar, _), (.point, _), (.rect, _), (.transform, _), (.color, _):
      return end
    }
  }

  /// Stops a program that sets a location or size that is not a number.
  func check() {
    switch self {
    case .rect(let rect):
      assert(
        !(rect.origin.x.isNaN || rect.origin.y.isNaN || rect.width.isNaN || rect.height.isNaN),
        "bounds must be numbers, not \(rect)")
    case .point(let point):
      assert(!(point.x.isNaN || point.y.isNaN), "a center must be numbers, not \(point)")
    case .transform, .scalar, .color: break
    }
  }
}

extension CGAffineTransform {
  /// Shift, turn, scale and shear of a transform without reflection.
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

  /// Returns the transform interpolated to another one: rotating the shorter way round, clockwise
  /// where both are equally long, scaling and shifting evenly.
  ///
  /// A reflection has no such parts: then each of the six numbers is interpolated by itself.
  func interpolated(to end: CGAffineTransform, _ fraction: CGFloat) -> CGAffineTransform {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    guard let from = Parts(self), let to = Parts(end) else {
      return CGAffineTransform(
        a: mix(a, end.a), b: mix(b, end.b), c: mix(c, end.c), d: mix(d, end.d),
        tx: mix(tx, end.tx), ty: mix(ty, end.ty))
    }
    // The remainder lies in -pi…pi; half a turn may come out on either side by rounding.
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
