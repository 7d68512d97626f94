import CoreGraphics
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
