public import CoreGraphics

extension UIView {
  /// Animates what `animations` sets, as if it hung on springs.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the motion is within a thousandth of the distance.
  ///   - delay: Seconds before it starts.
  ///   - dampingRatio: 1 for no oscillation, less for more.
  ///   - velocity: The speed at the start: 1 is the whole distance in a second.
  ///   - options: How it runs; its curve does not count.
  ///   - animations: What sets values, as in `animate(withDuration:delay:options:animations:completion:)`.
  ///   - completion: Called once at the end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
    let block = AnimationBlock(
      settings: AnimationSettings(
        duration: duration, delay: delay, pacing: .spring(spring), options: options),
      completion: completion)
    run(block, options: options, animations)
  }

  /// Animates what `animations` sets, as if it hung on springs that are named by how they look.
  ///
  /// - Parameters:
  ///   - duration: The perceived seconds; the animation ends when the spring has settled.
  ///   - bounce: 0 for none, up to 1 for an endless one; less than 0 slows the motion.
  ///   - initialSpringVelocity: The speed at the start: 1 is the whole distance in a second.
  ///   - delay: Seconds before it starts.
  ///   - options: How it runs; its curve does not count.
  ///   - animations: What sets values.
  ///   - completion: Called once at the end.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var spring = Spring(perceptualDuration: duration, bounce: bounce)
    spring.initialVelocity = initialSpringVelocity
    let block = AnimationBlock(
      settings: AnimationSettings(
        duration: duration > 0 ? spring.settlingDuration : 0, delay: delay,
        pacing: .spring(spring), options: options),
      completion: completion)
    run(block, options: options, animations)
  }
}
