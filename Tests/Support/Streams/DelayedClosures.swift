package import UIKit

extension NSObject {
  /// Calls `action` after a delay by `perform(_:with:afterDelay:)`, with a selector that carries it.
  ///
  /// - Parameters:
  ///   - delay: Seconds.
  ///   - key: The name of the selector, which traces show.
  ///   - object: The argument, which requests are cancelled by.
  package func perform(
    after delay: TimeInterval, key: String, object: Any? = nil, action: @escaping () -> Void
  ) {
    let method: (NSObject) -> () -> Void = { _ in action }
    perform(Selector(key, method), with: object, afterDelay: delay)
  }
}
