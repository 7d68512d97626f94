import DisplayList
import Simulator
import UIKit

/// Decides whether the hint was followed: it disappears with a touch, and returns if the touch had no effect.
///
/// An effect is any change of the screen or the log, from the first finger's landing until a second
/// after the last finger lifted. A swipe that is too short, or a pinch with one finger, has none.
struct HintCheck {
  /// The time in which an app may react after the last finger lifted, in seconds. It is longer than
  /// an app's delay between taps.
  private static let patience = 1.0

  private struct State: Equatable {
    let frame: DisplayList
    let lineCount: Int
  }

  /// The app's state before the touch; nil without an undecided touch.
  private var start: State?
  /// The time at which the hint returns; nil while fingers are down.
  private(set) var due: AppTime?

  /// Hides the hint if the next events of the phone contain touches.
  mutating func note(_ events: [Timed<PhoneEvent>], on phone: Phone) {
    guard phone.overlay.showsHint, events.contains(where: \.event.isTouch) else { return }
    phone.overlay.showsHint = false
    start = phone.overlay.hint == nil ? nil : Self.state(of: phone)
  }

  /// Looks for an effect after a step of the phone, and shows the hint again if there was none.
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
    // A pending frame stays pending.
    let needsFrame = phone.context.layers.needsFrame
    defer { phone.context.layers.needsFrame = needsFrame }
    return State(frame: phone.context.composeFrame(), lineCount: phone.log.lines.count)
  }
}
