public import CoreGraphics

/// A function that the app calls later, once or again and again, on the app's clock.
///
/// It replaces Foundation's so that apps run on virtual time; it has the block forms. The app retains a
/// running timer until it is invalidated.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/timer
public final class Timer {
  /// Seconds between two firings; for a timer that fires once, 0.
  public let timeInterval: TimeInterval
  /// Whether the timer will still fire.
  public private(set) var isValid = true
  /// Anything that the app wants to attach.
  public var userInfo: Any?

  private let block: (Timer) -> Void
  /// The app that runs it; weak, since its queue holds the timer.
  private weak var context: AppContext?
  private var due: AppTime
  private var token: TimerQueue.Token?

  /// Starts a timer.
  ///
  /// - Parameters:
  ///   - interval: Seconds until it fires and between firings; 0.0001 where 0 or less is given.
  ///   - repeats: Whether it fires again and again.
  ///   - block: What it calls.
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    // Apple's page: an interval of 0 or less becomes 0.1 milliseconds.
    Timer(interval: interval > 0 ? interval : 0.0001, repeats: repeats, block: block)
  }

  private init(interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    timeInterval = repeats ? interval : 0
    self.block = block
    let context = AppContext.current
    self.context = context
    due = context.queue.now.advanced(by: interval)
    schedule()
  }

  /// Stops the timer for good.
  public func invalidate() {
    isValid = false
    if let token { context?.queue.cancel(token) }
    token = nil
  }

  private func schedule() {
    token = context?.queue.schedule(at: due, .timer) { self.fireNow() }
  }

  private func fireNow() {
    context?.trace?(.timer(name: "Timer"))
    block(self)
    guard isValid else { return }
    if timeInterval > 0 {
      due = due.advanced(by: timeInterval)
      schedule()
    } else {
      invalidate()
    }
  }
}
