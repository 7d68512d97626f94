public import CoreGraphics
public import PhoneFoundation

/// A call before each frame, on the app's clock.
///
/// Without a window the display refreshes 60 times a second, at times that count from the launch; in a window as
/// often as its display. The app retains a running link until it is invalidated, and the link its
/// target.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cadisplaylink
nonisolated open class CADisplayLink: NSObject {
  /// When the frame began that the link is called for, in seconds since the launch; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next call is due, in seconds since the launch; 0 before the first.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between two refreshes of the display; 0 before the first call.
  open private(set) var duration: CFTimeInterval = 0

  /// Whether the link makes no calls at present.
  open var isPaused = false {
    didSet { if isPaused != oldValue { restart() } }
  }

  /// Calls each second; 0 stands for as many as the display refreshes.
  ///
  /// The link is called at every second, third … refresh: at the highest rate not above this one.
  open var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { restart() } }
  }

  /// The rates at which the link may be called; the preferred one counts, or the highest where it is 0.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if preferredFrameRateRange != oldValue { restart() } }
  }

  /// What is called; nil once the link is invalid.
  private var call: ((CADisplayLink) -> Void)?
  /// The app that runs the link; weak, since its queue retains it.
  private weak var context = LayerContext.current
  private var isAdded = false
  private var isInvalidated = false
  private var token: TimerQueue.Token?

  /// Makes a link that calls a method without parameters: the stand-in for a selector.
  ///
  ///     CADisplayLink(target: self, selector: BallView.tick)
  public convenience init<Target: AnyObject>(
    target: Target, selector: @escaping (Target) -> @MainActor () -> Void
  ) {
    nonisolated(unsafe) let (target, selector) = (target, selector)
    self.init(call: { _ in MainActor.assumeIsolated { selector(target)() } })
  }

  /// Makes a link that calls a method which gets the link.
  public convenience init<Target: AnyObject>(
    target: Target, selector: @escaping (Target) -> @MainActor (CADisplayLink) -> Void
  ) {
    nonisolated(unsafe) let (target, selector) = (target, selector)
    self.init(call: { link in
      nonisolated(unsafe) let link = link
      MainActor.assumeIsolated { selector(target)(link) }
    })
  }

  package init(call: @escaping (CADisplayLink) -> Void) {
    self.call = call
    super.init()
  }

  /// Starts the link.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalidated, !isAdded else { return }
    isAdded = true
    restart()
  }

  /// Stops the link; it can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    restart()
  }

  /// Stops the link for good and releases its target.
  open func invalidate() {
    isInvalidated = true
    isAdded = false
    restart()
    call = nil
  }

  // MARK: - Frames

  /// Refreshes of the display between two calls, at so many refreshes a second.
  private func refreshesPerCall(of rate: Int64) -> Int {
    let range = preferredFrameRateRange
    let highest = Double(range.preferred ?? 0) > 0 ? range.preferred ?? 0 : range.maximum
    let wanted = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Double(highest)
    guard wanted > 0 else { return 1 }
    return max(1, Int((Double(rate) / wanted).rounded(.up)))
  }

  private func restart() {
    guard let context else { return }
    if let token { context.queue.cancel(token) }
    token = nil
    if isAdded, !isPaused { schedule(after: context.queue.now, in: context) }
  }

  private func schedule(after time: AppTime, in context: LayerContext) {
    let due = frame(after: time, in: context)
    token = context.queue.schedule(at: due, .timer) { self.fire(at: due) }
  }

  private func fire(at time: AppTime) {
    token = nil
    guard let context else { return }
    timestamp = time.seconds
    targetTimestamp = frame(after: time, in: context).seconds
    duration = 1 / Double(context.refreshesPerSecond)
    context.run.willRun?("CADisplayLink")
    // The next frame first: the method may pause or invalidate the link.
    schedule(after: time, in: context)
    call?(self)
  }

  /// Returns the first frame after a time: the display's refreshes count from the launch.
  private func frame(after time: AppTime, in context: LayerContext) -> AppTime {
    let rate = Int64(context.refreshesPerSecond)
    let step = Int64(refreshesPerCall(of: rate))
    var number = time.microseconds * rate / (1_000_000 * step)
    while true {
      // Refresh n is at n / rate seconds, rounded to the nearest microsecond.
      let frame = AppTime(microseconds: (number * step * 1_000_000 + rate / 2) / rate)
      if frame > time { return frame }
      number += 1
    }
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}

/// The rates at which an app wants frames, in frames each second.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caframeraterange
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate that is smooth enough.
  public var minimum: Float
  /// The highest rate that is of use; 0 in the default range.
  public var maximum: Float
  /// The best rate; nil or 0 for the highest.
  public var preferred: Float?

  /// The display's own rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
