import CoreGraphics

/// Calls a function 60 times per second on the app's clock for a duration, and once at the end.
///
/// The times come from the clock, not from the display, so the function receives the same times in
/// every run and at any frame rate.
final class Ticker {
  private static let rate: TimeInterval = 60

  private let start: AppTime
  private let duration: TimeInterval
  private let body: (_ elapsed: TimeInterval, _ isLast: Bool) -> Void
  /// The app. The reference is weak because the app owns the views that own tickers.
  private weak var context: AppContext?
  private var count = 0
  private var token: TimerQueue.Token?

  /// Starts a ticker.
  ///
  /// - Parameters:
  ///   - duration: The time until the last call, in seconds.
  ///   - body: The function to call, with the seconds since the start.
  init(
    duration: TimeInterval, in context: AppContext,
    body: @escaping (_ elapsed: TimeInterval, _ isLast: Bool) -> Void
  ) {
    start = context.queue.now
    self.context = context
    self.duration = duration
    self.body = body
    schedule()
  }

  /// Stops the ticker without making the last call.
  func stop() {
    if let token { context?.queue.cancel(token) }
    token = nil
  }

  private func schedule() {
    count += 1
    let elapsed = min(TimeInterval(count) / Self.rate, duration)
    token = context?.queue.schedule(at: start.advanced(by: elapsed), .timer) { [weak self] in
      guard let self, token != nil else { return }
      token = nil
      let isLast = elapsed >= duration
      if !isLast { schedule() }
      body(elapsed, isLast)
    }
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
