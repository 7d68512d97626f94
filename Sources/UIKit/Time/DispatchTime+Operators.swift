public import Dispatch
public import PhoneFoundation

// Here and not beside the types: an operator is found only by a whole import of its module.

/// Returns the moment an interval later.
public nonisolated func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.advanced(by: interval)
}

/// Returns the moment an interval earlier.
public nonisolated func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.advanced(by: interval.negative)
}

/// Returns the moment some seconds later.
public nonisolated func + (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.advanced(by: DispatchTimeInterval(seconds: seconds))
}

/// Returns the moment some seconds earlier.
public nonisolated func - (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.advanced(by: DispatchTimeInterval(seconds: -seconds))
}

/// Returns the date an interval later.
public nonisolated func + (
  time: DispatchWallTime, interval: DispatchTimeInterval
) -> DispatchWallTime {
  time.advanced(by: interval)
}

/// Returns the date an interval earlier.
public nonisolated func - (
  time: DispatchWallTime, interval: DispatchTimeInterval
) -> DispatchWallTime {
  time.advanced(by: interval.negative)
}

/// Returns the date some seconds later.
public nonisolated func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  time.advanced(by: DispatchTimeInterval(seconds: seconds))
}

/// Returns the date some seconds earlier.
public nonisolated func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  time.advanced(by: DispatchTimeInterval(seconds: -seconds))
}

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a duration on the app's clock.
  ///
  /// The standard library's form counts from the system's clock at the call; this one is exact.
  public static nonisolated func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = max(seconds, 0).multipliedReportingOverflow(by: 1_000_000_000)
    let rest = max(attoseconds / 1_000_000_000, 0)
    try await sleep(
      nanoseconds: nanoseconds.overflow
        ? .max : UInt64(nanoseconds.partialValue) + UInt64(rest))
  }
}
