import UIKit

/// A message in the window and the time at which it disappears.
struct Toast {
  /// The duration of a message, in real seconds.
  static let duration = 2.5

  /// The time at which the message disappears, on the phone's clock.
  let end: AppTime

  /// Creates a toast that appears now, on a clock with the given speed.
  init(at now: AppTime, speed: Double) {
    end = now.advanced(by: Self.duration * speed)
  }
}
