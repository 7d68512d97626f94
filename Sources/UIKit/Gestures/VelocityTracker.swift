import CoreGraphics

/// Where something was lately, for telling how fast it moves.
struct VelocityTracker {
  /// How far back it counts, in seconds; Apple publishes no number.
  static let length: TimeInterval = 0.100

  private var samples: [(time: AppTime, place: CGPoint)] = []

  /// Takes note of a place; one of the same time takes the last one's place.
  mutating func note(_ place: CGPoint, at time: AppTime) {
    if samples.last?.time == time { samples.removeLast() }
    samples.removeAll { Self.isOld($0.time, at: time) }
    samples.append((time, place))
  }

  /// Returns the way per second over what counts at `time`; zero for what rested since.
  func velocity(at time: AppTime) -> CGPoint {
    let recent = samples.filter { !Self.isOld($0.time, at: time) }
    guard let first = recent.first, let last = recent.last, first.time < last.time else {
      return .zero
    }
    let seconds = AppTime(microseconds: last.time.microseconds - first.time.microseconds).seconds
    return CGPoint(
      x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
  }

  private static func isOld(_ sample: AppTime, at time: AppTime) -> Bool {
    sample.advanced(by: length) < time
  }
}
