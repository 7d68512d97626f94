/// Allows a number of events per second, and a burst after a pause: a token bucket.
package struct RateLimit: Sendable {
  private let perSecond: Double
  private let burst: Double
  private var tokens: Double
  private var last: Double

  /// Makes a limit with a full bucket.
  ///
  /// - Parameters:
  ///   - perSecond: How many events are allowed per second.
  ///   - burst: How many are allowed at once after a pause.
  ///   - now: The time in seconds.
  package init(perSecond: Double, burst: Double, now: Double) {
    (self.perSecond, self.burst) = (perSecond, burst)
    (tokens, last) = (burst, now)
  }

  /// Counts an event.
  ///
  /// - Parameter now: The time in seconds; an earlier one than before counts as no time.
  /// - Returns: Whether it is allowed.
  package mutating func allows(at now: Double) -> Bool {
    tokens = min(burst, tokens + max(0, now - last) * perSecond)
    last = max(last, now)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
