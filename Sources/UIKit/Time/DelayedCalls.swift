public import CoreGraphics
import PhoneFoundation

/// Requests of the `performSelector:withObject:afterDelay:` kind that wait for their time.
package final class DelayedCalls {
  private struct Request {
    let target: AnyObject
    let key: String
    let object: AnyHashable?
    let token: TimerQueue.Token
  }

  private var requests: [Request] = []

  /// Adds a request; it holds target and object until it runs or is cancelled.
  func add(
    after delay: TimeInterval, key: String, target: AnyObject, object: AnyHashable?,
    in context: AppContext, action: @escaping () -> Void
  ) {
    let due = context.queue.now.advanced(by: max(delay, 0))
    // A box, because the token is known only after the closure that needs it.
    var token: TimerQueue.Token?
    let scheduled = context.queue.schedule(at: due, .timer) { [unowned self, unowned context] in
      requests.removeAll { $0.token == token }
      context.trace?(.timer(name: key))
      action()
    }
    token = scheduled
    requests.append(Request(target: target, key: key, object: object, token: scheduled))
  }

  /// Removes the requests that `matches` names.
  func cancel(
    target: AnyObject, key: String?, object: AnyHashable?, in context: AppContext
  ) {
    requests.removeAll { request in
      guard request.target === target,
        key == nil || (request.key == key && request.object == object)
      else { return false }
      context.queue.cancel(request.token)
      return true
    }
  }
}

/// Calls `action` after a delay, in place of `performSelector:withObject:afterDelay:`.
///
/// It is never called inside this call, also with a delay of 0. Two requests with equal key,
/// target and object are both carried out. Target and object are retained until then.
///
/// - Parameters:
///   - delay: Seconds; less than 0 counts as 0.
///   - key: What Objective-C code would name the selector; cancelling goes by it.
///   - target: The object that the request belongs to.
///   - object: What Objective-C code would pass as the selector's argument.
///   - action: What happens.
@preconcurrency @MainActor
public func perform(
  after delay: TimeInterval, key: String, target: AnyObject, object: AnyHashable? = nil,
  action: @escaping () -> Void
) {
  let context = AppContext.current
  context.performs.add(
    after: delay, key: key, target: target, object: object, in: context, action: action)
}

/// Cancels all waiting requests with this target, key and object; none is no error.
@preconcurrency @MainActor
public func cancelPreviousPerforms(target: AnyObject, key: String, object: AnyHashable? = nil) {
  let context = AppContext.current
  context.performs.cancel(target: target, key: key, object: object, in: context)
}

/// Cancels all waiting requests of a target.
@preconcurrency @MainActor
public func cancelPreviousPerforms(target: AnyObject) {
  let context = AppContext.current
  context.performs.cancel(target: target, key: nil, object: nil, in: context)
}
