public import CoreGraphics
public import PhoneFoundation

// Methods that call selectors, which contain the method to call. Objective-C declares these
// members, but they are missing on Linux.

nonisolated extension NSObjectProtocol {
  /// Returns whether the object implements a selector's method; false if the selector has no
  /// method.
  ///
  /// - SeeAlso: developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
  @discardableResult
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(of: self) == true
  }

  /// Calls a method. The result is always `nil` because selector methods return nothing.
  ///
  /// - SeeAlso: developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil, with: nil)
  }

  /// Calls a method with an object, which is ignored if the method has no parameters.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: object, with: nil)
  }

  /// Calls a method with two objects, ignoring any for which the method has no parameter.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    aSelector?.callOnThisThread(on: self, with: object1, object2)
    return nil
  }
}

nonisolated extension NSObject {
  /// Calls a method after a delay on the app's clock, but never during this call.
  ///
  /// The object and the argument are retained until the call. Repeated identical requests are all
  /// performed.
  ///
  /// - Parameters:
  ///   - aSelector: The method, with at most one parameter.
  ///   - anArgument: The method's argument.
  ///   - delay: The delay in seconds. A negative delay is treated as 0.
  /// - SeeAlso: developer.apple.com/documentation/objectivec/nsobject/perform(_:with:afterdelay:)
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    nonisolated(unsafe) let argument = anArgument
    onMain(self) { object in
      let context = AppContext.current
      context.performs.add(
        after: delay, key: aSelector.description, target: object,
        object: argument.map(hashable), in: context
      ) { aSelector.call(on: object, with: argument) }
    }
  }

  /// Calls a method after a delay. All run loop modes are equivalent here.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    if !modes.isEmpty { perform(aSelector, with: anArgument, afterDelay: delay) }
  }

  /// Cancels delayed requests with the same target and method and an equal argument. Does nothing
  /// if there are none.
  ///
  /// - SeeAlso:
  ///   developer.apple.com/documentation/objectivec/nsobject/cancelpreviousperformrequests(withtarget:selector:object:)
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let (target, argument) = (aTarget as AnyObject, anArgument)
    onMain {
      let context = AppContext.current
      context.performs.cancel(
        target: target, key: aSelector.description, object: argument.map(hashable), in: context)
    }
  }

  /// Cancels all delayed requests for a target.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    onMain {
      let context = AppContext.current
      context.performs.cancel(target: target, key: nil, object: nil, in: context)
    }
  }
}

/// Returns a key for comparing arguments by equality if the argument is hashable, and otherwise by
/// identity.
private nonisolated func hashable(_ argument: Any) -> AnyHashable {
  argument as? AnyHashable ?? AnyHashable(ObjectIdentifier(argument as AnyObject))
}
