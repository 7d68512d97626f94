import Foundation

/// The result of a workload.
struct Outcome {
  private let members: [(name: String, value: Any)]

  /// Creates a result from a number and other members for the line: numbers, or text that needs no
  /// JSON escaping.
  init(_ value: Double, _ members: KeyValuePairs<String, Any> = [:]) {
    self.members = [("value", value)] + members.map { ($0.key, $0.value) }
  }

  /// Returns the JSON line that a workload prints.
  func line(of workload: Workload, _ arguments: Arguments) -> String {
    let start: [(name: String, value: Any)] =
      [("name", workload.alias ?? workload.name), ("impl", "touchbox")] + arguments.members
      + [("metric", workload.metric)]
    let texts = (start + members).map { name, value in
      value is String ? "\"\(name)\":\"\(value)\"" : "\"\(name)\":\(value)"
    }
    return "{\(texts.joined(separator: ","))}"
  }
}

/// A repeated measurement.
struct Rounds<Result> {
  /// The result of the first round.
  let first: Result
  /// The number of rounds.
  let count: Int
  /// The measured time for all rounds, in seconds.
  let seconds: Double

  /// Returns a rate per second, given that each round processes `count` items.
  func rate(_ count: Int) -> Double { Double(count * self.count) / seconds }
}

extension Arguments {
  /// Repeats a round at least `--rounds` times and until at least `--min-time` seconds have been
  /// measured.
  ///
  /// - Parameter round: Runs one round and measures the relevant part of it.
  func rounds<Result>(_ round: (inout Stopwatch) throws -> Result) rethrows -> Rounds<Result> {
    let (seconds, count) = (number("min-time"), count("rounds"))
    var watch = Stopwatch()
    let first = try round(&watch)
    var done = 1
    while done < count || watch.seconds < seconds {
      _ = try round(&watch)
      done += 1
    }
    return Rounds(first: first, count: done, seconds: watch.seconds)
  }
}

/// Accumulates the time of the work that it runs.
struct Stopwatch {
  /// The accumulated time, in seconds.
  private(set) var seconds = 0.0

  private let clock = SuspendingClock()

  /// Runs `work` and adds its time.
  mutating func time<Value>(_ work: () throws -> Value) rethrows -> Value {
    let start = clock.now
    defer { seconds += (clock.now - start) / .seconds(1) }
    return try work()
  }

  /// The CPU time used by this process, in seconds.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A pseudorandom number generator that produces the same numbers on all machines.
struct LinearCongruentialGenerator {
  private var state: UInt32

  /// Creates the sequence for a seed.
  init(seed: UInt32) {
    state = seed
  }

  /// Returns the next number in `0..<bound`.
  mutating func next(below bound: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % bound
  }
}
