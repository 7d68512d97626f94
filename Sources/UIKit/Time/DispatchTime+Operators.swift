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
