import CoreGraphics
package import UIKit

/// Turns what happens on a desktop into what happens to a phone.
///
/// The life of an event: `SDLEventTranslator` makes a `WindowEvent` of what SDL reports.
/// `receive(_:)` collects the events of a turn and picks out the shortcuts of the window.
/// `translate(from:to:)` passes each of the others through `WindowInputTranslator` (does it count,
/// and where on the screen is it), `MouseTouchEmulator` (which fingers does the mouse play) and
/// `PacketCoalescer` (which changes are one packet). `takeEvents()` returns the phone's events, for
/// `Phone.step(_:to:)`. Scripts and tests come in further down, with `perform(_:at:)`.
///
/// Nothing is asked of the phone: the same events give the same fingers, so that recordings replay.
package struct DesktopInput {
  /// Receives each event that counts, as it is applied, and where the screen lies: for recorders.
  package var onEvent: ((Timed<DesktopEvent>, ScreenViewport) -> Void)?

  private var translator: WindowInputTranslator
  private var emulator: MouseTouchEmulator
  private var coalescer = PacketCoalescer()
  /// Window events that wait for the end of the turn.
  private var pending: [Timed<WindowEvent>] = []
  /// What the phone gets at the end of the turn.
  private var events: [Timed<PhoneEvent>] = []
  /// Whether anything counted in this turn, even without an event for the phone.
  package private(set) var isActive = false
  /// Whether the phone's last hover event had a location, and no finger has landed since.
  private var isHovering = false
  /// The phone's time at the beginning of the turn; changes that are older count as made then.
  private var turnStart = AppTime.zero

  /// Makes the input of a window, or of a script's imagined one.
  package init(viewport: ScreenViewport, maxFingers: Int = TouchConstants().maxTouches) {
    translator = WindowInputTranslator(viewport: viewport)
    emulator = MouseTouchEmulator(screen: viewport.screen, maxFingers: maxFingers)
  }

  // MARK: - State

  /// Where the screen lies in the window.
  package var viewport: ScreenViewport {
    get { translator.viewport }
    set {
      translator.viewport = newValue
      if newValue.screen != emulator.screen { emulator.screen = newValue.screen }
    }
  }

  /// Whether a touchpad's surface stands for the screen; touchpads are ignored otherwise.
  package var acceptsTouchpads: Bool {
    get { translator.acceptsTouchpads }
    set { translator.acceptsTouchpads = newValue }
  }

  /// The fingers that the window reports as down, on the screen or beside it.
  package var fingersDown: Set<FingerKey> { translator.fingersDown }

  /// Whether a mouse button is held that was pressed in the window.
  package var holdsButton: Bool { translator.holdsButton }

  /// The mouse's buttons that are down, as far as events said.
  package var heldButtons: Set<MouseInput.Button> { translator.buttonsDown }

  /// When a turn is due although the window reports nothing; nil for never.
  package var nextDue: AppTime? { emulator.ctrlDue }

  /// The marks of the mouse's fingers, for the overlay.
  package var mouseDots: [MouseTouchEmulator.Dot] { emulator.dots }

  // MARK: - A window's turn

  /// Collects an event for the turn, and returns what it asks of the window; nil for nothing.
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

  /// Collects Escape for the turn, where it cancels touches.
  package mutating func receiveEscape(at time: AppTime) {
    pending.append(Timed(time, .key(.shortcut(.escape), isDown: true)))
  }

  /// Whether Ctrl is held after the events that were received.
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
  ///   - start: How far the phone's time has come.
  ///   - now: The end of the turn.
  package mutating func translate(from start: AppTime, to now: AppTime) {
    turnStart = start
    translator.beginTurn(pending)
    for event in pending { handle(event) }
    pending.removeAll(keepingCapacity: true)
    if let due = emulator.ctrlDue, due <= now { pressCtrl(at: due) }
  }

  /// Cancels the touches of fingers that are down although their devices no longer know them.
  package mutating func reconcile(knownFingers: Set<FingerKey>, at time: AppTime) {
    if let lost = translator.reconcile(knownFingers: knownFingers) {
      perform(.phone(lost), at: time)
    }
  }

  /// Releases buttons that are held although the mouse no longer holds them.
  package mutating func reconcile(heldButtons: Set<MouseInput.Button>, at time: AppTime) {
    for event in translator.reconcile(heldButtons: heldButtons) { perform(event, at: time) }
  }

  /// Returns what the phone gets in this turn, in order.
  package mutating func takeEvents() -> [Timed<PhoneEvent>] {
    flush()
    defer { events = [] }
    isActive = false
    return events
  }

  /// Forgets everything but the fingers and the Ctrl key that are down, for a new phone.
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

  /// Decides about a Ctrl key that waits, when something else happens: another key makes it a chord
  /// that the fingers never see; anything after its time lets it count.
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

  /// Applies one event, whoever makes it.
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
    // A motion before the press may have been left out as made by a finger.
    if case .down(_, let point?) = input, point != emulator.pointer {
      move(.move(point), at: time)
    }
    joinMouse(emulator.handle(input), at: time)
    switch input {
    case .move, .leave:
      if let location = emulator.hoverLocation {
        // Nothing hovers while fingers are down, so their packet is not divided.
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
    // What Backspace lifts is one packet, whatever one of the fingers did just before.
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
    // A landing ends hovering by itself.
    if case .down = change.kind { isHovering = false }
    if let packet = coalescer.add(change, at: max(time, turnStart)) { events.append(packet) }
  }

  private mutating func flush() {
    if let packet = coalescer.flush() { events.append(packet) }
  }

  /// Passes an event on after the changes before it; what ends touches ends the mouse's fingers too.
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
