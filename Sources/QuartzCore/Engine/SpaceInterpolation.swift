import CoreGraphics

/// The perspective, translation, rotation, skew, and scale of a 3D transform.
///
/// Source: "unmatrix" by Spencer Thomas in Graphics Gems II, as adapted by CSS Transforms Module
/// Level 2.
private nonisolated struct SpaceParts {
  typealias Vector = SIMD3<Double>

  var perspective: SIMD4<Double>
  var translation: Vector
  /// A unit quaternion (x, y, z, w).
  var rotation: SIMD4<Double>
  /// The skews of y along x, z along x, and z along y.
  var skew: Vector
  var scale: Vector

  /// Decomposes a transform. Returns nil if it isn't invertible.
  init?(_ t: CATransform3D) {
    guard t.m44 != 0, let perspective = t.perspectivePart else { return nil }
    self.perspective = perspective / perspective.w
    let w = t.m44
    translation = Vector(t.m41, t.m42, t.m43) / w
    var x = Vector(t.m11, t.m12, t.m13) / w
    var y = Vector(t.m21, t.m22, t.m23) / w
    var z = Vector(t.m31, t.m32, t.m33) / w
    func dot(_ a: Vector, _ b: Vector) -> Double { (a * b).sum() }
    scale = Vector(dot(x, x).squareRoot(), 0, 0)
    x /= scale.x
    skew = Vector(dot(x, y), 0, 0)
    y -= x * skew.x
    scale.y = dot(y, y).squareRoot()
    y /= scale.y
    skew.x /= scale.y
    skew.y = dot(x, z)
    z -= x * skew.y
    skew.z = dot(y, z)
    z -= y * skew.z
    scale.z = dot(z, z).squareRoot()
    z /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    guard scale.x * scale.y * scale.z > 0 else { return nil }
    let cross = Vector(y.y * z.z - y.z * z.y, y.z * z.x - y.x * z.z, y.x * z.y - y.y * z.x)
    if dot(x, cross) < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    rotation = Self.quaternion(x, y, z)
  }

  /// Returns the quaternion of the rotation that maps the axes to three vectors.
  private static func quaternion(_ x: Vector, _ y: Vector, _ z: Vector) -> SIMD4<Double> {
    func root(_ value: Double) -> Double { max(0, value).squareRoot() / 2 }
    var q = SIMD4<Double>(
      root(1 + x.x - y.y - z.z), root(1 - x.x + y.y - z.z), root(1 - x.x - y.y + z.z),
      root(1 + x.x + y.y + z.z))
    // The largest component determines the signs of the others.
    if q.w >= q.x, q.w >= q.y, q.w >= q.z {
      (q.x, q.y, q.z) = ((y.z - z.y) / (4 * q.w), (z.x - x.z) / (4 * q.w), (x.y - y.x) / (4 * q.w))
    } else if q.x >= q.y, q.x >= q.z {
      (q.y, q.z, q.w) = ((x.y + y.x) / (4 * q.x), (z.x + x.z) / (4 * q.x), (y.z - z.y) / (4 * q.x))
    } else if q.y >= q.z {
      (q.x, q.z, q.w) = ((x.y + y.x) / (4 * q.y), (y.z + z.y) / (4 * q.y), (z.x - x.z) / (4 * q.y))
    } else {
      (q.x, q.y, q.w) = ((z.x + x.z) / (4 * q.z), (y.z + z.y) / (4 * q.z), (x.y - y.x) / (4 * q.z))
    }
    return q
  }

  /// Interpolates toward other parts, rotating through the smaller angle.
  func mixed(with end: SpaceParts, _ fraction: Double) -> SpaceParts {
    var result = self
    result.perspective += (end.perspective - perspective) * fraction
    result.translation += (end.translation - translation) * fraction
    result.skew += (end.skew - skew) * fraction
    result.scale += (end.scale - scale) * fraction
    var other = end.rotation
    var cosine = (rotation * other).sum()
    if cosine < 0 { (other, cosine) = (-other, -cosine) }
    if cosine < 1 - 1e-12 {
      let angle = acos(cosine)
      result.rotation =
        (rotation * sin((1 - fraction) * angle) + other * sin(fraction * angle)) / sin(angle)
    }
    return result
  }

  /// The transform composed of the parts: scale, skew, rotation, translation, then perspective.
  var transform: CATransform3D {
    let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
    let axes = [
      Vector(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      Vector(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      Vector(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
    let first = axes[0] * scale.x
    let second = (axes[1] + axes[0] * skew.x) * scale.y
    let third = (axes[2] + axes[0] * skew.y + axes[1] * skew.z) * scale.z
    let affine = CATransform3D(
      m11: first.x, m12: first.y, m13: first.z, m14: 0,
      m21: second.x, m22: second.y, m23: second.z, m24: 0,
      m31: third.x, m32: third.y, m33: third.z, m34: 0,
      m41: translation.x, m42: translation.y, m43: translation.z, m44: 1)
    return affine.withPerspective(perspective)
  }
}

nonisolated extension CATransform3D {
  /// The fourth column of the perspective transform that follows the affine part. Nil if the affine
  /// part isn't invertible.
  var perspectivePart: SIMD4<Double>? {
    if m14 == 0, m24 == 0, m34 == 0 { return SIMD4(0, 0, 0, m44) }
    var affine = self
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    let inverse = CATransform3DInvert(affine)
    guard !CATransform3DEqualToTransform(inverse, affine) || CATransform3DIsIdentity(affine) else {
      return nil
    }
    let column = SIMD4<Double>(m14, m24, m34, m44)
    return SIMD4(
      (SIMD4(inverse.m11, inverse.m12, inverse.m13, 0) * column).sum(),
      (SIMD4(inverse.m21, inverse.m22, inverse.m23, 0) * column).sum(),
      (SIMD4(inverse.m31, inverse.m32, inverse.m33, 0) * column).sum(),
      (SIMD4(inverse.m41, inverse.m42, inverse.m43, 1) * column).sum())
  }

  /// Returns this affine transform followed by a perspective.
  func withPerspective(_ column: SIMD4<Double>) -> CATransform3D {
    var perspective = CATransform3DIdentity
    (perspective.m14, perspective.m24) = (column.x, column.y)
    (perspective.m34, perspective.m44) = (column.z, column.w)
    return CATransform3DConcat(self, perspective)
  }

  /// Interpolates rotation, translation, scale, skew, and perspective toward another transform.
  ///
  /// Affine transforms are interpolated in the plane. If a transform isn't invertible, its sixteen
  /// components are interpolated individually.
  func interpolated(to end: CATransform3D, _ fraction: CGFloat) -> CATransform3D {
    if CATransform3DIsAffine(self), CATransform3DIsAffine(end) {
      let plane = CATransform3DGetAffineTransform(self)
        .interpolated(to: CATransform3DGetAffineTransform(end), fraction)
      return CATransform3DMakeAffineTransform(plane)
    }
    if let from = SpaceParts(self), let to = SpaceParts(end) {
      return from.mixed(with: to, fraction).transform
    }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    return CATransform3D(
      m11: mix(m11, end.m11), m12: mix(m12, end.m12), m13: mix(m13, end.m13),
      m14: mix(m14, end.m14), m21: mix(m21, end.m21), m22: mix(m22, end.m22),
      m23: mix(m23, end.m23), m24: mix(m24, end.m24), m31: mix(m31, end.m31),
      m32: mix(m32, end.m32), m33: mix(m33, end.m33), m34: mix(m34, end.m34),
      m41: mix(m41, end.m41), m42: mix(m42, end.m42), m43: mix(m43, end.m43),
      m44: mix(m44, end.m44))
  }
}
