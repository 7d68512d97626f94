public import CoreGraphics

/// Makes objects of classes that are known only at run time.
///
/// `UIApplicationMain` gets classes by name, and `@main` calls `main()` of the delegate's class: both need
/// the class's plain `init()`. Swift calls that on a class value only if it is `required`, and no plain way
/// gets there with apps unmodified: as a requirement of `UIApplicationDelegate` or in `UIResponder`, it would
/// have to be repeated in every delegate, and in every view with an initializer of its own.
///
/// The classes below declare it as required. Seen through their type, the call uses the same entry of the
/// class's method table as the plain initializer of `UIResponder` or `NSObject`, which every subclass
/// without one of its own inherits. They are open because the compiler must not know all their subclasses:
/// it would call their own initializer, which makes an object of their own size, too small for another.
enum Instance {
  /// Returns a new object of a subclass of `UIResponder` or `NSObject`; nil for other classes.
  @inline(never)
  static func make(_ type: AnyObject.Type) -> AnyObject? {
    if type is UIResponder.Type {
      return unsafeBitCast(type, to: _AnyResponder.Type.self).init()
    }
    if type is NSObject.Type {
      return unsafeBitCast(type, to: _AnyObject.Type.self).init()
    }
    return nil
  }
}

/// Shows the plain initializer of any responder as one that may be called on a class.
open class _AnyResponder: UIResponder {
  /// Makes a responder.
  public required override init() { super.init() }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}

/// Shows the plain initializer of any object as one that may be called on a class.
open class _AnyObject: NSObject {
  /// Makes an object.
  public required override init() { super.init() }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
