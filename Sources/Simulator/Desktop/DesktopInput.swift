import CoreGraphics
package import UIKit

/// Converts the input of a desktop into events of a phone.
///
/// `SDLEventTranslator` makes a `WindowEvent` of each SDL event. `receive(_:)` collects the events
/// of a turn and returns the window's shortcuts. `translate(from:to:)` passes each of the other
/// events through `WindowInputTranslator` (whether it counts, and its location on the screen),
/// `MouseTouchEmulator` (the fingers that the mouse plays) and `PacketCoalescer` (the changes that
/// form one packet). `takeEvents()` returns the phone's events, for `Phone.step(_:to:)`. Scripts
/// and tests enter later, with `perform(_:at:)`.
///
/// This type does not read the phone's state, so the same events give the same fingers, and
/// recordings replay.
package struct DesktopInput {
  /// Receives each event that counts, as it is applied, with the location of the screen: for
  /// recorders.
  package var onEvent: ((Timed<DesktopEvent>, ScreenViewport) -> Void)?

  private var translator: WindowInputTranslator
  private var emulator: MouseTouchEmulator
  private var coalescer = PacketCoalescer()
  /// The window events of the current turn.
  private var pending: [Timed<WindowEvent>] = []
  /// The phone events of the current turn.
  private var events: [Timed<PhoneEvent>] = []
  /// Whether any event of this turn counted, even one without a phone event.
  package private(set) var isActive = false
  /// Whether the phone's last hover event had a location, and no finger has landed since.
  private var isHovering = false
  /// The phone's time at the beginning of the turn; earlier changes count as made at this time.
  private var turnStart = AppTime.zero

  /// Makes the input of a window, or of a script that has no window.
  package init(viewport: ScreenViewport, maxFingers: Int = TouchConstants().maxTouches) {
    translator = WindowInputTranslator(viewport: viewport)
    emulator = MouseTouchEmulator(screen: viewport.screen, maxFingers: maxFingers)
  }

  // MARK: - State

  /// The location of the screen in the window.
  package var viewport: ScreenViewport {
    get { translator.viewport }
    set {
      translator.viewport = newValue
      if newValue.screen != emulator.screen { emulator.screen = newValue.screen }
    }
  }

  /// Whether a touchpad's surface represents the screen; otherwise touchpads are ignored.
  package var acceptsTouchpads: Bool {
    get { translator.acceptsTouchpads }
    set { translator.acceptsTouchpads = newValue }
  }

  /// The fingers that the window reports as down, on the screen or outside it.
  package var fingersDown: Set<FingerKey> { translator.fingersDown }

  /// Whether a mouse button that was pressed in the window is still down.
  package var holdsButton: Bool { translator.holdsButton }

  /// The mouse's buttons that are down according to the events.
  package var heldButtons: Set<MouseInput.Button> { translator.buttonsDown }

  /// The time at which a turn is due without a window event; nil for never.
  package var nextDue: AppTime? { emulator.ctrlDue }

  /// The marks of the mouse's fingers, for the overlay.
  package var mouseDots: [MouseTouchEmulator.Dot] { emulator.dots }

  // MARK: - A window's turn

  /// Collects an event for the turn, and returns its shortcut for the window; nil for none.
  package mutating func receive(_ event: Timed<WindowEvent>) -> WindowShortcut? {
    guard case .key(.shortcut(let shortcut), isDown: true) = event.event,
      !shortcut.needsCtrl || isCtrlHeld
    else {
      pending.append(event)
      return nil
    }
    if !shortcut.endsTurn { pending.append(event) }
    return shortcut
  }

  /// Collects an Escape that cancels touches.
  package mutating func receiveEscape(at time: AppTime) {
    pending.append(Timed(time, .key(.shortcut(.escape), isDown: true)))
  }

  /// Whether Ctrl is down after the events so far.
  private var isCtrlHeld: Bool {
    for event in pending.reversed() {
      switch event.event {
      case .key(.emulator(.ctrl), let isDown): return isDown
      case .focus(gained: false), .hidden: return false
      case .finger, .mouseMoved, .mouseButton, .mouseLeft, .key, .playbackKey, .focusKey,
        .otherKey, .focus, .shown, .resized, .fileDropped, .quit:
        continue
      }
    }
    return emulator.isCtrlHeld
  }

  /// Applies the events that were received.
  ///
  /// - Parameters:
  ///   - start: The phone's time before the turn.
  ///   - now: The end of the turn.
  package mutating func translate(from start: AppTime, to now: AppTime) {
    turnStart = start
    translator.beginTurn(pending)
    for event in pending { handle(event) }
    pending.removeAll(keepingCapacity: true)
    if let due = emulator.ctrlDue, due <= now { pressCtrl(at: due) }
  }

  /// Cancels the touches of fingers that are down here but unknown to their devices.
  package mutating func reconcile(knownFingers: Set<FingerKey>, at time: AppTime) {
    if let lost = translator.reconcile(knownFingers: knownFingers) {
      perform(.phone(lost), at: time)
    }
  }

  /// Releases buttons that are down here but not on the mouse.
  package mutating func reconcile(heldButtons: Set<MouseInput.Button>, at time: AppTime) {
    for event in translator.reconcile(heldButtons: heldButtons) { perform(event, at: time) }
  }

  /// Returns the phone's events of this turn, in order.
  package mutating func takeEvents() -> [Timed<PhoneEvent>] {
    flush()
    defer { events = [] }
    isActive = false
    return events
  }

  /// Resets everything for a new phone, except the fingers and the Ctrl key that are down.
  package mutating func restart() {
    translator.restart()
    emulator.restart()
    isHovering = false
    turnStart = .zero
  }

  private mutating func handle(_ event: Timed<WindowEvent>) {
    settleCtrl(before: event)
    guard let meaning = translator.translate(event.event, at: event.time) else { return }
    if case .key(.emulator(.ctrl), isDown: true) = meaning, holdsButton {
      emulator.deferCtrl(at: event.time)
    } else {
      perform(meaning, at: event.time)
    }
  }

  /// Resolves a pending Ctrl key before another event. Another key makes it a chord, which does not
  /// affect fingers; any event after its deadline makes it count.
  private mutating func settleCtrl(before event: Timed<WindowEvent>) {
    guard let due = emulator.ctrlDue else { return }
    if due <= event.time { return pressCtrl(at: due) }
    switch event.event {
    case .key, .playbackKey, .focusKey, .otherKey, .focus, .hidden, .quit:
      emulator.makeChord()
    case .finger, .mouseMoved, .mouseButton, .mouseLeft, .shown, .resized, .fileDropped:
      break
    }
  }

  private mutating func pressCtrl(at time: AppTime) {
    perform(.key(.emulator(.ctrl), isDown: true), at: time)
  }

  // MARK: - From events to fingers

  /// Applies one event from any source.
  package mutating func perform(_ event: DesktopEvent, at time: AppTime) {
    onEvent?(Timed(time, event), viewport)
    isActive = true
    switch event {
    case .finger(let finger):
      if let change = translator.change(of: finger) { join(change, at: time) }
    case .mouse(let input):
      emulator.edge = viewport.edge
      move(input, at: time)
    case .key(.emulator(let key), let isDown): press(key, isDown: isDown, at: time)
    case .key(.shortcut(.escape), isDown: true): send(.cancel(nil), at: time)
    case .key(.shortcut, _): break
    case .phone(let event): send(event, at: time)
    }
  }

  private mutating func move(_ input: MouseInput, at time: AppTime) {
    // An earlier motion may have been ignored because a finger caused it.
    if case .down(_, let point?) = input, point != emulator.pointer {
      move(.move(point), at: time)
    }
    joinMouse(emulator.handle(input), at: time)
    switch input {
    case .move, .leave:
      if let location = emulator.hoverLocation {
        // There is no hover while fingers are down, so their packet is not split.
        guard !coalescer.leavesFingersDown else { return }
        send(.hover(location), at: time)
        isHovering = true
      } else {
        endHovering(at: time)
      }
    case .down, .up: break
    }
  }

  private mutating func press(_ key: EmulatorKey, isDown: Bool, at time: AppTime) {
    // All fingers that Backspace lifts form one packet, separate from earlier changes.
    if key == .backspace { flush() }
    joinMouse(emulator.handle(key, isDown: isDown), at: time)
    if emulator.isTwoFingerMode { endHovering(at: time) }
  }

  private mutating func endHovering(at time: AppTime) {
    guard isHovering else { return }
    send(.hover(nil), at: time)
    isHovering = false
  }

  private mutating func joinMouse(_ changes: [TouchChange], at time: AppTime) {
    for var change in changes {
      change.modifierFlags = emulator.modifierFlags
      change.buttonMask = emulator.buttonMask
      join(change, at: time)
    }
  }

  private mutating func join(_ change: TouchChange, at time: AppTime) {
    // A landing also ends the hover.
    if case .down = change.kind { isHovering = false }
    if let packet = coalescer.add(change, at: max(time, turnStart)) { events.append(packet) }
  }

  private mutating func flush() {
    if let packet = coalescer.flush() { events.append(packet) }
  }

  /// Adds an event after the earlier changes. An event that ends touches also ends the mouse's
  /// fingers.
  private mutating func send(_ event: PhoneEvent, at time: AppTime) {
    flush()
    events.append(Timed(time, event))
    switch event {
    case .focus(gained: false), .suspend: emulator.reset()
    case .resize, .rotate, .cancel(nil): emulator.forgetFingers()
    case .touches, .hover, .focus, .resume, .appearance, .cancel, .stylusTilt, .imagesChanged,
      .quit:
      break
    }
  }
}
