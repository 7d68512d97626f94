public import CoreGraphics

/// The kind of timing information that an object provides.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitimingcurvetype
public nonisolated enum UITimingCurveType: Int, Sendable {
  /// A curve from `UIView.AnimationCurve`.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring whose timing follows a curve.
  case composed = 3
}

/// An object that provides the timing of an animation as a curve or a spring.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitimingcurveprovider
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of timing information.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, or `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Core Animation curve or a curve with custom control points.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uicubictimingparameters
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The built-in curve. Meaningless if the curve was created with control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Creates Core Animation's default curve.
  public override init() {
    let curve = UnitBezier.systemDefault
    (animationCurve, isBuiltin) = (.easeInOut, true)
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
  }

  /// Creates a curve from `UIView.AnimationCurve`.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, isBuiltin) = (curve, true)
    controlPoint1 = CGPoint(x: curve.bezier.x1, y: curve.bezier.y1)
    controlPoint2 = CGPoint(x: curve.bezier.x2, y: curve.bezier.y2)
  }

  /// Creates a curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, isBuiltin) = (.easeInOut, false)
    (controlPoint1, controlPoint2) = (point1, point2)
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring described by its damping ratio (for any duration) or by its physical properties.
///
/// Only the magnitude of the initial velocity toward the target matters, because values are
/// one-dimensional here.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uispringtimingparameters
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity. 1 covers the whole distance in one second.
  public let initialVelocity: CGVector
  private let dampingRatio: CGFloat
  private let physics: Spring?

  /// Creates the spring that the system uses for moving windows, with a mass of 3, a stiffness of
  /// 1000, and a damping of 500.
  public override init() {
    (dampingRatio, initialVelocity) = (1, CGVector(dx: 0, dy: 0))
    physics = Spring(mass: 3, stiffness: 1000, damping: 500)
  }

  /// Creates a spring that settles within the animator's duration. See
  /// `init(dampingRatio:initialVelocity:)`.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring that settles within the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 for no oscillation. Smaller values oscillate more.
  ///   - velocity: The initial velocity. 1 covers the whole distance in one second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (dampingRatio, initialVelocity, physics) = (ratio, velocity, nil)
  }

  /// Creates a spring from physical properties, which determine the duration. The animator's
  /// duration is ignored.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    (dampingRatio, initialVelocity) = (1, velocity)
    physics = Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.speed)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the spring for a duration, and the time until the spring has settled.
  func spring(for duration: TimeInterval) -> (spring: Spring, duration: TimeInterval) {
    if let physics { return (physics, physics.settlingDuration) }
    let spring = Spring(
      dampingRatio: dampingRatio, duration: duration, initialVelocity: initialVelocity.speed)
    return (spring, duration)
  }
}

extension CGVector {
  /// The velocity toward the target. If one component is 0, the result is the other component,
  /// including its sign.
  fileprivate var speed: CGFloat { dy == 0 ? dx : dx == 0 ? dy : hypot(dx, dy) }
}

extension UITimingCurveProvider {
  /// Returns the pacing for the requested duration, and the actual duration.
  func pacing(for duration: TimeInterval) -> (pacing: Pacing, duration: TimeInterval) {
    if let parameters = springTimingParameters {
      let (spring, duration) = parameters.spring(for: duration)
      return (.spring(spring), duration)
    }
    guard let cubic = cubicTimingParameters else { return (.curve(.easeInEaseOut), duration) }
    let (one, two) = (cubic.controlPoint1, cubic.controlPoint2)
    return (.curve(UnitBezier(one.x, one.y, two.x, two.y)), duration)
  }
}
