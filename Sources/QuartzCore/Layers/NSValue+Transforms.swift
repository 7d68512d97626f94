public import CoreGraphics

extension NSValue {
  // Foundation on Linux encodes no structures except its own. As arrays, these have the same bytes.

  /// The type of the value in Objective-C's encoding.
  nonisolated var encoding: String { String(cString: objCType) }

  /// Makes a value that contains a 3D transform.
  public nonisolated convenience init(caTransform3D t: CATransform3D) {
    var transform = t
    self.init(bytes: &transform, objCType: "[16d]")
  }
  /// Makes a value that contains an affine transform.
  public nonisolated convenience init(cgAffineTransform transform: CGAffineTransform) {
    var transform = transform
    self.init(bytes: &transform, objCType: "[6d]")
  }

  /// The 3D transform of `init(caTransform3D:)`.
  public nonisolated var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }
  /// The affine transform of `init(cgAffineTransform:)`.
  public nonisolated var cgAffineTransformValue: CGAffineTransform {
    var transform = CGAffineTransform.identity
    getValue(&transform)
    return transform
  }
}
