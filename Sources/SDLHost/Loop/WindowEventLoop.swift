import CSDL2
import CoreGraphics
import Foundation
package import Simulator
import TouchScript
import UIKit

/// Runs a phone in its window: sleeps, takes events, makes turns, shows what changed.
///
/// The life of an event: SDL's queue wakes the loop, which makes a turn with all events at once.
/// `SDLEventTranslator` says what each reports, and `DesktopInput` what that does to the phone. When
/// the queue is empty, devices are asked whether fingers or buttons were lost; only then do they know
/// as much as their events said. Then the phone makes one step with everything.
///
/// The order of a turn: events, perhaps a shortcut of the window in between (what came before the key
/// happens first), the phone's step, the overlay, the picture. Before it: `EventQueue`. After it:
/// `PhoneWindow`.
///
/// It sleeps until an event comes or the phone is due, and never polls. When the next turn is due,
/// `FrameScheduler` decides.
package final class WindowEventLoop {
  /// What a loop has done so far, for tests and measurements.
  package struct Statistics: Hashable, Sendable {
    /// How often a sleep ended, for whatever reason.
    package var wakeUps = 0
    /// How many turns the phone made.
    package var turns = 0
    /// How many events came out of SDL's queue.
    package var events = 0
    /// How many frames were composed.
    package var frames = 0
    /// How many pictures were presented.
    package var presents = 0
  }

  /// The phone that runs now.
  package private(set) var phone: Phone
  /// The window that shows it.
  package let window: PhoneWindow
  /// Why the loop ends; nil while it runs.
  package var exit: ExitReason?

  /// How late a turn may be and still count as made when it was due, in microseconds: lateness does
  /// not add up.
  private static let lateness: Int64 = 2000

  let options: HostOptions
  private let makePhone: () -> Phone
  private let devices: InputDevices
  var clock: HostClock
  private var queue: EventQueue
  private var translator: SDLEventTranslator
  var desktop: DesktopInput
  var scheduler = FrameScheduler(ticksPerSecond: 0)
  /// When the last turn was due, by which the next one is scheduled.
  var lastTurn = AppTime.zero
  var tally = Statistics()
  /// The events of one turn; stored to reuse its memory.
  private var events: [SDL_Event] = []
  private var buttonCheck = ButtonCheck()
  private var capture: PointerCapture
  /// Records what the window reports, for the first phone's life.
  private var rawRecording: WindowEventRecorder?
  /// The phone's `turnCount` that the window follows.
  private var knownTurns = -1
  /// The message that is visible; nil for none.
  private var toast: Toast?
  /// The change of apps that is drawn now; nil for none.
  var zoom: AppZoom?
  /// Recognizes the swipe to the Home screen.
  var homeSwipe = HomeSwipe()
  /// What had the focus on the Home screen as an app was opened.
  var homeFocus: CGRect?
  /// Decides whether the hint was followed.
  private var hintCheck = HintCheck()
  /// The script that has the phone for itself; nil for the devices.
  private let playback: ScriptPlayback?

  /// Makes the loop of a window; the phone's time begins now.
  ///
  /// - Parameters:
  ///   - phone: A launched phone.
  ///   - devices: What is known of devices; tests supply their own.
  ///   - queue: Where events come from.
  ///   - clock: The time since launch; tests supply their own.
  ///   - playback: A script for the phone to follow; devices are ignored then.
  ///   - makePhone: Makes another launched phone, when the app is restarted.
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
    self.playback = playback
    self.makePhone = makePhone
    desktop = DesktopInput(
      viewport: window.viewport, maxFingers: phone.context.constants.maxTouches)
    desktop.acceptsTouchpads = options.acceptsTouchpads
    rawRecording = options.makeRawRecording()
    desktop.onEvent = rawRecording?.record(_:in:)
    capture = PointerCapture(devices, window: window.id)
    translator = SDLEventTranslator(
      windowID: window.id, windowSize: window.size, deviceKind: devices.kind)
    adaptToDisplay()
    restartClocks()
  }

  /// What the loop has done so far.
  package var statistics: Statistics {
    var statistics = tally
    statistics.wakeUps = queue.wakeUps
    statistics.presents = window.presentCount
    return statistics
  }

  /// Shows the phone and runs until it or the window ends.
  package func run() -> ExitReason {
    showFirstFrame()
    while true {
      if let exit { return exit }
      sleep()
      turn()
    }
  }

  /// Ends the app and the loop, as closing the window does.
  package func end() {
    finish(.quit)
  }

  // MARK: - Sleeping

  /// When the next turn is due although nothing happens; nil for never.
  private var nextTurn: AppTime? {
    let due = scheduler.nextTurn(of: phone, after: lastTurn)
    let inputDue = playback.map(\.nextTime) ?? desktop.nextDue
    return [due, inputDue, hintCheck.due].compactMap { $0 }.min()
  }

  /// Whether the next turn waits until an event comes or the phone is due.
  package var sleepsBeforeTurn: Bool { !buttonCheck.isUrgent }

  private func sleep() {
    guard sleepsBeforeTurn else { return }
    guard let due = [nextTurn, toast?.end].compactMap({ $0 }).min() else {
      return queue.wait(milliseconds: nil)
    }
    let microseconds = due.microseconds - clock.now.time.microseconds
    guard microseconds > 0 else { return }
    // A clock that stands waits for a key.
    guard clock.speed > 0 else { return queue.wait(milliseconds: nil) }
    let wait = Int64((Double(microseconds) / clock.speed).rounded(.up))
    // Whole milliseconds, rounded up: waking early would only mean sleeping again.
    queue.wait(milliseconds: Int32(clamping: (wait - 1) / 1000 + 1))
  }

  // MARK: - Turns

  /// Processes the queue, lets the phone make a turn if there is reason for one, and shows what
  /// changed.
  package func turn() {
    clock.continueForward(from: phone.time)
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
      updateToast()
      changeApp()
    }
    if exit == nil { draw() }
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
    buttonCheck.note(report.event)
    switch report.event {
    case .resized: adaptToDisplay()
    case .focus(gained: true): buttonCheck.open()
    case .hidden: window.release([.left, .right])
    case .fileDropped(let path): return options.openFile(path)
    case .finger, .mouseMoved, .mouseButton, .mouseLeft, .key, .playbackKey, .focusKey, .otherKey,
      .focus, .shown, .quit:
      break
    }
    if let playback { return process(report.event, during: playback) }
    report.event = capture.locate(report.event, holdsButton: desktop.holdsButton)
    if report.event == .quit {
      if finishEarlierEvents() { finish(.quit) }
    } else if let shortcut = desktop.receive(report) {
      perform(shortcut, at: report.time)
    } else {
      moveFocus(report)
    }
  }

  /// Makes the turn's last step, after the queue is empty.
  private func finishTurn() {
    let now = clock.now.time
    if let event = capture.unreported(heldButtons: desktop.heldButtons) {
      if case .mouseButton(let button, _, _) = event { window.release([button]) }
      _ = desktop.receive(Timed(now, event))
    }
    translateReceived(now: now)
    for event in options.inbox.take() { desktop.perform(.phone(event), at: now) }
    if !desktop.fingersDown.isEmpty {
      desktop.reconcile(knownFingers: devices.fingers(), at: now)
    }
    capture.update(holdsButton: desktop.holdsButton, hasFingers: !desktop.fingersDown.isEmpty)
    let held = buttonCheck.heldButtons(reported: desktop.heldButtons, mouse: devices.buttons)
    if let held { desktop.reconcile(heldButtons: held, at: now) }
    let hasInput = desktop.isActive
    let events = takeEvents(now: now)
    let isDue = nextTurn.map { $0 <= now } ?? false
    if isDue || hasInput { step(events, now: now) }
  }

  private func translateReceived(now: AppTime) {
    rawRecording?.beginTurn(at: phone.time)
    desktop.translate(from: phone.time, to: now)
  }

  /// Returns what the phone gets, and shows in the overlay what the mouse's fingers do.
  private func takeEvents(now: AppTime) -> [Timed<PhoneEvent>] {
    rawRecording?.endTurn(at: now)
    let events = acceptedEvents(desktop.takeEvents())
    let dots = desktop.mouseDots
    if dots != phone.overlay.mouseDots { phone.overlay.mouseDots = dots }
    hintCheck.note(events, on: phone)
    return events
  }

  private func step(_ events: [Timed<PhoneEvent>], now: AppTime) {
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

  // MARK: - Shortcuts

  private func perform(_ shortcut: WindowShortcut, at time: AppTime) {
    if shortcut.endsTurn, !finishEarlierEvents() { return }
    switch shortcut {
    case .h, .f1: toggleLegend()
    case .g: toggleGuide()
    case .l: phone.overlay.showsLog.toggle()
    case .d: toggleFingerMarks()
    case .i: phone.overlay.showsInspector.toggle()
    case .a, .t: changeAppearance(with: shortcut)
    case .f5: restart()
    case .f9:
      // A recording's times count from its keys, however long ago the last turn was.
      if catchUp() { show(options.toggleRecording(phone)) }
    case .f11: window.isFullscreen.toggle()
    case .f12: saveScreenshot()
    case .left, .right:
      desktop.perform(.phone(.rotate(shortcut == .left ? .left : .right)), at: time)
    case .escape where closePanel(): break
    case .escape where phone.hasTouches: desktop.receiveEscape(at: time)
    case .escape where window.isFullscreen: window.isFullscreen = false
    case .escape where options.apps?.requestHome() == true: break
    case .escape, .q, .w: finish(.quit)
    }
  }

  /// Lets what was received so far happen, and returns whether the loop still runs.
  func finishEarlierEvents() -> Bool {
    let now = clock.now.time
    translateReceived(now: now)
    let hasInput = desktop.isActive
    let events = takeEvents(now: now)
    if hasInput { step(events, now: now) }
    return exit == nil
  }

  /// Makes a turn without events, and returns whether the loop still runs.
  private func catchUp() -> Bool {
    step([], now: clock.now.time)
    return exit == nil
  }

  /// Shows a message for a while, in place of the legend and the guide; nil does nothing.
  func show(_ message: String?) {
    guard let message else { return }
    _ = closePanel()
    toast = Toast(at: clock.now.time)
    phone.overlay.toast = message
  }

  /// Shows what other threads report, unless the user reads the legend or the guide, and removes a message whose time
  /// is up.
  private func updateToast() {
    if !isPanelOpen { show(options.inbox.takeMessage()) }
    if let banner = options.inbox.takeBanner() {
      phone.overlay.banner = banner.isEmpty ? nil : banner
    }
    guard let end = toast?.end, end <= clock.now.time else { return }
    toast = nil
    phone.overlay.toast = nil
  }

  private func restart() {
    if catchUp() { replacePhone() }
  }

  /// Ends the app, and launches the phone that comes next.
  func replacePhone() {
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

  /// Lets time begin for a phone that was launched just now.
  private func restartClocks() {
    clock.restart()
    translator.restartClock()
    desktop.restart()
    lastTurn = .zero
    // A copy: other threads ask it.
    nonisolated(unsafe) let clock = clock
    let inbox = options.inbox
    phone.runLive(now: { clock.now.time }, wake: { inbox.wake() })
  }

  private func finish(_ reason: ExitReason) {
    let now = clock.now.time
    translateReceived(now: now)
    phone.step(takeEvents(now: now), to: now)
    options.willEnd(phone)
    phone.step([Timed(now, .quit)], to: now)
    tally.turns += 1
    exit = reason
  }

  // MARK: - The picture

  private func adaptToDisplay() {
    scheduler = FrameScheduler(ticksPerSecond: window.ticksPerSecond)
    phone.context.layers.refreshesPerSecond = scheduler.ticksPerSecond
  }

  private func followTurn() {
    knownTurns = phone.context.turnCount
    let shape = phone.screenShape
    guard shape != window.shape else { return }
    window.turn(to: shape)
    desktop.viewport = window.viewport
  }

  func draw() {
    let context = phone.context
    guard !phone.isSuspended else { return }
    if phone.context.turnCount != knownTurns { followTurn() }
    guard context.layers.needsFrame || context.layers.animations.isAnimating || window.needsPresent
    else {
      return
    }
    tally.frames += 1
    window.show(frame())
  }
}
