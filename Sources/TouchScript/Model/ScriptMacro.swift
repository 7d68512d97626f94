package import UIKit

/// A whole gesture on one line: fingers land, move, and lift. Durations are in microseconds.
package enum ScriptMacro: Hashable, Sendable {
  /// A finger and the point where it lands.
  package struct Landing: Hashable, Sendable {
    var finger: Int64
    var point: CGPoint

    /// Creates a landing.
    package init(_ finger: Int64, at point: CGPoint) {
      (self.finger, self.point) = (finger, point)
    }
  }

  /// Fingers tap together, one or more times. `hold` is the time from landing to lifting.
  case tap([Landing], count: Int?, every: Int64?, hold: Int64?)
  /// One finger moves in a straight line.
  case drag(finger: Int64, from: CGPoint, to: CGPoint, ScriptMotion)
  /// One finger moves through points: along a smooth curve, or in straight lines.
  case path(finger: Int64, through: [CGPoint], isStraight: Bool, ScriptMotion)
  /// Fingers 1 and 2 move apart or together around a center. `angle` is the direction from finger 1
  /// to finger 2, in degrees.
  case pinch(at: CGPoint, from: CGFloat, to: CGFloat, angle: CGFloat?, ScriptMotion)
  /// Fingers 1 and 2 rotate around a center. The angles are the directions from finger 1 to finger
  /// 2, in degrees, clockwise on screen.
  case rotate(at: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat, ScriptMotion)
  /// Fingers 1 and 2 move, scale, and rotate at the same time.
  case transform(ScriptTransform, ScriptMotion)
}

/// A gesture of fingers 1 and 2 in which their center, distance, and direction change.
package struct ScriptTransform: Hashable, Sendable {
  /// The default distance between the fingers when they land, in points.
  static let defaultDistance: CGFloat = 100

  /// The center of the fingers when they land.
  var center: CGPoint
  /// The center when they lift, or `nil` for the same center.
  var target: CGPoint?
  /// The quotient of the last and the first distance, or `nil` for 1.
  var scale: CGFloat?
  /// The rotation in degrees, clockwise on screen, or `nil` for none.
  var rotation: CGFloat?
  /// The distance between the fingers when they land, or `nil` for the default.
  var distance: CGFloat?
  /// The direction from finger 1 to finger 2 when they land, in degrees, or `nil` for 0.
  var angle: CGFloat?

  /// Creates a transform.
  package init(
    _ center: CGPoint, to target: CGPoint? = nil, scale: CGFloat? = nil, rotation: CGFloat? = nil,
    distance: CGFloat? = nil, angle: CGFloat? = nil
  ) {
    (self.center, self.target, self.scale) = (center, target, scale)
    (self.rotation, self.distance, self.angle) = (rotation, distance, angle)
  }
}

/// The time course of a gesture's movement.
package struct ScriptMotion: Hashable, Sendable {
  /// The duration of the movement.
  package enum Pace: Hashable, Sendable {
    /// A duration in microseconds, at least 1.
    case over(Int64)
    /// An average speed in points per second.
    case speed(CGFloat)
  }

  var pace: Pace
  /// The pacing, or `nil` for a constant speed.
  var ease: ScriptEase?
  /// The time for which the fingers rest before they move, in microseconds, or `nil` for none.
  var hold: Int64?

  /// Creates a time course.
  package init(_ pace: Pace, ease: ScriptEase? = nil, hold: Int64? = nil) {
    (self.pace, self.ease, self.hold) = (pace, ease, hold)
  }

  /// Returns the duration of a movement of the given length, in microseconds, at least 1.
  func duration(length: CGFloat) -> Int64 {
    switch pace {
    case .over(let duration): duration
    case .speed(let speed): max(1, Int64((length / speed * 1_000_000).rounded()))
    }
  }
}

/// The pacing of a movement, with the curves of Core Animation. The raw value is its name in
/// scripts.
package enum ScriptEase: String, Hashable, Sendable, CaseIterable {
  /// Slow at the start.
  case easeIn = "in"
  /// Slow at the end.
  case easeOut = "out"
  /// Slow at both ends.
  case easeInOut = "in-out"

  /// Returns the fraction of the distance that is traveled after a fraction of the time.
  nonisolated func progress(at time: CGFloat) -> CGFloat {
    switch self {
    case .easeIn: UnitBezier.easeIn.value(at: time)
    case .easeOut: UnitBezier.easeOut.value(at: time)
    case .easeInOut: UnitBezier.easeInEaseOut.value(at: time)
    }
  }

  /// Returns the progress after `index` of `count` equal times; exactly 1 at the end.
  package nonisolated static func progress(_ ease: ScriptEase?, _ index: Int, of count: Int)
    -> CGFloat
  {
    if index == count { return 1 }
    let time = CGFloat(index) / CGFloat(count)
    return ease?.progress(at: time) ?? time
  }
}
