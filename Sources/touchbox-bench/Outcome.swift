import Foundation

/// What a workload measured.
struct Outcome {
  private let members: [(name: String, value: Any)]

  /// Makes an outcome of a number and further members of the line, which are numbers or text that
  /// needs no escaping in JSON.
  init(_ value: Double, _ members: KeyValuePairs<String, Any> = [:]) {
    self.members = [("value", value)] + members.map { ($0.key, $0.value) }
  }

  /// The line of JSON that a workload prints.
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

/// A measurement that was repeated.
struct Rounds<Result> {
  /// What the first round returned.
  let first: Result
  /// The number of rounds.
  let count: Int
  /// What was measured of all rounds, in seconds.
  let seconds: Double

  /// How many of something happened in a second, if each round has `count` of it.
  func rate(_ count: Int) -> Double { Double(count * self.count) / seconds }
}

extension Arguments {
  /// Repeats a round until `--min-time` seconds are measured, and at least `--rounds` times.
  ///
  /// - Parameter round: Runs one round, and measures the relevant part of it.
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

/// Adds up the time of what it runs.
struct Stopwatch {
  /// The seconds so far.
  private(set) var seconds = 0.0

  private let clock = SuspendingClock()

  /// Runs `work` and adds its time.
  mutating func time<Value>(_ work: () throws -> Value) rethrows -> Value {
    let start = clock.now
    defer { seconds += (clock.now - start) / .seconds(1) }
    return try work()
  }

  /// The processor time that this process has used, in seconds.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Pseudorandom numbers that are the same on all machines.
struct LinearCongruentialGenerator {
  private var state: UInt32

  /// Makes the sequence of a seed.
  init(seed: UInt32) {
    state = seed
  }

  /// Returns the next number that is at least 0 and below `bound`.
  mutating func next(below bound: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % bound
  }
}
