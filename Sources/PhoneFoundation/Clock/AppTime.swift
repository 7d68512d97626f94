public import Foundation

/// A moment on the app's clock: whole microseconds since launch.
///
/// Delays are added and compared in microseconds, so that 0.4 and 1.6 seconds are exact.
///
/// Its members are inlined into other modules, which compilers do only for `@usableFromInline` types.
@usableFromInline package struct AppTime: Hashable, Comparable, Sendable, Codable {
  /// Microseconds since launch.
  @usableFromInline package var microseconds: Int64

  /// The moment of launch.
  @inlinable package static var zero: AppTime { AppTime(microseconds: 0) }
  /// A moment that never comes.
  @inlinable package static var distantFuture: AppTime { AppTime(microseconds: .max) }

  /// Makes a moment of microseconds since launch.
  @inlinable package init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Makes a moment of seconds since launch, rounded to the nearest microsecond.
  ///
  /// NaN counts as 0; times beyond some 9,000,000,000,000 seconds are cut down to that.
  @inlinable package init(seconds: TimeInterval) {
    let limit = 9e18
    let exact = (seconds * 1_000_000).rounded()
    microseconds = exact.isNaN ? 0 : Int64(max(-limit, min(limit, exact)))
  }

  /// Seconds since launch.
  @inlinable package var seconds: TimeInterval { TimeInterval(microseconds) / 1_000_000 }

  /// Whether moments are the same.
  @inlinable package static func == (left: AppTime, right: AppTime) -> Bool {
    left.microseconds == right.microseconds
  }

  /// Compares moments.
  @inlinable package static func < (left: AppTime, right: AppTime) -> Bool {
    left.microseconds < right.microseconds
  }

  /// Returns the moment `delay` seconds later; an endless delay gives `distantFuture`.
  @inlinable package func advanced(by delay: TimeInterval) -> AppTime {
    let step = AppTime(seconds: delay).microseconds
    let (sum, overflow) = microseconds.addingReportingOverflow(step)
    return overflow ? .distantFuture : AppTime(microseconds: sum)
  }

  /// Returns the moment some microseconds later, or earlier where they are negative; beyond the last moment
  /// `distantFuture`, before the first one that.
  @inlinable package func advanced(byMicroseconds step: Int64) -> AppTime {
    let (sum, overflow) = microseconds.addingReportingOverflow(step)
    guard overflow else { return AppTime(microseconds: sum) }
    return step > 0 ? .distantFuture : AppTime(microseconds: .min)
  }

  /// Returns the microseconds since another moment, at most `Int64.max` either way.
  @inlinable package func microseconds(since other: AppTime) -> Int64 {
    let (difference, overflow) = microseconds.subtractingReportingOverflow(other.microseconds)
    return overflow ? (self < other ? -.max : .max) : max(-.max, difference)
  }

  /// Returns the moment some nanoseconds later, rounded to the nearest microsecond.
  func advanced(byNanoseconds nanoseconds: Int64) -> AppTime {
    let step = nanoseconds / 1000 + (nanoseconds % 1000 >= 500 ? 1 : 0)
    let (sum, overflow) = microseconds.addingReportingOverflow(step)
    return overflow ? .distantFuture : AppTime(microseconds: sum)
  }
}
