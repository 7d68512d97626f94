import Simulator
import UIKit

/// One input source of WebDriver Actions, with its actions in each tick.
///
/// All points are in screen coordinates, whatever their origin was in the file.
struct WebDriverInputSource: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A finger, by its number.
    case finger(Int64)
    /// A pen, by its number among the fingers.
    case pen(Int64)
    /// A mouse. All such sources move the window's one mouse.
    case mouse
    /// A keyboard, of which only the modifiers are used.
    case keyboard
    /// A source that only pauses.
    case pauses
    /// A scroll wheel, which must only pause: the phone has none.
    case wheel

    /// The number of a finger or pen; nil for other sources.
    var finger: Int64? {
      switch self {
      case .finger(let number), .pen(let number): number
      case .mouse, .keyboard, .pauses, .wheel: nil
      }
    }

    /// The same kind of source for the finger or pen with a number.
    func numbered(_ number: Int64) -> Kind {
      switch self {
      case .finger: .finger(number)
      case .pen: .pen(number)
      case .mouse, .keyboard, .pauses, .wheel: self
      }
    }
  }

  /// The measurements of a finger's contact.
  struct Contact: Hashable, Sendable {
    /// The pressure, from 0 to 1; nil if absent.
    var pressure: CGFloat?
    /// Half of the larger of width and height, in points; nil if both are absent.
    var radius: CGFloat?
  }

  /// The event in one tick. Durations are in milliseconds.
  enum Action: Hashable, Sendable {
    /// A pause. Moves of a finger that is up, and actions without effect, are also pauses.
    case pause(Int64)
    case down(CGPoint, Contact)
    /// A move of a finger that is down, or of a mouse. Without a duration it takes the whole tick.
    case move(from: CGPoint, to: CGPoint, over: Int64?, Contact)
    case up
    case cancel
    /// A press of a mouse button at a point.
    case press(CGPoint, MouseInput.Button)
    /// A release of a mouse button.
    case release(MouseInput.Button)
    case key(Key, isDown: Bool)

    /// The minimum duration of the tick because of this action, in milliseconds.
    var duration: Int64 {
      switch self {
      case .pause(let duration): duration
      case .move(_, _, let duration, _): duration ?? 0
      case .down, .up, .cancel, .press, .release, .key: 0
      }
    }
  }

  /// Its name in the file.
  var id: String
  var kind: Kind
  /// Its path in the file: `actions[0]`, or `[0]` in an array of sources.
  var path = ""
  /// One action per tick.
  var steps: [Action] = []

  /// The modifier keys by WebDriver's code points, on both sides of a keyboard.
  static let modifiers: [String: Key] = [
    "\u{E008}": .emulator(.shift), "\u{E050}": .emulator(.shift),
    "\u{E009}": .emulator(.ctrl), "\u{E051}": .emulator(.ctrl),
    "\u{E00A}": .emulator(.alt), "\u{E052}": .emulator(.alt),
  ]
}
