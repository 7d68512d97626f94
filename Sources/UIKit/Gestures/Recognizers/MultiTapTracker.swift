import CoreGraphics
import PhoneFoundation

/// Tracks a sequence of taps with one or more fingers.
///
/// The tracker checks only the distances and the fingers. The recognizer fails when `limit` or
/// `nextLimit` has passed.
struct MultiTapTracker {
  /// The limits for taps.
  let constants: TouchConstants
  /// The number of fingers required for each tap.
  let fingersRequired: Int

  /// The number of completed taps.
  private(set) var count = 0
  /// The centroid of the points where the first tap's fingers landed, in window coordinates.
  private(set) var start: CGPoint?
  /// The time at which the first finger of the latest tap landed.
  private(set) var began = AppTime.zero
  private var centroid = CGPoint.zero
  /// The fingers of the latest tap that are down.
  private(set) var fingers: [UITouch] = []
  /// The values of `began` and `centroid` for the previous tap.
  private var previous = (began: AppTime.zero, centroid: CGPoint.zero)
  private var hasLifted = false

  init(fingersRequired: Int, constants: TouchConstants) {
    self.fingersRequired = fingersRequired
    self.constants = constants
  }

  /// Whether no fingers are down.
  var isUp: Bool { fingers.isEmpty }
  /// Whether all fingers of a tap are down.
  var isComplete: Bool { fingers.count == fingersRequired }
  /// The latest time at which the current tap may end.
  var limit: AppTime { began.advanced(by: constants.tapMaxDuration) }
  /// The latest time at which another tap may begin.
  var nextLimit: AppTime { began.advanced(by: constants.tapInterval) }

  /// Adds new touches.
  ///
  /// - Returns: The reason the touches are not part of the taps, or nil if they are.
  mutating func add(_ touches: [UITouch]) -> GestureFailure? {
    for touch in touches {
      if fingers.isEmpty {
        previous = (began, centroid)
        began = touch.beganTime
        hasLifted = false
      }
      guard fingers.count < fingersRequired, !hasLifted else { return .tooManyTouches }
      guard touch.beganTime <= nextLimit else { return .tooSlow }
      fingers.append(touch)
    }
    guard isComplete else { return nil }
    let landing = CGPoint(middleOf: fingers.map(\.beganPoint))
    guard count == 0 || landing.distance(to: centroid) <= constants.tapSlopBetween else {
      return .landedTooFar(limit: constants.tapSlopBetween)
    }
    centroid = landing
    if start == nil { start = landing }
    return nil
  }

  /// Returns whether all fingers are within `slop` points of where they landed.
  func isNear(within slop: CGFloat) -> Bool {
    fingers.allSatisfy { $0.location(in: nil).distance(to: $0.beganPoint) <= slop }
  }

  /// Returns how far the touches were from meeting a requirement.
  func measure(
    of failure: GestureFailure, at time: AppTime, tapsRequired: Int
  ) -> GestureMeasure? {
    switch failure {
    case .movedTooFar(let limit):
      let distance = fingers.reduce(0) { max($0, $1.location(in: nil).distance(to: $1.beganPoint)) }
      return .distance(distance, limit: limit)
    case .landedTooFar(let limit):
      let landing = CGPoint(middleOf: fingers.map(\.beganPoint))
      return .distance(landing.distance(to: centroid), limit: limit)
    case .tooSlow where fingers.isEmpty:
      return .taps(count, required: tapsRequired, interval: constants.tapInterval)
    case .tooSlow:
      let elapsed = AppTime(microseconds: time.microseconds - began.microseconds).seconds
      // If the tap's maximum duration has not elapsed, another finger must have landed too late.
      let limit =
        elapsed < constants.tapMaxDuration ? constants.tapInterval : constants.tapMaxDuration
      return .duration(elapsed, limit: limit)
    case .tooManyTouches: return .touches(fingers.count + 1, limit: fingersRequired)
    case .tooFewTouches: return .touches(fingers.count, limit: fingersRequired)
    default: return nil
    }
  }

  /// Continues as if a finger had not landed.
  ///
  /// - Returns: The reason the fingers that have already lifted did not form a tap, or nil if none
  ///   have lifted.
  mutating func forget(_ touch: UITouch) -> GestureFailure? {
    fingers.removeAll { $0 === touch }
    if hasLifted { return .tooFewTouches }
    if fingers.isEmpty { began = previous.began }
    centroid = previous.centroid
    if count == 0 { start = nil }
    return nil
  }

  /// Removes touches that ended. The tap is complete when the last finger has lifted.
  ///
  /// - Returns: The reason the touches are not part of a tap, or nil if they are.
  mutating func remove(_ touches: Set<UITouch>) -> GestureFailure? {
    guard hasLifted || isComplete else { return .tooFewTouches }
    hasLifted = true
    fingers.removeAll { touches.contains($0) }
    if fingers.isEmpty { count += 1 }
    return nil
  }
}

extension UIGestureRecognizer {
  /// Makes the recognizer fail unless another tap begins in time.
  func waitForTap(after taps: MultiTapTracker) {
    if context.queue.now <= taps.nextLimit {
      wait(until: taps.nextLimit, then: .failed)
    } else {
      fail(because: .tooSlow)
    }
  }
}
