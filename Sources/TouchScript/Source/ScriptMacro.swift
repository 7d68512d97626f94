package import CoreGraphics

/// A whole gesture in one line; durations are microseconds.
package enum ScriptMacro: Hashable, Sendable {
  /// One finger taps, once or several times.
  case tap(finger: Int64, at: CGPoint, count: Int?, every: Int64?)
  /// One finger lands, moves in a straight line and lifts.
  case drag(finger: Int64, from: CGPoint, to: CGPoint, over: Int64)
  /// Fingers 1 and 2 change their distance about a point; `angle` in degrees is the direction from
  /// finger 1 to finger 2.
  case pinch(at: CGPoint, from: CGFloat, to: CGFloat, angle: CGFloat?, over: Int64)
  /// Fingers 1 and 2 turn about a point; angles in degrees, clockwise on screen, are the direction
  /// from finger 1 to finger 2.
  case rotate(at: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat, over: Int64)
}
