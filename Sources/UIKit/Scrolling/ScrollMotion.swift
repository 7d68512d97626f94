import CoreGraphics

/// The motion of one coordinate of a scroll view's offset after a drag, as a function of time.
///
/// The motion decays exponentially, according to `UIScrollView.DecelerationRate`. If it passes a
/// limit, it returns like a critically damped spring, or stops at the limit if bouncing is
/// disabled. The motion is not computed in steps, so the offset at a given time does not depend on
/// the frame rate.
///
/// Source: the rates per millisecond are Apple's (0.998, 0.99). The other numbers fit four drags in
/// Apple's simulator (iOS 26.1, github.com/Vercantez/openuikit, uikit/golden/scroll_traces): the
/// decay exactly, and the spring within 4 points.
struct ScrollMotion {
  /// The velocity at which deceleration ends, in points per second.
  static let finalVelocity: CGFloat = 10
  /// The distance from the edge at which a bounce ends, in points.
  static let threshold: CGFloat = 0.5
  /// The spring's angular frequency, per second: the square root of its stiffness.
  static let springFrequency: CGFloat = 10.5

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
  private var springOffset: CGFloat = 0
  /// The velocity in the spring's formula, `(springOffset + springSlope * time) * exp(-frequency *
  /// time)`, in points per second.
  private var springSlope: CGFloat = 0

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
    let target = start + Self.distance(velocity: velocity, decay: decay)
    let limit = max(limits.lowerBound, min(limits.upperBound, target))
    if !limits.contains(start) {
      // The start is outside the limits, so the spring begins immediately. In the traces, only the
      // velocity away from the contents counts, and it is reduced as by the rubber band: the
      // formula begins with `springSlope - frequency * springOffset`.
      end = max(limits.lowerBound, min(limits.upperBound, start))
      (springStart, springOffset) = (0, start - end)
      springSlope = springOffset < 0 ? min(velocity, 0) : max(velocity, 0)
      duration = Self.springDuration(offset: springOffset, slope: springSlope)
    } else if target == limit {
      end = target
      duration = Self.duration(velocity: velocity, decay: decay)
    } else {
      end = limit
      springStart = -log(1 - (limit - start) * decay / velocity) / decay
      springSlope = bounces ? velocity * exp(-decay * springStart) : 0
      duration = springStart + Self.springDuration(offset: 0, slope: springSlope)
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
    // The reverse of `distance(velocity:decay:)`.
    let wanted = distance == 0 ? fast : Self.distance(velocity: velocity, decay: 1) / distance
    decay = wanted > 0 ? max(slow, min(fast, wanted)) : fast
    self.velocity =
      distance == 0 ? 0 : distance * decay + (distance < 0 ? -1 : 1) * Self.finalVelocity
    duration = Self.duration(velocity: self.velocity, decay: decay)
  }

  /// Returns the distance until the velocity has decayed to `finalVelocity`.
  private static func distance(velocity: CGFloat, decay: CGFloat) -> CGFloat {
    let speed = max(0, abs(velocity) - finalVelocity)
    return (velocity < 0 ? -speed : speed) / decay
  }

  /// Returns the time until the velocity has decayed to `finalVelocity`, in seconds.
  private static func duration(velocity: CGFloat, decay: CGFloat) -> TimeInterval {
    log(max(1, abs(velocity) / finalVelocity)) / decay
  }

  /// Returns the position at the given time, in points; exactly `end` once the motion is finished.
  func position(at time: TimeInterval) -> CGFloat {
    if time >= duration { return end }
    if time >= springStart {
      let time = CGFloat(time - springStart)
      return end + (springOffset + springSlope * time) * exp(-Self.springFrequency * time)
    }
    return start + velocity / decay * (1 - exp(-decay * CGFloat(time)))
  }

  /// Whether the contents are beyond their edge, or returning from there, at the given time.
  func bounces(at time: TimeInterval) -> Bool { time >= springStart && time < duration }

  /// Returns the velocity at the given time, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    if time >= duration { return 0 }
    if time >= springStart {
      let time = CGFloat(time - springStart)
      return (springSlope - Self.springFrequency * (springOffset + springSlope * time))
        * exp(-Self.springFrequency * time)
    }
    return velocity * exp(-decay * CGFloat(time))
  }

  /// Returns the time after which a spring stays within the threshold.
  ///
  /// `offset` and `slope` have the same sign, or one of them is zero.
  private static func springDuration(offset: CGFloat, slope: CGFloat) -> TimeInterval {
    // The solution of (offset + slope * time) * exp(-frequency * time) = threshold. The iteration
    // begins after the spring's farthest point, where it converges.
    var time = 1 / springFrequency
    for _ in 0..<30 {
      let distance = abs(offset) + abs(slope) * time
      time = max(1 / springFrequency, log(max(1, distance / threshold)) / springFrequency)
    }
    return offset == 0 && slope == 0 ? 0 : time
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
