package import UIKit

extension NSObject {
  /// Calls `action` after a delay, using `perform(_:with:afterDelay:)` with a selector that
  /// contains the closure.
  ///
  /// - Parameters:
  ///   - delay: The delay in seconds.
  ///   - key: The name of the selector, which traces show.
  ///   - object: The argument, by which requests can be cancelled.
  package func perform(
    after delay: TimeInterval, key: String, object: Any? = nil, action: @escaping () -> Void
  ) {
    let method: (NSObject) -> () -> Void = { _ in action }
    perform(Selector(key, method), with: object, afterDelay: delay)
  }
}
