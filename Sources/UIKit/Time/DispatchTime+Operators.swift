public import Dispatch
public import PhoneFoundation

// Operators are declared in this module because they are found only if the whole module that
// declares them is imported.

/// Returns the time plus an interval.
public nonisolated func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.advanced(by: interval)
}

/// Returns the time minus an interval.
public nonisolated func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.advanced(by: interval.negative)
}

/// Returns the time plus a number of seconds.
public nonisolated func + (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.advanced(by: DispatchTimeInterval(seconds: seconds))
}

/// Returns the time minus a number of seconds.
public nonisolated func - (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.advanced(by: DispatchTimeInterval(seconds: -seconds))
}

/// Returns the date plus an interval.
public nonisolated func + (
  time: DispatchWallTime, interval: DispatchTimeInterval
) -> DispatchWallTime {
  time.advanced(by: interval)
}

/// Returns the date minus an interval.
public nonisolated func - (
  time: DispatchWallTime, interval: DispatchTimeInterval
) -> DispatchWallTime {
  time.advanced(by: interval.negative)
}

/// Returns the date plus a number of seconds.
public nonisolated func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  time.advanced(by: DispatchTimeInterval(seconds: seconds))
}

/// Returns the date minus a number of seconds.
public nonisolated func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  time.advanced(by: DispatchTimeInterval(seconds: -seconds))
}
