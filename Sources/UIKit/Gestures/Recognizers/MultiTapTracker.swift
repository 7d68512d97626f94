import CoreGraphics
import PhoneFoundation

/// Follows taps of one or several fingers, one tap after another.
struct MultiTapTracker {
  /// What counts as a tap.
  let constants: TouchConstants
  /// How many fingers tap together.
  let fingersRequired: Int

  /// How many taps are complete.
  private(set) var count = 0
  /// The centroid of the first tap's landings, in window coordinates.
  private(set) var start: CGPoint?
  /// When the first finger of the latest tap landed.
  private(set) var began = AppTime.zero
  private var centroid = CGPoint.zero
  /// The fingers of the latest tap that are down.
  private(set) var fingers: [UITouch] = []
  /// What `began` and `centroid` were for the tap before that.
  private var previous = (began: AppTime.zero, centroid: CGPoint.zero)
  private var hasLifted = false

  init(fingersRequired: Int, constants: TouchConstants) {
    self.fingersRequired = fingersRequired
    self.constants = constants
  }

  /// Whether no finger of a tap is down.
  var isUp: Bool { fingers.isEmpty }
  /// Whether all fingers of a tap are down.
  var isComplete: Bool { fingers.count == fingersRequired }
  /// When the current tap becomes too long.
  var limit: AppTime { began.advanced(by: constants.tapMaxDuration) }
  /// When it becomes too late for another tap to begin.
  var nextLimit: AppTime { began.advanced(by: constants.tapInterval) }

  /// Adds touches that began.
  ///
  /// - Returns: Why they do not belong to the taps; nil if they do.
  mutating func add(_ touches: [UITouch]) -> GestureFailure? {
    for touch in touches {
      if fingers.isEmpty {
        guard count == 0 || touch.beganTime <= nextLimit else { return .tooSlow }
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

  /// Returns by how much the touches miss what they should be.
  func measure(
    of failure: GestureFailure, at time: AppTime, tapsRequired: Int
  ) -> GestureMeasure? {
    switch failure {
    case .movedTooFar(let limit):
      let distances = fingers.map { $0.location(in: nil).distance(to: $0.beganPoint) }
      return .distance(distances.max() ?? 0, limit: limit)
    case .landedTooFar(let limit):
      let landing = CGPoint(middleOf: fingers.map(\.beganPoint))
      return .distance(landing.distance(to: centroid), limit: limit)
    case .tooSlow where fingers.isEmpty:
      return .taps(count, required: tapsRequired, interval: constants.tapInterval)
    case .tooSlow:
      let elapsed = AppTime(microseconds: time.microseconds - began.microseconds).seconds
      // Only a finger that lands late is too slow before the tap is too long.
      let limit =
        elapsed < constants.tapMaxDuration ? constants.tapInterval : constants.tapMaxDuration
      return .duration(elapsed, limit: limit)
    case .tooManyTouches: return .touches(fingers.count + 1, limit: fingersRequired)
    case .tooFewTouches: return .touches(fingers.count, limit: fingersRequired)
    default: return nil
    }
  }

  /// Goes on as if a finger had not landed.
  ///
  /// - Returns: Why those that have lifted before it were no tap; nil if there are none.
  mutating func forget(_ touch: UITouch) -> GestureFailure? {
    fingers.removeAll { $0 === touch }
    if hasLifted { return .tooFewTouches }
    if fingers.isEmpty { began = previous.began }
    centroid = previous.centroid
    if count == 0 { start = nil }
    return nil
  }

  /// Removes touches that ended; with the last finger the tap is complete.
  ///
  /// - Returns: Why they do not belong to a tap; nil if they do.
  mutating func remove(_ touches: Set<UITouch>, at time: AppTime) -> GestureFailure? {
    guard hasLifted || isComplete else { return .tooFewTouches }
    guard
      touches.allSatisfy({ time <= $0.beganTime.advanced(by: constants.tapMaxDuration) })
    else { return .tooSlow }
    hasLifted = true
    fingers.removeAll { touches.contains($0) }
    if fingers.isEmpty { count += 1 }
    return nil
  }
}

extension UIGestureRecognizer {
  /// Fails unless another tap begins in time.
  func waitForTap(after taps: MultiTapTracker) {
    if context.queue.now <= taps.nextLimit {
      wait(until: taps.nextLimit, then: .failed)
    } else {
      fail(because: .tooSlow)
    }
  }
}
