import Foundation

/// Measures what it is told to.
struct Stopwatch {
  /// The seconds that passed while it ran.
  private(set) var seconds = 0.0

  private let clock = SuspendingClock()

  /// Does something while the watch runs.
  mutating func time<Value>(_ work: () throws -> Value) rethrows -> Value {
    let start = clock.now
    defer { seconds += (clock.now - start) / .seconds(1) }
    return try work()
  }

  /// The processor time that this process used so far, in seconds.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
