import CoreGraphics

/// Counts taps: remembers the last touch that may have been one.
struct TapCountTracker {
  private struct Tap {
    weak var window: UIWindow?
    let began: AppTime
    let point: CGPoint
    let count: Int
  }

  private let constants: TouchConstants
  /// The last touch, if it ended as a tap.
  private var last: Tap?

  init(constants: TouchConstants) {
    self.constants = constants
  }

  /// Returns the tap count of a touch that begins while no other is active.
  func count(beginningIn window: UIWindow?, at point: CGPoint, time: AppTime) -> Int {
    guard let last, let window, last.window === window,
      time <= last.began.advanced(by: constants.tapInterval),
      point.distance(to: last.point) <= constants.tapSlopBetween
    else { return 1 }
    return last.count + 1
  }

  /// Takes note of a touch that ended; one that cannot be a tap any more breaks the chain.
  mutating func touchEnded(_ touch: UITouch) {
    last =
      touch.tapCount == 0
      ? nil
      : Tap(
        window: touch.window, began: touch.beganTime, point: touch.beganPoint,
        count: touch.tapCount)
  }

  /// Lets the next touch count as a first tap.
  mutating func reset() {
    last = nil
  }

  /// Returns whether a touch, at the time of a packet that it takes part in, can still be a tap.
  func isTap(_ touch: UITouch, at time: AppTime) -> Bool {
    let point = touch.window?.convertFromScreen(touch.screenPoint) ?? touch.screenPoint
    let moved = point.distance(to: touch.beganPoint)
    return moved <= constants.tapSlopWithin
      && time <= touch.beganTime.advanced(by: constants.tapMaxDuration)
  }
}
