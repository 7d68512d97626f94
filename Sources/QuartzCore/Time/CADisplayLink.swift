public import CoreGraphics
public import PhoneFoundation

/// A timer that calls a method before each frame, on the app's clock.
///
/// Without a window, the display refreshes 60 times per second, starting at launch. In a window, it
/// refreshes at the rate of the window's display. The app retains a running link until it is
/// invalidated. The link retains its target.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/cadisplaylink
nonisolated open class CADisplayLink: NSObject {
  /// The start time of the most recent frame, in seconds since launch; 0 before the first call.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds since launch; 0 before the first call.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two display refreshes, in seconds; 0 before the first call.
  open private(set) var duration: CFTimeInterval = 0

  /// Whether calls are suspended.
  open var isPaused = false {
    didSet { if isPaused != oldValue { restart() } }
  }

  /// The preferred number of calls per second; 0 means the display's refresh rate.
  ///
  /// The method is called on every refresh, every second refresh, every third, and so on, at the
  /// highest rate that doesn't exceed this value.
  open var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { restart() } }
  }

  /// The acceptable rates. The preferred rate applies, or the maximum if the preferred rate is 0.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if preferredFrameRateRange != oldValue { restart() } }
  }

  /// The function to call; nil after the link has been invalidated.
  private var call: ((CADisplayLink) -> Void)?
  /// The app that runs the link. Weak because the app's queue retains the link.
  private weak var context = LayerContext.current
  private var isAdded = false
  private var isInvalidated = false
  private var token: TimerQueue.Token?

  /// Creates a link that calls a method without parameters. Pass the method instead of a selector.
  ///
  ///     CADisplayLink(target: self, selector: BallView.tick)
  public convenience init<Target: AnyObject>(
    target: Target, selector: @escaping (Target) -> @MainActor () -> Void
  ) {
    nonisolated(unsafe) let (target, selector) = (target, selector)
    self.init(call: { _ in MainActor.assumeIsolated { selector(target)() } })
  }

  /// Creates a link that calls a method with the link as its argument.
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

  /// Stops the link permanently and releases its target.
  open func invalidate() {
    isInvalidated = true
    isAdded = false
    restart()
    call = nil
  }

  // MARK: - Frames

  /// Returns the number of display refreshes per call at a refresh rate.
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
    // Schedule the next frame first because the method may pause or invalidate the link.
    schedule(after: time, in: context)
    call?(self)
  }

  /// Returns the time of the first frame after `time`. Refreshes are counted from launch.
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

  // Without this `deinit`, subclasses could not declare one.
  deinit {}
}

/// The frame rates that an app requests, in frames per second.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caframeraterange
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest acceptable rate.
  public var minimum: Float
  /// The highest acceptable rate; 0 in the default range.
  public var maximum: Float
  /// The preferred rate; nil or 0 for the highest rate.
  public var preferred: Float?

  /// The display's refresh rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
