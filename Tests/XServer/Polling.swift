import Foundation

/// Asks `condition` again and again until it is true; returns whether it became true in time.
///
/// The question is asked at least twice, the last time after the deadline, so that a machine too
/// busy to run this thread does not turn into a failure. The thread sleeps between the questions.
///
/// - Parameters:
///   - timeout: The longest wait. Zero or less asks twice without sleeping.
///   - interval: The sleep between two questions.
@discardableResult
public func poll(
  timeout: Duration = .seconds(10), interval: Duration = .milliseconds(2),
  until condition: () throws -> Bool
) rethrows -> Bool {
  try poll(timeout: timeout, interval: interval, for: { try condition() ? true : nil }) ?? false
}

/// Asks `value` again and again until it is not `nil`; returns it, or `nil` when time is up.
///
/// Behaves as ``poll(timeout:interval:until:)`` does.
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
