import CSDL2
import CoreGraphics
import Foundation
package import Simulator
import TouchScript
import UIKit

/// Runs a phone in its window: sleeps, receives events, runs turns, and shows changes.
///
/// SDL's queue wakes the loop, which runs a turn with all events at once. Input flows in one
/// direction: `EventQueue`, `SDLEventTranslator`, `DesktopInput`, `Phone`. The loop passes the
/// result of each to the next. When the queue is empty, the devices are queried for lost fingers
/// and buttons, because their state now matches the events. Then the phone performs one step with
/// all events, and `PhoneWindow` shows the frame. Input from remote devices follows the same path,
/// starting at `handle(_:)`.
///
/// Window shortcuts and focus keys are handled as soon as they are found, after any earlier input
/// has taken effect.
///
/// The loop sleeps until an event arrives or the phone is due; it never polls. `FrameScheduler`
/// determines the time of the next turn.
package final class WindowEventLoop {
  /// A loop's counters, for tests and measurements.
  package struct Statistics: Hashable, Sendable {
    /// The number of completed sleeps.
    package var wakeUps = 0
    /// The number of phone turns.
    package var turns = 0
    /// The number of events from SDL's queue.
    package var events = 0
    /// The number of composed frames.
    package var frames = 0
    /// The number of presented frames.
    package var presents = 0
  }

  /// The current phone.
  package private(set) var phone: Phone
  /// The window that shows the phone.
  package let window: PhoneWindow
  /// The reason the loop ends, or `nil` while it runs.
  package var exit: ExitReason?

  /// The maximum delay at which a turn is still considered on time, in microseconds, so that delays
  /// do not accumulate.
  private static let lateness: Int64 = 2000

  let options: HostOptions
  private let makePhone: () -> Phone
  private let devices: InputDevices
  var clock: HostClock
  /// The clock's speed, which keys change.
  var pace: ClockPace
  private var queue: EventQueue
  var translator: SDLEventTranslator
  var desktop: DesktopInput
  /// Finds the shortcuts among the window's events.
  var shortcuts = ShortcutRecognizer()
  /// The window events that `desktop` has not translated yet.
  var received: [Timed<WindowEvent>] = []
  var scheduler = FrameScheduler(ticksPerSecond: 0)
  /// The time at which the last turn was due, which determines the next one.
  var lastTurn = AppTime.zero
  var tally = Statistics()
  /// The number of the last remote input; see `RemoteInput.sequence`.
  var remoteSequence = 0
  /// The remote fingers that are down, which SDL does not track.
  var remoteFingers: Set<FingerKey> = []
  /// The modifier keys that are down on remote keyboards, in SDL's bits.
  var remoteModifiers: UInt32 = 0
  /// One turn's events, stored to reuse the array's memory.
  private var events: [SDL_Event] = []
  private var buttonCheck = ButtonCheck()
  private var capture: PointerCapture
  /// Records the window's events during the first phone's lifetime.
  private var rawRecording: WindowEventRecorder?
  /// The phone's `turnCount` at the last update of the window.
  private var knownTurns = -1
  /// The visible message, or `nil` if there is none.
  private var toast: Toast?
  /// The current transition between apps, or `nil` if there is none.
  var zoom: AppZoom?
  /// Recognizes the swipe to the Home screen.
  var homeSwipe = HomeSwipe()
  /// The Home screen's focus when an app was opened.
  var homeFocus: CGRect?
  /// The last caret reported to the input method.
  var caretRect: SDL_Rect?
  /// Decides whether the hint was followed.
  private var hintCheck = HintCheck()
  /// The script that controls the phone, or `nil` if the devices do.
  private let playback: ScriptPlayback?

  /// Creates a window's loop. The phone's time begins now.
  ///
  /// - Parameters:
  ///   - phone: A launched phone.
  ///   - devices: The state of the devices; tests supply their own.
  ///   - queue: The source of events.
  ///   - clock: The time since launch; tests supply their own.
  ///   - playback: A script that the phone follows; devices are ignored during playback.
  ///   - makePhone: Creates another launched phone when the app is restarted.
  package init(
    _ phone: Phone, in window: PhoneWindow, _ options: HostOptions,
    devices: InputDevices = .connected(), queue: EventQueue = EventQueue(),
    clock: HostClock = HostClock(), playback: ScriptPlayback? = nil,
    makePhone: @escaping () -> Phone
  ) {
    self.phone = phone
    self.window = window
    self.options = options
    self.devices = devices
    self.queue = queue
    self.clock = clock
    pace = ClockPace(speed: clock.speed)
    self.playback = playback
    self.makePhone = makePhone
    desktop = DesktopInput(
      viewport: window.viewport, maxFingers: phone.context.touches.constants.maxTouches)
    desktop.acceptsTouchpads = options.acceptsTouchpads
    rawRecording = options.makeRawRecording()
    desktop.onEvent = rawRecording?.record(_:in:)
    capture = PointerCapture(devices, window: window.id)
    translator = SDLEventTranslator(
      windowID: window.id, windowSize: window.size, deviceKind: devices.kind)
    translator.clipboardText = { phone.context.host.services.clipboard.text() }
    adaptToDisplay()
    restartClocks()
  }

  /// The counters so far.
  package var statistics: Statistics {
    var statistics = tally
    statistics.wakeUps = queue.wakeUps
    statistics.presents = window.presentCount
    return statistics
  }

  /// Shows the phone and runs until the phone stops or the window closes.
  package func run() -> ExitReason {
    showFirstFrame()
    while true {
      if let exit { return exit }
      sleep()
      turn()
    }
  }

  /// Ends the app and the loop, like closing the window.
  package func end() {
    finish(.quit)
  }

  // MARK: - Sleeping

  /// The time at which the next turn is due without input, or `nil` if no turn is due.
  private var nextTurn: AppTime? {
    let due = scheduler.nextTurn(of: phone, after: lastTurn)
    let inputDue = playback.map(\.nextTime) ?? desktop.nextDue
    return [due, inputDue, hintCheck.due].compactMap { $0 }.min()
  }

  /// Whether the next turn waits for an event or the phone's next due time.
  package var sleepsBeforeTurn: Bool { !buttonCheck.isUrgent }

  private func sleep() {
    guard sleepsBeforeTurn else { return }
    guard let due = [nextTurn, toast?.end].compactMap({ $0 }).min() else {
      return queue.wait(milliseconds: nil)
    }
    let microseconds = due.microseconds - clock.now.time.microseconds
    guard microseconds > 0 else { return }
    // While paused, wait for a key.
    guard clock.speed > 0 else { return queue.wait(milliseconds: nil) }
    let wait = Int64((Double(microseconds) / clock.speed).rounded(.up))
    // Round up to whole milliseconds, because after waking early the loop would only sleep again.
    queue.wait(milliseconds: Int32(clamping: (wait - 1) / 1000 + 1))
  }

  // MARK: - Turns

  /// Handles the queued events, runs a phone turn if necessary, and shows changes.
  package func turn() {
    clock.continueForward(from: phone.time)
    translator.repeatsArrows = phone.pick?.isPinned == true
    let start = phone.numbers == nil ? nil : clock.realTime
    events.removeAll(keepingCapacity: true)
    queue.drain(into: &events)
    tally.events += events.count
    if events.count > EventQueue.overflowCount { buttonCheck.open() }
    for event in events {
      if exit == nil { process(event) }
      EventQueue.free(event)
    }
    if exit == nil {
      if let playback { follow(playback) } else { finishTurn() }
      if playback == nil { updateTextInput() }
      updateToast()
      changeApp()
    }
    if exit == nil, draw(), let start { phone.addFrame(work: clock.realTime - start) }
    options.onTurn?(self)
  }

  private func process(_ event: SDL_Event) {
    window.note(event)
    if let didMove = options.didMove, window.isMoved(by: event), let geometry = window.geometry {
      didMove(geometry)
    }
    if let signal = SignalSource.number(of: event) { return finish(.signal(signal)) }
    guard var report = translator.translate(event, now: clock.now) else { return }
    options.onReport?(report, window.viewport)
    switch report.event {
    case .finger, .keyboard: break
    case .mouse(let mouse):
      buttonCheck.note(mouse)
      if playback == nil {
        report.event = .mouse(capture.locate(mouse, holdsButton: desktop.holdsButton))
      }
    case .window(let change): note(change)
    }
    if let playback { process(report.event, during: playback) } else { handle(report) }
  }

  /// Adapts the loop to a window change.
  private func note(_ change: WindowEvent.Change) {
    switch change {
    case .resized: adaptToDisplay()
    case .focus(gained: true): buttonCheck.open()
    case .hidden: window.release([.left, .right])
    case .fileDropped(let path): options.openFile(path)
    case .focus(gained: false), .shown, .quit: break
    }
  }

  /// Handles an event from the window or a remote device: shortcuts and focus keys immediately, and
  /// other input at the end of the turn.
  ///
  /// - Parameter isRemote: Whether the event is from a remote device.
  func handle(_ report: Timed<WindowEvent>, isRemote: Bool = false) {
    if report.event == .window(.quit) {
      if finishEarlierEvents() { finish(.quit) }
      return
    }
    let shortcut = shortcuts.shortcut(for: report.event)
    if shortcut == nil, pick(with: report.event) { return }
    if shortcut?.endsTurn != true { received.append(report) }
    if let shortcut {
      perform(shortcut, at: report.time, isRemote: isRemote)
    } else if !isRemote, let key = clockKey(for: report.event) {
      guard finishEarlierEvents() else { return }
      perform(key)
      _ = catchUp()
    } else if case .keyboard(.focus(let key, let isDown)) = report.event {
      moveFocus(with: key, isDown: isDown, at: report.time)
    } else if report.event.isPress {
      phone.overlay.focus = nil
    }
  }

  /// Performs the turn's last step, once the queue is empty.
  private func finishTurn() {
    receiveRemoteInput()
    guard exit == nil else { return }
    let now = clock.now.time
    if let mouse = capture.unreported(heldButtons: desktop.heldButtons) {
      if case .button(let button, _, _) = mouse { window.release([button]) }
      received.append(Timed(now, .mouse(mouse)))
    }
    translateReceived(now: now)
    for event in options.inbox.take() { desktop.perform(.phone(event), at: now) }
    if !desktop.fingersDown.isEmpty {
      desktop.reconcile(knownFingers: devices.fingers().union(remoteFingers), at: now)
    }
    capture.update(holdsButton: desktop.holdsButton, hasFingers: !desktop.fingersDown.isEmpty)
    let held = buttonCheck.heldButtons(reported: desktop.heldButtons, mouse: devices.buttons)
    if let held { desktop.reconcile(heldButtons: held, at: now) }
    let isDue = nextTurn.map { $0 <= now } ?? false
    if isDue || desktop.isActive { step(to: now) }
  }

  private func translateReceived(now: AppTime) {
    rawRecording?.beginTurn(at: phone.time)
    desktop.translate(received, from: phone.time, to: now)
    received.removeAll(keepingCapacity: true)
  }

  /// Performs a phone step with the translated input, and updates the marks of the mouse's fingers.
  private func step(to now: AppTime) {
    rawRecording?.endTurn(at: now)
    var events = desktop.takeEvents()
    // The app that an icon opens does not receive the second press of a double click on the icon.
    if zoom?.isOpening == true { events.removeAll(where: \.event.isTouch) }
    noteHomeSwipe(events)
    let dots = desktop.mouseDots
    if dots != phone.overlay.mouseDots { phone.overlay.mouseDots = dots }
    hintCheck.note(events, on: phone)
    let due = nextTurn
    phone.step(events, to: now)
    hintCheck.update(phone)
    tally.turns += 1
    lastTurn = now
    if let due, due <= now, now.microseconds - due.microseconds < Self.lateness { lastTurn = due }
    checkHalt()
  }

  func checkHalt() {
    switch phone.halt {
    case nil: break
    case .quit: exit = .quit
    case .runaway(let time): exit = .runaway(time)
    }
  }

  // MARK: - Before a shortcut

  /// Applies the pending input, and returns whether the loop is still running.
  func finishEarlierEvents() -> Bool {
    let now = clock.now.time
    translateReceived(now: now)
    if desktop.isActive { step(to: now) }
    return exit == nil
  }

  /// Runs a turn without events, and returns whether the loop is still running.
  func catchUp() -> Bool {
    step(to: clock.now.time)
    return exit == nil
  }

  /// Shows a message for a while, replacing the legend or the guide. Ignores `nil`.
  func show(_ message: String?) {
    guard let message else { return }
    _ = closePanel()
    toast = Toast(at: clock.now.time, speed: pace.speed)
    phone.overlay.toast = message
  }

  /// Shows messages from other threads, unless the legend or the guide is visible, and removes an
  /// expired message.
  private func updateToast() {
    if !isPanelOpen { show(options.inbox.takeMessage()) }
    if let banner = options.inbox.takeBanner() {
      phone.overlay.banner = banner.isEmpty ? nil : banner
    }
    guard let end = toast?.end, end <= clock.now.time else { return }
    toast = nil
    phone.overlay.toast = nil
  }

  /// Ends the app and launches the next phone.
  func replacePhone() {
    endPicking()
    options.willEnd(phone)
    rawRecording = nil
    desktop.onEvent = nil
    phone.step([Timed(clock.now.time, .quit)], to: clock.now.time)
    phone = makePhone()
    zoom = nil
    toast = nil
    hintCheck = HintCheck()
    adaptToDisplay()
    knownTurns = -1
    restartClocks()
  }

  /// Restarts the clocks for a newly launched phone.
  private func restartClocks() {
    // The next app's first frames would not appear while the clock is paused.
    pace.isPaused = false
    clock.setSpeed(pace.clockSpeed)
    clock.restart()
    translator.restartClock()
    desktop.restart()
    lastTurn = .zero
    shareClock()
  }

  /// Lets background work read the clock, after each change of its speed.
  func shareClock() {
    // Make a copy, because other threads read it.
    nonisolated(unsafe) let clock = clock
    let inbox = options.inbox
    phone.runLive(now: { clock.now.time }, wake: { inbox.wake() })
  }

  func finish(_ reason: ExitReason) {
    let now = clock.now.time
    translateReceived(now: now)
    step(to: now)
    endPicking()
    options.willEnd(phone)
    phone.step([Timed(now, .quit)], to: now)
    exit = reason
  }

  // MARK: - The picture

  private func adaptToDisplay() {
    scheduler = FrameScheduler(ticksPerSecond: window.ticksPerSecond)
    phone.context.layers.refreshesPerSecond = scheduler.ticksPerSecond
  }

  private func followTurn() {
    knownTurns = phone.context.interface.turnCount
    let shape = phone.screenShape
    guard shape != window.shape else { return }
    window.turn(to: shape)
    desktop.viewport = window.viewport
  }

  /// Shows the phone's next frame if it may differ from the last one, and returns whether it did.
  @discardableResult
  func draw() -> Bool {
    let context = phone.context
    guard !phone.isSuspended else { return false }
    if phone.context.interface.turnCount != knownTurns { followTurn() }
    guard context.layers.needsFrame || context.layers.animations.isAnimating || window.needsPresent
    else {
      return false
    }
    tally.frames += 1
    window.show(frame(), sequence: remoteSequence)
    return true
  }
}
