import UIKit

/// A message in the window and the time at which it disappears.
struct Toast {
  /// The duration of a message, in seconds.
  static let duration = 2.5

  /// The time at which the message disappears, on the phone's clock.
  let end: AppTime

  /// Creates a toast that appears now.
  init(at now: AppTime) {
    end = now.advanced(by: Self.duration)
  }
}
