import CoreGraphics
import UIKit

/// Ignores mouse events that a touchscreen causes, and tracks the buttons that are down (H-50).
///
/// A touchscreen also moves the pointer, so the pointer's motion is ignored while fingers are down.
/// `MouseTouchEmulator` converts the remaining events to fingers.
struct MouseFilter {
  /// The longest time, in seconds, between a finger's landing and a mouse button that the finger
  /// causes. Rule H-50.
  static let strayButtonTime: TimeInterval = 0.050
  /// The largest distance between the two, in points. Rule H-50.
  static let strayButtonDistance: CGFloat = 4
  /// The largest distance of the pointer from the screen, in points, beyond any display.
  private static let farthest: CGFloat = 1_000_000

  /// The buttons that were pressed in the window and are still down.
  private(set) var buttonsDown: Set<MouseInput.Button> = []
  /// Buttons whose press was ignored.
  private var ignoredButtons: Set<MouseInput.Button> = []
  /// Buttons that were down when the window stopped receiving mouse events.
  private var unseenButtons: Set<MouseInput.Button> = []
  /// The recent landings of fingers.
  private var landings: [(time: AppTime, point: CGPoint)] = []
  /// Whether fingers move the pointer in the current turn.
  private var fingersMovePointer = false

  /// Looks for fingers in the events of a turn, before the first event is applied. The window
  /// system may report a button that a finger causes before the finger.
  mutating func beginTurn(_ events: [Timed<WindowEvent>], fingers: FingerTranslator) {
    fingersMovePointer = !fingers.fingersDown.isEmpty
    guard let first = events.first else { return }
    landings.removeAll { $0.time.advanced(by: Self.strayButtonTime) < first.time }
    for event in events {
      guard case .finger(let finger) = event.event else { continue }
      if finger.device == .direct { fingersMovePointer = true }
      if finger.action == .down, let (_, point) = fingers.location(of: finger) {
        landings.append((event.time, point))
      }
    }
  }

  /// Returns the effect of an event on the screen; nil for an event that a finger causes.
  mutating func input(
    of mouse: WindowEvent.Mouse, at time: AppTime, in viewport: ScreenViewport
  ) -> MouseInput? {
    switch mouse {
    case .moved(let location):
      fingersMovePointer ? nil : .move(Self.point(at: location, in: viewport))
    case .button(let button, isDown: true, let location):
      press(button, at: Self.point(at: location, in: viewport), time: time)
    case .button(let button, isDown: false, let location):
      release(button, at: Self.point(at: location, in: viewport))
    case .exited: .leave
    }
  }

  /// Forgets pressed buttons, because the window does not receive their releases.
  mutating func loseButtons() {
    unseenButtons.formUnion(buttonsDown)
    buttonsDown = []
    ignoredButtons = []
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

  /// Forgets times and pressed buttons for a new phone.
  mutating func restart() {
    landings = []
    buttonsDown = []
    unseenButtons = []
  }

  /// Returns the location of the pointer relative to the screen.
  private static func point(at location: CGPoint, in viewport: ScreenViewport) -> CGPoint {
    let point = viewport.point(atWindow: location)
    func limited(_ coordinate: CGFloat) -> CGFloat {
      min(max(coordinate, -farthest), farthest)
    }
    return CGPoint(x: limited(point.x), y: limited(point.y))
  }

  private mutating func press(
    _ button: MouseInput.Button, at point: CGPoint, time: AppTime
  ) -> MouseInput? {
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
    return .down(button, point)
  }

  private mutating func release(_ button: MouseInput.Button, at point: CGPoint) -> MouseInput? {
    unseenButtons.remove(button)
    if ignoredButtons.remove(button) != nil { return nil }
    buttonsDown.remove(button)
    return .up(button, fingersMovePointer ? nil : point)
  }
}
