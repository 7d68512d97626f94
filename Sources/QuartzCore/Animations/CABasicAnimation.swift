public import CoreGraphics

/// An animation from one value to another.
///
/// With two values, it runs from `fromValue` to `toValue`, from `fromValue` to `fromValue +
/// byValue`, or from `toValue - byValue` to `toValue`. With one value, the other end is the current
/// value, which is the layer's value without the animation: the animation runs from `fromValue` to
/// the current value, from the current value to `toValue`, or from the current value to the current
/// value plus `byValue`.
///
/// Values are numbers, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`, `CGAffineTransform`,
/// `CGColor`, `CGPath`, arrays of numbers or colors, or an `NSValue` or `NSNumber` that contains
/// one of these.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cabasicanimation
open nonisolated class CABasicAnimation: CAPropertyAnimation {
  /// The start value.
  open var fromValue: Any?
  /// The end value.
  open var toValue: Any?
  /// The difference between the end and start values.
  open var byValue: Any?

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func track(like model: AnimatableValue, duration: CFTimeInterval) -> AnimationTrack? {
    .basic(
      BasicTrack(
        from: AnimatableValue(fromValue, like: model), to: AnimatableValue(toValue, like: model),
        by: AnimatableValue(byValue, like: model), spring: nil, duration: duration))
  }
}

/// An animation that moves like a mass on a spring.
///
/// Its `duration` is independent of the spring. Set `duration` to `settlingDuration`; otherwise,
/// the animation ends too early or too late.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caspringanimation
open nonisolated class CASpringAnimation: CABasicAnimation {
  private(set) var spring = Spring()

  /// The mass on the spring, 1 by default. Values of 0 or less are ignored.
  open var mass: CGFloat {
    get { spring.mass }
    set { if newValue > 0 { spring.mass = newValue } }
  }

  /// The spring force per unit of distance, 100 by default. Values of 0 or less are ignored.
  open var stiffness: CGFloat {
    get { spring.stiffness }
    set { if newValue > 0 { spring.stiffness = newValue } }
  }

  /// The friction per unit of speed, 10 by default. Values below 0 are ignored.
  open var damping: CGFloat {
    get { spring.damping }
    set { if newValue >= 0 { spring.damping = newValue } }
  }

  /// The initial speed toward the end value. A speed of 1 covers the total distance in one second.
  open var initialVelocity: CGFloat {
    get { spring.initialVelocity }
    set { spring.initialVelocity = newValue }
  }

  /// Whether damping above the critical value slows the motion. If false, such damping is treated
  /// as critical damping.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// The time, in seconds, until the remaining distance stays below 0.001 of the total distance.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The duration of one undamped oscillation, in seconds.
  open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

  /// The bounce: 0 for critical damping, 1 for no damping, negative values for overdamping.
  open var bounce: CGFloat { spring.bounce }

  /// Creates a spring with a perceived duration, in seconds, and a bounce from -1 to 1. `duration`
  /// is set to the settling duration.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    duration = spring.settlingDuration
  }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    if let other = other as? CASpringAnimation { spring = other.spring }
  }

  override func track(like model: AnimatableValue, duration: CFTimeInterval) -> AnimationTrack? {
    guard case .basic(var track)? = super.track(like: model, duration: duration) else { return nil }
    track.spring = spring
    return .basic(track)
  }
}
