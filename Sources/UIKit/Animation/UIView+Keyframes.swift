public import CoreGraphics

extension UIView {
  /// Options for a keyframe animation. Raw values are Apple's.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Lays out subviews inside the block, so their changes are animated.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Delivers touches to the views during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen instead of the values set before.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after each run, together with `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the block's own duration inside another block, which every block does here.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Uses the block's own options inside another block, which every block does here.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Moves linearly from one value to the next, which is the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps to each value at its keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Moves at a constant speed, regardless of the times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Moves on a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Moves on a smooth curve at a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The calculation mode in the bits.
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
  /// The animation as a whole is slow at the start and the end, unless the options have the bits of
  /// another curve in `AnimationOptions`. Between two keyframes, the pacing is linear. Changes
  /// outside keyframes take the whole duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. With 0 or less, the new values are shown immediately.
  ///   - delay: The delay before the start, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: Adds keyframes.
  ///   - completion: Called once at the end, as for `animate`.
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

  /// Adds a keyframe, whose values are reached at its end. If it is not called directly in
  /// `animateKeyframes`, the values are set without a keyframe.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the duration, 0…1.
  ///   - frameDuration: The length, as a fraction of the duration.
  ///   - animations: Sets the values.
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
