import ArgumentParser

/// Checks that a size is one that can be measured with.
func requireSize(_ name: String, _ size: Int, in range: ClosedRange<Int>) throws {
  guard range.contains(size) else {
    throw ValidationError(
      "--\(name) \(size) is out of range; expected \(range.lowerBound) to \(range.upperBound)")
  }
}

/// How long the rounds of a measurement are repeated.
struct RoundOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Repeat until so much time was measured; one round at least.", valueName: "seconds"))
  var minTime = 0.5

  func validate() throws {
    guard minTime >= 0, minTime <= 3600 else {
      throw ValidationError("--min-time \(minTime) is out of range; expected 0 to 3600 seconds")
    }
  }

  /// Makes rounds until they took long enough together.
  ///
  /// - Parameter round: Makes one round, and measures what counts of it.
  /// - Returns: The first round's outcome, how many rounds there were, and their seconds.
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

/// The tree that touches go to.
struct TreeOptions: ParsableArguments {
  /// How fingers reach the phone.
  enum Variant: String, ExpressibleByArgument, CaseIterable {
    /// A packet of them at once, as scripts do.
    case packets
    /// One by one, as windows do; the phone joins them.
    case fingers
  }

  @Option(help: ArgumentHelp("How many leaves the tree has.", valueName: "number"))
  var n = 1000

  @Flag(help: "Put all leaves into one view, instead of eight levels.")
  var flat = false

  @Option(help: "packets as scripts make them, or fingers one by one as windows tell of them.")
  var variant = Variant.packets

  func validate() throws {
    try requireSize("n", n, in: 1...1_000_000)
  }

  /// The name of the way that differs from the usual; nil for that.
  var way: String? { variant == .packets ? nil : variant.rawValue }
}
