public import CoreGraphics

extension UIView {
  /// How an animation of key frames runs; raw values are Apple's.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Lays subviews out inside the block, so that they move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the views receive touches while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Goes from what the screen shows rather than from the value set before.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Goes back after each run; with `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Runs for its own duration within another block; here every block does.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Has its own options within another block; here every block does.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Evenly from one value to the next; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value stays until that of the next key frame is reached.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// With the same speed all along, whatever the times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve with the same speed all along.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// Makes options of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The mode that the bits name.
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

  /// Animates what the key frames set that `animations` adds by `addKeyframe`.
  ///
  /// The time of the whole is slow at both ends, unless the options have the bits of another curve of
  /// `AnimationOptions`; between two key frames it is even. What `animations` sets outside of key frames takes the
  /// whole duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 or less shows the new values at once.
  ///   - delay: Seconds before it starts.
  ///   - options: How it runs.
  ///   - animations: What adds key frames.
  ///   - completion: Called once at the end, as that of `animate`.
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

  /// Adds a key frame, whose values are reached at its end; elsewhere than directly in `animateKeyframes` the values are
  /// set as without.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it starts, as a part of the duration, 0…1.
  ///   - frameDuration: How long it takes, as a part of the duration.
  ///   - animations: What sets the values.
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
