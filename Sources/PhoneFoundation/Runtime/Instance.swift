public import Foundation

/// Makes objects of classes that are only known at run time.
///
/// `UIApplicationMain` gets classes by name, and `@main` calls `main()` of the delegate's class.
/// Both need the class's `init()`. Swift calls it on a class value only if it is `required`, and it
/// cannot be required without changes to apps: if `UIApplicationDelegate` or `UIResponder` required
/// it, every delegate and every view with its own initializer would have to repeat it.
///
/// `_AnyObject` declares it as required. Called through this type, it uses the same entry of the
/// class's method table as the initializer of `NSObject`, which `UIResponder` overrides and every
/// subclass without its own `init()` inherits. The class is open, so that the compiler cannot know
/// all its subclasses. Otherwise it would call the initializer of `_AnyObject` directly, which
/// makes an object with the size of `_AnyObject`, too small for other classes.
package enum Instance {
  /// Returns a new object of a subclass of `NSObject`; nil for other classes.
  @inline(never)
  package static func make(_ type: AnyObject.Type) -> AnyObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: _AnyObject.Type.self).init()
  }
}

/// Makes the `init()` of any object callable on a class value.
open class _AnyObject: NSObject {
  /// Makes an object.
  public required override init() { super.init() }

  // Without this, subclasses could not have a `deinit`.
  deinit {}
}
