import CoreGraphics
import Simulator
import TouchScript
import UIKit

/// One input source of WebDriver Actions, with what it does in each tick.
///
/// Places are worked out already: all are screen points, whatever their origin was.
struct WebDriverInputSource: Hashable, Sendable {
  /// What the source is.
  enum Kind: Hashable, Sendable {
    /// A finger, by its number.
    case finger(Int64)
    /// A keyboard, of which only the modifiers are used.
    case keyboard
    /// Nothing but pauses.
    case pauses
  }

  /// What happens in one tick; durations are milliseconds.
  enum Action: Hashable, Sendable {
    /// Nothing, for a while; also a move of a finger that is up.
    case pause(Int64)
    case down(CGPoint, pressure: CGFloat?)
    /// A move of a finger that is down; nil for as long as the tick.
    case move(from: CGPoint, to: CGPoint, over: Int64?, pressure: CGFloat?)
    case up
    case cancel
    case key(Key, isDown: Bool)
  }

  /// An action with its place in the text.
  struct Step: Hashable, Sendable {
    var action: Action
    var place: ScriptLocation
  }

  /// The name that the text gives to it.
  var id: String
  var kind: Kind
  /// One action a tick.
  var steps: [Step] = []

  /// The modifiers by WebDriver's code points, on the left and on the right of a keyboard.
  static let modifiers: [Unicode.Scalar: Key] = [
    "\u{E008}": .shift, "\u{E050}": .shift, "\u{E009}": .ctrl, "\u{E051}": .ctrl,
    "\u{E00A}": .alt, "\u{E052}": .alt,
  ]
}

/// Where a value is in WebDriver Actions: `actions[1].actions[3].duration`.
struct WebDriverActionPath: CustomStringConvertible {
  /// The number of the source, from 0.
  var source: Int
  /// The number of its action, from 0; nil for the source itself.
  var action: Int?

  var description: String {
    "actions[\(source)]" + (action.map { ".actions[\($0)]" } ?? "")
  }
}
