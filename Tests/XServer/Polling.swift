import Foundation

/// Evaluates `condition` repeatedly until it is true, and returns whether it became true in time.
///
/// The condition is evaluated at least twice, the last time after the deadline, so a busy machine
/// does not cause a failure. The thread sleeps between evaluations.
///
/// - Parameters:
///   - timeout: The maximum time to wait. If it is zero or less, the condition is evaluated twice
///     without sleeping.
///   - interval: The time to sleep between evaluations.
@discardableResult
public func poll(
  timeout: Duration = .seconds(10), interval: Duration = .milliseconds(2),
  until condition: () throws -> Bool
) rethrows -> Bool {
  try poll(timeout: timeout, interval: interval, for: { try condition() ? true : nil }) ?? false
}

/// Evaluates `value` repeatedly until it is not `nil`, and returns it, or `nil` after the timeout.
///
/// Behaves like ``poll(timeout:interval:until:)``.
public func poll<Value>(
  timeout: Duration = .seconds(10), interval: Duration = .milliseconds(2),
  for value: () throws -> Value?
) rethrows -> Value? {
  let clock = ContinuousClock()
  let deadline = clock.now + timeout
  while true {
    if let found = try value() { return found }
    guard clock.now < deadline else { return try value() }
    Thread.sleep(forTimeInterval: interval / .seconds(1))
  }
}
