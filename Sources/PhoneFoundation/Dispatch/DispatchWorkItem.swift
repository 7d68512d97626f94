public import Dispatch
import Foundation

/// A block that can be canceled and waited for. It replaces Dispatch's `DispatchWorkItem`.
///
/// - SeeAlso: developer.apple.com/documentation/dispatch/dispatchworkitem
public final class DispatchWorkItem: @unchecked Sendable {
  let qos: DispatchQoS
  let flags: DispatchWorkItemFlags
  private let block: () -> Void
  private let lock = NSLock()
  private var wasCancelled = false
  private var hasFinished = false
  /// The group to wait for. The item leaves it after the block has run for the first time.
  private let group = DispatchGroup()

  /// Creates an item without submitting it.
  @preconcurrency
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @Sendable @convention(block) () -> Void
  ) {
    self.qos = qos
    self.flags = flags
    self.block = block
    group.enter()
  }

  /// Runs the block on the current thread unless the item has been canceled.
  public func perform() {
    if !isCancelled { block() }
    let isFirst = lock.withLock {
      defer { hasFinished = true }
      return !hasFinished
    }
    if isFirst { group.leave() }
  }

  /// Prevents the block from running. Doesn't stop a running block.
  public func cancel() {
    lock.withLock { wasCancelled = true }
  }

  /// Whether `cancel()` has been called.
  public var isCancelled: Bool { lock.withLock { wasCancelled } }

  /// Submits a block to a queue once this item has finished.
  @preconcurrency
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping @Sendable @convention(block) () -> Void
  ) {
    group.notify(qos: qos, flags: flags, queue: queue, execute: execute)
  }

  /// Submits another item to a queue once this one has finished.
  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    group.notify(queue: queue, work: execute)
  }

  /// Blocks the thread until the item has finished.
  public func wait() {
    group.wait()
  }

  /// Blocks the thread until the item has finished or a time has passed, in real time.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    group.wait(timeout: timeout)
  }

  /// Blocks the thread until the item has finished or a date has passed, in real time.
  public func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult {
    group.wait(wallTimeout: timeout)
  }
}
