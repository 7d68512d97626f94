import Simulator
import UIKit

/// One finger of a story: every call is one packet at the phone's current time, unless it stands
/// in `phone.together { … }`.
struct Finger {
  let phone: Phone
  let key: FingerKey

  @discardableResult
  func down(at x: CGFloat, _ y: CGFloat, pressure: CGFloat? = nil) -> Finger {
    change(.down(CGPoint(x: x, y: y)), pressure: pressure)
  }

  @discardableResult
  func move(to x: CGFloat, _ y: CGFloat, pressure: CGFloat? = nil) -> Finger {
    change(.move(CGPoint(x: x, y: y)), pressure: pressure)
  }

  @discardableResult
  func up() -> Finger { change(.up(nil)) }

  @discardableResult
  func up(at x: CGFloat, _ y: CGFloat) -> Finger { change(.up(CGPoint(x: x, y: y))) }

  @discardableResult
  func cancel() -> Finger { change(.cancel) }

  /// Lets time pass between two changes.
  @discardableResult
  func after(_ seconds: TimeInterval) -> Finger {
    phone.after(seconds)
    return self
  }

  private func change(_ kind: FingerChange.Kind, pressure: CGFloat? = nil) -> Finger {
    phone.deliver([FingerChange(key, kind, time: phone.now, pressure: pressure)])
    return self
  }

  /// The touch that the finger makes now; only valid while it is down.
  var touch: UITouch? { phone.context.tracker.touch(of: key) }
}

/// Changes gathered for one packet, while a story says `together`.
private var gathered: [FingerChange]?

extension Phone {
  /// A finger by its number.
  func finger(_ number: Int64) -> Finger {
    Finger(phone: self, key: FingerKey(device: 1, finger: number))
  }

  /// Lets time pass.
  func after(_ seconds: TimeInterval) {
    step(to: now.advanced(by: seconds))
  }

  /// Lets time pass up to a moment, in seconds since launch.
  func at(_ seconds: TimeInterval) {
    step(to: AppTime(seconds: seconds))
  }

  /// Makes one packet of what several fingers do.
  func together(_ changes: () -> Void) {
    gathered = []
    changes()
    let packet = gathered ?? []
    gathered = nil
    deliver(packet)
  }

  /// Takes all touches away.
  func cancel() {
    give(.cancel(nil))
  }

  /// Gives the phone one input now.
  func give(_ input: PhoneInput) {
    step([TimedInput(now, input)], to: now)
  }

  /// Delivers one packet now.
  func deliver(_ changes: [FingerChange]) {
    if gathered != nil {
      gathered? += changes
    } else {
      give(.packet(changes))
    }
  }

  /// The touches that are down, in finger order.
  var touches: [UITouch] { context.tracker.active }
}
