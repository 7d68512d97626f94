import CoreGraphics

/// A start or end value of an animation. `Sendable` is unchecked because layers are used only on
/// the main thread.
package nonisolated enum AnimatableValue: Equatable, @unchecked Sendable {
  case rect(CGRect)
  case point(CGPoint)
  case size(CGSize)
  case transform(CGAffineTransform)
  case transform3D(CATransform3D)
  case scalar(CGFloat)
  case color(CGColor?)
  case path(CGPath?)
  case colors([CGColor]?)
  case scalars([CGFloat]?)
  /// A value that can't be interpolated, such as an image. Objects are equal if they are identical.
  case object(AnyObject?)

  package static func == (left: AnimatableValue, right: AnimatableValue) -> Bool {
    switch (left, right) {
    case (.rect(let a), .rect(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.transform3D(let a), .transform3D(let b)): CATransform3DEqualToTransform(a, b)
    case (.scalar(let a), .scalar(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.scalars(let a), .scalars(let b)): a == b
    case (.object(let a), .object(let b)): a === b
    default: false
    }
  }

  /// Interpolates between this value (fraction 0) and another value of the same kind (fraction 1).
  /// Fractions outside 0…1 extrapolate.
  ///
  /// A nil color is treated as clear. For paths with different segments, arrays of different
  /// lengths, and numbers that can't be interpolated, such as infinities, the result is the nearer
  /// value. If the kinds differ, the result is `end`.
  func interpolated(to end: AnimatableValue, _ fraction: CGFloat) -> AnimatableValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
      let mixed = a + (b - a) * fraction
      return mixed.isFinite ? mixed : fraction < 0.5 ? a : b
    }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
    func mix(_ a: CGColor, _ b: CGColor) -> CGColor {
      CGColor(
        red: mix(a.red, b.red), green: mix(a.green, b.green),
        blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha))
    }
    let nearer = fraction < 0.5 ? self : end
    switch (self, end) {
    case (.scalar(let a), .scalar(let b)):
      return .scalar(mix(a, b))
    case (.point(let a), .point(let b)):
      return .point(mix(a, b))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
          width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.transform(let a), .transform(let b)):
      let mixed = a.interpolated(to: b, fraction)
      return mixed.isFinite ? .transform(mixed) : nearer
    case (.transform3D, .transform), (.transform, .transform3D), (.transform3D, .transform3D):
      guard let a = transform3D, let b = end.transform3D else { return end }
      let mixed = a.interpolated(to: b, fraction)
      return mixed.isFinite ? .transform3D(mixed) : nearer
    case (.color(let a), .color(let b)):
      let from = a ?? b?.withAlpha(0) ?? .clear
      return .color(mix(from, b ?? from.withAlpha(0)))
    case (.colors(let a?), .colors(let b?)):
      guard a.count == b.count else { return nearer }
      return .colors(zip(a, b).map { mix($0, $1) })
    case (.scalars(let a?), .scalars(let b?)):
      guard a.count == b.count else { return nearer }
      return .scalars(zip(a, b).map { mix($0, $1) })
    case (.path(let a?), .path(let b?)):
      return a.interpolated(to: b, fraction).map(AnimatableValue.path) ?? nearer
    case (.path, .path), (.colors, .colors), (.scalars, .scalars), (.object, .object):
      return nearer
    default:
      return end
    }
  }

  /// The value as a 3D transform, or nil if it is not a transform.
  var transform3D: CATransform3D? {
    switch self {
    case .transform(let transform): CATransform3DMakeAffineTransform(transform)
    case .transform3D(let transform): transform
    default: nil
    }
  }

  /// The value in the form that apps use in animations, or nil if there is no value.
  var object: Any? {
    switch self {
    case .rect(let rect): rect
    case .point(let point): point
    case .size(let size): size
    case .transform(let transform): CATransform3DMakeAffineTransform(transform)
    case .transform3D(let transform): transform
    case .scalar(let number): number
    case .color(let color): color
    case .path(let path): path
    case .colors(let colors): colors
    case .scalars(let numbers): numbers
    case .object(let object): object
    }
  }

  /// Traps if a location or size contains NaN.
  func check() {
    switch self {
    case .rect(let rect):
      assert(
        !(rect.origin.x.isNaN || rect.origin.y.isNaN || rect.width.isNaN || rect.height.isNaN),
        "bounds cannot contain NaN: \(rect)")
    case .point(let point):
      assert(!(point.x.isNaN || point.y.isNaN), "a center cannot contain NaN: \(point)")
    case .size, .transform, .transform3D, .scalar, .color, .path, .colors, .scalars, .object: break
    }
  }
}
