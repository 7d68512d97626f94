import CoreGraphics
import ScriptSupport
import Simulator
import UIKit

/// A mouse and modifier keys controlled by short words, for tests.
///
/// The words are `move 10,20`, `left 10,20`, `right 10,20`, `-left 10,20` and `-right 10,20`
/// (release), `leave`, and `+alt` and `-alt` for keys.
struct MouseScript {
  var fingers = MouseTouchEmulator(screen: CGSize(width: 320, height: 480))

  /// Plays steps separated by semicolons, and returns the finger changes in each step.
  mutating func play(_ text: String) -> [String] {
    text.split(separator: ";").map { step in
      FingerNotation.located(perform(step.split(separator: " ").map(String.init)))
    }
  }

  /// The dots on the screen, in the form `P(1,2)` `Q(3,4)` `S(5,6)`, with `*` if pressed.
  var dots: String {
    fingers.dots.map { dot in
      let name =
        switch dot.role {
        case .pointer: "P"
        case .mirror: "Q"
        case .sticky: "S"
        }
      let location = "\(FingerNotation.number(dot.point.x)),\(FingerNotation.number(dot.point.y))"
      return "\(name)(\(location))" + (dot.isPressed ? "*" : "")
    }.joined(separator: " ")
  }

  private mutating func perform(_ words: [String]) -> [TouchChange] {
    let point = words.count > 1 ? Self.point(words[1]) : .zero
    switch words.first {
    case "move": return fingers.handle(.move(point))
    case "left": return fingers.handle(.down(.left, point))
    case "right": return fingers.handle(.down(.right, point))
    case "-left": return fingers.handle(.up(.left, point))
    case "-right": return fingers.handle(.up(.right, point))
    case "leave": return fingers.handle(.leave)
    case let word?:
      guard let key = EmulatorKey(rawValue: String(word.dropFirst())) else { return [] }
      return fingers.handle(key, isDown: word.hasPrefix("+"))
    case nil:
      return []
    }
  }

  private static func point(_ text: String) -> CGPoint {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    return CGPoint(x: numbers[0], y: numbers[1])
  }
}
