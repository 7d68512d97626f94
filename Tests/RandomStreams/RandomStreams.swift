import Foundation
import Streams

/// Runs random touch streams for a range of seeds: `RandomStreams FIRST LAST`. For every fourth
/// seed, the app has gesture recognizers.
///
/// If a seed violates a rule, prints the seed and the rules, and exits with code 1.
@main
enum RandomStreams {
  static func main() {
    let seeds = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard seeds.count == 2, let first = seeds.first, let last = seeds.last, first <= last else {
      print("usage: RandomStreams FIRST LAST")
      exit(2)
    }
    for seed in first...last {
      let faults = RandomStream(seed: seed, gestures: seed % 4 == 0).run()
      guard faults.isEmpty else {
        print("SEED=\(seed): \(faults.prefix(5).joined(separator: "; "))")
        exit(1)
      }
    }
    print("random streams: seeds \(first) to \(last), no rule broken")
  }
}
