import CoreGraphics

/// Makes objects of a class that is known only while the program runs.
///
/// `UIApplicationMain` gets classes by name and calls their plain `init()`. Swift allows that only
/// for a `required` one, which no book's delegate declares. The classes below declare it; seen
/// through their type, the call takes the same entry of the class's method table as the plain
/// initializer of `UIResponder` or `NSObject`, which every subclass without one of its own
/// inherits.
///
/// `dynamic` keeps the compiler from calling the initializers below directly, which it otherwise
/// does because nothing overrides them; `@inline(never)` keeps callers from concluding that the
/// object is one of theirs.
enum Instance {
  private class Responder: UIResponder {
    dynamic required override init() { super.init() }
  }

  private class Object: NSObject {
    dynamic required override init() { super.init() }
  }

  /// Returns a new object of a subclass of `UIResponder` or `NSObject`; nil for other classes.
  @inline(never)
  static func make(_ type: AnyObject.Type) -> AnyObject? {
    if type is UIResponder.Type {
      return unsafeBitCast(type, to: Responder.Type.self).init()
    }
    if type is NSObject.Type {
      return unsafeBitCast(type, to: Object.Type.self).init()
    }
    return nil
  }
}
