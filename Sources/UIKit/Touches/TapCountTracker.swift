import CoreGraphics
import PhoneFoundation

/// Counts consecutive taps.
struct TapCountTracker {
  private struct Tap {
    /// The window's number, which is unique within the app.
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

  /// Returns the tap count for a touch that begins while no other touch is active.
  func count(beginningIn window: UIWindow?, at point: CGPoint, time: AppTime) -> Int {
    guard let last, let window, last.window == window.number,
      time <= last.began.advanced(by: constants.tapInterval),
      point.distance(to: last.point) <= constants.tapSlopBetween
    else { return 1 }
    return last.count + 1
  }

  /// Stores a touch that ended. If it is not a tap, the count starts over.
  mutating func touchEnded(_ touch: UITouch) {
    last = nil
    guard touch.storedTapCount > 0, let window = touch.storedWindow else { return }
    last = Tap(
      window: window.number, began: touch.beganTime, point: touch.beganPoint,
      count: touch.storedTapCount)
  }

  /// Restarts the count so that the next touch is a first tap.
  mutating func reset() {
    last = nil
  }

  /// Returns whether a touch can still be a tap at the time of a packet that changes it.
  func isTap(_ touch: UITouch, at time: AppTime) -> Bool {
    let point = touch.storedWindow?.convertFromScreen(touch.screenPoint) ?? touch.screenPoint
    let moved = point.distance(to: touch.beganPoint)
    return moved <= constants.tapSlopWithin
      && time <= touch.beganTime.advanced(by: constants.tapMaxDuration)
  }
}
