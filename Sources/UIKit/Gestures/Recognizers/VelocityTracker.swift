import CoreGraphics
package import PhoneFoundation

/// Computes a velocity from recent positions.
package struct VelocityTracker {
  private var samples: [(time: AppTime, position: CGPoint)] = []

  /// Creates a tracker without positions.
  package init() {}

  /// Adds a position, replacing any position with the same time.
  package mutating func add(_ position: CGPoint, at time: AppTime) {
    if samples.last?.time == time { samples.removeLast() }
    samples.removeAll { Self.isOld($0.time, at: time) }
    samples.append((time, position))
  }

  /// Returns the mean velocity over the interval before the last position, per second, or zero if
  /// the last position is older than the interval.
  package func velocity(at time: AppTime) -> CGPoint {
    guard let first = samples.first, let last = samples.last, first.time < last.time,
      !Self.isOld(last.time, at: time)
    else { return .zero }
    let seconds = AppTime(microseconds: last.time.microseconds - first.time.microseconds).seconds
    return CGPoint(
      x: (last.position.x - first.position.x) / seconds,
      y: (last.position.y - first.position.y) / seconds)
  }

  private static func isOld(_ sample: AppTime, at time: AppTime) -> Bool {
    sample.advanced(by: GestureConstants.velocityInterval) < time
  }
}
