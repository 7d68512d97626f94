import CoreGraphics

/// What counts as a tap, and how many fingers count; Apple publishes none of these numbers.
///
/// Source: the contract's rules and H-27.
package nonisolated struct TouchConstants: Sendable {
  /// The longest time from one tap's beginning to the next one's, in seconds.
  ///
  /// Below 0.4, so that the delayed actions of MultitapExample are always cancelled in time.
  package var tapInterval: TimeInterval = 0.350
  /// The longest duration of a tap, in seconds.
  package var tapMaxDuration: TimeInterval = 0.750
  /// How far a finger may move within a tap, in points.
  package var tapSlopWithin: CGFloat = 10
  /// The greatest distance between the landings of two taps in a row, in points.
  package var tapSlopBetween: CGFloat = 45
  /// The most fingers that count at one time.
  package var maxTouches = 11

  /// Makes the default constants.
  package init() {}
}

/// The thresholds of the gesture recognizers.
///
/// Source: the contract's rules D-36 to D-40, where Apple publishes no number.
nonisolated enum GestureConstants {
  /// How far fingers move before a pan begins, in points.
  static let panHysteresis: CGFloat = 10
  /// How much the fingers' distance changes before a pinch begins, in points.
  static let pinchHysteresis: CGFloat = 8
  /// How far each finger moves along the circle before a rotation begins, in points.
  static let rotationHysteresis: CGFloat = 8
  /// The least length of a swipe, in points.
  static let swipeMinDistance: CGFloat = 50
  /// How far a swipe may move to the side, in points.
  static let swipeMaxSideways: CGFloat = 50
  /// The longest duration of a swipe, in seconds.
  static let swipeMaxTime: TimeInterval = 0.500
  /// The default duration of a long press, in seconds (Apple's `minimumPressDuration`).
  static let longPressDuration: TimeInterval = 0.5
  /// How far fingers may move before a long press begins, in points (Apple's `allowableMovement`).
  static let longPressMovement: CGFloat = 10
  /// The time over which a velocity is the mean, in seconds.
  static let velocityInterval: TimeInterval = 0.100
}
