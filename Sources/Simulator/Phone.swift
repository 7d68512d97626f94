package import CoreGraphics
package import DisplayList
import PhoneFoundation
package import UIKit

/// A phone without a window: an app, its screen, and its clock.
///
/// A phone's owner (a window's loop, a script, a test) creates `Timed<PhoneEvent>` values, using
/// `DesktopInput` for a mouse and keyboard, and passes one turn's values to `step(_:to:)`. This is
/// the only way to deliver events to a phone and to advance its time. The app's `TouchTracker`
/// turns touches into `UITouch` and `UIEvent` objects.
///
/// A turn applies each event at its own time, after the timers that are due before it. Then it runs
/// the timers and animation completions that are due by the end of the turn, and finally lays out
/// and draws. All changes are laid out before the clock advances, so results do not depend on turn
/// boundaries. Afterward the owner composes `frame()`, and a painter draws it.
///
/// There are two clocks. `time` is the phone's clock, which the owner advances. `now` is the app's
/// clock, which stops while the app is suspended.
package final class Phone {
  /// The reason a phone stopped for good.
  package enum Halt: Equatable, Codable {
    /// More than `itemLimit` items ran at the same time: the app keeps scheduling work.
    case runaway(AppTime)
    /// The app has ended.
    case quit
  }

  /// The default maximum number of items that may run at the same time.
  package static let itemLimit = 1_000_000

  /// The state shared by all parts of the app.
  package let context: AppContext
  /// The marks and panels that are drawn over the app.
  package var overlay = Overlay() {
    didSet {
      if overlay != oldValue { context.layers.needsFrame = true }
      if overlay.showsInspector, inspector == nil { setInspector(Inspector()) }
      if overlay.showsNumbers, numbers == nil { numbers = LiveNumbers() }
    }
  }
  /// The overlay's inspector contents, or `nil` while it is off. Taking a picture without the
  /// inspector does not remove the contents; running a turn with the inspector off does.
  package internal(set) var inspector: Inspector?
  /// The view that the inspector describes, or `nil` if it describes the latest touch.
  package var pick: ViewPick? {
    didSet { context.layers.needsFrame = true }
  }
  /// The overlay's numbers, or `nil` while they are off.
  package internal(set) var numbers: LiveNumbers?
  /// Called with each line that explains the delivery of touches.
  package var explain: ((String) -> Void)? {
    didSet { updateExplainer() }
  }
  /// Called with each explanation of the delivery of touches, and its time on the phone's clock.
  package var onExplanation: ((TouchExplanation, AppTime) -> Void)? {
    didSet { updateExplainer() }
  }
  /// The lines that the app logged.
  package internal(set) var log = PhoneLog()
  /// The reason the phone stopped for good, or `nil` while it runs.
  package private(set) var halt: Halt?
  /// The number of turns so far.
  package private(set) var turnCount = 0
  /// The phone's clock: the end of the last turn.
  package private(set) var time = AppTime.zero
  /// Called with each line of the trace.
  package var trace: ((String) -> Void)? {
    didSet { observe() }
  }
  /// Called with each event in the app.
  package var observer: ((TraceEvent) -> Void)? {
    didSet { observe() }
  }
  /// Called with each event as it is applied, at its time on the app's clock. Recorders use it.
  package var onEvent: ((Timed<PhoneEvent>) -> Void)?
  /// Called with each line that the app logs.
  package var onLog: ((String) -> Void)?

  /// The work outside the app's main thread, stored here because each turn checks it.
  private let background: BackgroundWork
  private var statusBar: StatusBar?
  private var suspendedAt: AppTime?
  /// The number of microseconds by which suspensions delayed the app's clock.
  private var lag: Int64 = 0
  /// The maximum number of items that may run at the same time.
  package var itemLimit = Phone.itemLimit
  private var itemsAtOnce = 0
  private var itemsTime = AppTime.zero

  /// Creates a phone. Nothing runs before `launch(_:)` is called.
  ///
  /// - Parameters:
  ///   - device: The device, which determines the screen.
  ///   - screenScale: The pixels per point (1, 2 or 3) used to choose images, unless the device has
  ///     a fixed scale.
  ///   - services: The host services that the app may use.
  package convenience init(
    device: Device = .iPhone, screenScale: CGFloat = 1,
    constants: TouchConstants = TouchConstants(), services: HostServices = HostServices()
  ) {
    self.init(
      context: AppContext(
        device: device, screenScale: screenScale, constants: constants, services: services))
  }

  /// Creates a phone for an existing context that has no phone. The context's existing views and
  /// timers belong to the phone.
  package init(context: AppContext) {
    self.context = context
    background = context.run.background
    context.host.hasPhone = true
    context.makeCurrent()
    // The context may remain current after the phone is deallocated.
    context.host.log = { [weak self] line in
      guard let self else { return }
      log.append(line, at: now)
      // `context` without `self` would capture the parameter and create a reference cycle.
      if overlay.showsLog { self.context.layers.needsFrame = true }
      onLog?(line)
    }
    observe()
  }

  /// Starts an app and shows its first frame.
  package func launch(_ app: LaunchTarget) {
    TaskHooks.install()
    BackgroundWork.runAsMain {
      context.perform { app.launch(in: context) }
      context.perform { context.updateDisplay() }
    }
  }

  // MARK: - State

  /// The app's clock.
  package var now: AppTime { context.queue.now }

  /// The phone's clock, also valid during a turn.
  package var scriptTime: AppTime { AppTime(microseconds: now.microseconds + lag) }

  /// Whether any touch is active.
  package var hasTouches: Bool { !context.touches.tracker.active.isEmpty }

  /// Whether the app is suspended.
  package var isSuspended: Bool { suspendedAt != nil }

  /// The phone's time at which the next timer or delayed work is due, or `nil` if there is none.
  ///
  /// Animations also need frames; see `FrameScheduler`.
  package var nextDue: AppTime? {
    guard halt == nil, suspendedAt == nil else { return nil }
    if background.hasPosts { return time }
    guard let due = context.nextDue else { return nil }
    let (time, overflow) = due.microseconds.addingReportingOverflow(lag)
    return overflow ? .distantFuture : AppTime(microseconds: time)
  }

  /// Composes the screen contents: the app, the status bar and the overlay.
  package func frame() -> DisplayList {
    context.makeCurrent()
    var list = context.composeFrame()
    if !context.interface.isStatusBarHidden { list.nodes.append(statusBarNode()) }
    let shape = screenShape
    let layers = overlay.layers(for: self, on: shape)
    list.nodes += layers.interface
    if shape.turns.count != 0 { list = shape.turned(list) }
    list.nodes += layers.screen
    return list
  }

  /// The interface's size and its rotation on the screen.
  package var screenShape: ScreenShape {
    ScreenShape(size: context.interface.screen.bounds.size, turns: context.interfaceTurns)
  }

  private func statusBarNode() -> DisplayNode {
    let look: StatusBar.Look =
      switch (context.interface.rootViewsFillScreen, context.isStatusBarLight) {
      case (false, _): .opaque
      case (true, true): .light
      case (true, false): .dark
      }
    let size = CGSize(
      width: context.interface.screen.bounds.width, height: context.interface.device.statusBarHeight
    )
    if let statusBar, statusBar.look == look, statusBar.size == size { return statusBar.node }
    let made = StatusBar(size: size, look: look)
    statusBar = made
    return made.node
  }

  // MARK: - Turns

  /// Runs one turn: applies each event at its time, runs all work that is due by `time`, then lays
  /// out and draws.
  ///
  /// Times before the current time are treated as the current time. At equal times, events run
  /// first, then timers, then animation completions.
  package func step(_ events: [Timed<PhoneEvent>] = [], to time: AppTime) {
    self.time = max(self.time, time)
    guard halt == nil else { return }
    BackgroundWork.enterMain()
    defer { BackgroundWork.leaveMain() }
    context.makeCurrent()
    turnCount += 1
    if inspector != nil, !overlay.showsInspector { setInspector(nil) }
    if numbers != nil, !overlay.showsNumbers { numbers = nil }
    if overlay.followsFingers, hasTouches || !events.isEmpty { context.layers.needsFrame = true }
    // First run work that was deferred by code outside the phone, such as a test.
    context.perform {}
    for event in events where halt == nil { apply(event) }
    guard halt == nil, suspendedAt == nil else { return }
    run(through: appTime(time))
    if context.isDisplayOutdated { context.perform { context.updateDisplay() } }
  }

  /// Converts a time from the phone's clock to the app's clock.
  private func appTime(_ time: AppTime) -> AppTime {
    if let suspendedAt { return suspendedAt }
    return max(now, AppTime(microseconds: time.microseconds - lag))
  }

  /// Runs all work that is due at or before `time`.
  private func run(through time: AppTime) {
    while halt == nil {
      let due = context.nextDue
      if due.map({ $0 > now }) ?? true, receiveBackgroundWork() { continue }
      guard let due, due <= time else { break }
      finishMoment(before: due)
      var isDone = false
      context.perform { isDone = context.queue.runNext(through: time) }
      if isDone { countItem() }
    }
    if halt == nil, time > now { move(to: time) }
  }

  /// Waits for background work, unless the phone runs in real time, and enqueues the blocks that
  /// the work sent.
  ///
  /// - Returns: `true` if there were any blocks.
  private func receiveBackgroundWork() -> Bool {
    guard background.isActive else { return false }
    let abandoned = background.settle()
    if abandoned > 0 {
      let blocks = abandoned == 1 ? "a block that has" : "\(abandoned) blocks that have"
      context.host.warn(
        "the clock no longer waits for \(blocks) not finished after \(background.patience) seconds")
    }
    return context.run.receivePosts()
  }

  /// Advances the clock.
  private func move(to time: AppTime) {
    finishMoment(before: time)
    context.queue.advance(to: time)
  }

  /// Lays out pending changes if the clock is about to advance.
  private func finishMoment(before time: AppTime) {
    if time > now, context.isLayoutOutdated { context.perform { context.updateLayout() } }
  }

  /// Runs all work that is due before `time`, and advances the clock to it.
  private func run(upTo time: AppTime) {
    guard time > now else { return }
    run(through: AppTime(microseconds: time.microseconds - 1))
    if halt == nil { move(to: time) }
  }

  private func countItem() {
    if itemsTime != now {
      itemsTime = now
      itemsAtOnce = 0
    }
    itemsAtOnce += 1
    if itemsAtOnce > itemLimit { halt = .runaway(now) }
  }

  // MARK: - Events

  private func apply(_ event: Timed<PhoneEvent>) {
    if case .resume = event.event, let suspendedAt {
      // The app's clock continues from the time at which it stopped.
      lag = max(lag, event.time.microseconds - suspendedAt.microseconds)
      background.setLag(lag)
    }
    let time = appTime(event.time)
    if suspendedAt != nil, event.event.isInput { return }
    run(upTo: time)
    guard halt == nil else { return }
    switch event.event {
    case .touches(let changes):
      let changes = onAppClock(changes)
      onEvent?(Timed(now, .touches(changes)))
      let packet = TouchPacket(time: time, changes: changes)
      context.deliver(packet)
      numbers?.receive(packet, context.touches.tracker)
      countItem()
    case .hover(let location): hover(at: location)
    case .focus, .suspend, .resume, .resize, .rotate, .shake, .appearance, .text, .keyboard,
      .cancel, .stylusTilt, .imagesChanged, .quit:
      onEvent?(Timed(now, event.event))
      context.perform { change(event.event, at: time) }
      numbers?.liftMissing(context.touches.tracker)
    }
  }

  /// Converts the changes' sample times to the app's clock.
  private func onAppClock(_ changes: [TouchChange]) -> [TouchChange] {
    guard lag != 0, changes.contains(where: { !$0.earlierSamples.isEmpty }) else { return changes }
    var changes = changes
    for change in changes.indices {
      for sample in changes[change].earlierSamples.indices {
        changes[change].earlierSamples[sample].time.microseconds -= lag
      }
    }
    return changes
  }

  /// Moves the pointer for hover recognizers. The pointer does not hover while fingers are down.
  private func hover(at location: CGPoint?) {
    let location = hasTouches ? nil : location
    guard context.touches.hover.isWatched, location != nil || context.touches.hover.isOver else {
      return
    }
    onEvent?(Timed(now, .hover(location)))
    context.perform { context.touches.hover.move(to: location, in: context) }
  }

  private func change(_ event: PhoneEvent, at time: AppTime) {
    switch event {
    case .focus(gained: true):
      // A hidden window gains the focus before it becomes visible.
      if suspendedAt == nil { context.setActive(true) }
    case .focus(gained: false):
      context.setActive(false)
    case .suspend:
      guard suspendedAt == nil else { return }
      context.setSuspended(true)
      suspendedAt = time
    case .resume:
      guard suspendedAt != nil else { return }
      suspendedAt = nil
      context.setSuspended(false)
    case .resize:
      cancelAll(reason: .resize)
    case .rotate(let turn):
      let orientation = turn.orientation(from: context.interface.deviceOrientation)
      guard orientation != context.interface.deviceOrientation else { return }
      cancelAll(reason: .rotate)
      context.turnDevice(to: orientation)
    case .shake:
      context.shake()
      countItem()
    case .appearance(let appearance):
      show(appearance)
    case .text(let entry):
      context.type(entry)
      countItem()
    case .keyboard(let isShown):
      showsKeyboard = isShown
    case .cancel(nil):
      cancelAll(reason: .system)
    case .cancel(let fingers?):
      context.cancel(
        fingers.compactMap { context.touches.tracker.touch(of: $0) }, reason: .system)
    case .stylusTilt(let tilt):
      context.touches.tracker.stylusTilt = tilt
    case .imagesChanged:
      // Not traced: scripts cannot express this event, and a replay must produce the session's
      // trace.
      context.namedImagesDidChange()
    case .quit:
      context.terminate(reason: .quit)
      halt = .quit
    case .touches, .hover:
      break
    }
  }

  /// Cancels all touches. The app continues to run.
  package func cancelAll(reason: CancelReason) {
    BackgroundWork.runAsMain {
      context.perform { context.cancelAllTouches(reason: reason) }
    }
  }

  /// Runs app code immediately, outside a turn.
  package func perform(_ work: () -> Void) {
    BackgroundWork.runAsMain { context.perform(work) }
  }

  // MARK: - Real time

  /// Runs the phone in real time: background work continues in parallel with its clock.
  ///
  /// - Parameters:
  ///   - now: Returns the time on the phone's clock; any thread may call it.
  ///   - wake: Wakes the thread that runs the turns; any thread may call it.
  package func runLive(
    now: @escaping @Sendable () -> AppTime, wake: @escaping @Sendable () -> Void
  ) {
    background.runLive(now: now, wake: wake)
  }

  /// Runs all main actor jobs on the current phone, including jobs that other threads enqueue
  /// without an app. Use it only in a process with a single phone.
  package static func ownMainActor() {
    TaskHooks.ownsMainActor = true
  }

  // MARK: - Observers

  private func observe() {
    if trace == nil, observer == nil {
      context.setTrace(nil)
      return
    }
    context.setTrace { [weak self] event in
      guard let self else { return }
      observer?(event)
      if let trace { trace(TraceFormatter.text(of: event, at: now)) }
    }
  }
}

extension Phone {
  /// Creates a phone with one view that fills the screen below the status bar. Used in tests.
  package convenience init(root: UIView, services: HostServices = HostServices()) {
    self.init(services: services)
    launch(.view { root })
  }
}
