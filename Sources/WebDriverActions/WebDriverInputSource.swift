import Simulator
import UIKit

/// A WebDriver Actions input source, with its actions in each tick.
///
/// All points are in screen coordinates, regardless of their origin in the file.
struct WebDriverInputSource: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A finger and its number.
    case finger(Int64)
    /// A pen, numbered together with the fingers.
    case pen(Int64)
    /// A mouse. All mouse sources move the window's single mouse.
    case mouse
    /// A keyboard.
    case keyboard
    /// A source that only pauses.
    case pauses
    /// A scroll wheel, which may only pause because the phone has no wheel.
    case wheel

    /// The number of a finger or pen, or `nil` for other sources.
    var finger: Int64? {
      switch self {
      case .finger(let number), .pen(let number): number
      case .mouse, .keyboard, .pauses, .wheel: nil
      }
    }

    /// Returns the same kind of source with another finger or pen number.
    func numbered(_ number: Int64) -> Kind {
      switch self {
      case .finger: .finger(number)
      case .pen: .pen(number)
      case .mouse, .keyboard, .pauses, .wheel: self
      }
    }
  }

  /// The measurements of a finger contact.
  struct Contact: Hashable, Sendable {
    /// The pressure, from 0 to 1, or `nil` if absent.
    var pressure: CGFloat?
    /// Half the larger of width and height, in points, or `nil` if both are absent.
    var radius: CGFloat?
  }

  /// An action in one tick. Durations are in milliseconds.
  enum Action: Hashable, Sendable {
    /// A pause. Moves of a finger that is up and actions without effect are also pauses.
    case pause(Int64)
    case down(CGPoint, Contact)
    /// A move of the mouse or a finger that is down. Without a duration, it takes the whole tick.
    case move(from: CGPoint, to: CGPoint, over: Int64?, Contact)
    case up
    case cancel
    /// A press of a mouse button at a point.
    case press(CGPoint, MouseInput.Button)
    /// A release of a mouse button.
    case release(MouseInput.Button)
    /// A press or release of a modifier key.
    case key(Key, isDown: Bool)
    /// A press of a key that types or edits text.
    case type(TextEntry)

    /// The minimum tick duration required by this action, in milliseconds.
    var duration: Int64 {
      switch self {
      case .pause(let duration): duration
      case .move(_, _, let duration, _): duration ?? 0
      case .down, .up, .cancel, .press, .release, .key, .type: 0
      }
    }
  }

  /// The source's name in the file.
  var id: String
  var kind: Kind
  /// The source's path in the file: `actions[0]`, or `[0]` in an array of sources.
  var path = ""
  /// The source's actions, one per tick.
  var steps: [Action] = []
}
