package import CoreGraphics
package import Simulator
package import UIKit

/// Finger changes in the contract's notation: `d1` touches down, `m1` moves, `u1` lifts, and `c1`
/// is canceled.
package enum FingerNotation {
  /// Returns the changes described by a text. Every move has its own location and time.
  package static func changes(_ text: String) -> [Timed<TouchChange>] {
    text.split(separator: " ").enumerated().compactMap { index, word in
      guard let letter = word.first, let finger = Int64(word.dropFirst()) else { return nil }
      let point = CGPoint(x: 10 * Int(finger), y: index)
      let kind: TouchChange.Kind? =
        switch letter {
        case "d": .down(point)
        case "m": .move(point)
        case "u": .up(nil)
        case "c": .cancel
        default: nil
        }
      let time = AppTime(microseconds: Int64(index))
      return kind.map {
        Timed(time, TouchChange(FingerKey(device: 1, finger: finger), $0))
      }
    }
  }

  /// Returns the notation of a change, without its location.
  package static func text(_ change: TouchChange) -> String {
    let letter =
      switch change.kind {
      case .down: "d"
      case .move: "m"
      case .up: "u"
      case .cancel: "c"
      }
    return "\(letter)\(change.finger.finger)"
  }

  /// Returns the notation of changes, without their locations.
  package static func text(_ changes: [TouchChange]) -> String {
    changes.map(text).joined(separator: " ")
  }

  /// Returns the notation of changes with their locations, in points.
  package static func located(_ changes: [TouchChange]) -> String {
    changes.map { change in
      text(change) + (change.kind.point.map { "(\(number($0.x)),\(number($0.y)))" } ?? "")
    }.joined(separator: " ")
  }

  /// Returns a number as text, without an empty fraction.
  package static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : String(Double(value))
  }
}
