public import Foundation

/// An affine transform of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
///
/// With y pointing down, a positive rotation is clockwise on screen.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cgaffinetransform
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The x component of the image of (1, 0).
  public var a: CGFloat
  /// The y component of the image of (1, 0).
  public var b: CGFloat
  /// The x component of the image of (0, 1).
  public var c: CGFloat
  /// The y component of the image of (0, 1).
  public var d: CGFloat
  /// The x component of the image of the origin, in points.
  public var tx: CGFloat
  /// The y component of the image of the origin, in points.
  public var ty: CGFloat

  /// The identity transform.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates an all-zero transform, which maps everything to the origin.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a transform from its six elements.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six elements, in the order a, b, c, d, tx, ty.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Decodes an array of six numbers, as in Apple's encoding.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let numbers = try (0..<6).map { _ in try container.decode(CGFloat.self) }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  /// Encodes an array of the six elements.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(contentsOf: [a, b, c, d, tx, ty])
  }

  /// Creates a rotation about the origin by `angle` radians; positive is clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates a scaling transform about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a translation, in points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// The signed area of the transformed unit square; 0 if the transform isn't invertible.
  package var determinant: CGFloat { a * d - b * c }

  /// Returns the transform that applies the receiver and then `other`.
  @discardableResult
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the transform that rotates by `angle` radians and then applies the receiver.
  @discardableResult
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that scales and then applies the receiver.
  @discardableResult
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform that translates, in points, and then applies the receiver.
  @discardableResult
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the inverse, or the receiver itself if it isn't invertible.
  ///
  /// - SeeAlso: developer.apple.com/documentation/coregraphics/cgaffinetransform/inverted()
  @discardableResult
  public func inverted() -> CGAffineTransform {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// Returns the point that `transform` maps this one to.
  @discardableResult
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// Returns the transformed size, ignoring the translation. A rotation may make it negative.
  @discardableResult
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Returns the bounding box of the transformed rectangle.
  ///
  /// A null rectangle remains null.
  @discardableResult
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull { return self }
    let corners = [
      CGPoint(x: minX, y: minY).applying(transform), CGPoint(x: maxX, y: minY).applying(transform),
      CGPoint(x: minX, y: maxY).applying(transform), CGPoint(x: maxX, y: maxY).applying(transform),
    ]
    var (left, right, top, bottom) = (corners[0].x, corners[0].x, corners[0].y, corners[0].y)
    for corner in corners.dropFirst() {
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
