import CoreGraphics

/// A damped harmonic oscillator: a mass on a spring that pulls it from 0 to 1.
///
/// `mass * x'' + damping * x' + stiffness * (x - 1) = 0` with `x(0) = 0` and `x'(0) = initialVelocity`.
package nonisolated struct Spring: Equatable, Sendable {
  /// The mass; greater than 0.
  package var mass: CGFloat = 1
  /// The force per unit of distance; greater than 0.
  package var stiffness: CGFloat = 100
  /// The friction per unit of speed; 0 or greater.
  package var damping: CGFloat = 10
  /// The initial speed toward the goal. A speed of 1 covers the total distance in one second.
  package var initialVelocity: CGFloat = 0
  /// Whether damping above the critical value slows the motion. If false, such damping is treated
  /// as critical damping.
  package var allowsOverdamping = false

  /// Creates a spring. The default values match `CASpringAnimation`.
  package init(
    mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10,
    initialVelocity: CGFloat = 0, allowsOverdamping: Bool = false
  ) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    (self.initialVelocity, self.allowsOverdamping) = (initialVelocity, allowsOverdamping)
  }

  /// The remaining distance, as a fraction of the total distance, below which a spring is
  /// considered settled.
  static let settledDistance: CGFloat = 0.001

  /// The undamped angular frequency, in radians per second.
  var angularFrequency: CGFloat { (stiffness / mass).squareRoot() }

  /// The damping as a multiple of critical damping. Below 1, the motion oscillates.
  var dampingRatio: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return allowsOverdamping ? ratio : min(ratio, 1)
  }

  /// Returns the progress at a time in seconds: 1 at the goal, above 1 beyond it.
  ///
  /// An invalid spring, such as one without mass, is always at the goal.
  func progress(at time: CGFloat) -> CGFloat {
    time <= 0 ? 0 : (1 - distance(at: time)).clampedProgress
  }

  /// Returns the distance to the goal, which is 1 at time 0.
  private func distance(at time: CGFloat) -> CGFloat {
    let (frequency, ratio) = (angularFrequency, dampingRatio)
    guard frequency.isFinite, ratio.isFinite else { return 0 }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (ratio * frequency - initialVelocity) / damped
      return exp(-ratio * frequency * time) * (cos(damped * time) + sine * sin(damped * time))
    }
    if ratio == 1 {
      return exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * frequency + root, -ratio * frequency - root)
    let fastPart = (-initialVelocity - slow) / (fast - slow)
    return (1 - fastPart) * exp(slow * time) + fastPart * exp(fast * time)
  }

  /// The time, in seconds, until the remaining distance stays below 0.001 of the total distance.
  ///
  /// An oscillation has settled when the sum of its amplitudes is below this limit. Motion without
  /// oscillation has settled at the first multiple of 0.1 s at which the remaining distance is
  /// below the limit. These rules produce the same values as macOS, such as 1.4727003346780927 for
  /// a mass of 1, a stiffness of 100, and a damping of 10, and 1.0 for a damping of 20. Without
  /// damping, the result is the largest `Float`; for an invalid spring, it is 0.
  package var settlingDuration: CFTimeInterval {
    let (frequency, ratio) = (angularFrequency, dampingRatio)
    if ratio <= 0 { return CFTimeInterval(Float.greatestFiniteMagnitude) }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let amplitudes = 1 + abs((ratio * frequency - initialVelocity) / damped)
      let duration = log(amplitudes / Self.settledDistance) / (ratio * frequency)
      return duration.isNaN ? 0 : min(duration, CFTimeInterval(Float.greatestFiniteMagnitude))
    }
    var time = 0.0
    while abs(distance(at: time)) >= Self.settledDistance, time < 10_000 { time += 0.1 }
    return time
  }
}

nonisolated extension Spring {
  /// Creates the spring for a view animation. When the duration ends, the amplitude of its
  /// oscillation is 0.001 of the total distance.
  ///
  /// UIKit solves `|(ζω - v) / (ω √(1 - ζ²))| e^(-ζωd) = 0.001`, or `(1 + (ω - v) d) e^(-ωd) =
  /// 0.001` for critical damping, with twelve steps of Newton's method, starting at `5 / d`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 for no oscillation, lower values for more oscillation; clamped to 0.01…1.
  ///   - duration: The duration in seconds, clamped to 0.01…10.
  ///   - initialVelocity: The initial speed. A speed of 1 covers the total distance in one second.
  package init(dampingRatio: CGFloat, duration: CFTimeInterval, initialVelocity: CGFloat) {
    // Below 0.01, the equation has no positive solution.
    let ratio = max(0.01, min(dampingRatio, 1))
    let duration = max(0.01, min(duration, 10))
    let velocity = initialVelocity
    let root = (1 - ratio * ratio).squareRoot()
    /// Returns the remaining distance at the end, minus the allowed distance.
    func excess(_ frequency: CGFloat) -> CGFloat {
      if ratio == 1 {
        let part = (1 + (frequency - velocity) * duration) * exp(-frequency * duration)
        return abs(part) - Self.settledDistance
      }
      let part = (ratio * frequency - velocity) / (frequency * root)
      return abs(part) * exp(-ratio * frequency * duration) - Self.settledDistance
    }
    var frequency = 5 / duration
    for _ in 0..<12 {
      let step = frequency * 1e-6
      let slope = (excess(frequency + step) - excess(frequency - step)) / (2 * step)
      let next = frequency - excess(frequency) / slope
      guard next.isFinite, next > 0 else { break }
      frequency = next
    }
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// Creates a spring with a perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The duration of one undamped oscillation, in seconds.
  ///   - bounce: 0 for critical damping, up to 1 for no damping, down to -1 for infinite damping.
  package init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    let frequency = 2 * .pi / perceptualDuration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, allowsOverdamping: true)
  }

  /// The duration of one undamped oscillation, in seconds.
  var perceptualDuration: CFTimeInterval { 2 * .pi / angularFrequency }

  /// The bounce: 0 for critical damping, 1 for no damping, negative values for overdamping.
  var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
