import CoreGraphics
import UIKit

/// Converts the fingers that a window reports to changes of touches on the phone's screen.
///
/// Ignores touchpads, and fingers that land outside of the screen.
struct FingerTranslator {
  /// The location of the screen in the window.
  var viewport: ScreenViewport
  /// Whether a touchpad's surface represents the screen; otherwise touchpads are ignored.
  var acceptsTouchpads = false
  /// The fingers that the window reports as down, on the screen or outside it.
  private(set) var fingersDown: Set<FingerKey> = []

  init(viewport: ScreenViewport) {
    self.viewport = viewport
  }

  /// Returns a finger's change on the screen; nil for an ignored finger.
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

  /// Removes the fingers that are down here but unknown to their devices, and returns them in
  /// order.
  mutating func removeLost(knownFingers: Set<FingerKey>) -> [FingerKey] {
    let lost = fingersDown.subtracting(knownFingers)
    fingersDown.subtract(lost)
    return lost.sorted { ($0.device, $0.finger) < ($1.device, $1.finger) }
  }

  /// Returns the location of a finger relative to the screen; nil for an ignored touchpad.
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
