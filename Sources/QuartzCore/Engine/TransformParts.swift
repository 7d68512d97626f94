import CoreGraphics

/// The scale, rotation, and translation of a transform, which have individual key paths. Skew is
/// discarded; perspective is preserved.
///
/// When a part is set, the transform is composed in the same order as in Core Animation: scale,
/// rotations about x, y, and z, translation, then perspective.
nonisolated struct TransformParts {
  private var scaleX, scaleY, scaleZ: CGFloat
  /// The rotations, in radians.
  private var rotationX, rotationY, rotationZ: CGFloat
  private var translationX, translationY, translationZ: CGFloat
  private var perspective: SIMD4<CGFloat.NativeType>

  /// Decomposes a transform. A reflection is treated as a reflection of the x axis.
  init(_ t: CATransform3D) {
    typealias Vector = SIMD3<CGFloat.NativeType>
    func length(_ vector: Vector) -> CGFloat { (vector * vector).sum().squareRoot() }
    var x = Vector(t.m11, t.m12, t.m13)
    var y = Vector(t.m21, t.m22, t.m23)
    var z = Vector(t.m31, t.m32, t.m33)
    (scaleX, scaleY, scaleZ) = (length(x), length(y), length(z))
    let cross = Vector(y.y * z.z - y.z * z.y, y.z * z.x - y.x * z.z, y.x * z.y - y.y * z.x)
    if (x * cross).sum() < 0 { scaleX = -scaleX }
    if scaleX != 0 { x /= scaleX }
    if scaleY != 0 { y /= scaleY }
    if scaleZ != 0 { z /= scaleZ }
    rotationY = asin(max(-1, min(1, -x.z)))
    if abs(x.z) < 1 - 1e-12 {
      (rotationX, rotationZ) = (atan2(y.z, z.z), atan2(x.y, x.x))
    } else {
      (rotationX, rotationZ) = (0, atan2(-y.x, y.y))
    }
    (translationX, translationY, translationZ) = (t.m41, t.m42, t.m43)
    perspective = t.perspectivePart ?? SIMD4(0, 0, 0, 1)
  }

  /// The transform composed of the parts.
  var transform: CATransform3D {
    var result = CATransform3DMakeTranslation(translationX, translationY, translationZ)
    result = CATransform3DRotate(result, rotationZ, 0, 0, 1)
    if rotationY != 0 { result = CATransform3DRotate(result, rotationY, 0, 1, 0) }
    if rotationX != 0 { result = CATransform3DRotate(result, rotationX, 1, 0, 0) }
    result = CATransform3DScale(result, scaleX, scaleY, scaleZ)
    return perspective == SIMD4(0, 0, 0, 1) ? result : result.withPerspective(perspective)
  }

  /// Accesses a part by name. `scale` is the mean of the three scales, and `rotation` is the
  /// rotation about z.
  subscript(part: LayerKeyPath.Part) -> AnimatableValue? {
    get {
      switch part {
      case .rotation, .rotationZ: .scalar(rotationZ)
      case .rotationX: .scalar(rotationX)
      case .rotationY: .scalar(rotationY)
      case .scale: .scalar((scaleX + scaleY + scaleZ) / 3)
      case .scaleX: .scalar(scaleX)
      case .scaleY: .scalar(scaleY)
      case .scaleZ: .scalar(scaleZ)
      case .translation: .size(CGSize(width: translationX, height: translationY))
      case .translationX: .scalar(translationX)
      case .translationY: .scalar(translationY)
      case .translationZ: .scalar(translationZ)
      default: nil
      }
    }
    set {
      switch (part, newValue) {
      case (.rotation, .scalar(let angle)?), (.rotationZ, .scalar(let angle)?): rotationZ = angle
      case (.rotationX, .scalar(let angle)?): rotationX = angle
      case (.rotationY, .scalar(let angle)?): rotationY = angle
      case (.scale, .scalar(let scale)?): (scaleX, scaleY, scaleZ) = (scale, scale, scale)
      case (.scaleX, .scalar(let scale)?): scaleX = scale
      case (.scaleY, .scalar(let scale)?): scaleY = scale
      case (.scaleZ, .scalar(let scale)?): scaleZ = scale
      case (.translation, .size(let shift)?):
        (translationX, translationY) = (shift.width, shift.height)
      case (.translationX, .scalar(let shift)?): translationX = shift
      case (.translationY, .scalar(let shift)?): translationY = shift
      case (.translationZ, .scalar(let shift)?): translationZ = shift
      default: break
      }
    }
  }
}
