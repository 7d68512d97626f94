public import Foundation

/// A timer that calls a function once or repeatedly, on the app's clock.
///
/// It replaces Foundation's timer and has the same members. The run loop retains a scheduled timer
/// until it is invalidated. Timers are always added to the app's main run loop, in all modes. A
/// timer created on another thread never fires.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/timer
open class Timer: NSObject {
  /// The time between two firings, in seconds; 0 if the timer fires only once.
  open var timeInterval: TimeInterval { repeats ? interval : 0 }
  /// Whether the timer can still fire.
  open private(set) var isValid = true
  /// The allowed delay, in seconds. Has no effect because timers fire on time.
  open var tolerance: TimeInterval = 0
  /// The object passed when the timer was created; nil for block timers.
  open var userInfo: Any? { storedUserInfo }

  private let interval: TimeInterval
  private let repeats: Bool
  private let storedUserInfo: Any?
  /// The function to call; nil after the timer has been invalidated.
  private var block: ((Timer) -> Void)?
  /// The app that runs the timer. Weak because the app's queue retains the timer.
  private weak var run: AppRun?
  private var due: AppTime
  private var token: TimerQueue.Token?
  private var isAdded = false

  /// Creates a timer and schedules it on the current run loop.
  ///
  /// - Parameters:
  ///   - interval: The time before each firing, in seconds. Values of 0 or less become 0.0001.
  ///   - repeats: Whether the timer fires repeatedly.
  ///   - block: The function to call.
  @discardableResult @preconcurrency
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Creates a timer that starts when added to a run loop. Its first interval begins now.
  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(interval: interval, repeats: repeats, userInfo: nil, call: block)
  }

  /// Creates a timer that starts when added to a run loop and first fires at a date.
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

  /// Creates a timer whose first interval begins now. Used by the initializers with a target.
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

  /// According to Apple's documentation, an interval of 0 or less becomes 0.1 milliseconds.
  private static func valid(_ interval: TimeInterval) -> TimeInterval {
    interval > 0 ? interval : 0.0001
  }

  /// The date of the next firing. Setting it moves all later firings.
  open var fireDate: Date {
    get { AppDate.date(of: due) }
    set {
      due = AppDate.time(of: newValue)
      if token != nil { schedule() }
    }
  }

  /// Fires the timer now, regardless of its schedule. If the timer doesn't repeat, it is then
  /// invalidated.
  open func fire() {
    guard isValid else { return }
    block?(self)
    if !repeats { invalidate() }
  }

  /// Stops the timer permanently and releases the function.
  open func invalidate() {
    isValid = false
    block = nil
    cancel()
  }

  /// Starts the timer if it is not running.
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
    // If the app has set `fireDate`, that is the next time.
    if due == fired { due = next(after: fired) }
    schedule()
  }

  /// Returns the next scheduled time. A timer that was added late skips the times it missed.
  private func next(after time: AppTime) -> AppTime {
    let next = time.advanced(by: interval)
    guard let now = run?.queue.now, next < now, interval >= 1e-6 else { return next }
    let missed = (now.seconds - time.seconds) / interval
    return time.advanced(by: missed.rounded(.up) * interval)
  }

  // Without this `deinit`, subclasses could not declare one.
  deinit {}
}
