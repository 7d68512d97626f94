import Foundation
import Streams

/// Runs the random streams of a range of seeds: `RandomStreams FIRST LAST`. Every fourth seed's app
/// has gesture recognizers.
///
/// Prints the first seed at which a rule was broken, with the rules, and ends with 1 then.
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
