import CoreGraphics
import UIKit

/// Ignores mouse events caused by a touchscreen, and tracks the buttons that are down (H-50).
///
/// A touchscreen also moves the pointer, so pointer motion is ignored while fingers are down.
/// `MouseTouchEmulator` converts the remaining events to fingers.
struct MouseFilter {
  /// The maximum time, in seconds, between a finger's landing and the button press that it causes.
  /// Rule H-50.
  static let strayButtonTime: TimeInterval = 0.050
  /// The maximum distance between that landing and the button press, in points. Rule H-50.
  static let strayButtonDistance: CGFloat = 4
  /// The maximum distance between the pointer and the screen, in points; larger than any display.
  private static let farthest: CGFloat = 1_000_000

  /// The buttons that were pressed in the window and are still down.
  private(set) var buttonsDown: Set<MouseInput.Button> = []
  /// The buttons whose presses were ignored.
  private var ignoredButtons: Set<MouseInput.Button> = []
  /// The buttons that were down when the window stopped receiving mouse events.
  private var unseenButtons: Set<MouseInput.Button> = []
  /// The recent finger landings.
  private var landings: [(time: AppTime, point: CGPoint)] = []
  /// Whether fingers move the pointer in the current turn.
  private var fingersMovePointer = false

  /// Looks for fingers in a turn's events before the first one is applied. The window system may
  /// report a button press before the finger that causes it.
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

  /// Returns an event's effect on the screen, or `nil` if a finger caused the event.
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

  /// Forgets pressed buttons because the window will not receive their releases.
  mutating func loseButtons() {
    unseenButtons.formUnion(buttonsDown)
    buttonsDown = []
    ignoredButtons = []
  }

  /// Returns releases for the buttons that are recorded as down but no longer pressed on the mouse.
  mutating func reconcile(heldButtons: Set<MouseInput.Button>) -> [DesktopEvent] {
    var events: [DesktopEvent] = []
    for button in [MouseInput.Button.left, .right] where !heldButtons.contains(button) {
      ignoredButtons.remove(button)
      let wasUnseen = unseenButtons.remove(button) != nil
      if buttonsDown.remove(button) != nil {
        // If the release was not reported, do not produce a tap.
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

  /// Returns the pointer's location relative to the screen.
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
