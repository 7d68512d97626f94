import CoreGraphics

/// Calls a function 60 times a second of the app's clock for a while, and once at the end.
///
/// The times are those of the clock, not of the display, so that what is called sees the same times in
/// every run, at whatever frame rate.
final class Ticker {
  private static let rate: TimeInterval = 60

  private let start: AppTime
  private let duration: TimeInterval
  private let body: (_ elapsed: TimeInterval, _ isLast: Bool) -> Void
  /// The app; weak, since it has the views that have tickers.
  private weak var context: AppContext?
  private var count = 0
  private var token: TimerQueue.Token?

  /// Starts.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the last call.
  ///   - body: What is called, with the seconds since the start.
  init(
    duration: TimeInterval, body: @escaping (_ elapsed: TimeInterval, _ isLast: Bool) -> Void
  ) {
    let context = AppContext.current
    start = context.queue.now
    self.context = context
    self.duration = duration
    self.body = body
    schedule()
  }

  /// Stops for good; the last call is not made.
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
