public import CoreGraphics

/// A 3D transform matrix, which is applied to row vectors.
///
/// The transform maps the point (x, y, z) to (x', y', z') / w', where (x', y', z', w') is (x, y, z,
/// 1) times the matrix. `CATransform3D()` is all zeros, as in C; the identity is
/// `CATransform3DIdentity`.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catransform3d
public nonisolated struct CATransform3D: Sendable {
  /// The first row: the image of x.
  public var m11, m12, m13, m14: CGFloat
  /// The second row: the image of y.
  public var m21, m22, m23, m24: CGFloat
  /// The third row: the image of z. For a perspective, `m34` is -1 / the viewer's distance.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row: the translation, in points.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a matrix of zeros.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a matrix from its sixteen elements.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

/// The identity transform.
public nonisolated let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns a translation, in points.
@discardableResult
public nonisolated func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DMakeScale(1, 1, 1)
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a scaling transform about the origin.
@discardableResult
public nonisolated func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33, result.m44) = (sx, sy, sz, 1)
  return result
}

/// Returns a rotation in radians about a vector, or the identity if the vector's length is 0.
///
/// Source: the matrix form of Rodrigues' formula, transposed for row vectors.
@discardableResult
public nonisolated func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var result = CATransform3D()
  (result.m11, result.m12, result.m13) = (
    x * x * rest + cosine, x * y * rest + z * sine, x * z * rest - y * sine
  )
  (result.m21, result.m22, result.m23) = (
    x * y * rest - z * sine, y * y * rest + cosine, y * z * rest + x * sine
  )
  (result.m31, result.m32, result.m33) = (
    x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine
  )
  result.m44 = 1
  return result
}

/// Returns a translation, in points, followed by `t`.
@discardableResult
public nonisolated func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a scaling transform followed by `t`.
@discardableResult
public nonisolated func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a rotation in radians about a vector, followed by `t`.
@discardableResult
public nonisolated func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies `a` and then `b`.
@discardableResult
public nonisolated func CATransform3DConcat(
  _ a: CATransform3D, _ b: CATransform3D
) -> CATransform3D {
  CATransform3D(rows: a.rows.map { $0 * b })
}

/// Returns the inverse, or `t` itself if it isn't invertible.
@discardableResult
public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss–Jordan elimination: the steps that turn the left half into the identity turn the identity
  // on the right into the inverse.
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    let value = left[pivot][column]
    guard value != 0, value.isFinite else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    left[column] /= value
    right[column] /= value
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] -= left[column] * factor
      right[row] -= right[column] * factor
    }
  }
  let inverse = CATransform3D(rows: right)
  return inverse.isFinite ? inverse : t
}

/// Returns the 3D transform equivalent to an affine transform. It doesn't change z.
@discardableResult
public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DMakeScale(1, 1, 1)
  (result.m11, result.m12) = (m.a, m.b)
  (result.m21, result.m22) = (m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Returns whether there is an equivalent affine transform.
@discardableResult
public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Returns the equivalent affine transform. If there is none, returns the part in the plane.
@discardableResult
public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Returns whether the transform is the identity.
@discardableResult
public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Returns whether all sixteen elements are equal.
@discardableResult
public nonisolated func CATransform3DEqualToTransform(
  _ a: CATransform3D, _ b: CATransform3D
) -> Bool {
  a.rows == b.rows
}

nonisolated extension CATransform3D {
  fileprivate var rows: [SIMD4<CGFloat.NativeType>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ]
  }

  /// Whether all sixteen elements are finite.
  var isFinite: Bool {
    rows.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.z.isFinite && $0.w.isFinite }
  }

  fileprivate init(rows: [SIMD4<CGFloat.NativeType>]) {
    self.init(
      m11: rows[0].x, m12: rows[0].y, m13: rows[0].z, m14: rows[0].w,
      m21: rows[1].x, m22: rows[1].y, m23: rows[1].z, m24: rows[1].w,
      m31: rows[2].x, m32: rows[2].y, m33: rows[2].z, m34: rows[2].w,
      m41: rows[3].x, m42: rows[3].y, m43: rows[3].z, m44: rows[3].w)
  }
}

nonisolated extension SIMD4<CGFloat.NativeType> {
  fileprivate static func * (row: Self, matrix: CATransform3D) -> Self {
    let rows = matrix.rows
    return rows[0] * row.x + rows[1] * row.y + rows[2] * row.z + rows[3] * row.w
  }
}
