/// A token bucket that allows a number of events per second, and a burst after a pause.
package struct RateLimit: Sendable {
  private let perSecond: Double
  private let burst: Double
  private var tokens: Double
  private var last: Double

  /// Creates a limit with a full bucket.
  ///
  /// - Parameters:
  ///   - perSecond: The number of events per second.
  ///   - burst: The number of events allowed at once after a pause.
  ///   - now: The time in seconds.
  package init(perSecond: Double, burst: Double, now: Double) {
    (self.perSecond, self.burst) = (perSecond, burst)
    (tokens, last) = (burst, now)
  }

  /// Counts an event.
  ///
  /// - Parameter now: The time in seconds. If it precedes the previous time, no time has elapsed.
  /// - Returns: Whether the event is allowed.
  package mutating func allows(at now: Double) -> Bool {
    tokens = min(burst, tokens + max(0, now - last) * perSecond)
    last = max(last, now)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
