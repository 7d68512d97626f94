package import CoreGraphics
package import DisplayList
import PhoneFoundation
package import UIKit

/// A phone without a window: an app, its screen and its clock.
///
/// The owner of a phone (a window's loop, a script, a test) makes `Timed<PhoneEvent>` values, with
/// `DesktopInput` if there are a mouse and keys, and passes the values of one turn to
/// `step(_:to:)`. This is the only way in which events reach a phone and time passes. The app's
/// `TouchTracker` turns touches into `UITouch` and `UIEvent` objects.
///
/// A turn applies each event at its own time, after the timers that are due before it. Then it runs
/// timers and ends of animations up to the end of the turn, and finally lays out and draws. Before
/// the clock moves, all changes are laid out, so the results do not depend on where turns end.
/// Afterward the owner composes `frame()`, and a painter draws it.
///
/// There are two clocks. `time` is the phone's clock, which the owner moves. `now` is the app's
/// clock, which stops while the app is suspended.
package final class Phone {
  /// Why a phone stopped for good.
  package enum Halt: Equatable, Codable {
    /// More items than `itemLimit` ran at one moment: the app schedules work endlessly.
    case runaway(AppTime)
    /// The app has ended.
    case quit
  }

  /// The default limit of items that may run at one moment.
  package static let itemLimit = 1_000_000

  /// The state that all parts of the app share.
  package let context: AppContext
  /// The marks and panels that are drawn over the app.
  package var overlay = Overlay() {
    didSet {
      if overlay != oldValue { context.layers.needsFrame = true }
      if overlay.showsInspector, inspector == nil { setInspector(Inspector()) }
    }
  }
  /// The contents of the overlay's inspector; nil while it is off. A picture that hides the
  /// inspector keeps its contents, which go away with the next turn.
  package internal(set) var inspector: Inspector?
  /// Receives lines that explain the delivery of touches; nil for no explanations.
  package var explain: ((String) -> Void)? {
    didSet { updateExplainer() }
  }
  /// The lines that the app logged.
  package internal(set) var log = PhoneLog()
  /// The reason why the phone stopped for good; nil while it runs.
  package private(set) var halt: Halt?
  /// The number of turns so far.
  package private(set) var turnCount = 0
  /// The phone's clock, which shows the end of the last turn.
  package private(set) var time = AppTime.zero
  /// Receives each line of the trace; nil for no trace.
  package var trace: ((String) -> Void)? {
    didSet { observe() }
  }
  /// Receives each event in the app; nil for no observer.
  package var observer: ((TraceEvent) -> Void)? {
    didSet { observe() }
  }
  /// Receives each event as it is applied, at its time on the app's clock; for recorders.
  package var onEvent: ((Timed<PhoneEvent>) -> Void)?
  /// Receives each line of the app's log as it is written.
  package var onLog: ((String) -> Void)?

  /// Work outside of the app's main thread; stored here because each turn checks it.
  private let background: BackgroundWork
  private var statusBar: StatusBar?
  private var suspendedAt: AppTime?
  /// The microseconds by which the app's clock is behind the phone's, because the app was
  /// suspended.
  private var lag: Int64 = 0
  /// The limit of items that may run at one moment.
  package var itemLimit = Phone.itemLimit
  private var itemsAtOnce = 0
  private var itemsTime = AppTime.zero

  /// Makes a phone; nothing runs before `launch(_:)`.
  ///
  /// - Parameters:
  ///   - device: The device, which determines the screen.
  ///   - screenScale: The pixels per point, 1, 2 or 3, for the choice of images, unless the device
  ///     has a fixed scale.
  ///   - services: The services of the host that the app may use.
  package convenience init(
    device: Device = .iPhone, screenScale: CGFloat = 1,
    constants: TouchConstants = TouchConstants(), services: HostServices = HostServices()
  ) {
    self.init(
      context: AppContext(
        device: device, screenScale: screenScale, constants: constants, services: services))
  }

  /// Makes a phone that uses an existing context without a phone. Views and timers that the context
  /// already has belong to the phone.
  package init(context: AppContext) {
    self.context = context
    background = context.run.background
    context.host.hasPhone = true
    context.makeCurrent()
    // The context may outlive the phone as the current one.
    context.host.log = { [weak self] line in
      guard let self else { return }
      log.append(line, at: now)
      // `context` alone is the parameter, and would create a reference cycle.
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

  /// The phone's clock during a turn.
  var scriptTime: AppTime { AppTime(microseconds: now.microseconds + lag) }

  /// Whether any touch is active.
  package var hasTouches: Bool { !context.touches.tracker.active.isEmpty }

  /// Whether the app is suspended.
  package var isSuspended: Bool { suspendedAt != nil }

  /// The phone's time at which the next timer or delayed work is due; nil for never.
  ///
  /// Animations need frames as well: see `FrameScheduler`.
  package var nextDue: AppTime? {
    guard halt == nil, suspendedAt == nil else { return nil }
    if background.hasPosts { return time }
    guard let due = context.nextDue else { return nil }
    let (time, overflow) = due.microseconds.addingReportingOverflow(lag)
    return overflow ? .distantFuture : AppTime(microseconds: time)
  }

  /// Composes the contents of the screen: the app, the status bar, and the overlay.
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

  /// The size of the interface, and its rotation on the screen.
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

  /// Makes one turn: applies events at their own times, runs what is due up to `time`, then lays out
  /// and draws.
  ///
  /// Times before the clock count as the current time. At equal times, events come first, then
  /// timers, then ends of animations.
  package func step(_ events: [Timed<PhoneEvent>] = [], to time: AppTime) {
    self.time = max(self.time, time)
    guard halt == nil else { return }
    BackgroundWork.enterMain()
    defer { BackgroundWork.leaveMain() }
    context.makeCurrent()
    turnCount += 1
    if inspector != nil, !overlay.showsInspector { setInspector(nil) }
    if overlay.showsFingers || overlay.showsInspector, hasTouches || !events.isEmpty {
      context.layers.needsFrame = true
    }
    // First, the work that code outside of the phone deferred, such as a test's.
    context.perform {}
    for event in events where halt == nil { apply(event) }
    guard halt == nil, suspendedAt == nil else { return }
    run(through: appTime(time))
    if context.isDisplayOutdated { context.perform { context.updateDisplay() } }
  }

  /// Returns the app's time for a time of the phone's clock.
  private func appTime(_ time: AppTime) -> AppTime {
    if let suspendedAt { return suspendedAt }
    return max(now, AppTime(microseconds: time.microseconds - lag))
  }

  /// Runs what is due at or before `time`.
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

  /// Waits for background work, unless the phone runs in real time, and receives the blocks that it
  /// sent.
  ///
  /// - Returns: Whether there were any blocks.
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

  /// Moves the clock.
  private func move(to time: AppTime) {
    finishMoment(before: time)
    context.queue.advance(to: time)
  }

  /// Lays out the changes of this moment if the clock is about to leave it.
  private func finishMoment(before time: AppTime) {
    if time > now, context.isLayoutOutdated { context.perform { context.updateLayout() } }
  }

  /// Runs what is due before `time`, and moves the clock there.
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
    if suspendedAt != nil, event.event.isPointing { return }
    run(upTo: time)
    guard halt == nil else { return }
    switch event.event {
    case .touches(let changes):
      let changes = onAppClock(changes)
      onEvent?(Timed(now, .touches(changes)))
      context.deliver(TouchPacket(time: time, changes: changes))
      countItem()
    case .hover(let location): hover(at: location)
    case .focus, .suspend, .resume, .resize, .rotate, .appearance, .cancel, .stylusTilt,
      .imagesChanged, .quit:
      onEvent?(Timed(now, event.event))
      context.perform { change(event.event, at: time) }
    }
  }

  /// Converts the sample times of changes to the app's clock.
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

  /// Moves the pointer for hover recognizers; it does not hover while fingers are down.
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
      // A hidden window gains the focus before it is visible.
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
    case .appearance(let appearance):
      show(appearance)
    case .cancel(nil):
      cancelAll(reason: .system)
    case .cancel(let fingers?):
      context.cancel(
        fingers.compactMap { context.touches.tracker.touch(of: $0) }, reason: .system)
    case .stylusTilt(let tilt):
      context.touches.tracker.stylusTilt = tilt
    case .imagesChanged:
      // Not in the trace: scripts cannot express it, and a replay must have the session's trace.
      context.namedImagesDidChange()
    case .quit:
      context.terminate(reason: .quit)
      halt = .quit
    case .touches, .hover:
      break
    }
  }

  /// Cancels all touches; the app continues.
  package func cancelAll(reason: CancelReason) {
    BackgroundWork.runAsMain {
      context.perform { context.cancelAllTouches(reason: reason) }
    }
  }

  /// Runs code of the app immediately, outside of a turn.
  package func perform(_ work: () -> Void) {
    BackgroundWork.runAsMain { context.perform(work) }
  }

  // MARK: - Real time

  /// Runs the phone in real time: background work continues in parallel with its clock.
  ///
  /// - Parameters:
  ///   - now: Returns the time on the phone's clock; any thread may call it.
  ///   - wake: Wakes the thread that makes the turns; any thread may call it.
  package func runLive(
    now: @escaping @Sendable () -> AppTime, wake: @escaping @Sendable () -> Void
  ) {
    background.runLive(now: now, wake: wake)
  }

  /// Runs all jobs of the main actor on the current phone, including jobs that other threads
  /// enqueue without an app: for a process with only one phone.
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
  /// Makes a phone with one view that fills the screen below the status bar: for tests.
  package convenience init(root: UIView, services: HostServices = HostServices()) {
    self.init(services: services)
    launch(.view { root })
  }
}
