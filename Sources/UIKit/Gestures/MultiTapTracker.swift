import CoreGraphics

/// Follows taps of a number of fingers, one tap after another.
struct MultiTapTracker {
  /// The numbers that decide what counts as a tap.
  let constants: TouchConstants
  /// How many fingers tap together.
  let fingersRequired: Int

  /// How many taps are done.
  private(set) var count = 0
  /// Where the first tap was, in window points: the middle of its landings.
  private(set) var start: CGPoint?
  /// When the first finger of the latest tap landed.
  private(set) var began = AppTime.zero
  private var middle = CGPoint.zero
  private var fingers: [UITouch] = []
  private var hasLifted = false

  init(fingersRequired: Int, constants: TouchConstants) {
    self.fingersRequired = fingersRequired
    self.constants = constants
  }

  /// Whether no finger of a tap is down.
  var isUp: Bool { fingers.isEmpty }
  /// Whether all fingers of a tap are down.
  var isComplete: Bool { fingers.count == fingersRequired }
  /// When the tap that goes on is too long.
  var limit: AppTime { began.advanced(by: constants.tapMaxDuration) }
  /// When it is too late for another tap to begin.
  var nextLimit: AppTime { began.advanced(by: constants.tapInterval) }

  /// Takes landings in.
  ///
  /// - Returns: Whether they belong to the taps.
  mutating func land(_ touches: [UITouch]) -> Bool {
    for touch in touches {
      if fingers.isEmpty {
        guard count == 0 || touch.beganTime <= nextLimit else { return false }
        began = touch.beganTime
        hasLifted = false
      }
      guard fingers.count < fingersRequired, !hasLifted, touch.beganTime <= nextLimit else {
        return false
      }
      fingers.append(touch)
    }
    guard isComplete else { return true }
    let landing = CGPoint(middleOf: fingers.map(\.beganPoint))
    guard count == 0 || landing.distance(to: middle) <= constants.tapSlopBetween else {
      return false
    }
    middle = landing
    if start == nil { start = landing }
    return true
  }

  /// Returns whether all fingers are still near to where they landed.
  func isNear(within slop: CGFloat) -> Bool {
    fingers.allSatisfy { $0.location(in: nil).distance(to: $0.beganPoint) <= slop }
  }

  /// Takes lifts in; with the last finger the tap is done.
  ///
  /// - Returns: Whether they belong to a tap.
  mutating func lift(_ touches: Set<UITouch>, at time: AppTime) -> Bool {
    guard hasLifted || isComplete,
      touches.allSatisfy({ time <= $0.beganTime.advanced(by: constants.tapMaxDuration) })
    else { return false }
    hasLifted = true
    fingers.removeAll { touches.contains($0) }
    if fingers.isEmpty { count += 1 }
    return true
  }
}

extension UIGestureRecognizer {
  /// Fails if no tap begins that follows those that are done.
  func waitForTap(after taps: MultiTapTracker) {
    if context.queue.now <= taps.nextLimit {
      wait(until: taps.nextLimit, then: .failed)
    } else {
      state = .failed
    }
  }
}
