public import CoreGraphics

/// The name of one of Core Animation's timing curves.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/camediatimingfunctionname
public nonisolated struct CAMediaTimingFunctionName: Hashable, Equatable, RawRepresentable, Sendable
{
  /// The name.
  public let rawValue: String

  /// Creates a name from a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The default curve of Core Animation's implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The name for `CAMediaTimingFunctionName.linear` before Swift 4.2.
public nonisolated let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The name for `CAMediaTimingFunctionName.easeIn` before Swift 4.2.
public nonisolated let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The name for `CAMediaTimingFunctionName.easeOut` before Swift 4.2.
public nonisolated let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The name for `CAMediaTimingFunctionName.easeInEaseOut` before Swift 4.2.
public nonisolated let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The name for `CAMediaTimingFunctionName.default` before Swift 4.2.
public nonisolated let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

/// The pacing of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/camediatimingfunction
open nonisolated class CAMediaTimingFunction: NSObject {
  /// The curve.
  let bezier: UnitBezier

  /// Creates a predefined curve. Passing an unknown name is a programming error.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(.linear)
    case .easeIn: self.init(.easeIn)
    case .easeOut: self.init(.easeOut)
    case .easeInEaseOut: self.init(.easeInEaseOut)
    case .default: self.init(.systemDefault)
    default: fatalError("there is no timing function named \(name.rawValue)")
    }
  }

  /// Creates a curve with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    bezier = UnitBezier(CGFloat(c1x), CGFloat(c1y), CGFloat(c2x), CGFloat(c2y))
  }

  package init(_ bezier: UnitBezier) {
    self.bezier = bezier
  }

  /// Writes the coordinates of a curve point to `ptr`. Indices 0 and 3 are the ends, and 1 and 2
  /// are the control points.
  ///
  /// Passing any other index is a programming error.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [
      (0, 0), (bezier.x1, bezier.y1), (bezier.x2, bezier.y2), (1, 1),
    ]
    guard points.indices.contains(idx) else {
      fatalError("a timing function has only control points 0 to 3")
    }
    (ptr[0], ptr[1]) = (Float(points[idx].0), Float(points[idx].1))
  }
}
