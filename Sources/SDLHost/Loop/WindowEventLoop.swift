import CSDL2
import CoreGraphics
import Foundation
package import Simulator
import TouchScript
import UIKit

/// Runs a phone in its window: sleeps, takes events, makes turns, shows what changed.
///
/// It sleeps until an event comes or the phone is due, and never looks in between. All that one
/// turn takes from the queue reaches the phone in one step, unless a key for the window divides it.
package final class WindowEventLoop {
  /// The phone that runs now.
  package private(set) var phone: Phone
  /// The window that shows it.
  package let window: PhoneWindow
  /// Why the loop ends; nil while it runs.
  package private(set) var exit: ExitReason?

  /// How much earlier than the display a turn starts when presenting waits for the display, so
  /// that the display and not the timer sets the pace; in microseconds.
  private static let vsyncLead: Int64 = 2000
  /// How late a turn may be and still count as made when it was due, in microseconds: being late
  /// does not add up.
  private static let lateness: Int64 = 2000

  private let options: HostOptions
  private let makePhone: () -> Phone
  private let devices: InputDevices
  private var clock: HostClock
  private var queue: EventQueue
  private var translator: SDLEventTranslator
  private var input: WindowInputTranslator
  private var keys = WindowShortcuts()
  private var frameLoop = FrameScheduler(ticksPerSecond: 0)
  private var lastTurn = AppTime.zero
  /// How far the phone's time has come.
  private var phoneTime = AppTime.zero
  private var tally = LoopStatistics()
  /// The events of one turn; kept for its memory.
  private var events: [SDL_Event] = []
  /// Reports that wait for the phone's next step.
  private var reports: [TimedWindowEvent] = []
  /// Whether this turn saw a reason to doubt what the mouse holds.
  private var doubtsMouse = false
  private var outsideDrag: PointerCapture
  /// Takes note of what the window reports, for the first phone's life.
  private var rawRecording: WindowEventRecorder?
  /// The script that has the phone for itself; nil for the devices.
  private let playback: ScriptPlayback?

  /// Makes the loop of a window; the phone's time begins now.
  ///
  /// - Parameters:
  ///   - phone: A launched phone.
  ///   - devices: What is known of devices; tests bring their own.
  ///   - queue: Where events come from.
  ///   - clock: The time since launch; tests bring their own.
  ///   - playback: A script for the phone to follow; then devices have no part in it.
  ///   - makePhone: Makes another launched phone, when the app is started anew.
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
    rawRecording = options.makeRawRecording()
    input = WindowInputTranslator(mapping: window.mapping)
    input.acceptsTouchpads = options.acceptsTouchpads
    outsideDrag = PointerCapture(devices, window: window.id)
    translator = SDLEventTranslator(
      windowID: window.id, windowSize: window.size, deviceKind: devices.kind)
    adaptToDisplay()
    begin()
  }

  /// What the loop did so far.
  package var counts: LoopStatistics {
    var counts = tally
    counts.wakeUps = queue.wakeUps
    counts.presents = window.presentCount
    return counts
  }

  /// Shows the phone and runs until it or the window ends.
  package func run() -> ExitReason {
    draw()
    options.didShow()
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

  /// When the next turn is due though nothing happens; nil for never.
  private var nextTurn: AppTime? {
    let due = frameLoop.nextTurn(of: phone, after: lastTurn)
    guard let inputDue = playback?.nextTime ?? input.nextDue else { return due }
    return min(due ?? inputDue, inputDue)
  }

  private func sleep() {
    guard let due = nextTurn else { return queue.wait(milliseconds: nil) }
    let microseconds = due.microseconds - clock.now.time.microseconds
    guard microseconds > 0 else { return }
    let wait = Int64((Double(microseconds) / clock.speed).rounded(.up))
    // Whole milliseconds, not less than it takes: waking early would only mean sleeping again.
    queue.wait(milliseconds: Int32(clamping: (wait - 1) / 1000 + 1))
  }

  // MARK: - Turns

  /// Takes what is in the queue, lets the phone make a turn if there is reason for one, and shows
  /// what changed.
  package func turn() {
    events.removeAll(keepingCapacity: true)
    if queue.drain(into: &events) > 0, maySettle { queue.settle(into: &events) }
    tally.events += events.count
    doubtsMouse = events.count > EventQueue.overflowCount
    for event in events {
      if exit == nil { take(event) }
      EventQueue.free(event)
    }
    if exit == nil {
      if let playback { follow(playback) } else { finishTurn() }
    }
    if exit == nil { draw() }
    options.onTurn?(self)
  }

  /// Whether a turn waits for what belongs to its input: always when the phone rests, and where
  /// several fingers are down, whose moves belong into one packet. A finger that lands while the
  /// mouse is pressed drags the pointer along, which may be told before it: that waits as well. Else
  /// turns are made at once.
  private var maySettle: Bool {
    let isResting = !phone.hasTouches && !phone.context.animations.isAnimating
    return isResting || input.fingersDown.count > 1
      || (input.holdsButton && devices.canTouch())
  }

  private func take(_ event: SDL_Event) {
    window.note(event)
    if let signal = EndSignals.number(of: event) { return finish(.signal(signal)) }
    guard var report = translator.translate(event, now: clock.now) else { return }
    switch report.event {
    case .resized: adaptToDisplay()
    case .focus(gained: true): doubtsMouse = true
    case .fileDropped(let path): return options.takeFile(path)
    case .finger, .mouseMoved, .mouseButton, .mouseLeft, .key, .otherKey, .focus, .hidden,
      .shown, .quit:
      break
    }
    if playback != nil { return takeDuringPlayback(report.event) }
    report.event = outsideDrag.note(report.event, holdsButton: input.holdsButton)
    if let command = keys.command(for: report.event) {
      perform(command, askedBy: report)
    } else {
      reports.append(report)
    }
  }

  /// Takes what is for the window alone; Escape stops the script.
  private func takeDuringPlayback(_ event: WindowEvent) {
    switch event {
    case .quit, .key(.escape, isDown: true):
      playback?.stop()
      exit = .quit
    case .key(.f11, isDown: true): window.isFullscreen.toggle()
    case .key(.f12, isDown: true): saveScreenshot()
    case .finger, .mouseMoved, .mouseButton, .mouseLeft, .key, .otherKey, .focus, .hidden,
      .shown, .resized, .fileDropped:
      break
    }
  }

  /// Lets the script go on to now.
  private func follow(_ playback: ScriptPlayback) {
    let now = clock.now.time
    playback.play(through: now)
    noteHalt()
    if exit == nil, frameLoop.nextTurn(of: phone, after: lastTurn).map({ $0 <= now }) ?? false {
      phone.step(to: now)
      noteHalt()
    }
    tally.turns += 1
    lastTurn = now
    if exit == nil, playback.isOver(at: now) { exit = .finished }
  }

  /// Makes the turn's last step, after the queue is empty: only then do devices know as much as
  /// their events told.
  private func finishTurn() {
    let now = clock.now.time
    if let motion = outsideDrag.motion(holdsButton: input.holdsButton) {
      reports.append(TimedWindowEvent(now, motion))
    }
    let translations = takeTranslations(now: now)
    var inputs: [TimedInput] = options.mail.take().map { TimedInput(now, $0) }
    if !input.fingersDown.isEmpty,
      let lost = input.reconcile(knownFingers: devices.fingers())
    {
      inputs.append(TimedInput(now, lost))
    }
    let mayMissRelease = outsideDrag.settle(
      holdsButton: input.holdsButton, hasFingers: !input.fingersDown.isEmpty)
    if doubtsMouse || mayMissRelease {
      inputs += input.reconcile(heldButtons: devices.buttons()).map { TimedInput(now, $0) }
    }
    rawRecording?.note(
      translations, others: inputs, mapping: input.mapping, last: phoneTime, now: now)
    inputs = translations.flatMap(\.inputs) + inputs
    let isDue = nextTurn.map { $0 <= now } ?? false
    if isDue || !inputs.isEmpty { step(inputs, now: now) }
  }

  private func takeTranslations(now: AppTime) -> [WindowInputTranslator.Translation] {
    defer { reports.removeAll(keepingCapacity: true) }
    return input.translateEach(reports, now: now)
  }

  /// Takes the reports of a turn that ends before its time, because a key asks for it.
  private func takeReports(now: AppTime) -> [TimedInput] {
    let translations = takeTranslations(now: now)
    rawRecording?.note(translations, others: [], mapping: input.mapping, last: phoneTime, now: now)
    return translations.flatMap(\.inputs)
  }

  private func step(_ inputs: [TimedInput], now: AppTime) {
    let due = nextTurn
    phone.mouse.edge = input.mapping.edge
    phone.step(inputs, to: now)
    tally.turns += 1
    (lastTurn, phoneTime) = (now, now)
    if let due, due <= now, now.microseconds - due.microseconds < Self.lateness { lastTurn = due }
    noteHalt()
  }

  private func noteHalt() {
    switch phone.halt {
    case nil: break
    case .quit: exit = .quit
    case .runaway(let time): exit = .runaway(time)
    }
  }

  // MARK: - What keys ask of the window

  private func perform(_ command: WindowCommand, askedBy report: TimedWindowEvent) {
    // What came before the key happens before what the key does.
    let now = clock.now.time
    let inputs = takeReports(now: now)
    if !inputs.isEmpty { step(inputs, now: now) }
    guard exit == nil else { return }
    switch command {
    case .restart:
      restart()
    case .toggleFullscreen:
      window.isFullscreen.toggle()
    case .record:
      options.toggleRecording(phone)
      phone.context.needsFrame = true
    case .screenshot:
      saveScreenshot()
    case .quit:
      finish(.quit)
    case .escape where phone.hasTouches:
      reports.append(report)
    case .escape where window.isFullscreen:
      window.isFullscreen = false
    case .escape:
      finish(.quit)
    }
  }

  /// Saves what is seen, without the hint: that is a word to whoever sits before the window.
  private func saveScreenshot() {
    draw()
    let showsHint = phone.overlay.showsHint
    phone.overlay.showsHint = false
    window.painter.paint(phone.frame())
    if let picture = window.painter.image { options.savePicture(picture) }
    phone.overlay.showsHint = showsHint
    window.painter.invalidate()
    phone.context.needsFrame = true
  }

  private func restart() {
    options.willEnd(phone)
    rawRecording = nil
    phone.step([TimedInput(clock.now.time, .quit)], to: clock.now.time)
    phone = makePhone()
    begin()
  }

  /// Lets time begin for a phone that was launched just now.
  private func begin() {
    clock.restart()
    translator.restartClock()
    input.restart()
    (lastTurn, phoneTime) = (.zero, .zero)
  }

  private func finish(_ reason: ExitReason) {
    let now = clock.now.time
    phone.step(takeReports(now: now), to: now)
    options.willEnd(phone)
    phone.step([TimedInput(now, .quit)], to: now)
    tally.turns += 1
    exit = reason
  }

  // MARK: - The picture

  private func adaptToDisplay() {
    frameLoop = FrameScheduler(ticksPerSecond: window.ticksPerSecond)
    if window.usesVSync { frameLoop.interval -= Self.vsyncLead }
  }

  private func draw() {
    let context = phone.context
    guard !phone.isSuspended else { return }
    guard context.needsFrame || context.animations.isAnimating || window.isStale else { return }
    tally.frames += 1
    window.show(phone.frame())
  }
}
