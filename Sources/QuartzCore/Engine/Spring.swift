import CoreGraphics

/// A mass on a damped spring, pulled from 0 to 1: the damped harmonic oscillator.
///
/// `mass * x'' + damping * x' + stiffness * (x - 1) = 0` with `x(0) = 0` and `x'(0) = initialVelocity`.
package nonisolated struct Spring: Equatable, Sendable {
  /// The mass, above 0.
  package var mass: CGFloat = 1
  /// The force per unit of distance, above 0.
  package var stiffness: CGFloat = 100
  /// The friction per unit of speed, 0 or more.
  package var damping: CGFloat = 10
  /// The initial speed toward the goal, in multiples of the distance per second.
  package var initialVelocity: CGFloat = 0
  /// Whether damping above the critical damping slows the motion. If false, it counts as critical.
  package var allowsOverdamping = false

  /// Makes a spring. The defaults are the defaults of `CASpringAnimation`.
  package init(
    mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10,
    initialVelocity: CGFloat = 0, allowsOverdamping: Bool = false
  ) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    (self.initialVelocity, self.allowsOverdamping) = (initialVelocity, allowsOverdamping)
  }

  /// The fraction of the distance within which a spring counts as settled.
  static let settledDistance: CGFloat = 0.001

  /// The angular frequency without damping, in radians per second.
  var angularFrequency: CGFloat { (stiffness / mass).squareRoot() }

  /// The damping as a multiple of the critical damping. Below 1, the motion oscillates.
  var dampingRatio: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return allowsOverdamping ? ratio : min(ratio, 1)
  }

  /// Returns the progress after some seconds: 1 at the goal, above 1 beyond it.
  ///
  /// An invalid spring, such as a spring without mass, is at the goal.
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

  /// Seconds until the mass stays within a thousandth of the distance.
  ///
  /// An oscillation counts as settled when the sum of its amplitudes is below this limit. A motion
  /// without oscillation counts as settled at the first tenth of a second at which its distance is
  /// below the limit. These rules give the numbers of macOS, such as 1.4727003346780927 for a mass
  /// of 1, a stiffness of 100 and a damping of 10, and 1.0 for a damping of 20. Without damping,
  /// the result is the largest `Float`; for an invalid spring, it is 0.
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
  /// Makes the spring of a view animation: its last oscillation is within a thousandth of the
  /// distance when the duration ends.
  ///
  /// UIKit solves `|(ζω - v) / (ω √(1 - ζ²))| e^(-ζωd) = 0.001`, or `(1 + (ω - v) d) e^(-ωd) =
  /// 0.001` for critical damping, with twelve steps of Newton's method that start at `5 / d`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 for no oscillation, lower values for more; clamped to 0.01…1.
  ///   - duration: Seconds, clamped to 0.01…10.
  ///   - initialVelocity: In multiples of the distance per second.
  package init(dampingRatio: CGFloat, duration: CFTimeInterval, initialVelocity: CGFloat) {
    // Below a hundredth, the equation has no positive solution.
    let ratio = max(0.01, min(dampingRatio, 1))
    let duration = max(0.01, min(duration, 10))
    let velocity = initialVelocity
    let root = (1 - ratio * ratio).squareRoot()
    /// The remaining distance at the end for a frequency, minus the allowed distance.
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

  /// Makes a spring with a perceived duration and a bounce.
  ///
  /// - Parameters:
  ///   - perceptualDuration: Seconds of one oscillation without damping.
  ///   - bounce: 0 for critical damping, up to 1 for no damping, down to -1 for infinite damping.
  package init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    let frequency = 2 * .pi / perceptualDuration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, allowsOverdamping: true)
  }

  /// Seconds of one oscillation without damping.
  var perceptualDuration: CFTimeInterval { 2 * .pi / angularFrequency }

  /// The bounce: 0 for critical damping, 1 for no damping, below 0 for more than critical damping.
  var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
