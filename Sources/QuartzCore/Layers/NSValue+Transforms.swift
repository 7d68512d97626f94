public import CoreGraphics

extension NSValue {
  // Foundation on Linux can encode only its own structures. Transforms are encoded as arrays, which
  // have the same byte layout.

  /// The value's type in Objective-C's type encoding.
  nonisolated var encoding: String { String(cString: objCType) }

  /// Creates a value that contains a 3D transform.
  public nonisolated convenience init(caTransform3D t: CATransform3D) {
    var transform = t
    self.init(bytes: &transform, objCType: "[16d]")
  }
  /// Creates a value that contains an affine transform.
  public nonisolated convenience init(cgAffineTransform transform: CGAffineTransform) {
    var transform = transform
    self.init(bytes: &transform, objCType: "[6d]")
  }

  /// The 3D transform passed to `init(caTransform3D:)`.
  public nonisolated var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }
  /// The affine transform passed to `init(cgAffineTransform:)`.
  public nonisolated var cgAffineTransformValue: CGAffineTransform {
    var transform = CGAffineTransform.identity
    getValue(&transform)
    return transform
  }
}
