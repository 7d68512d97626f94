package import UIKit

/// Converts the 32-bit millisecond timestamps of window events to the phone's clock.
///
/// The counter wraps around after 49.7 days. The result is the full time that is nearest to now and
/// whose low bits equal the timestamp; it is never in the future and never before an earlier
/// result.
package struct TickUnwrapper {
  private var latest = AppTime.zero

  /// Creates a converter without earlier results.
  package init() {}

  /// Returns the time of an event.
  ///
  /// - Parameters:
  ///   - milliseconds: The event's timestamp.
  ///   - nowMilliseconds: The current value of the 64-bit counter.
  ///   - now: The current time on the phone's clock.
  ///   - speed: The number of phone seconds per second of the counter.
  package mutating func time(
    of milliseconds: UInt32, nowMilliseconds: UInt64, now: AppTime, speed: Double = 1
  ) -> AppTime {
    let age = Int64(Int32(bitPattern: UInt32(truncatingIfNeeded: nowMilliseconds) &- milliseconds))
    let elapsed = max(0, age) * 1000
    let time = AppTime(
      microseconds: now.microseconds - (speed == 1 ? elapsed : Int64(Double(elapsed) * speed)))
    latest = max(latest, time)
    return latest
  }
}
