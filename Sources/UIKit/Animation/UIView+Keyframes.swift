public import CoreGraphics

extension UIView {
  /// Options for a keyframe animation. Raw values match Apple's.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Lays out subviews inside the block so that their changes are animated.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Delivers touches to the views during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen instead of the most recently set values.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after each run. Used together with `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the block's own duration instead of the outer block's. Here, blocks always do.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Uses the block's own options instead of the outer block's. Here, blocks always do.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Moves linearly from one value to the next. This is the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps to each value at its keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Moves at a constant speed, regardless of the keyframe times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Moves along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Moves along a smooth curve at a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// Creates a set of options from the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The calculation mode encoded in the bits.
    var mode: KeyframeTrack.Mode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// Animates the keyframes that `animations` adds with `addKeyframe`.
  ///
  /// The animation as a whole eases in and out unless the options contain the bits of another
  /// `AnimationOptions` curve. Between two keyframes, the timing is linear. Changes outside
  /// keyframes take the whole duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If 0 or less, the new values appear immediately.
  ///   - delay: The delay before the start, in seconds.
  ///   - options: The animation options.
  ///   - animations: A closure that adds keyframes.
  ///   - completion: Called once, at the end, as in `animate`.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let common = AnimationOptions(rawValue: options.rawValue)
    let block = KeyframeBlock(
      settings: AnimationSettings(
        duration: duration, delay: delay, pacing: .curve(common.curve.bezier), options: common),
      completion: completion)
    block.mode = options.mode
    run(block, options: common, animations)
  }

  /// Adds a keyframe. The views reach its values at the end of the keyframe. If this method isn't
  /// called directly in the closure of `animateKeyframes`, the values are set without a keyframe.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start time as a fraction of the duration, 0…1.
  ///   - frameDuration: The length as a fraction of the duration.
  ///   - animations: A closure that sets the values.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    guard let block = LayerContext.current.animations.innermost as? KeyframeBlock else {
      return animations()
    }
    let start = max(0, min(1, frameStartTime))
    block.frame = start...max(start, min(1, frameStartTime + frameDuration))
    animations()
    block.frame = 0...1
  }
}
