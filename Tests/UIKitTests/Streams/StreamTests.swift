import Simulator
import Streams
import Testing

/// Random packets into random apps whose views remove, move, hide and change each other.
///
/// These are the first of the many streams that `make streams` runs.
@Suite struct StreamTests {
  @Test("A-10 A-35 B-04 C-04 C-22 C-24 C-30 hold for random packets into random apps")
  func streams() {
    for seed in UInt64(1)...500 {
      let faults = RandomStream(seed: seed).run()
      #expect(faults.isEmpty, "SEED=\(seed): \(faults.prefix(3).joined(separator: "; "))")
    }
  }

  @Test("A-06 the same stream twice gives the same trace")
  func sameTwice() {
    var lineCount = 0
    for seed in UInt64(1)...20 {
      var traces: [[String]] = [[], []]
      for turn in 0...1 { _ = RandomStream(seed: seed).run { traces[turn].append($0) } }
      #expect(traces[0] == traces[1], "SEED=\(seed)")
      lineCount += traces[0].count
    }
    #expect(lineCount > 1000)
  }

  @Test("F-40 G-03 at 30, 60 and 144 frames a second the trace differs only in draws")
  func frameRates() {
    for seed in UInt64(1)...20 {
      let traces = [nil, 30, 60, 144].map { rate in
        var lines: [String] = []
        _ = RandomStream(seed: seed, rate: rate).run { lines.append($0) }
        return lines.filter { !TraceLine.isDraw($0) }
      }
      #expect(Set(traces).count == 1, "SEED=\(seed)")
    }
  }
}
