public import CoreGraphics

extension UIView {
  /// Animates changes to views in `animations` with springs.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds until the spring stays within 0.001 of the total distance.
  ///   - delay: The delay before the start, in seconds.
  ///   - dampingRatio: 1 for no oscillation. Smaller values cause more oscillation.
  ///   - velocity: The initial velocity; 1 covers the whole distance in one second.
  ///   - options: The animation options. Curve options are ignored.
  ///   - animations: A closure that sets values, as in
  ///     `animate(withDuration:delay:options:animations:completion:)`.
  ///   - completion: Called once, at the end.
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

  /// Animates changes to views in `animations` with springs described by their perceived motion.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds. The animation ends when the spring has
  ///     settled.
  ///   - bounce: From 0 (no bounce) to 1 (endless bouncing). Negative values slow the motion.
  ///   - initialSpringVelocity: The initial velocity; 1 covers the whole distance in one second.
  ///   - delay: The delay before the start, in seconds.
  ///   - options: The animation options. Curve options are ignored.
  ///   - animations: A closure that sets the values.
  ///   - completion: Called once, at the end.
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
