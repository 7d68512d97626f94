import CoreGraphics
import UIKit

/// Decides which window events count, and where they are on the phone's screen.
///
/// It leaves out touchpads, fingers beside the screen, and the mouse that a touchscreen moves along.
/// What the mouse's buttons and keys do to fingers is for `MouseTouchEmulator`.
struct WindowInputTranslator {
  /// How long a mouse button near a finger's landing counts as made by that finger, in seconds.
  /// Rule H-50.
  static let strayButtonTime: TimeInterval = 0.050
  /// How near such a button has to be, in points. Rule H-50.
  static let strayButtonDistance: CGFloat = 4

  /// Where the screen lies in the window.
  var viewport: ScreenViewport
  /// Whether a touchpad's surface stands for the screen; touchpads are ignored otherwise.
  var acceptsTouchpads = false
  /// The fingers that the window reports as down, on the screen or beside it.
  private(set) var fingersDown: Set<FingerKey> = []

  private var landings: [(time: AppTime, point: CGPoint)] = []
  private(set) var buttonsDown: Set<MouseInput.Button> = []
  /// Buttons whose press was ignored.
  private var ignoredButtons: Set<MouseInput.Button> = []
  /// Buttons that were held when the window lost sight of them.
  private var unseenButtons: Set<MouseInput.Button> = []
  /// Whether fingers move the mouse's pointer in the current turn.
  private var fingersMovePointer = false

  init(viewport: ScreenViewport) {
    self.viewport = viewport
  }

  /// Whether a mouse button is held that was pressed in the window.
  var holdsButton: Bool { !buttonsDown.isEmpty }

  /// Looks at all events of a turn before the first is translated.
  ///
  /// A touchscreen drags the pointer along: the pointer's motion means nothing while fingers are
  /// down. A button that a finger presses may be reported before the finger.
  mutating func beginTurn(_ events: [Timed<WindowEvent>]) {
    fingersMovePointer = !fingersDown.isEmpty
    guard let first = events.first else { return }
    landings.removeAll { $0.time.advanced(by: Self.strayButtonTime) < first.time }
    for event in events {
      guard case .finger(let finger) = event.event else { continue }
      if finger.device == .direct { fingersMovePointer = true }
      if finger.action == .down, let (_, point) = location(of: finger) {
        landings.append((event.time, point))
      }
    }
  }

  /// Returns what an event means; nil for nothing.
  mutating func translate(_ event: WindowEvent, at time: AppTime) -> DesktopEvent? {
    switch event {
    case .finger(let finger):
      return .finger(finger)
    case .mouseMoved(let location):
      return fingersMovePointer ? nil : .mouse(.move(point(atWindow: location)))
    case .mouseButton(let button, let isDown, let location):
      let point = point(atWindow: location)
      return isDown ? press(button, at: point, time: time) : release(button, at: point)
    case .mouseLeft: return .mouse(.leave)
    case .key(let key, let isDown): return .key(key, isDown: isDown)
    case .focus(gained: true): return .phone(.focus(gained: true))
    case .focus(gained: false):
      loseButtons()
      return .phone(.focus(gained: false))
    case .hidden:
      loseButtons()
      return .phone(.suspend)
    case .shown: return .phone(.resume)
    case .resized(let size):
      viewport.windowSize = size
      return .phone(.resize)
    case .quit: return .phone(.quit)
    case .playbackKey, .focusKey, .otherKey, .fileDropped: return nil
    }
  }

  /// Returns a finger's change on the screen; nil for a finger that does not touch it.
  mutating func change(of finger: WindowEvent.Finger) -> TouchChange? {
    guard let (type, point) = location(of: finger) else { return nil }
    let kind: TouchChange.Kind
    switch finger.action {
    case .down:
      fingersDown.insert(finger.key)
      guard viewport.isOnScreen(point) else { return nil }
      kind = .down(point)
    case .motion:
      kind = .move(viewport.clamped(point))
    case .up:
      fingersDown.remove(finger.key)
      kind = .up(nil)
    }
    return TouchChange(finger.key, kind, pressure: finger.pressure, type: type)
  }

