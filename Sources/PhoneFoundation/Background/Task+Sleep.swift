import Synchronization

// The runtime's forms wait in real time, without a hook. These have their signatures and are preferred.
extension Task where Success == Never, Failure == Never {
  /// Suspends the task for some nanoseconds on the app's clock.
  ///
  /// - Throws: `CancellationError`, as soon as the task is cancelled.
  /// - SeeAlso: developer.apple.com/documentation/swift/task/sleep(nanoseconds:)
  public nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
    guard TaskHooks.belongsToApp else {
      return try await Task.sleep(for: .nanoseconds(Int64(clamping: duration)), clock: .continuous)
    }
    let sleep = AppSleep()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleep.start(
          continuation, until: MainQueue.now.advanced(byNanoseconds: Int64(clamping: duration)))
      }
    } onCancel: {
      sleep.finish(throwing: CancellationError())
    }
  }

  /// Suspends the task for a duration on the app's clock.
  ///
  /// - Throws: `CancellationError`, as soon as the task is cancelled.
  /// - SeeAlso: developer.apple.com/documentation/swift/task/sleep(for:tolerance:clock:)
  public nonisolated(nonsending) static func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    let (whole, overflow) = max(seconds, 0).multipliedReportingOverflow(by: 1_000_000_000)
    let rest = seconds < 0 ? 0 : max(attoseconds / 1_000_000_000, 0)
    try await sleep(nanoseconds: overflow ? .max : UInt64(whole) + UInt64(rest))
  }
}

/// One sleep of a task: it ends once, by time or by cancellation.
private final class AppSleep: Sendable {
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
