import CoreGraphics

/// The limits of taps, and of the number of fingers. Apple does not publish them.
///
/// Source: the contract's rules and H-27.
package nonisolated struct TouchConstants: Sendable {
  /// The maximum time between the beginnings of two taps in a row, in seconds.
  ///
  /// It is below 0.4, so the delayed actions of MultitapExample are always cancelled in time.
  package var tapInterval: TimeInterval = 0.350
  /// The maximum duration of a tap, in seconds.
  package var tapMaxDuration: TimeInterval = 0.750
  /// The maximum movement within a tap, in points.
  package var tapSlopWithin: CGFloat = 10
  /// The maximum distance between the landings of two taps in a row, in points.
  package var tapSlopBetween: CGFloat = 45
  /// The maximum number of fingers at one time.
  package var maxTouches = 11

  /// Creates the default constants.
  package init() {}
}

/// The thresholds of the gesture recognizers.
///
/// Source: the contract's rules D-36 to D-40, where Apple publishes no number.
nonisolated enum GestureConstants {
  /// The movement at which a pan begins, in points.
  static let panHysteresis: CGFloat = 10
  /// The change of the fingers' distance at which a pinch begins, in points.
  static let pinchHysteresis: CGFloat = 8
  /// The movement of each finger along the circle at which a rotation begins, in points.
  static let rotationHysteresis: CGFloat = 8
  /// The minimum length of a swipe, in points.
  static let swipeMinDistance: CGFloat = 50
  /// The maximum sideways movement of a swipe, in points.
  static let swipeMaxSideways: CGFloat = 50
  /// The maximum duration of a swipe, in seconds.
  static let swipeMaxTime: TimeInterval = 0.500
  /// The default duration of a long press, in seconds (Apple's `minimumPressDuration`).
  static let longPressDuration: TimeInterval = 0.5
  /// The maximum movement before a long press begins, in points (Apple's `allowableMovement`).
  static let longPressMovement: CGFloat = 10
  /// The time over which velocity is averaged, in seconds.
  static let velocityInterval: TimeInterval = 0.100
}
