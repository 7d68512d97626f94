import SplitMix64
import Testing

@testable import Painter

struct SequenceChangeTests {
  @Test(
    arguments: [
      ("", "", []), ("abc", "abc", []), ("abc", "abd", [SequenceChange.changed(2, 2)]),
      ("abcd", "bcda", [.removed(0), .inserted(3)]), ("abcd", "dabc", [.inserted(0), .removed(3)]),
      ("abc", "abxc", [.inserted(2)]), ("abxc", "abc", [.removed(2)]), ("", "a", [.inserted(0)]),
      ("ab", "", [.removed(0), .removed(1)]),
      ("abc", "xyz", [.changed(0, 0), .changed(1, 1), .changed(2, 2)]),
    ] as [(String, String, [SequenceChange])])
  func `short sequences change as expected`(old: String, new: String, expected: [SequenceChange]) {
    #expect(Array(SequenceChanges(from: Array(old), to: Array(new))) == expected)
  }

  @Test func `matched elements are equal and in the same order`() {
    for seed in UInt64(1)...300 {
      var numbers = SplitMix64(seed: seed)
      func sequence() -> [Int] {
        (0..<Int.random(in: 0...12, using: &numbers)).map { _ in
          Int.random(in: 0...4, using: &numbers)
        }
      }
      let (old, new) = (sequence(), sequence())
      let changes = Array(SequenceChanges(from: old, to: new))
      var (oldLeft, newLeft) = (Set(old.indices), Set(new.indices))
      for change in changes {
        switch change {
        case .removed(let index): #expect(oldLeft.remove(index) != nil)
        case .inserted(let index): #expect(newLeft.remove(index) != nil)
        case .changed(let one, let other):
          #expect(oldLeft.remove(one) != nil && newLeft.remove(other) != nil)
        }
      }
      #expect(oldLeft.sorted().map { old[$0] } == newLeft.sorted().map { new[$0] }, "seed \(seed)")
    }
  }
}
