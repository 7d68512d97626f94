import CoreGraphics
import UIKit

/// Filters window events, and converts their locations to the phone's screen.
///
/// It ignores touchpads, fingers outside of the screen, and mouse motion that a touchscreen causes.
/// `MouseTouchEmulator` converts the mouse's buttons and keys to fingers.
struct WindowInputTranslator {
  /// The longest time, in seconds, between a finger's landing and a mouse button that the finger
  /// causes. Rule H-50.
  static let strayButtonTime: TimeInterval = 0.050
  /// The largest distance between the two, in points. Rule H-50.
  static let strayButtonDistance: CGFloat = 4

  /// The location of the screen in the window.
  var viewport: ScreenViewport
  /// Whether a touchpad's surface represents the screen; otherwise touchpads are ignored.
  var acceptsTouchpads = false
  /// The fingers that the window reports as down, on the screen or outside it.
  private(set) var fingersDown: Set<FingerKey> = []

  private var landings: [(time: AppTime, point: CGPoint)] = []
  private(set) var buttonsDown: Set<MouseInput.Button> = []
  /// Buttons whose press was ignored.
  private var ignoredButtons: Set<MouseInput.Button> = []
  /// Buttons that were down when the window stopped receiving mouse events.
  private var unseenButtons: Set<MouseInput.Button> = []
  /// Whether fingers move the pointer in the current turn.
  private var fingersMovePointer = false

  init(viewport: ScreenViewport) {
    self.viewport = viewport
  }

  /// Whether a mouse button that was pressed in the window is still down.
  var holdsButton: Bool { !buttonsDown.isEmpty }

  /// Inspects all events of a turn before the first is translated.
  ///
  /// A touchscreen also moves the pointer, so the pointer's motion is ignored while fingers are
  /// down. The window system may report a button that a finger causes before the finger.
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

  /// Returns the meaning of an event; nil for none.
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

  /// Returns a finger's change on the screen; nil for a finger outside of it.
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
    return TouchChange(
      finger.key, kind, pressure: finger.pressure, radius: finger.radius, type: type)
  }

  /// Returns the cancellation of fingers that are down here but unknown to their devices; nil for
  /// none.
  mutating func reconcile(knownFingers: Set<FingerKey>) -> PhoneEvent? {
    let lost = fingersDown.subtracting(knownFingers)
    guard !lost.isEmpty else { return nil }
    fingersDown.subtract(lost)
    return .cancel(lost.sorted { ($0.device, $0.finger) < ($1.device, $1.finger) })
  }

  /// Returns the releases of buttons that are down here but not on the mouse.
  mutating func reconcile(heldButtons: Set<MouseInput.Button>) -> [DesktopEvent] {
    var events: [DesktopEvent] = []
    for button in [MouseInput.Button.left, .right] where !heldButtons.contains(button) {
      ignoredButtons.remove(button)
      let wasUnseen = unseenButtons.remove(button) != nil
      if buttonsDown.remove(button) != nil {
        // A release without an event is not a tap.
        if button == .left { events.append(.phone(.cancel(MouseTouchEmulator.leftButtonFingers))) }
      } else if !wasUnseen {
        continue
      }
      events.append(.mouse(.up(button, nil)))
    }
    return events
  }

  /// Forgets times and pressed buttons for a new phone, but not fingers that are down.
  mutating func restart() {
    landings = []
    buttonsDown = []
    unseenButtons = []
  }

  /// Returns the location of a finger relative to the screen; nil for an ignored touchpad.
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

  /// The largest distance of the pointer from the screen, in points, beyond any display.
  private static let farthest: CGFloat = 1_000_000

  /// Returns the location of the pointer relative to the screen.
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

  /// Forgets pressed buttons, because the window does not receive their releases.
  private mutating func loseButtons() {
    unseenButtons.formUnion(buttonsDown)
    buttonsDown = []
    ignoredButtons = []
  }
}
