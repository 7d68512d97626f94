import TouchScript
import UIKit

/// A change of a finger that a test asks for.
struct FingerAction {
  let finger: Int64
  var kind: TouchChange.Kind
  /// The duration of a timed move; nil for a change in one packet.
  let seconds: TimeInterval?
  /// The view whose coordinates the point is in; nil for the screen.
  let view: UIView?
  let pressure: CGFloat?
  let radius: CGFloat?

  init(
    _ number: Int, _ kind: TouchChange.Kind, over seconds: TimeInterval? = nil,
    in view: UIView? = nil, pressure: CGFloat? = nil, radius: CGFloat? = nil
  ) {
    finger = Int64(number)
    self.kind = kind
    self.seconds = seconds
    self.view = view
    self.pressure = pressure
    self.radius = radius
  }

  /// Why no finger can do this, whatever its state is; nil for a valid action.
  var problem: String? {
    if finger < 0 { return "finger numbers begin at 0" }
    if let pressure, !ScriptLimits.pressures.contains(pressure) {
      return "invalid pressure \(pressure); expected 0 to 1"
    }
    if let radius, !(radius >= 0 && radius.isFinite) {
      return "invalid radius \(radius); expected 0 or more points"
    }
    return nil
  }

  /// Returns the change of the finger, with its point on the screen.
  func change(_ kind: TouchChange.Kind) -> TouchChange {
    TouchChange(Script.finger(finger), kind, pressure: pressure, radius: radius)
  }
}

extension TouchChange.Kind {
  /// Returns the same change at another point.
  func moved(to point: CGPoint) -> TouchChange.Kind {
    switch self {
    case .down: .down(point)
    case .move: .move(point)
    case .up: .up(point)
    case .cancel: .cancel
    }
  }
}
