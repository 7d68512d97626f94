public import Foundation

/// A time on the app's clock, in whole microseconds since launch.
///
/// Delays are added and compared in microseconds, so 0.4 and 1.6 seconds are exact.
///
/// Its members are inlined into other modules, which requires a `@usableFromInline` type.
@usableFromInline package struct AppTime: Hashable, Comparable, Sendable, Codable {
  /// The time in microseconds since launch.
  @usableFromInline package var microseconds: Int64

  /// The launch time.
  @inlinable package static var zero: AppTime { AppTime(microseconds: 0) }
  /// A time in the infinite future.
  @inlinable package static var distantFuture: AppTime { AppTime(microseconds: .max) }

  /// Creates a time from microseconds since launch.
  @inlinable package init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Creates a time from seconds since launch, rounded to the nearest microsecond.
  ///
  /// NaN is treated as 0. Values beyond ±9,000,000,000,000 seconds are clamped.
  @inlinable package init(seconds: TimeInterval) {
    let limit = 9e18
    let exact = (seconds * 1_000_000).rounded()
    microseconds = exact.isNaN ? 0 : Int64(max(-limit, min(limit, exact)))
  }

  /// The time in seconds since launch.
  @inlinable package var seconds: TimeInterval { TimeInterval(microseconds) / 1_000_000 }

  /// Whether the times are equal.
  @inlinable package static func == (left: AppTime, right: AppTime) -> Bool {
    left.microseconds == right.microseconds
  }

  /// Compares times.
  @inlinable package static func < (left: AppTime, right: AppTime) -> Bool {
    left.microseconds < right.microseconds
  }

  /// Returns the time advanced by `delay` seconds; `distantFuture` if the delay is infinite.
  @inlinable package func advanced(by delay: TimeInterval) -> AppTime {
    let step = AppTime(seconds: delay).microseconds
    let (sum, overflow) = microseconds.addingReportingOverflow(step)
    return overflow ? .distantFuture : AppTime(microseconds: sum)
  }

  /// Returns the time advanced by a number of microseconds, which may be negative. The result is
  /// clamped to the range of `AppTime`.
  @inlinable package func advanced(byMicroseconds step: Int64) -> AppTime {
    let (sum, overflow) = microseconds.addingReportingOverflow(step)
    guard overflow else { return AppTime(microseconds: sum) }
    return step > 0 ? .distantFuture : AppTime(microseconds: .min)
  }

  /// Returns the number of microseconds since another time, clamped to the range of `Int64`.
  @inlinable package func microseconds(since other: AppTime) -> Int64 {
    let (difference, overflow) = microseconds.subtractingReportingOverflow(other.microseconds)
    return overflow ? (self < other ? -.max : .max) : max(-.max, difference)
  }

  /// Returns the time advanced by a number of nanoseconds, rounded to the nearest microsecond.
  func advanced(byNanoseconds nanoseconds: Int64) -> AppTime {
    let step = nanoseconds / 1000 + (nanoseconds % 1000 >= 500 ? 1 : 0)
    let (sum, overflow) = microseconds.addingReportingOverflow(step)
    return overflow ? .distantFuture : AppTime(microseconds: sum)
  }
}
