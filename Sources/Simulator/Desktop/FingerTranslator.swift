import CoreGraphics
import UIKit

/// Converts a window's finger events to touch changes on the phone's screen.
///
/// Ignores touchpads and fingers that land outside the screen.
struct FingerTranslator {
  /// The screen's location in the window.
  var viewport: ScreenViewport
  /// Whether a touchpad's surface represents the screen; otherwise touchpads are ignored.
  var acceptsTouchpads = false
  /// The fingers that the window reports as down, on the screen or outside it.
  private(set) var fingersDown: Set<FingerKey> = []

  init(viewport: ScreenViewport) {
    self.viewport = viewport
  }

  /// Returns a finger's change on the screen, or `nil` if the finger is ignored.
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

  /// Removes and returns, in order, the fingers that are recorded as down but that their devices no
  /// longer report.
  mutating func removeLost(knownFingers: Set<FingerKey>) -> [FingerKey] {
    let lost = fingersDown.subtracting(knownFingers)
    fingersDown.subtract(lost)
    return lost.sorted { ($0.device, $0.finger) < ($1.device, $1.finger) }
  }

  /// Returns a finger's location relative to the screen, or `nil` for an ignored touchpad.
  func location(of finger: WindowEvent.Finger) -> (type: UITouch.TouchType, point: CGPoint)? {
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
}
