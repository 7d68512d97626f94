import CoreGraphics
import UIKit

/// A finger's change as it is written, before its way is worked out to packets.
struct FingerStatement: Hashable, Sendable {
  /// What the finger does.
  enum Kind: Hashable, Sendable {
    case down(CGPoint)
    /// Moves, in one packet or in many that take so many microseconds.
    case move(CGPoint, over: Int64?)
    case up(CGPoint?)
    case cancel
  }

  /// The finger's number.
  var finger: Int64
  /// What it does.
  var kind: Kind
  /// Where the change is written.
  var place: ScriptLocation
  /// How hard the finger presses, 0…1.
  var pressure: CGFloat?
  /// How large the contact is, in points.
  var radius: CGFloat?
  /// Places passed on the way, oldest first.
  var via: [TouchChange.Sample] = []
}
