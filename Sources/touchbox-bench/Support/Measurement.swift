import ArgumentParser
import Foundation
import TouchboxCore

/// A workload's result: one line of JSON whose members keep their order.
struct Measurement {
  private var members: [(name: String, text: String)] = []

  /// Begins the line of a workload.
  ///
  /// - Parameter variant: The variant of the workload; `nil` for the usual one.
  init(of name: String, variant: String? = nil) {
    add("name", name)
    add("impl", variant.map { "touchbox-\($0)" } ?? "touchbox")
  }

  /// Adds a word, which must need no escaping in JSON.
  mutating func add(_ name: String, _ word: String) {
    members.append((name, "\"\(word)\""))
  }

  /// Adds a count.
  mutating func add(_ name: String, _ number: Int) {
    members.append((name, "\(number)"))
  }

  /// Adds a number; one that is not finite is null.
  mutating func add(_ name: String, _ number: Double) {
    members.append((name, number.isFinite ? "\(number)" : "null"))
  }

  /// Adds the measured number and its unit.
  mutating func add(_ value: Double, in metric: String) {
    add("metric", metric)
    add("value", value)
  }

  /// The line.
  var text: String {
    "{" + members.map { "\"\($0.name)\":\($0.text)" }.joined(separator: ",") + "}"
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

/// How long a measurement is repeated.
struct RoundOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Repeat until this much time is measured; at least one round.", valueName: "seconds"))
  var minTime = 0.5

  func validate() throws {
    try requireRange("--min-time", minTime, 0...3600, unit: " seconds")
  }

  /// Repeats a round until all rounds together took long enough.
  ///
  /// - Parameter round: Runs one round and measures the relevant part of it.
  /// - Returns: The first round's outcome, the number of rounds, and their seconds.
  func rounds<Outcome>(
    _ round: (inout Stopwatch) throws -> Outcome
  ) rethrows -> (first: Outcome, count: Int, seconds: Double) {
    var watch = Stopwatch()
    let first = try round(&watch)
    var count = 1
    while watch.seconds < minTime {
      _ = try round(&watch)
      count += 1
    }
    return (first, count, watch.seconds)
  }
}
