import Foundation

/// Conversions between dates and the app's clock.
///
/// An app's `Date()` reads the system clock even if the app's time is virtual. A date therefore
/// represents a time that is as far from the app's current time as the date is from the system's
/// current time. The distance is rounded to whole milliseconds, so the time that has passed since
/// the call to `Date()` has no effect.
enum AppDate {
  /// Converts a date to a time on the app's clock.
  static func time(of date: Date) -> AppTime {
    let delay = date.timeIntervalSinceNow
    return MainQueue.now.advanced(by: (delay * 1000).rounded(.up) / 1000)
  }

  /// Converts a time on the app's clock to a date.
  static func date(of time: AppTime) -> Date {
    time == .distantFuture
      ? .distantFuture : Date(timeIntervalSinceNow: time.seconds - MainQueue.now.seconds)
  }
}
