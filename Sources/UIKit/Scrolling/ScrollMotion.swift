import CoreGraphics

/// The motion of one coordinate of a scroll view's offset after a drag, as a function of time.
///
/// The motion decays exponentially, according to `UIScrollView.DecelerationRate`. If it passes a
/// limit, it returns like a critically damped spring, or stops at the limit if bouncing is
/// disabled. The motion is not computed in steps, so the offset at a given time does not depend on
/// the frame rate.
///
/// Source: the rates per millisecond are Apple's (0.998, 0.99). The decay distance is from WWDC
/// 2018, "Designing Fluid Interfaces". The spring stiffness of 100 is from I. Lobanov's "How
/// UIScrollView works" because Apple does not publish it.
struct ScrollMotion {
  /// The remaining distance at which the motion is considered finished, in points.
  static let threshold: CGFloat = 0.25
  /// The spring's angular frequency, per second: the square root of its stiffness.
  private static let springFrequency: CGFloat = 10

  /// The final position, in points.
  let end: CGFloat
  /// The duration, in seconds.
  let duration: TimeInterval

  private var start: CGFloat = 0
  private var velocity: CGFloat = 0
  /// The decay, per second, or 0 if the motion begins with the spring.
  private var decay: CGFloat = 0
  /// The time at which the motion passes the limit, in seconds, or infinity if it never does.
  private var springStart = TimeInterval.infinity
  private var springVelocity: CGFloat = 0
  private var springOffset: CGFloat = 0

  /// Converts a rate per millisecond to a decay per second.
  static func decay(of rate: CGFloat) -> CGFloat {
    -1000 * log(max(0.001, min(rate, 0.99999)))
  }

  /// Creates a motion at rest.
  init(restingAt position: CGFloat) {
    (start, end, duration) = (position, position, 0)
  }

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - start: The initial position, in points.
  ///   - velocity: The initial velocity, in points per second.
  ///   - decay: The decay, per second.
  ///   - limits: The range of the final position.
  ///   - bounces: Whether the motion may temporarily exceed the limits.
  init(
    from start: CGFloat, velocity: CGFloat, decay: CGFloat, limits: ClosedRange<CGFloat>,
    bounces: Bool
  ) {
    (self.start, self.velocity, self.decay) = (start, velocity, decay)
    let target = start + velocity / decay
    let limit = max(limits.lowerBound, min(limits.upperBound, target))
    if !limits.contains(start) {
      // The start is outside the limits, so the spring begins immediately.
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

  /// Creates a motion that ends at a target.
  ///
  /// The motion begins with the given velocity if a decay between the normal and fast rates allows
  /// that velocity.
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

  /// Returns the position at the given time, in points; exactly `end` once the motion is finished.
  func position(at time: TimeInterval) -> CGFloat {
    if time >= duration { return end }
    if time >= springStart {
      let time = CGFloat(time - springStart)
      let slope = springVelocity + Self.springFrequency * springOffset
      return end + (springOffset + slope * time) * exp(-Self.springFrequency * time)
    }
    return start + velocity / decay * (1 - exp(-decay * CGFloat(time)))
  }

  /// Returns the velocity at the given time, in points per second.
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

  /// Returns the time after which a spring stays within the threshold.
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

/// The resistance to scrolling contents beyond their edges.
///
/// Source: the published formula for iOS, `(1 - 1 / (x * 0.55 / d + 1)) * d`.
enum RubberBand {
  private static let coefficient: CGFloat = 0.55

  /// Returns the offset after applying resistance beyond the limits.
  static func apply(
    to offset: CGFloat, limits: ClosedRange<CGFloat>, dimension: CGFloat
  ) -> CGFloat {
    let limit = max(limits.lowerBound, min(limits.upperBound, offset))
    guard offset != limit, dimension > 0 else { return limit }
    let distance = abs(offset - limit)
    let shown = (1 - 1 / (distance * coefficient / dimension + 1)) * dimension
    return limit + (offset < limit ? -shown : shown)
  }

  /// Returns the offset for which `apply(to:limits:dimension:)` returns the given offset.
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
