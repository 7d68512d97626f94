package import Foundation
import SplitMix64

/// Random decisions that a seed repeats. One object serves all who draw from it.
package class SeededRandom {
  private var numbers: SplitMix64

  /// Makes the decisions of a seed.
  package init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
  }

  /// Returns a number from a range.
  package func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    // Double's own function is specialized, CGFloat's is not.
    CGFloat(Double.random(in: Double(range.lowerBound)...Double(range.upperBound), using: &numbers))
  }

  /// Returns a whole number from a range.
  package func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

  /// Returns one of several things; nil of none.
  package func one<Element>(of things: [Element]) -> Element? {
    things.randomElement(using: &numbers)
  }

  /// Whether something that happens once in `times` happens.
  package final func once(in times: Int) -> Bool { count(0...times - 1) == 0 }
}
