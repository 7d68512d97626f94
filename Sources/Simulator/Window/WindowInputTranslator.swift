package import CoreGraphics
package import UIKit

/// Turns what a window reports into what happens to the phone in it.
///
/// It decides what reaches the glass at all: the place on the screen, fingers beside it, touchpads,
/// the mouse that a touchscreen moves along. What a touch means is decided behind it.
package struct WindowInputTranslator {
  /// How long a mouse button near a finger's landing counts as made by that finger, in seconds.
  package static let strayButtonTime: TimeInterval = 0.050
  /// How near such a button has to be, in points.
  package static let strayButtonDistance: CGFloat = 4
  /// How long Ctrl waits, during a press, for a second key that would make it a chord, in seconds.
  package static let chordTime: TimeInterval = 0.150

  /// Where the screen lies in the window.
  package var mapping: ScreenViewport
  /// Whether a touchpad's surface stands for the screen; touchpads are ignored otherwise.
  package var acceptsTouchpads = false

  /// The fingers that the window reports as down, on the screen or beside it.
  package private(set) var fingersDown: Set<FingerKey> = []
  private var landings: [(time: AppTime, point: CGPoint)] = []
  private var buttonsDown: Set<MouseInput.Button> = []
  private var ignoredButtons: Set<MouseInput.Button> = []
  /// Buttons that were held when the window stopped seeing them.
  private var unseenButtons: Set<MouseInput.Button> = []
  /// Where the mouse was last, in screen points.
  private var pointer = CGPoint.zero
  /// Whether fingers move the mouse's pointer in the turn that is translated.
  private var fingersMovePointer = false
  /// When Ctrl went down during a press, while it waits for a chord.
  private var waitingCtrl: AppTime?

  /// Makes the input of a window.
  package init(mapping: ScreenViewport) {
    self.mapping = mapping
  }

  /// Whether the mouse holds a button that was pressed in the window.
  package var holdsButton: Bool { !buttonsDown.isEmpty }

  /// When a turn is due though the window reports nothing; nil for never.
  package var nextDue: AppTime? {
    waitingCtrl?.advanced(by: Self.chordTime)
  }

  /// What one report does to the phone.
  package struct Translation {
    /// The report; nil for what time alone brought about.
    package var report: TimedWindowEvent?
    /// What it does, perhaps nothing.
    package var inputs: [TimedInput]
  }

  /// Returns what the reports of one turn, in their order, do to the phone.
  package mutating func translate(
    _ events: [TimedWindowEvent], now: AppTime
  ) -> [TimedInput] {
    translateEach(events, now: now).flatMap(\.inputs)
  }

  /// Returns what each of the reports of one turn, in their order, does to the phone.
  package mutating func translateEach(
    _ events: [TimedWindowEvent], now: AppTime
  ) -> [Translation] {
    // A touchscreen drags the pointer along: its motion says nothing while fingers are there.
    fingersMovePointer =
      !fingersDown.isEmpty
      || events.contains {
        if case .finger(let finger) = $0.event { finger.device == .direct } else { false }
      }
    noteLandings(in: events)
    var translations: [Translation] = []
    for event in events {
      if case .mouseMoved = event.event, fingersMovePointer { continue }
      let ctrl = releaseCtrl(before: event)
      if !ctrl.isEmpty { translations.append(Translation(inputs: ctrl)) }
      let inputs = translate(event.event, at: event.time).map { TimedInput(event.time, $0) }
      translations.append(Translation(report: event, inputs: inputs))
    }
    if let due = nextDue, due <= now {
      waitingCtrl = nil
      translations.append(
        Translation(inputs: [TimedInput(due, .key(.ctrl, isDown: true))]))
    }
    return translations
  }

  /// Returns the loss of fingers that are down here though their devices do not know them any more.
  package mutating func reconcile(knownFingers: Set<FingerKey>) -> PhoneEvent? {
    let lost = fingersDown.subtracting(knownFingers)
    guard !lost.isEmpty else { return nil }
    fingersDown.subtract(lost)
    return .cancel(lost.sorted { ($0.device, $0.finger) < ($1.device, $1.finger) })
  }

  /// Returns the loss of buttons that are held here though the mouse does not hold them any more.
  package mutating func reconcile(heldButtons: Set<MouseInput.Button>) -> [PhoneEvent] {
    var inputs: [PhoneEvent] = []
    for button in [MouseInput.Button.left, .right] where !heldButtons.contains(button) {
      ignoredButtons.remove(button)
      let wasUnseen = unseenButtons.remove(button) != nil
      if buttonsDown.remove(button) != nil {
        // What was not seen to lift is no tap.
        if button == .left { inputs.append(.cancel(MouseTouchEmulator.leftButtonFingers)) }
      } else if !wasUnseen {
        continue
      }
      inputs.append(.mouse(.up(button, pointer)))
    }
    return inputs
  }

  /// Forgets times and what is held, because a new phone takes the place of the old one; fingers
  /// that are down stay known.
  package mutating func restart() {
    landings = []
    buttonsDown = []
    unseenButtons = []
    waitingCtrl = nil
  }

  // MARK: - One report

  private mutating func translate(_ event: WindowEvent, at time: AppTime) -> [PhoneEvent] {
    switch event {
    case .finger(let finger): translate(finger, at: time)
    case .mouseMoved(let place): move(to: mapping.point(atWindow: place))
    case .mouseButton(let button, let isDown, let place):
      translate(button, isDown: isDown, at: mapping.point(atWindow: place), time: time)
    case .mouseLeft: [.mouse(.leave)]
    case .key(let key, let isDown): translate(key, isDown: isDown, time: time)
    case .otherKey: []
    case .focus(gained: true): [.focus(gained: true)]
    case .focus(gained: false): letGo(.focus(gained: false))
    case .hidden: letGo(.suspend)
    case .shown: [.resume]
    case .resized(let size): resize(to: size)
    case .fileDropped: []
    case .quit: [.quit]
    }
  }

  private mutating func translate(
    _ finger: WindowEvent.Finger, at time: AppTime
  ) -> [PhoneEvent] {
    guard let (type, place) = place(of: finger) else { return [] }
    let kind: TouchChange.Kind
    switch finger.action {
    case .down:
      fingersDown.insert(finger.key)
      guard mapping.isOnScreen(place) else { return [] }
      kind = .down(place)
    case .motion:
      kind = .move(mapping.clamped(place))
    case .up:
      fingersDown.remove(finger.key)
      kind = .up(nil)
    }
    return [
      .finger(
        TouchChange(finger.key, kind, time: time, pressure: finger.pressure, type: type))
    ]
  }

  /// Returns where a finger is; nil for one that is no finger on the glass.
  private func place(of finger: WindowEvent.Finger) -> (UITouch.TouchType, CGPoint)? {
    guard finger.position.x.isFinite, finger.position.y.isFinite else { return nil }
    switch finger.device {
    case .direct:
      return (.direct, mapping.point(atFraction: finger.position))
    case .indirectAbsolute where acceptsTouchpads:
      let (x, y) = (finger.position.x, finger.position.y)
      return (.indirect, CGPoint(x: x * mapping.screen.width, y: y * mapping.screen.height))
    case .indirectAbsolute, .indirectRelative:
      return nil
    }
  }

  /// Remembers where and when fingers landed: a button that a finger presses may be told first.
  private mutating func noteLandings(in events: [TimedWindowEvent]) {
    guard let first = events.first else { return }
    landings.removeAll { $0.time.advanced(by: Self.strayButtonTime) < first.time }
    for event in events {
      guard case .finger(let finger) = event.event, finger.action == .down,
        let (_, place) = place(of: finger)
      else { continue }
      landings.append((event.time, place))
    }
  }

  private mutating func move(to point: CGPoint) -> [PhoneEvent] {
    pointer = point
    return [.mouse(.move(point))]
  }

  private mutating func translate(
    _ button: MouseInput.Button, isDown: Bool, at point: CGPoint, time: AppTime
  ) -> [PhoneEvent] {
    unseenButtons.remove(button)
    if isDown {
      let isStray = landings.contains { landing in
        time <= landing.time.advanced(by: Self.strayButtonTime)
          && landing.time <= time.advanced(by: Self.strayButtonTime)
          && point.distance(to: landing.point) <= Self.strayButtonDistance
      }
      if isStray {
        ignoredButtons.insert(button)
        return []
      }
      buttonsDown.insert(button)
      // Its motion may have been left out as made by a finger.
      return (point == pointer ? [] : move(to: point)) + [.mouse(.down(button, point))]
    }
    if ignoredButtons.remove(button) != nil { return [] }
    buttonsDown.remove(button)
    return [.mouse(.up(button, fingersMovePointer ? pointer : point))]
  }

  // MARK: - Ctrl and chords

  private mutating func translate(_ key: Key, isDown: Bool, time: AppTime) -> [PhoneEvent] {
    if key == .ctrl, isDown, !buttonsDown.isEmpty {
      waitingCtrl = time
      return []
    }
    return [.key(key, isDown: isDown)]
  }

  /// Settles a waiting Ctrl when something else happens: another key makes it a chord that the
  /// fingers never see, anything after its time lets it count.
  private mutating func releaseCtrl(before event: TimedWindowEvent) -> [TimedInput] {
    guard let due = nextDue else { return [] }
    if due <= event.time {
      waitingCtrl = nil
      return [TimedInput(due, .key(.ctrl, isDown: true))]
    }
    switch event.event {
    case .key, .otherKey, .focus, .hidden, .quit:
      waitingCtrl = nil
    case .finger, .mouseMoved, .mouseButton, .mouseLeft, .shown, .resized, .fileDropped:
      break
    }
    return []
  }

  // MARK: - The window

  /// Forgets what is held: the window does not see it let go.
  private mutating func letGo(_ input: PhoneEvent) -> [PhoneEvent] {
    unseenButtons.formUnion(buttonsDown)
    buttonsDown = []
    ignoredButtons = []
    waitingCtrl = nil
    return [input]
  }

  private mutating func resize(to size: CGSize) -> [PhoneEvent] {
    mapping.windowSize = size
    return [.resize]
  }
}