  /// Returns the loss of fingers that are down here although their devices no longer know them; nil
  /// for none.
  mutating func reconcile(knownFingers: Set<FingerKey>) -> PhoneEvent? {
    let lost = fingersDown.subtracting(knownFingers)
    guard !lost.isEmpty else { return nil }
    fingersDown.subtract(lost)
    return .cancel(lost.sorted { ($0.device, $0.finger) < ($1.device, $1.finger) })
  }

  /// Returns the loss of buttons that are held here although the mouse no longer holds them.
  mutating func reconcile(heldButtons: Set<MouseInput.Button>) -> [DesktopEvent] {
    var events: [DesktopEvent] = []
    for button in [MouseInput.Button.left, .right] where !heldButtons.contains(button) {
      ignoredButtons.remove(button)
      let wasUnseen = unseenButtons.remove(button) != nil
      if buttonsDown.remove(button) != nil {
        // A release that nobody saw is no tap.
        if button == .left { events.append(.phone(.cancel(MouseTouchEmulator.leftButtonFingers))) }
      } else if !wasUnseen {
        continue
      }
      events.append(.mouse(.up(button, nil)))
    }
    return events
  }

  /// Forgets times and held buttons for a new phone; fingers that are down stay known.
  mutating func restart() {
    landings = []
    buttonsDown = []
    unseenButtons = []
  }

  /// Returns where a finger is on the screen, or beside it; nil for a touchpad that does not count.
  private func location(of finger: WindowEvent.Finger) -> (UITouch.TouchType, CGPoint)? {
    guard finger.position.x.isFinite, finger.position.y.isFinite else { return nil }
    switch finger.device {
    case .direct:
      return (.direct, viewport.point(atFraction: finger.position))
    case .indirectAbsolute where acceptsTouchpads:
      let (x, y) = (finger.position.x, finger.position.y)
      let (shape, shown) = (viewport.shape, viewport.shape.shown)
      let point = CGPoint(x: x * shown.width, y: y * shown.height)
      return (.indirect, shape.point(atShown: point, edge: viewport.edge))
    case .indirectAbsolute, .indirectRelative:
      return nil
    }
  }

  /// How far outside of the screen the pointer counts, in points: farther than any display reaches.
  private static let farthest: CGFloat = 1_000_000

  /// Returns where the pointer is on the screen, or outside of it.
  private func point(atWindow location: CGPoint) -> CGPoint {
    let point = viewport.point(atWindow: location)
    func limited(_ coordinate: CGFloat) -> CGFloat {
      min(max(coordinate, -Self.farthest), Self.farthest)
    }
    return CGPoint(x: limited(point.x), y: limited(point.y))
  }

  private mutating func press(
    _ button: MouseInput.Button, at point: CGPoint, time: AppTime
  ) -> DesktopEvent? {
    unseenButtons.remove(button)
    let isStray = landings.contains { landing in
      time <= landing.time.advanced(by: Self.strayButtonTime)
        && landing.time <= time.advanced(by: Self.strayButtonTime)
        && point.distance(to: landing.point) <= Self.strayButtonDistance
    }
    if isStray {
      ignoredButtons.insert(button)
      return nil
    }
    buttonsDown.insert(button)
    return .mouse(.down(button, point))
  }

  private mutating func release(
    _ button: MouseInput.Button, at point: CGPoint
  ) -> DesktopEvent? {
    unseenButtons.remove(button)
    if ignoredButtons.remove(button) != nil { return nil }
    buttonsDown.remove(button)
    return .mouse(.up(button, fingersMovePointer ? nil : point))
  }

  /// Forgets held buttons: the window does not see their release.
  private mutating func loseButtons() {
    unseenButtons.formUnion(buttonsDown)
    buttonsDown = []
    ignoredButtons = []
  }
}
