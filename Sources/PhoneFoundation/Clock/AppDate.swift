import Foundation

/// Conversions between dates and the app's clock.
///
/// An app's `Date()` reads the system's clock even if the app's time is virtual. Therefore a date
/// means a time that has the same distance from the app's current time as the date has from the
/// system's current time. The distance is rounded to whole milliseconds, so the time since the call
/// of `Date()` does not count.
enum AppDate {
  /// Returns the time on the app's clock for a date.
  static func time(of date: Date) -> AppTime {
    let delay = date.timeIntervalSinceNow
    return MainQueue.now.advanced(by: (delay * 1000).rounded(.up) / 1000)
  }

  /// Returns the date for a time on the app's clock.
  static func date(of time: AppTime) -> Date {
    time == .distantFuture
      ? .distantFuture : Date(timeIntervalSinceNow: time.seconds - MainQueue.now.seconds)
  }
}
