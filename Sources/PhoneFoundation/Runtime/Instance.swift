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
    return checked(cast(type, to: _AnyObject.self).init(), is: type)
  }

  /// Returns a class as if it were a subclass of `template`, so that its initializers can be called
  /// like the template's required ones.
  ///
  /// The template must be a subclass of the same class that declares the initializers, and must not
  /// add any. Pass the new object to `checked(_:is:)`.
  package static func cast<Template: AnyObject>(
    _ type: AnyClass, to template: Template.Type
  ) -> Template.Type {
    unsafeBitCast(type, to: Template.Type.self)
  }

  /// Returns an object after a check of its class.
  ///
  /// If the compiler called the initializer of the template directly, the object would have the
  /// template's class and size.
  package static func checked<Object: AnyObject>(_ object: Object, is type: AnyClass) -> Object {
    guard Swift.type(of: object as AnyObject) == type else {
      fatalError("a new \(type) has the class \(Swift.type(of: object as AnyObject))")
    }
    return object
  }
}

/// Makes the `init()` of any object callable on a class value.
open class _AnyObject: NSObject {
  /// Makes an object.
  public required override init() { super.init() }

  // Without this, subclasses could not have a `deinit`.
  deinit {}
}
