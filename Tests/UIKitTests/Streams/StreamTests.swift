import Simulator
import Streams
import Testing

/// Random packets in random apps, whose views remove, move, hide, and change each other, and whose
/// gesture recognizers behave randomly.
///
/// `make streams` runs many more of these streams.
struct StreamTests {
  @Test("A-10 A-35 B-04 C-04 C-22 C-24 C-30 hold for random packets in random apps")
  func streams() {
    for seed in UInt64(1)...500 {
      let faults = RandomStream(seed: seed).run()
      #expect(faults.isEmpty, "SEED=\(seed): \(faults.prefix(3).joined(separator: "; "))")
    }
  }

  @Test("D-04 D-11 D-12 D-13 D-14 D-17 D-21 D-23 D-24 C-30 hold for random apps with gestures")
  func gestureStreams() {
    var seen: Set<String> = []
    for seed in UInt64(1)...600 {
      let faults = RandomStream(seed: seed, gestures: true).run { line in
        // T 0.250000 gesture UIPanGestureRecognizer#1 began
        let words = line.split(separator: " ")
        guard words.count == 5, words[2] == "gesture" else { return }
        seen.insert("\(words[3].prefix { $0 != "#" }) \(words[4])")
      }
      #expect(faults.isEmpty, "SEED=\(seed): \(faults.prefix(3).joined(separator: "; "))")
    }
    // Gestures are frequent. The rarest is a long press that ends.
    for kind in ["UIPan", "UIPinch", "UIRotation", "UILongPress", "Wild"] {
      let name = kind == "Wild" ? "RandomRecognizer" : "\(kind)GestureRecognizer"
      for state in ["began", "changed", "ended", "cancelled", "failed"] {
        #expect(seen.contains("\(name) \(state)"))
      }
    }
    for kind in ["UITap", "UISwipe"] {
      for state in ["ended", "failed"] {
        #expect(seen.contains("\(kind)GestureRecognizer \(state)"))
      }
    }
  }

  @Test("A-06 the same stream produces the same trace twice", arguments: [false, true])
  func sameTwice(gestures: Bool) {
    var lineCount = 0
    for seed in UInt64(1)...20 {
      var traces: [[String]] = [[], []]
      for turn in 0...1 {
        _ = RandomStream(seed: seed, gestures: gestures).run { traces[turn].append($0) }
      }
      #expect(traces[0] == traces[1], "SEED=\(seed)")
      lineCount += traces[0].count
    }
    #expect(lineCount > 1000)
  }

  @Test(
    "F-40 G-03 at 30, 60 and 144 frames per second, the trace differs only in draws",
    arguments: [false, true])
  func frameRates(gestures: Bool) {
    for seed in UInt64(1)...20 {
      let traces = [nil, 30, 60, 144].map { rate in
        var lines: [String] = []
        _ = RandomStream(seed: seed, rate: rate, gestures: gestures).run { lines.append($0) }
        return lines.filter { !TraceFormatter.isDraw($0) }
      }
      #expect(Set(traces).count == 1, "SEED=\(seed)")
    }
  }
}
