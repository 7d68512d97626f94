package import CoreGraphics
package import Simulator
package import UIKit

/// Finger changes as the contract writes them: `d1` lands, `m1` moves, `u1` lifts, `c1` is cancelled.
package enum FingerNotation {
  /// Returns the changes of a text; every move has a location and a time of its own.
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

  /// Writes a change in the same way, without a location.
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

  /// Writes changes in the same way, without locations.
  package static func text(_ changes: [TouchChange]) -> String {
    changes.map(text).joined(separator: " ")
  }

  /// Writes changes with their locations, in points.
  package static func located(_ changes: [TouchChange]) -> String {
    changes.map { change in
      text(change) + (change.kind.point.map { "(\(number($0.x)),\(number($0.y)))" } ?? "")
    }.joined(separator: " ")
  }

  /// Writes a number without an empty fraction.
  package static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : String(Double(value))
  }
}
