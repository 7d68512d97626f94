import CSDL2
package import UIKit

/// The time since a phone was launched in its window. This is the only clock that reads real time.
package nonisolated struct HostClock {
  /// The same moment on the phone's clock and on SDL's.
  package struct Moment: Hashable, Sendable {
    /// The time on the phone's clock.
    package var time: AppTime
    /// SDL's millisecond counter; events contain its low 32 bits.
    package var milliseconds: UInt64
    /// The number of phone seconds per real second.
    package var speed: Double

    /// Creates a moment.
    package init(time: AppTime, milliseconds: UInt64, speed: Double = 1) {
      self.time = time
      self.milliseconds = milliseconds
      self.speed = speed
    }
  }

  /// The number of phone seconds per real second; 0 while the clock is stopped.
  package private(set) var speed: Double

  private let microseconds: () -> Int64
  private let milliseconds: () -> UInt64
  /// The moment on both clocks, in microseconds, from which the phone's time continues at `speed`.
  private var start: (real: Int64, phone: Int64)

  /// Creates a clock that starts now, from counters in microseconds and milliseconds.
  package init(
    speed: Double = 1, microseconds: @escaping () -> Int64, milliseconds: @escaping () -> UInt64
  ) {
    self.speed = speed
    self.microseconds = microseconds
    self.milliseconds = milliseconds
    start = (microseconds(), 0)
  }

  /// Creates a clock that starts now, from SDL's counters.
  package init(speed: Double = 1) {
    self.init(
      speed: speed, microseconds: Self.performanceTime, milliseconds: { SDL_GetTicks64() })
  }

  /// The current moment.
  package var now: Moment {
    let elapsed = microseconds() - start.real
    return Moment(
      time: AppTime(
        microseconds: start.phone + (speed == 1 ? elapsed : Int64(Double(elapsed) * speed))),
      milliseconds: milliseconds(), speed: speed)
  }

  /// The real time in microseconds since any fixed moment, for durations.
  package var realTime: Int64 { microseconds() }

  /// Continues from the phone's current time at another speed; 0 stops the clock.
  package mutating func setSpeed(_ speed: Double) {
    start = (microseconds(), now.time.microseconds)
    self.speed = speed
  }

  /// Stops the clock at a time on the phone's clock, which may be earlier than now.
  package mutating func stop(at time: AppTime) {
    start = (microseconds(), time.microseconds)
    speed = 0
  }

  /// Moves the phone's time forward.
  package mutating func advance(microseconds: Int64) {
    start.phone += microseconds
  }

  /// Continues from `time`, which the clock has already reached, if the real counter has gone
  /// backward.
  mutating func continueForward(from time: AppTime) {
    let missing = time.microseconds - now.time.microseconds
    if missing > 0 { start.phone += missing }
  }

  /// Restarts at zero, for a newly launched phone.
  package mutating func restart() {
    start = (microseconds(), 0)
  }

  private static func performanceTime() -> Int64 {
    let (seconds, rest) = SDL_GetPerformanceCounter()
      .quotientAndRemainder(dividingBy: SDL_GetPerformanceFrequency())
    return Int64(seconds) * 1_000_000
      + Int64(rest * 1_000_000 / SDL_GetPerformanceFrequency())
  }
}
