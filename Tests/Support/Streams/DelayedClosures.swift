package import UIKit

extension NSObject {
  /// Calls `action` after a delay, using `perform(_:with:afterDelay:)` with a selector that
  /// contains the closure.
  ///
  /// - Parameters:
  ///   - delay: The delay in seconds.
  ///   - key: The selector's name, which appears in traces.
  ///   - object: The argument, which identifies the requests to cancel.
  package func perform(
    after delay: TimeInterval, key: String, object: Any? = nil, action: @escaping () -> Void
  ) {
    let method: (NSObject) -> () -> Void = { _ in action }
    perform(Selector(key, method), with: object, afterDelay: delay)
  }
}
