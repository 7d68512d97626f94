public import Foundation

/// A function that the app calls later, once or again and again, on the app's clock.
///
/// It stands for Foundation's, with its members. A scheduled timer is retained until it is invalidated.
/// Every run loop is the app's main one, in all modes; a timer made on another thread never fires.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/timer
open class Timer: NSObject {
  /// Seconds between two firings; for a timer that fires once, 0.
  open var timeInterval: TimeInterval { repeats ? interval : 0 }
  /// Whether the timer will still fire.
  open private(set) var isValid = true
  /// How late the timer may fire, in seconds; it has no effect, since timers fire at their times.
  open var tolerance: TimeInterval = 0
  /// What the timer was made with; nil for block timers.
  open var userInfo: Any? { storedUserInfo }

  private let interval: TimeInterval
  private let repeats: Bool
  private let storedUserInfo: Any?
  /// What it calls; nil once the timer is invalid.
  private var block: ((Timer) -> Void)?
  /// The app that runs it; weak, since its queue holds the timer.
  private weak var run: AppRun?
  private var due: AppTime
  private var token: TimerQueue.Token?
  private var isAdded = false

  /// Makes a timer and starts it in the current run loop.
  ///
  /// - Parameters:
  ///   - interval: Seconds until it fires and between firings; 0.0001 where 0 or less is given.
  ///   - repeats: Whether it fires again and again.
  ///   - block: What it calls.
  @discardableResult @preconcurrency
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Makes a timer that fires once it is added to a run loop; its first time counts from now.
  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(interval: interval, repeats: repeats, userInfo: nil, call: block)
  }

  /// Makes a timer that fires at a date once it is added to a run loop.
  @preconcurrency
  public init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.interval = Self.valid(interval)
    self.repeats = repeats
    storedUserInfo = nil
    self.block = block
    run = AppRun.current
    due = AppDate.time(of: date)
    super.init()
  }

  /// Makes a timer whose first time counts from now, for the forms with a target.
  package init(
    interval: TimeInterval, repeats: Bool, userInfo: Any?, call: @escaping (Timer) -> Void
  ) {
    self.interval = Self.valid(interval)
    self.repeats = repeats
    storedUserInfo = userInfo
    block = call
    run = AppRun.current
    due = MainQueue.now.advanced(by: self.interval)
    super.init()
  }

  /// Apple's page: an interval of 0 or less becomes 0.1 milliseconds.
  private static func valid(_ interval: TimeInterval) -> TimeInterval {
    interval > 0 ? interval : 0.0001
  }

  /// The date at which the timer fires next; setting it moves all later firings.
  open var fireDate: Date {
    get { AppDate.date(of: due) }
    set {
      due = AppDate.time(of: newValue)
      if token != nil { schedule() }
    }
  }

  /// Fires the timer now, apart from its schedule; one that does not repeat is invalidated.
  open func fire() {
    guard isValid else { return }
    block?(self)
    if !repeats { invalidate() }
  }

  /// Stops the timer for good, and releases what it calls.
  open func invalidate() {
    isValid = false
    block = nil
    cancel()
  }

  /// Starts the timer, if it does not run yet.
  package func start() {
    guard isValid, !isAdded, !BackgroundWork.isOnOtherThread else { return }
    isAdded = true
    schedule()
  }

  private func schedule() {
    cancel()
    // The queue retains the timer.
    token = run?.queue.schedule(at: due, .timer) { self.fireOnTime() }
  }

  private func cancel() {
    if let token { run?.queue.cancel(token) }
    token = nil
  }

  private func fireOnTime() {
    run?.willRun?("Timer")
    token = nil
    let fired = due
    block?(self)
    guard isValid else { return }
    guard repeats else { return invalidate() }
    // A new `fireDate` is the next one.
    if due == fired { due = next(after: fired) }
    schedule()
  }

  /// Returns the next time of the schedule; one that was added late skips what it missed.
  private func next(after time: AppTime) -> AppTime {
    let next = time.advanced(by: interval)
    guard let now = run?.queue.now, next < now, interval >= 1e-6 else { return next }
    let missed = (now.seconds - time.seconds) / interval
    return time.advanced(by: missed.rounded(.up) * interval)
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
