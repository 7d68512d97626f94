public import Foundation

/// Makes objects of classes that are known only at run time.
///
/// `UIApplicationMain` gets classes by name, and `@main` calls `main()` of the delegate's class: both need
/// the class's plain `init()`. Swift calls that on a class value only if it is `required`, and no plain way
/// gets there with apps unmodified: as a requirement of `UIApplicationDelegate` or in `UIResponder`, it would
/// have to be repeated in every delegate, and in every view with an initializer of its own.
///
/// `_AnyObject` declares it as required. Seen through its type, the call uses the same entry of the
/// class's method table as the plain initializer of `NSObject`, which `UIResponder` overrides and every
/// subclass without one of its own inherits. It is open because the compiler must not know all its
/// subclasses: it would call its own initializer, which makes an object of its own size, too small for
/// another.
package enum Instance {
  /// Returns a new object of a subclass of `NSObject`; nil for other classes.
  @inline(never)
  package static func make(_ type: AnyObject.Type) -> AnyObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: _AnyObject.Type.self).init()
  }
}

/// Shows the plain initializer of any object as one that may be called on a class.
open class _AnyObject: NSObject {
  /// Makes an object.
  public required override init() { super.init() }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
