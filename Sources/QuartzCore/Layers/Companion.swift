/// The object of another language that represents an object of UIKit or QuartzCore there.
///
/// Code in that language always sees the same object for a touch or a view, as long as this exists.
package final class Companion {
  /// The address of the object.
  package nonisolated(unsafe) let object: UnsafeMutableRawPointer
  /// The name of the object's class, for messages and the trace.
  package nonisolated let className: String
  /// Objects with the same lifetime, such as receivers of actions.
  package nonisolated(unsafe) var attachments: [AnyObject] = []
  private nonisolated(unsafe) let end: (UnsafeMutableRawPointer) -> Void

  /// Creates a companion.
  ///
  /// - Parameter end: Called with the object when the companion is released.
  package nonisolated init(
    _ object: UnsafeMutableRawPointer, className: String,
    end: @escaping (UnsafeMutableRawPointer) -> Void = { _ in }
  ) {
    (self.object, self.className, self.end) = (object, className, end)
  }

  nonisolated deinit { end(object) }
}

extension CALayer {
  /// The object that represents the layer in another language, if there is one.
  package nonisolated final var companion: Companion? {
    get { extras?.companion }
    set { rare.companion = newValue }
  }
}
