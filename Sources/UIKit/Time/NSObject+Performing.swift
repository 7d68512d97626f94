public import CoreGraphics
public import PhoneFoundation

// Methods called by selectors that carry them. Objective-C declares these members; Linux has none of them.

nonisolated extension NSObjectProtocol {
  /// Returns whether the object has a selector's method, as far as the selector carries one.
  ///
  /// - SeeAlso: developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
  @discardableResult
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(of: self) == true
  }

  /// Calls a method. The result is always nil, for methods of selectors return nothing.
  ///
  /// - SeeAlso: developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil, with: nil)
  }

  /// Calls a method with an object; one without parameters does not get it.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: object, with: nil)
  }

  /// Calls a method with two objects; one with fewer parameters does not get the rest.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    aSelector?.callOnThisThread(on: self, with: object1, object2)
    return nil
  }
}

nonisolated extension NSObject {
  /// Calls a method after a delay on the app's clock, never inside this call.
  ///
  /// The object and the argument are retained until then. Equal requests are all carried out.
  ///
  /// - Parameters:
  ///   - aSelector: The method, without parameters or with one.
  ///   - anArgument: What the method gets.
  ///   - delay: Seconds; less than 0 counts as 0.
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

  /// Calls a method after a delay; all modes are the same here.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    if !modes.isEmpty { perform(aSelector, with: anArgument, afterDelay: delay) }
  }

  /// Cancels the delayed requests with this target, method and an equal argument; none is no error.
  ///
  /// - SeeAlso: developer.apple.com/documentation/objectivec/nsobject/cancelpreviousperformrequests(withtarget:selector:object:)
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

  /// Cancels all delayed requests of a target.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    onMain {
      let context = AppContext.current
      context.performs.cancel(target: target, key: nil, object: nil, in: context)
    }
  }
}

/// What requests compare their arguments by: equality where the argument has it, otherwise identity.
private nonisolated func hashable(_ argument: Any) -> AnyHashable {
  argument as? AnyHashable ?? AnyHashable(ObjectIdentifier(argument as AnyObject))
}
