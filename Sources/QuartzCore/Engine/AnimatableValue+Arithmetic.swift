import CoreGraphics

nonisolated extension AnimatableValue {
  /// The components of the value, or nil if the value doesn't support addition.
  var numbers: [CGFloat]? {
    switch self {
    case .scalar(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.width, rect.height]
    case .color(let color): color.map { [$0.red, $0.green, $0.blue, $0.alpha] }
    case .scalars(let numbers): numbers
    case .transform, .transform3D, .path, .colors, .object: nil
    }
  }

  /// Returns a value of the same kind with different components, as many as in `numbers`.
  func with(_ numbers: [CGFloat]) -> AnimatableValue {
    switch self {
    case .scalar: .scalar(numbers[0])
    case .point: .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect: .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .color:
      .color(CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
    case .scalars: .scalars(numbers)
    case .transform, .transform3D, .path, .colors, .object: self
    }
  }

  /// The additive identity: zeros or the identity transform. Nil for values that don't support
  /// addition.
  var zero: AnimatableValue? {
    if transform3D != nil { return .transform(.identity) }
    return numbers.map { with($0.map { _ in 0 }) }
  }

  /// Returns the sum of this value and another value of the same kind, or this value if the two
  /// can't be added.
  ///
  /// Transforms are concatenated: this transform is applied after the other one.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    if case (.transform(let a), .transform(let b)) = (self, other) {
      return .transform(b.concatenating(a))
    }
    if let a = transform3D, let b = other.transform3D {
      return .transform3D(CATransform3DConcat(b, a))
    }
    guard let a = numbers, let b = other.numbers, a.count == b.count else { return self }
    return with(zip(a, b).map { $0 + $1 })
  }

  /// Returns this value minus another value of the same kind, or this value if the other can't be
  /// subtracted.
  func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    if case (.transform(let a), .transform(let b)) = (self, other) {
      return .transform(b.determinant == 0 ? a : b.inverted().concatenating(a))
    }
    if let a = transform3D, let b = other.transform3D {
      return .transform3D(CATransform3DConcat(CATransform3DInvert(b), a))
    }
    guard let a = numbers, let b = other.numbers, a.count == b.count else { return self }
    return with(zip(a, b).map { $0 - $1 })
  }

  /// Returns a multiple of the value; a count of 0 returns the additive identity.
  func times(_ count: Int) -> AnimatableValue? {
    if let transform = transform3D {
      var product = AnimatableValue.transform(.identity)
      for _ in 0..<max(0, min(count, 10_000)) {
        product = .transform3D(CATransform3DConcat(product.transform3D ?? transform, transform))
      }
      return product
    }
    return numbers.map { with($0.map { $0 * CGFloat(count) }) }
  }

  /// Returns the distance to another value of the same kind, in the value's units, or nil if the
  /// distance is undefined.
  func distance(to other: AnimatableValue) -> CGFloat? {
    guard let a = numbers, let b = other.numbers, a.count == b.count else { return nil }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}

nonisolated extension CGPath {
  /// Interpolates toward another path, point by point. Returns nil if the segments differ.
  func interpolated(to end: CGPath, _ fraction: CGFloat) -> CGPath? {
    guard elements.count == end.elements.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
    let path = CGMutablePath()
    for pair in zip(elements, end.elements) {
      switch pair {
      case (.move(let a), .move(let b)): path.move(to: mix(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
      case (.quadCurve(let a1, let a), .quadCurve(let b1, let b)):
        path.addQuadCurve(to: mix(a, b), control: mix(a1, b1))
      case (.curve(let a1, let a2, let a), .curve(let b1, let b2, let b)):
        path.addCurve(to: mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2))
      case (.close, .close): path.closeSubpath()
      case (.move, _), (.line, _), (.quadCurve, _), (.curve, _), (.close, _): return nil
      }
    }
    return path.snapshot
  }
}
