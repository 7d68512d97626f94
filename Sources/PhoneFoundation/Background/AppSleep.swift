import Synchronization

/// A single sleep of a task. It ends exactly once, when the time is up or the task is canceled.
package final class AppSleep: Sendable {
  /// Suspends the current task for a duration in nanoseconds, on the app's clock if the task
  /// belongs to an app.
  package nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
    let nanoseconds = Int64(clamping: duration)
    guard TaskHooks.belongsToApp else {
      return try await Task.sleep(for: .nanoseconds(nanoseconds), clock: .continuous)
    }
    let sleep = AppSleep()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleep.start(continuation, until: MainQueue.now.advanced(byNanoseconds: nanoseconds))
      }
    } onCancel: {
      sleep.finish(throwing: _Concurrency.CancellationError())
    }
  }

  /// If the task belongs to an app, suspends it until the app's main queue has run its current
  /// blocks.
  package nonisolated(nonsending) static func yield() async {
    // Otherwise, the runtime would resume the task on one of its threads, at an arbitrary time.
    guard TaskHooks.belongsToApp else { return await Task.yield() }
    await withCheckedContinuation { continuation in
      MainQueue.enqueue(at: nil, name: nil) { continuation.resume() }
    }
  }

  private enum State {
    case new
    case asleep(CheckedContinuation<Void, any Error>)
    case cancelled(any Error)
    case finished
  }

  private let state = Mutex(State.new)

  func start(_ continuation: CheckedContinuation<Void, any Error>, until time: AppTime) {
    let error: (any Error)? = state.withLock { state in
      if case .cancelled(let error) = state { return error }
      state = .asleep(continuation)
      return nil
    }
    if let error { return continuation.resume(throwing: error) }
    MainQueue.enqueue(at: time, name: nil) { self.finish(throwing: nil) }
  }

  func finish(throwing error: (any Error)?) {
    let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
      switch state {
      case .new:
        if let error { state = .cancelled(error) }
        return nil
      case .asleep(let continuation):
        state = .finished
        return continuation
      case .cancelled, .finished: return nil
      }
    }
    if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
  }
}
