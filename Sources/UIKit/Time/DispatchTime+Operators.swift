public import Dispatch
public import PhoneFoundation

// Operators are declared in this module because they are found only if their whole module is
// imported.

/// Returns a time that is later by an interval.
public nonisolated func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.advanced(by: interval)
}

/// Returns a time that is earlier by an interval.
public nonisolated func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.advanced(by: interval.negative)
}

/// Returns a time that is later by a number of seconds.
public nonisolated func + (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.advanced(by: DispatchTimeInterval(seconds: seconds))
}

/// Returns a time that is earlier by a number of seconds.
public nonisolated func - (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.advanced(by: DispatchTimeInterval(seconds: -seconds))
}

/// Returns a date that is later by an interval.
public nonisolated func + (
  time: DispatchWallTime, interval: DispatchTimeInterval
) -> DispatchWallTime {
  time.advanced(by: interval)
}

/// Returns a date that is earlier by an interval.
public nonisolated func - (
  time: DispatchWallTime, interval: DispatchTimeInterval
) -> DispatchWallTime {
  time.advanced(by: interval.negative)
}

/// Returns a date that is later by a number of seconds.
public nonisolated func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  time.advanced(by: DispatchTimeInterval(seconds: seconds))
}

/// Returns a date that is earlier by a number of seconds.
public nonisolated func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  time.advanced(by: DispatchTimeInterval(seconds: -seconds))
}
