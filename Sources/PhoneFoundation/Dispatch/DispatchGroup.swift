public import Dispatch
public import Foundation

/// A group of work to wait for. It replaces Dispatch's `DispatchGroup`.
///
/// - SeeAlso: developer.apple.com/documentation/dispatch/dispatchgroup
public final class DispatchGroup: NSObject, @unchecked Sendable {
  private let condition = NSCondition()
  private var count = 0
  private var notifications: [() -> Void] = []

  /// Creates an empty group.
  public override init() {
    super.init()
  }

  /// Adds a piece of work to the group.
  public func enter() {
    condition.withLock { count += 1 }
  }

  /// Ends a piece of work. Calling it without a matching `enter()` is a programming error.
  public func leave() {
    let ready: [() -> Void] = condition.withLock {
      guard count > 0 else { fatalError("unbalanced call to leave() of a DispatchGroup") }
      count -= 1
      guard count == 0 else { return [] }
      condition.broadcast()
      defer { notifications = [] }
      return notifications
    }
    for notify in ready { notify() }
  }

  /// Submits a block to a queue once the group is empty.
  @preconcurrency
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    whenEmpty { queue.async(qos: qos, flags: flags, execute: work) }
  }

  /// Submits a work item to a queue once the group is empty.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    whenEmpty { queue.async(execute: work) }
  }

  /// Blocks the thread until the group is empty.
  public func wait() {
    _ = wait(until: nil)
  }

  /// Blocks the thread until the group is empty or a time has passed, in real time.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let now = DispatchTime.now()
    let delay = timeout > now ? Double(timeout.rawValue - now.rawValue) / 1e9 : 0
    return wait(
      until: timeout == .distantFuture ? nil : Date(timeIntervalSinceNow: min(delay, 1e9)))
  }

  /// Blocks the thread until the group is empty or a deadline, in real time, has passed.
  public func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: timeout.time)
  }

  private func wait(until limit: Date?) -> DispatchTimeoutResult {
    // Run tasks while the main thread waits; otherwise, it would wait for them forever.
    if BackgroundWork.isOnMainThread { _ = BackgroundWork.current.settle() }
    return condition.withLock {
      while count > 0 {
        // `NSCondition` traps for dates in the far future.
        guard let limit else {
          condition.wait()
          continue
        }
        if !condition.wait(until: limit) { return count == 0 ? .success : .timedOut }
      }
      return .success
    }
  }

  private func whenEmpty(_ notify: @escaping () -> Void) {
    let isEmpty = condition.withLock {
      if count > 0 { notifications.append(notify) }
      return count == 0
    }
    if isEmpty { notify() }
  }
}

extension Dispatch.DispatchSemaphore {
  /// Blocks the thread until the semaphore is signaled or a time has passed, in real time.
  @_disfavoredOverload
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait(timeout: timeout.systemTime)
  }
}
