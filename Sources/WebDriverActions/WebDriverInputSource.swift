import Simulator
import UIKit

/// One input source of WebDriver Actions, with what it does in each tick.
///
/// All points are points of the screen, whatever their origin was in the file.
struct WebDriverInputSource: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A finger, by its number.
    case finger(Int64)
    /// A keyboard, of which only the modifiers are used.
    case keyboard
    /// A source that only pauses.
    case pauses
    /// A scroll wheel, which must only pause: the phone has none.
    case wheel
  }

  /// What a finger's device measures of its contact.
  struct Contact: Hashable, Sendable {
    /// How hard the finger presses, from 0 to 1; nil where that is not given.
    var pressure: CGFloat?
    /// Half of the larger of width and height, in points; nil where neither is given.
    var radius: CGFloat?
  }

  /// What happens in one tick; durations are milliseconds.
  enum Action: Hashable, Sendable {
    /// Nothing, for a while; also a move of a finger that is up, and what changes nothing.
    case pause(Int64)
    case down(CGPoint, Contact)
    /// A move of a finger that is down; without a duration it lasts as long as the tick.
    case move(from: CGPoint, to: CGPoint, over: Int64?, Contact)
    case up
    case cancel
    case key(Key, isDown: Bool)

    /// How long a tick lasts at least because of this, in milliseconds.
    var duration: Int64 {
      switch self {
      case .pause(let duration): duration
      case .move(_, _, let duration, _): duration ?? 0
      case .down, .up, .cancel, .key: 0
      }
    }
  }

  /// The name that the file gives to it.
  var id: String
  var kind: Kind
  /// Where it is in the file: `actions[0]`, or `[0]` in an array of sources.
  var path = ""
  /// One action for each tick.
  var steps: [Action] = []

  /// The modifiers by WebDriver's code points, on the left and on the right of a keyboard.
  static let modifiers: [String: Key] = [
    "\u{E008}": .emulator(.shift), "\u{E050}": .emulator(.shift),
    "\u{E009}": .emulator(.ctrl), "\u{E051}": .emulator(.ctrl),
    "\u{E00A}": .emulator(.alt), "\u{E052}": .emulator(.alt),
  ]
}
