import Dispatch

/// A condition on the current queue. It replaces Dispatch's `DispatchPredicate`.
///
/// - SeeAlso: developer.apple.com/documentation/dispatch/dispatchpredicate
public enum DispatchPredicate {
  /// The queue is the current one.
  case onQueue(DispatchQueue)
  /// The queue is the current one, and no other block is running on it.
  case onQueueAsBarrier(DispatchQueue)
  /// The queue is not the current one.
  case notOnQueue(DispatchQueue)
}

/// Traps unless a condition on the current queue is true.
///
/// - SeeAlso: developer.apple.com/documentation/dispatch/dispatchprecondition(condition:)
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  let onMain = BackgroundWork.isOnMainThread
  switch condition() {
  case .onQueue(let queue) where queue.isMain, .onQueueAsBarrier(let queue) where queue.isMain:
    guard onMain else { fatalError("not on the main queue") }
  case .notOnQueue(let queue) where queue.isMain:
    guard !onMain else { fatalError("on the main queue") }
  case .onQueue(let queue): Dispatch.dispatchPrecondition(condition: .onQueue(queue.queue))
  case .onQueueAsBarrier(let queue):
    Dispatch.dispatchPrecondition(condition: .onQueueAsBarrier(queue.queue))
  case .notOnQueue(let queue): Dispatch.dispatchPrecondition(condition: .notOnQueue(queue.queue))
  }
}
