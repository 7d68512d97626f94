import CoreGraphics
package import UIKit

/// Converts desktop input into phone events.
///
/// `SDLEventTranslator` converts each SDL event to a `WindowEvent`. `translate(_:from:to:)` applies
/// one turn's window events, and `takeEvents()` returns the phone's events for `Phone.step(_:to:)`.
/// `FingerTranslator` converts finger events to `TouchChange` values. Mouse events pass through
/// `MouseFilter`, which drops events caused by a finger, and `MouseTouchEmulator`, which converts
/// the rest to fingers. `PacketCoalescer` combines the changes of all fingers into packets. Scripts
/// and tests skip the first steps and call `perform(_:at:)`.
///
/// This type does not read the phone's state, so the same events always produce the same fingers,
/// and recordings can be replayed.
package struct DesktopInput {
  /// Called with each event that has an effect, and the screen's location, as it is applied.
  /// Recorders use it.
  package var onEvent: ((Timed<DesktopEvent>, ScreenViewport) -> Void)?

  private var fingers: FingerTranslator
  private var mouse = MouseFilter()
  private var emulator: MouseTouchEmulator
  private var coalescer = PacketCoalescer()
  /// Whether any event in this turn had an effect, even if it produced no phone event.
  package private(set) var isActive = false
  /// Whether the phone's last hover event had a location, and no finger has landed since.
  private var isHovering = false

  /// Creates the input for a window, or for a script that runs without a window.
  package init(viewport: ScreenViewport, maxFingers: Int = TouchConstants().maxTouches) {
    fingers = FingerTranslator(viewport: viewport)
    emulator = MouseTouchEmulator(screen: viewport.screen, maxFingers: maxFingers)
  }

  // MARK: - State

  /// The mouse pointer's location in screen points, or `nil` if it is not over the screen.
  package var pointer: CGPoint? { emulator.visiblePointer }
  /// The screen's location in the window.
  package var viewport: ScreenViewport {
    get { fingers.viewport }
    set {
      fingers.viewport = newValue
      emulator.screen = newValue.screen
    }
  }

  /// Whether a touchpad's surface represents the screen; otherwise touchpads are ignored.
  package var acceptsTouchpads: Bool {
    get { fingers.acceptsTouchpads }
    set { fingers.acceptsTouchpads = newValue }
  }

  /// The fingers that the window reports as down, on the screen or outside it.
  package var fingersDown: Set<FingerKey> { fingers.fingersDown }

  /// Whether a mouse button that was pressed in the window is still down.
  package var holdsButton: Bool { !mouse.buttonsDown.isEmpty }

  /// The mouse buttons that are down, according to the events.
  package var heldButtons: Set<MouseInput.Button> { mouse.buttonsDown }

  /// The time at which a turn is due even without a window event, or `nil` if no turn is due.
  package var nextDue: AppTime? { emulator.ctrlDue }

  /// The marks for the mouse's fingers, drawn by the overlay.
  package var mouseDots: [MouseTouchEmulator.Dot] { emulator.dots }

  // MARK: - A turn of a window

  /// Applies one turn's window events.
  ///
  /// - Parameters:
  ///   - events: The events, excluding window shortcuts that end the turn.
  ///   - start: The phone's time before the turn.
  ///   - now: The end of the turn.
  package mutating func translate(
    _ events: [Timed<WindowEvent>], from start: AppTime, to now: AppTime
  ) {
    coalescer.turnStart = start
    mouse.beginTurn(events, fingers: fingers)
    for event in events {
      let time = event.time
      settleCtrl(before: event)
      switch event.event {
      case .finger(let finger): perform(.finger(finger), at: time)
      case .mouse(let event):
        if let input = mouse.input(of: event, at: time, in: viewport) {
          perform(.mouse(input), at: time)
        }
      case .keyboard(let event): translate(event, at: time)
      case .window(let change): translate(change, at: time)
      }
    }
    if let due = emulator.ctrlDue, due <= now { pressCtrl(at: due) }
  }

  /// Cancels the touches of fingers that are recorded as down but that their devices no longer
  /// report.
  package mutating func reconcile(knownFingers: Set<FingerKey>, at time: AppTime) {
    let lost = fingers.removeLost(knownFingers: knownFingers)
    if !lost.isEmpty { perform(.phone(.cancel(lost)), at: time) }
  }

  /// Releases buttons that are recorded as down but no longer pressed on the mouse.
  package mutating func reconcile(heldButtons: Set<MouseInput.Button>, at time: AppTime) {
    for event in mouse.reconcile(heldButtons: heldButtons) { perform(event, at: time) }
  }

  /// Ends the turn and returns the phone's events in order.
  package mutating func takeEvents() -> [Timed<PhoneEvent>] {
    isActive = false
    return coalescer.takeEvents()
  }

  /// Resets everything for a new phone, except for fingers and a Ctrl key that are still down.
  package mutating func restart() {
    mouse.restart()
    emulator.restart()
    isHovering = false
    coalescer.turnStart = .zero
  }

  private mutating func translate(_ event: WindowEvent.Keyboard, at time: AppTime) {
    switch event {
    case .key(.emulator(.ctrl), isDown: true) where holdsButton: emulator.deferCtrl(at: time)
    case .key(let key, let isDown): perform(.key(key, isDown: isDown), at: time)
    case .text(let entry): perform(.phone(.text(entry)), at: time)
    case .clock, .focus, .other: break
    }
  }

  private mutating func translate(_ change: WindowEvent.Change, at time: AppTime) {
    switch change {
    case .focus(let gained):
      if !gained { mouse.loseButtons() }
      perform(.phone(.focus(gained: gained)), at: time)
    case .hidden:
      mouse.loseButtons()
      perform(.phone(.suspend), at: time)
    case .shown: perform(.phone(.resume), at: time)
    case .resized(let size):
      viewport.windowSize = size
      perform(.phone(.resize), at: time)
    case .quit: perform(.phone(.quit), at: time)
    case .fileDropped: break
    }
  }

  /// Resolves a pending Ctrl key before another event. If the event is another key, the two form a
  /// chord, which does not affect fingers. After its deadline, Ctrl takes effect.
  private mutating func settleCtrl(before event: Timed<WindowEvent>) {
    guard let due = emulator.ctrlDue else { return }
    if due <= event.time { return pressCtrl(at: due) }
    switch event.event {
    case .keyboard, .window(.focus), .window(.hidden), .window(.quit): emulator.makeChord()
    case .finger, .mouse, .window: break
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
      guard let change = fingers.change(of: finger) else { return }
      if finger.action == .down { isHovering = false }
      coalescer.add(change, at: time)
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
    add(emulator.handle(input), at: time)
    switch input {
    case .move, .leave:
      if let location = emulator.hoverLocation {
        // While fingers are down, hover events are dropped so that they do not split the packet.
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
    // Put all fingers that Backspace lifts in one packet, separate from earlier changes.
    if key == .backspace { coalescer.finishPacket() }
    add(emulator.handle(key, isDown: isDown), at: time)
    if emulator.isTwoFingerMode { endHovering(at: time) }
  }

  private mutating func endHovering(at time: AppTime) {
    guard isHovering else { return }
    send(.hover(nil), at: time)
    isHovering = false
  }

  /// Adds finger changes caused by the mouse or a key.
  private mutating func add(_ changes: [TouchChange], at time: AppTime) {
    for var change in changes {
      change.modifierFlags = emulator.modifierFlags
      change.buttonMask = emulator.buttonMask
      if case .down = change.kind { isHovering = false }
      coalescer.add(change, at: time)
    }
  }

  /// Adds an event after the earlier changes. An event that ends touches also ends the mouse's
  /// fingers.
  private mutating func send(_ event: PhoneEvent, at time: AppTime) {
    coalescer.append(event, at: time)
    switch event {
    case .focus(gained: false), .suspend: emulator.reset()
    case .resize, .rotate, .cancel(nil): emulator.forgetFingers()
    case .touches, .hover, .focus, .resume, .shake, .appearance, .text, .keyboard, .cancel,
      .stylusTilt, .imagesChanged, .quit:
      break
    }
  }
}
