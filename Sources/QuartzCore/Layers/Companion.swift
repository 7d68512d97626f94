/// The counterpart in another language of a UIKit or QuartzCore object.
///
/// While the counterpart exists, code in that language always receives the same object for a touch
/// or a view.
package final class Companion {
  /// The counterpart's address.
  package nonisolated(unsafe) let object: UnsafeMutableRawPointer
  /// The name of the counterpart's class, used in messages and the trace.
  package nonisolated let className: String
  /// Objects with the same lifetime, such as action receivers.
  package nonisolated(unsafe) var attachments: [AnyObject] = []
  private nonisolated(unsafe) let end: (UnsafeMutableRawPointer) -> Void

  /// Creates a companion.
  ///
  /// - Parameter end: Called with the counterpart when the companion is deallocated.
  package nonisolated init(
    _ object: UnsafeMutableRawPointer, className: String,
    end: @escaping (UnsafeMutableRawPointer) -> Void = { _ in }
  ) {
    (self.object, self.className, self.end) = (object, className, end)
  }

  nonisolated deinit { end(object) }
}

extension CALayer {
  /// The layer's counterpart in another language, if any.
  package nonisolated final var companion: Companion? {
    get { extras?.companion }
    set { rare.companion = newValue }
  }
}
