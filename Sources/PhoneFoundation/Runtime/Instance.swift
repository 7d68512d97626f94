public import Foundation

/// Creates instances of classes that are known only at run time.
///
/// `UIApplicationMain` receives class names, and `@main` calls the delegate class's `main()`. Both
/// need the class's `init()`. This initializer can be called on a class value only if it is
/// `required`, which would force changes to apps: if `UIApplicationDelegate` or `UIResponder`
/// required it, every delegate and every view with its own initializer would have to repeat it.
///
/// `_AnyObject` declares `init()` as required. A call through this type uses the same entry of the
/// class's method table as `NSObject`'s initializer, which `UIResponder` overrides and every
/// subclass without its own `init()` inherits. The class is open so that the compiler can't know
/// all its subclasses. Otherwise, it would call `_AnyObject`'s initializer directly, which creates
/// an object with the size of `_AnyObject`, too small for other classes.
package enum Instance {
  /// Returns a new instance of a subclass of `NSObject`, or nil for other classes.
  @inline(never)
  package static func make(_ type: AnyObject.Type) -> AnyObject? {
    guard type is NSObject.Type else { return nil }
    return checked(cast(type, to: _AnyObject.self).init(), is: type)
  }

  /// Casts a class to a subclass of `template`, so that its initializers can be called like the
  /// template's required initializers.
  ///
  /// The template must be a subclass of the class that declares the initializers and must not add
  /// any. Pass the new object to `checked(_:is:)`.
  package static func cast<Template: AnyObject>(
    _ type: AnyClass, to template: Template.Type
  ) -> Template.Type {
    unsafeBitCast(type, to: Template.Type.self)
  }

  /// Checks the class of an object and returns the object.
  ///
  /// If the compiler had called the template's initializer directly, the object would have the
  /// template's class and size.
  package static func checked<Object: AnyObject>(_ object: Object, is type: AnyClass) -> Object {
    guard Swift.type(of: object as AnyObject) == type else {
      fatalError("a new \(type) has the class \(Swift.type(of: object as AnyObject))")
    }
    return object
  }
}

/// A class through which any object's `init()` can be called on a class value.
open class _AnyObject: NSObject {
  /// Creates an object.
  public required override init() { super.init() }

  // Without this `deinit`, subclasses could not declare one.
  deinit {}
}
