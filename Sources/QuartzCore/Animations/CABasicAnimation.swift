public import CoreGraphics

/// An animation from one value to another one.
///
/// With two of the values it goes from `fromValue` to `toValue`, from `fromValue` to their sum with `byValue`, or
/// from `toValue` less `byValue` to `toValue`. With one, what the layer shows without the animation stands for the
/// other: `fromValue` to that, that to `toValue`, that to its sum with `byValue`.
///
/// Values are numbers, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`, `CGAffineTransform`, `CGColor` and
/// `CGPath`, lists of numbers and of colors, or an `NSValue` or `NSNumber` of them.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cabasicanimation
open nonisolated class CABasicAnimation: CAPropertyAnimation {
  /// Where it starts.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// The difference between both.
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

/// An animation that moves as a mass on a spring does.
///
/// Its `duration` is not that of the spring: set it to `settlingDuration`, or it ends before or stands still.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caspringanimation
open nonisolated class CASpringAnimation: CABasicAnimation {
  private(set) var spring = Spring()

  /// The mass on the spring; 1 by default, and values of 0 or less change nothing.
  open var mass: CGFloat {
    get { spring.mass }
    set { if newValue > 0 { spring.mass = newValue } }
  }

  /// The force of the spring for each unit of distance; 100 by default, and values of 0 or less change nothing.
  open var stiffness: CGFloat {
    get { spring.stiffness }
    set { if newValue > 0 { spring.stiffness = newValue } }
  }

  /// The friction for each unit of speed; 10 by default, and values below 0 change nothing.
  open var damping: CGFloat {
    get { spring.damping }
    set { if newValue >= 0 { spring.damping = newValue } }
  }

  /// The speed at the start, towards the goal, in distances to it per second.
  open var initialVelocity: CGFloat {
    get { spring.initialVelocity }
    set { spring.initialVelocity = newValue }
  }

  /// Whether more than the critical damping slows the motion; otherwise it counts as the critical one.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// The seconds until the mass stays within a thousandth of the distance.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The seconds of one oscillation without damping.
  open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

  /// How much it bounces: 0 for critical damping, 1 for none, less than 0 for more than critical.
  open var bounce: CGFloat { spring.bounce }

  /// Makes a spring of a perceived duration, in seconds, and a bounce of -1…1; its duration is that until it settles.
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
