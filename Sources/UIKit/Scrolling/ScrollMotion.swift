import CoreGraphics

/// How one coordinate of a scroll view's offset moves by itself: a function of time alone.
///
/// It slows down exponentially, as `UIScrollView.DecelerationRate` says, and where it passes a limit it
/// comes back like a critically damped spring; without bouncing it stops there. Nothing is stepped, so it
/// is at the same offset at the same time whatever the frame rate.
///
/// Source: the rates per millisecond are Apple's (0.998, 0.99); the distance of a decay is the one of
/// WWDC 2018, "Designing Fluid Interfaces"; the spring's stiffness of 100 is the one of I. Lobanov's
/// "How UIScrollView works", since Apple publishes none.
struct ScrollMotion {
  /// What is left of a distance when the motion counts as finished, in points.
  static let threshold: CGFloat = 0.25
  /// The spring's frequency, per second: the square root of its stiffness.
  private static let springFrequency: CGFloat = 10

  /// Where it ends, in points.
  let end: CGFloat
  /// How long it takes, in seconds.
  let duration: TimeInterval

  private var start: CGFloat = 0
  private var velocity: CGFloat = 0
  /// The decay, per second; 0 where it begins with the spring.
  private var decay: CGFloat = 0
  /// When the limit is passed, in seconds; infinity for never.
  private var springStart = TimeInterval.infinity
  private var springVelocity: CGFloat = 0
  private var springOffset: CGFloat = 0

  /// Returns the decay, per second, of a rate per millisecond.
  static func decay(of rate: CGFloat) -> CGFloat {
    -1000 * log(max(0.001, min(rate, 0.99999)))
  }

  /// Makes a motion that rests.
  init(restingAt position: CGFloat) {
    (start, end, duration) = (position, position, 0)
  }

  /// Makes a motion.
  ///
  /// - Parameters:
  ///   - start: Where it begins, in points.
  ///   - velocity: How fast, in points per second.
  ///   - decay: The decay, per second.
  ///   - limits: Where it may end.
  ///   - bounces: Whether it may pass the limits for a while.
  init(
    from start: CGFloat, velocity: CGFloat, decay: CGFloat, limits: ClosedRange<CGFloat>,
    bounces: Bool
  ) {
    (self.start, self.velocity, self.decay) = (start, velocity, decay)
    let target = start + velocity / decay
    let limit = max(limits.lowerBound, min(limits.upperBound, target))
    if !limits.contains(start) {
      // Outside already: the spring pulls at once.
      end = max(limits.lowerBound, min(limits.upperBound, start))
      (springStart, springVelocity, springOffset) = (0, velocity, start - end)
      duration = Self.springDuration(offset: springOffset, velocity: springVelocity)
    } else if target == limit {
      end = target
      duration = max(0, log(abs(velocity) / (decay * Self.threshold)) / decay)
    } else {
      end = limit
      springStart = -log(1 - (limit - start) * decay / velocity) / decay
      springVelocity = bounces ? velocity * exp(-decay * springStart) : 0
      duration =
        springStart + Self.springDuration(offset: 0, velocity: springVelocity)
    }
  }

  /// Makes a motion that ends at a target.
  ///
  /// It begins with the velocity given as far as a decay between the normal and the fast one allows that.
  init(from start: CGFloat, to target: CGFloat, velocity: CGFloat) {
    self.start = start
    end = target
    let distance = target - start
    let slow = Self.decay(of: UIScrollView.DecelerationRate.normal.rawValue)
    let fast = Self.decay(of: UIScrollView.DecelerationRate.fast.rawValue)
    let wanted = distance == 0 ? fast : velocity / distance
    decay = wanted > 0 ? max(slow, min(fast, wanted)) : fast
    self.velocity = distance * decay
    duration = max(0, log(abs(distance) / Self.threshold) / decay)
  }

  /// Returns where it is at a time, in points; at its end it is there exactly.
  func position(at time: TimeInterval) -> CGFloat {
    if time >= duration { return end }
    if time >= springStart {
      let time = CGFloat(time - springStart)
      let slope = springVelocity + Self.springFrequency * springOffset
      return end + (springOffset + slope * time) * exp(-Self.springFrequency * time)
    }
    return start + velocity / decay * (1 - exp(-decay * CGFloat(time)))
  }

  /// Returns how fast it is at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    if time >= duration { return 0 }
    if time >= springStart {
      let time = CGFloat(time - springStart)
      let slope = springVelocity + Self.springFrequency * springOffset
      return (slope - Self.springFrequency * (springOffset + slope * time))
        * exp(-Self.springFrequency * time)
    }
    return velocity * exp(-decay * CGFloat(time))
  }

  /// Returns when a spring stays within the threshold.
  private static func springDuration(offset: CGFloat, velocity: CGFloat) -> TimeInterval {
    if offset == 0, velocity == 0 { return 0 }
    let slope = velocity + springFrequency * offset
    let first = log(max(1, 2 * abs(offset) / threshold)) / springFrequency
    let second =
      2 / springFrequency
      * log(max(1, 4 * abs(slope) / (exp(1) * springFrequency * threshold)))
    return max(first, second)
  }
}

/// How far a scroll view's contents follow a finger beyond their end.
///
/// Source: the formula that is published for iOS, `(1 - 1 / (x * 0.55 / d + 1)) * d`.
enum RubberBand {
  private static let coefficient: CGFloat = 0.55

  /// Returns an offset that resists beyond the limits.
  static func apply(
    to offset: CGFloat, limits: ClosedRange<CGFloat>, dimension: CGFloat
  ) -> CGFloat {
    let limit = max(limits.lowerBound, min(limits.upperBound, offset))
    guard offset != limit, dimension > 0 else { return limit }
    let distance = abs(offset - limit)
    let shown = (1 - 1 / (distance * coefficient / dimension + 1)) * dimension
    return limit + (offset < limit ? -shown : shown)
  }

  /// Returns the offset from which `apply(to:limits:dimension:)` makes the one given.
  static func remove(
    from offset: CGFloat, limits: ClosedRange<CGFloat>, dimension: CGFloat
  ) -> CGFloat {
    let limit = max(limits.lowerBound, min(limits.upperBound, offset))
    guard offset != limit, dimension > 0 else { return offset }
    let shown = min(abs(offset - limit), dimension * 0.999)
    let distance = (1 / (1 - shown / dimension) - 1) * dimension / coefficient
    return limit + (offset < limit ? -distance : distance)
  }
}
