import Foundation

/// Dates on the app's clock.
///
/// An app's `Date()` reads the system's clock also where the app's time is virtual. A date therefore stands for
/// the time as far from the app's present as the date is from the system's, in whole milliseconds: those
/// between the call of `Date()` and this one do not count.
enum AppDate {
  /// Returns the time on the app's clock that a date stands for.
  static func time(of date: Date) -> AppTime {
    let delay = date.timeIntervalSinceNow
    return MainQueue.now.advanced(by: (delay * 1000).rounded(.up) / 1000)
  }

  /// Returns the date of a time on the app's clock.
  static func date(of time: AppTime) -> Date {
    time == .distantFuture
      ? .distantFuture : Date(timeIntervalSinceNow: time.seconds - MainQueue.now.seconds)
  }
}
