import TouchScript
import UIKit

/// A requested change to a finger or the stylus.
struct FingerAction {
  let finger: Int64
  var kind: TouchChange.Kind
  /// The duration of a timed move, or `nil` for a change in one packet.
  let seconds: TimeInterval?
  /// The pacing of a timed move.
  let ease: TestEase
  /// The view whose coordinate space contains the point, or `nil` for the screen.
  let view: UIView?
  let pressure: CGFloat?
  let radius: CGFloat?
  /// The stylus's new tilt, or `nil` to leave it unchanged.
  var tilt: StylusTilt?
  /// The line in the test that requested the change.
  let location: TestFailure.Location?

  init(
    _ number: Int, _ kind: TouchChange.Kind, over seconds: TimeInterval? = nil,
    ease: TestEase = .linear, in view: UIView? = nil, pressure: CGFloat? = nil,
    radius: CGFloat? = nil, at location: TestFailure.Location?
  ) {
    finger = Int64(number)
    self.kind = kind
    self.seconds = seconds
    self.ease = ease
    self.view = view
    self.pressure = pressure
    self.radius = radius
    self.location = location
  }

  private var isStylus: Bool { finger == TestStylus.number }

  /// The finger's or stylus's name in messages.
  var name: String { isStylus ? "the stylus" : "finger \(finger)" }

  /// The reason the action is never valid, or `nil` if it may be valid.
  var problem: String? {
    if finger < 0, !isStylus { return "finger numbers start at 0" }
    if let pressure, !ScriptLimits.pressures.contains(pressure) {
      return "invalid \(isStylus ? "force" : "pressure") \(pressure); expected 0 to 1"
    }
    if let radius, !(radius >= 0 && radius.isFinite) {
      return "invalid radius \(radius); expected 0 or more points"
    }
    if let tilt {
      guard (0...CGFloat.pi / 2).contains(tilt.altitude) else {
        return "invalid altitude \(tilt.altitude); expected 0 to π/2"
      }
      guard tilt.azimuth.isFinite else {
        return "invalid azimuth \(tilt.azimuth); expected a finite number"
      }
    }
    return nil
  }

  /// Returns the finger's change, with its point in screen coordinates.
  func change(_ kind: TouchChange.Kind) -> TouchChange {
    TouchChange(
      Script.finger(finger), kind, pressure: pressure, radius: radius,
      type: isStylus ? .pencil : .direct)
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
