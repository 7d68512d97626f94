import CoreGraphics

/// The limits for taps and for the number of fingers. Apple does not publish these values.
///
/// Source: the contract's rules and H-27.
package nonisolated struct TouchConstants: Sendable {
  /// The maximum time between the starts of two consecutive taps, in seconds.
  ///
  /// The value is below 0.4 so that MultitapExample always cancels its delayed actions in time.
  package var tapInterval: TimeInterval = 0.350
  /// The maximum duration of a tap, in seconds.
  package var tapMaxDuration: TimeInterval = 0.750
  /// The maximum movement during a tap, in points.
  package var tapSlopWithin: CGFloat = 10
  /// The maximum distance between the starting points of two consecutive taps, in points.
  package var tapSlopBetween: CGFloat = 45
  /// The maximum number of simultaneous fingers.
  package var maxTouches = 11

  /// Creates the default constants.
  package init() {}
}

/// The thresholds of the gesture recognizers.
///
/// Source: rules D-36 to D-40 of the contract, for values that Apple does not publish.
nonisolated enum GestureConstants {
  /// The distance at which a pan begins, in points.
  static let panHysteresis: CGFloat = 10
  /// The change in the distance between the fingers at which a pinch begins, in points.
  static let pinchHysteresis: CGFloat = 8
  /// The distance that each finger moves along the circle before a rotation begins, in points.
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
  /// The interval over which velocity is averaged, in seconds.
  static let velocityInterval: TimeInterval = 0.100
}
