import CoreGraphics
import PhoneFoundation

/// Pending requests from `performSelector:withObject:afterDelay:` and similar methods.
package final class DelayedCalls {
  private struct Request {
    let target: AnyObject
    let key: String
    let object: AnyHashable?
    let token: TimerQueue.Token
  }

  private var requests: [Request] = []

  /// Adds a request, which retains its target and object until it runs or is canceled.
  func add(
    after delay: TimeInterval, key: String, target: AnyObject, object: AnyHashable?,
    in context: AppContext, action: @escaping () -> Void
  ) {
    let due = context.queue.now.advanced(by: max(delay, 0))
    // A variable because the closure needs the token, which does not exist until the closure is
    // created.
    var token: TimerQueue.Token?
    let scheduled = context.queue.schedule(at: due, .timer) { [unowned self, unowned context] in
      requests.removeAll { $0.token == token }
      context.host.trace?(.timer(name: key))
      action()
    }
    token = scheduled
    requests.append(Request(target: target, key: key, object: object, token: scheduled))
  }

  /// Removes the matching requests.
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
