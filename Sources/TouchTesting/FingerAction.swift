import Simulator
import TouchScript
import UIKit

/// What a finger is asked to do.
struct FingerAction {
  let finger: Int64
  var kind: TouchChange.Kind
  /// How many seconds a move takes; nil for none.
  let seconds: TimeInterval?
  /// Whose coordinates places are in; nil for the screen's.
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

  /// What no finger can be, whatever it does; nil for nothing wrong.
  var problem: String? {
    if finger < 0 { return "fingers have numbers from 0" }
    if let pressure, !(0...1).contains(pressure) {
      return "\(pressure) is no pressure; expected 0 to 1"
    }
    if let radius, !(radius >= 0 && radius.isFinite) {
      return "\(radius) is no radius; expected 0 or more points"
    }
    return nil
  }

  /// Returns the finger's change at a place of its way.
  func change(_ kind: TouchChange.Kind, at time: AppTime) -> TouchChange {
    TouchChange(
      Script.finger(finger), kind, time: time, pressure: pressure, radius: radius)
  }
}

extension TouchChange.Kind {
  /// Returns the same change with its place worked out anew.
  func placed(_ place: (CGPoint) -> CGPoint) -> TouchChange.Kind {
    switch self {
    case .down(let point): .down(place(point))
    case .move(let point): .move(place(point))
    case .up(let point): .up(point.map(place))
    case .cancel: .cancel
    }
  }
}
