import UIKit

/// A message in the window, and when it disappears.
struct Toast {
  /// How long a message stays, in seconds.
  static let duration = 2.5

  /// When it disappears, on the phone's clock.
  let end: AppTime

  /// Makes a toast that appears now.
  init(at now: AppTime) {
    end = now.advanced(by: Self.duration)
  }
}
