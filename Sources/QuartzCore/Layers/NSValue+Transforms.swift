public import CoreGraphics

extension NSValue {
  // Foundation on Linux encodes no structures but its own; as arrays, these are the same bytes.

  /// The type of what the value holds, as Objective-C encodes it.
  nonisolated var encoding: String { String(cString: objCType) }

  /// Makes a value that holds a transform in space.
  public nonisolated convenience init(caTransform3D t: CATransform3D) {
    var transform = t
    self.init(bytes: &transform, objCType: "[16d]")
  }
  /// Makes a value that holds a transform of the plane.
  public nonisolated convenience init(cgAffineTransform transform: CGAffineTransform) {
    var transform = transform
    self.init(bytes: &transform, objCType: "[6d]")
  }

  /// The transform of `init(caTransform3D:)`.
  public nonisolated var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }
  /// The transform of `init(cgAffineTransform:)`.
  public nonisolated var cgAffineTransformValue: CGAffineTransform {
    var transform = CGAffineTransform.identity
    getValue(&transform)
    return transform
  }
}
