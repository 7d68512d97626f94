import DisplayList
import Simulator
import UIKit

/// Decides whether the hint was followed: it disappears with a touch, and returns if the touch had no effect.
///
/// An effect is anything that the app shows or logs, from the first finger's landing until a second after the last
/// one lifted: a swipe that was too short, or a pinch with one finger, has none.
struct HintCheck {
  /// How long an app may take to react after the last finger lifted, in seconds: longer than it waits for the next
  /// tap of several.
  private static let patience = 1.0

  private struct State: Equatable {
    let frame: DisplayList
    let lineCount: Int
  }

  /// The app before the touch; nil while there is nothing to decide.
  private var start: State?
  /// When the hint returns; nil while fingers are down.
  private(set) var due: AppTime?

  /// Hides the hint if there are touches among events that a phone receives next.
  mutating func note(_ events: [Timed<PhoneEvent>], on phone: Phone) {
    guard phone.overlay.showsHint, events.contains(where: \.event.isTouch) else { return }
    phone.overlay.showsHint = false
    start = phone.overlay.hint == nil ? nil : Self.state(of: phone)
  }

  /// Looks for an effect after a step of the phone, and lets the hint return where there was none.
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
    // A frame that is due stays due.
    let needsFrame = phone.context.layers.needsFrame
    defer { phone.context.layers.needsFrame = needsFrame }
    return State(frame: phone.context.composeFrame(), lineCount: phone.log.lines.count)
  }
}
