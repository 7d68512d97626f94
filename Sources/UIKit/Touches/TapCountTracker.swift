import CoreGraphics
import PhoneFoundation

/// Counts taps in a row, from the last touch that was one.
struct TapCountTracker {
  private struct Tap {
    /// The window's number, which no other view of the app has.
    let window: Int
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
    guard let last, let window, last.window == window.number,
      time <= last.began.advanced(by: constants.tapInterval),
      point.distance(to: last.point) <= constants.tapSlopBetween
    else { return 1 }
    return last.count + 1
  }

  /// Remembers a touch that ended; one that is no tap starts the count again.
  mutating func touchEnded(_ touch: UITouch) {
    last = nil
    guard touch.storedTapCount > 0, let window = touch.storedWindow else { return }
    last = Tap(
      window: window.number, began: touch.beganTime, point: touch.beganPoint,
      count: touch.storedTapCount)
  }

  /// Makes the next touch count as a first tap.
  mutating func reset() {
    last = nil
  }

  /// Returns whether a touch can still be a tap at the time of a packet that changed it.
  func isTap(_ touch: UITouch, at time: AppTime) -> Bool {
    let point = touch.storedWindow?.convertFromScreen(touch.screenPoint) ?? touch.screenPoint
    let moved = point.distance(to: touch.beganPoint)
    return moved <= constants.tapSlopWithin
      && time <= touch.beganTime.advanced(by: constants.tapMaxDuration)
  }
}
