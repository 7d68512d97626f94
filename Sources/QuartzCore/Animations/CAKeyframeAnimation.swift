public import CoreGraphics

/// How a key frame animation goes from one value to the next.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caanimationcalculationmode
public nonisolated struct CAAnimationCalculationMode: Hashable, Equatable, RawRepresentable,
  Sendable
{
  /// The name.
  public let rawValue: String

  /// Makes a mode of its name; an unknown one counts as linear.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Evenly from one value to the next; the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the time of the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// With the same speed all along; `keyTimes` and `timingFunctions` do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve, with the same speed all along.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns as it moves along a path.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caanimationrotationmode
public nonisolated struct CAAnimationRotationMode: Hashable, Equatable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The name of `CAAnimationCalculationMode.linear` before Swift 4.2.
public nonisolated let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// The name of `CAAnimationCalculationMode.discrete` before Swift 4.2.
public nonisolated let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// The name of `CAAnimationCalculationMode.paced` before Swift 4.2.
public nonisolated let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// The name of `CAAnimationCalculationMode.cubic` before Swift 4.2.
public nonisolated let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// The name of `CAAnimationCalculationMode.cubicPaced` before Swift 4.2.
public nonisolated let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
/// The name of `CAAnimationRotationMode.rotateAuto` before Swift 4.2.
public nonisolated let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
/// The name of `CAAnimationRotationMode.rotateAutoReverse` before Swift 4.2.
public nonisolated let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse

/// An animation through several values, or along a path.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cakeyframeanimation
open nonisolated class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; see `CABasicAnimation` for their types.
  open var values: [Any]?
  /// A path for a property that is a point; then the values do not count. Each segment is one step.
  open var path: CGPath?
  /// The time of each value, as parts of the duration that do not fall; nil spaces them evenly.
  open var keyTimes: [NSNumber]?
  /// The pacing of each step from one value to the next, one less than there are values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How it goes from one value to the next.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// For each value, how tight the smooth curve is there, from -1 to 1; 0 where missing.
  open var tensionValues: [NSNumber]?
  /// For each value, how sharp the smooth curve's corner is there, from -1 to 1; 0 where missing.
  open var continuityValues: [NSNumber]?
  /// For each value, whether the smooth curve bends before it (1) or after it (-1); 0 where missing.
  open var biasValues: [NSNumber]?
  /// Whether the layer turns as it moves; nil where it does not.
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
