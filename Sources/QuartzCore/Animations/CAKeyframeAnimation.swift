public import CoreGraphics

/// How a keyframe animation interpolates between values.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caanimationcalculationmode
public nonisolated struct CAAnimationCalculationMode: Hashable, Equatable, RawRepresentable,
  Sendable
{
  /// The name.
  public let rawValue: String

  /// Creates a mode with a name. An unknown name is treated as `linear`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation from one value to the next; the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value is displayed until the time of the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Motion at constant speed. `keyTimes` and `timingFunctions` are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Motion along a smooth curve at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer rotates as it moves along a path.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caanimationrotationmode
public nonisolated struct CAAnimationRotationMode: Hashable, Equatable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points backward along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The name for `CAAnimationCalculationMode.linear` before Swift 4.2.
public nonisolated let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// The name for `CAAnimationCalculationMode.discrete` before Swift 4.2.
public nonisolated let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// The name for `CAAnimationCalculationMode.paced` before Swift 4.2.
public nonisolated let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// The name for `CAAnimationCalculationMode.cubic` before Swift 4.2.
public nonisolated let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// The name for `CAAnimationCalculationMode.cubicPaced` before Swift 4.2.
public nonisolated let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
/// The name for `CAAnimationRotationMode.rotateAuto` before Swift 4.2.
public nonisolated let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
/// The name for `CAAnimationRotationMode.rotateAutoReverse` before Swift 4.2.
public nonisolated let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse

/// An animation through several values or along a path.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cakeyframeanimation
open nonisolated class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values. For their types, see `CABasicAnimation`.
  open var values: [Any]?
  /// The path to follow, for a point property. Overrides `values`. Each path segment is one step.
  open var path: CGPath?
  /// The time of each value, as ascending fractions of the duration. Nil means evenly spaced.
  open var keyTimes: [NSNumber]?
  /// The pacing of each step between two values. The array has one element fewer than `values`.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between keyframes are interpolated.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of the smooth curve at each value, from -1 to 1. Missing values are 0.
  open var tensionValues: [NSNumber]?
  /// The sharpness of the smooth curve's corner at each value, from -1 to 1. Missing values are 0.
  open var continuityValues: [NSNumber]?
  /// The position of the smooth curve's bend relative to each value, from after the value (-1) to
  /// before it (1). Missing values are 0.
  open var biasValues: [NSNumber]?
  /// Whether the layer rotates as it moves along a path. Nil means no rotation.
  open var rotationMode: CAAnimationRotationMode?

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    (biasValues, rotationMode) = (other.biasValues, other.rotationMode)
  }

  override func track(like model: AnimatableValue, duration: CFTimeInterval) -> AnimationTrack? {
    func numbers(_ list: [NSNumber]?) -> [CGFloat] { (list ?? []).map { CGFloat($0.doubleValue) } }
    let curves = (timingFunctions ?? []).map(\.bezier)
    let mode = KeyframeTrack.Mode(calculationMode)
    if let path {
      guard case .point = model else { return nil }
      let rotation: CGFloat? =
        switch rotationMode {
        case .rotateAuto?: 0
        case .rotateAutoReverse?: .pi
        default: nil
        }
      return PathTrack(
        path, times: numbers(keyTimes), curves: curves, mode: mode, rotation: rotation
      ).map(AnimationTrack.path)
    }
    let values = (values ?? []).compactMap { AnimatableValue($0, like: model) }
    return KeyframeTrack(
      values, times: numbers(keyTimes), curves: curves, mode: mode,
      tension: numbers(tensionValues), continuity: numbers(continuityValues),
      bias: numbers(biasValues)
    ).map(AnimationTrack.keyframes)
  }
}

nonisolated extension KeyframeTrack.Mode {
  fileprivate init(_ mode: CAAnimationCalculationMode) {
    self =
      switch mode {
      case .discrete: .discrete
      case .paced: .paced
      case .cubic: .cubic
      case .cubicPaced: .cubicPaced
      default: .linear
      }
  }
}
