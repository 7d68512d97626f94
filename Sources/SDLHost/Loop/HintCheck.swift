import DisplayList
import Simulator
import UIKit

/// Decides whether the hint was followed. The hint disappears on a touch, and reappears if the
/// touch had no effect.
///
/// An effect is any change to the screen or the log from the first finger's landing until a second
/// after the last finger lifts. A swipe that is too short has no effect, nor does a one-finger
/// pinch.
struct HintCheck {
  /// The time within which an app may react after the last finger lifts, in seconds. It is longer
  /// than the maximum delay between taps.
  private static let patience = 1.0

  private struct State: Equatable {
    let frame: DisplayList
    let lineCount: Int
  }

  /// The app's state before the touch, or `nil` if no touch is being checked.
  private var start: State?
  /// The time at which the hint reappears, or `nil` while fingers are down.
  private(set) var due: AppTime?

  /// Hides the hint if the phone's next events contain touches.
  mutating func note(_ events: [Timed<PhoneEvent>], on phone: Phone) {
    guard phone.overlay.showsHint, events.contains(where: \.event.isTouch) else { return }
    phone.overlay.showsHint = false
    start = phone.overlay.hint == nil ? nil : Self.state(of: phone)
  }

  /// Looks for an effect after a phone step, and shows the hint again if there was none.
  mutating func update(_ phone: Phone) {
    guard let start else { return }
    if Self.state(of: phone) != start {
      self = HintCheck()
    } else if phone.hasTouches {
      due = nil
    } else if due == nil {
      due = phone.time.advanced(by: Self.patience)
    } else if let due, due <= phone.time {
      self = HintCheck()
      phone.overlay.showsHint = true
    }
  }

  private static func state(of phone: Phone) -> State {
    // Keep a pending frame pending.
    let needsFrame = phone.context.layers.needsFrame
    defer { phone.context.layers.needsFrame = needsFrame }
    return State(frame: phone.context.composeFrame(), lineCount: phone.log.lines.count)
  }
}
