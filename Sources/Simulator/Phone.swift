package import CoreGraphics
package import DisplayList
package import UIKit

/// A phone without a window: an app, its screen and its clock.
///
/// Everything that happens to it goes through `step(_:to:)`, and time passes only there. Windows,
/// scripts and tests differ in who makes the inputs and who moves the clock, in nothing else.
package final class Phone {
  /// Why a phone stopped for good.
  package enum Halt: Equatable, Codable {
    /// More items than `itemLimit` ran at one moment: the app asks for work without end.
    case runaway(AppTime)
    /// The app was ended.
    case quit
  }

  /// The most items that may run at one moment.
  package static let itemLimit = 1_000_000

  /// All that the app shares.
  package let context: AppContext
  /// The mouse's fingers.
  package var mouse: MouseTouchEmulator
  /// What is drawn over the app.
  package var overlay = Overlay()
  /// What the app logged.
  package private(set) var log = PhoneLog()
  /// Set once the phone does nothing more.
  package private(set) var halt: Halt?
  /// How many turns were made.
  package private(set) var turnCount = 0
  /// Takes each line of the trace; nil when nobody wants one.
  package var trace: ((String) -> Void)? {
    didSet { observe() }
  }
  /// Takes what happens, for recorders; nil when nobody listens.
  package var observer: ((TraceEvent) -> Void)? {
    didSet { observe() }
  }
  /// Takes what is done to the app as it takes effect, at its time on the app's clock: packets as
  /// they are delivered, and all else but the mouse, of which it takes where it hovers over views that watch that.
  package var onInput: ((TimedInput) -> Void)?
  /// The recording that is being made; nil for none.
  package var recording: (any PhoneRecorder)?
  /// Takes each line of the app's log as it is written.
  package var onLog: ((String) -> Void)?

  private var builder = PacketCoalescer()
  private var suspendedAt: AppTime?
  /// How far the app's clock is behind the phone's, because it stood while the app was suspended.
  private var lag: Int64 = 0
  private var itemsAtOnce = 0
  private var itemsTime = AppTime.zero

  /// Makes a phone; nothing runs before `launch(_:)`.
  ///
  /// - Parameters:
  ///   - screenScale: Pixels a point, 1, 2 or 3, by which pictures are chosen.
  ///   - services: What the app may ask of the outside.
  package convenience init(
    screenScale: CGFloat = 1, constants: TouchConstants = TouchConstants(),
    services: HostServices = HostServices()
  ) {
    self.init(
      context: AppContext(screenScale: screenScale, constants: constants, services: services))
  }

  /// Makes a phone that runs on a context which no phone has; what was made there before, such as
  /// views and timers, is the phone's.
  package init(context: AppContext) {
    self.context = context
    context.hasPhone = true
    AppContext.current = context
    mouse = MouseTouchEmulator(
      screen: context.screen.bounds.size, maxFingers: context.constants.maxTouches)
    // The context may outlive the phone as the current one.
    context.log = { [weak self] line in
      guard let self else { return }
      log.append(line, at: now)
      onLog?(line)
    }
    observe()
  }

  /// Starts an app and shows its first frame.
  package func launch(_ app: LaunchTarget) {
    context.perform { app.launch(in: context) }
    context.perform { context.updateDisplay() }
  }

  // MARK: - State

  /// The app's clock.
  package var now: AppTime { context.queue.now }

  /// Whether any touch is active.
  package var hasTouches: Bool { !context.tracker.active.isEmpty }

  /// Whether the app is put aside.
  package var isSuspended: Bool { suspendedAt != nil }

  /// When the app wants the next turn though nothing happens, on the phone's clock; nil for never.
  ///
  /// Animations want frames as well: see `FrameScheduler`.
  package var nextDue: AppTime? {
    guard halt == nil, suspendedAt == nil, let due = context.queue.nextDue else { return nil }
    let (time, overflow) = due.microseconds.addingReportingOverflow(lag)
    return overflow ? .distantFuture : AppTime(microseconds: time)
  }

  /// What the screen shows now: the app, the status bar, and the overlay where it is on.
  package func frame() -> DisplayList {
    AppContext.current = context
    var list = context.composeFrame()
    list.nodes.append(StatusBar.node(width: list.size.width))
    list.nodes += overlay.nodes(for: self)
    return list
  }

  // MARK: - Turns

  /// Makes one turn: runs what is due up to `time`, inputs at their own times, then lays out and
  /// draws.
  ///
  /// Times that lie before the clock count as now. At one time inputs come first, then timers, then
  /// ends of animations.
  package func step(_ inputs: [TimedInput] = [], to time: AppTime) {
    guard halt == nil else { return }
    AppContext.current = context
    turnCount += 1
    if overlay.showsFingers, hasTouches || !inputs.isEmpty { context.needsFrame = true }
    // What code outside of the phone deferred, such as a test's, comes first.
    context.perform {}
    for input in inputs where halt == nil {
      if case .resume = input.input { endSuspension(at: input.time) }
      take(input.input, at: appTime(input.time))
    }
    flush()
    guard halt == nil, suspendedAt == nil else { return }
    run(through: appTime(time))
    context.perform { context.updateDisplay() }
  }

  /// Lets the app's clock go on from where it stood, at a time of the phone's.
  private func endSuspension(at time: AppTime) {
    guard let suspendedAt else { return }
    lag = max(lag, time.microseconds - suspendedAt.microseconds)
  }

  /// The app's clock at a time of the phone's.
  private func appTime(_ time: AppTime) -> AppTime {
    if let suspendedAt { return suspendedAt }
    return max(now, AppTime(microseconds: time.microseconds - lag))
  }

  /// Runs what is due at or before `time`.
  private func run(through time: AppTime) {
    while halt == nil, let due = context.queue.nextDue, due <= time {
      finishMoment(before: due)
      var isDone = false
      context.perform { isDone = context.queue.runNext(through: time) }
      if isDone { countItem() }
    }
    if halt == nil { move(to: time) }
  }

  /// Moves the clock.
  private func move(to time: AppTime) {
    finishMoment(before: time)
    context.queue.advance(to: time)
  }

  /// Lays out what changed at this moment, if the clock is about to leave it: whether a turn ends
  /// here or not makes no difference to what comes then.
  private func finishMoment(before time: AppTime) {
    guard time > now else { return }
    context.perform { context.updateLayout() }
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
    if itemsAtOnce > Self.itemLimit { halt = .runaway(now) }
  }

  // MARK: - Inputs

  private func take(_ input: PhoneEvent, at time: AppTime) {
    switch input {
    case .finger(let change):
      join([change], at: time)
    case .mouse(let mouseInput):
      joinMouse(mouse.handle(mouseInput, time: time), at: time)
      hover(mouseInput, at: time)
      context.needsFrame = true
    case .key(let key, let isDown):
      press(key, isDown: isDown, at: time)
    case .packet(let changes):
      flush()
      deliver(TouchPacket(time: time, changes: changes))
    case .focus, .suspend, .resume, .resize, .cancel, .namedImagesChanged, .quit:
      flush()
      run(upTo: time)
      if halt == nil { change(input, at: time) }
    }
  }

  private func join(_ changes: [TouchChange], at time: AppTime) {
    for var change in changes where suspendedAt == nil {
      change.time = time
      if let packet = builder.add(change) { deliver(packet) }
    }
  }

  private func joinMouse(_ changes: [TouchChange], at time: AppTime) {
    let marked = changes.map { change in
      var change = change
      change.modifierFlags = mouse.modifierFlags
      change.buttonMask = mouse.buttonMask
      return change
    }
    join(marked, at: time)
  }

  /// Tells recognizers of hovering where the pointer is, where there are any.
  ///
  /// Only motions tell it, and keys that make the pointer two fingers: a recording, which knows no
  /// other positions, then replays alike.
  private func hover(_ input: MouseInput, at time: AppTime) {
    guard context.hover.isWatched, suspendedAt == nil else { return }
    switch input {
    case .down, .up: return
    case .move, .leave: break
    }
    flush()
    run(upTo: time)
    let place = hasTouches ? nil : mouse.hoverPoint
    guard halt == nil, place != nil || context.hover.isOver else { return }
    onInput?(TimedInput(now, .mouse(place.map { .move($0) } ?? .leave)))
    context.perform { context.hover.move(to: place) }
  }

  private func flush() {
    if let packet = builder.flush() { deliver(packet) }
  }

  private func deliver(_ packet: TouchPacket) {
    guard suspendedAt == nil else { return }
    run(upTo: packet.time)
    guard halt == nil else { return }
    if overlay.showsHint, overlay.hint != nil, !packet.changes.isEmpty {
      overlay.showsHint = false
      context.needsFrame = true
    }
    onInput?(TimedInput(now, .packet(packet.changes)))
    context.deliver(packet)
    countItem()
  }

  private func press(_ key: Key, isDown: Bool, at time: AppTime) {
    context.needsFrame = true
    // What waits for its packet comes before what the key itself ends.
    if key == .escape || context.hover.isOver {
      flush()
      run(upTo: time)
      guard halt == nil else { return }
    }
    // What waits for its packet happened before the key.
    onInput?(TimedInput(builder.isEmpty ? time : now, .key(key, isDown: isDown)))
    switch key {
    case .alt, .ctrl, .shift, .m, .backspace:
      // What Backspace lifts goes up together, whatever one of the fingers did just before.
      if key == .backspace { flush() }
      joinMouse(mouse.handle(key, isDown: isDown, time: time), at: time)
      if mouse.isTwoFingerMode, context.hover.isOver {
        context.perform { context.hover.move(to: nil) }
      }
    case .escape:
      if isDown { cancelAll(reason: .system) }
    case .h:
      if isDown { overlay.showsLegend.toggle() }
    case .d:
      if isDown { overlay.showsFingers.toggle() }
    case .f5, .f9, .f11, .f12, .q, .w:
      break
    }
  }

  private func change(_ input: PhoneEvent, at time: AppTime) {
    onInput?(TimedInput(now, input))
    context.perform { apply(input, at: time) }
  }

  private func apply(_ input: PhoneEvent, at time: AppTime) {
    switch input {
    case .focus(gained: true):
      // A window that is hidden is told of the focus before it is told that it is shown.
      if suspendedAt == nil { context.setActive(true) }
    case .focus(gained: false):
      context.setActive(false)
      mouse.reset()
    case .suspend:
      guard suspendedAt == nil else { return }
      context.setSuspended(true)
      mouse.reset()
      suspendedAt = time
    case .resume:
      guard suspendedAt != nil else { return }
      suspendedAt = nil
      context.setSuspended(false)
    case .resize:
      cancelAll(reason: .resize)
    case .cancel(nil):
      cancelAll(reason: .system)
    case .cancel(let fingers?):
      context.cancel(
        fingers.compactMap { context.tracker.touch(of: $0) }, reason: .system)
    case .namedImagesChanged:
      // No line of the trace tells it: scripts cannot say it, and a replay's trace is the session's.
      context.namedImagesDidChange()
    case .quit:
      context.terminate(reason: .quit)
      halt = .quit
    case .finger, .packet, .mouse, .key:
      break
    }
  }

  /// Cancels all touches because the input ended; the app goes on.
  package func cancelAll(reason: CancelReason) {
    context.perform { context.cancelAllTouches(reason: reason) }
    mouse.forgetFingers()
  }

  // MARK: - Watching

  private func observe() {
    if trace == nil, observer == nil {
      context.trace = nil
      return
    }
    context.trace = { [weak self] event in
      guard let self else { return }
      observer?(event)
      if let trace { trace(TraceFormatter.text(of: event, at: now)) }
    }
  }
}

extension Phone {
  /// Makes a phone that shows a view which fills the screen below the status bar: for tests.
  package convenience init(root: UIView, services: HostServices = HostServices()) {
    self.init(services: services)
    launch(.view { root })
  }
}

/// What records a phone, from its making to `stop()`.
package protocol PhoneRecorder: AnyObject {
  /// Ends the recording; a second call does nothing.
  func stop()
}
