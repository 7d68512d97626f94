package import Foundation
import SplitMix64

/// Makes random decisions determined by a seed. All users of a stream share one object.
package class SeededRandom {
  private var numbers: SplitMix64

  /// Creates an object that makes the decisions for a seed.
  package init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
  }

  /// Returns a number in a range.
  package func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    // `Double`'s function is specialized, but `CGFloat`'s is not.
    CGFloat(Double.random(in: Double(range.lowerBound)...Double(range.upperBound), using: &numbers))
  }

  /// Returns an integer in a range.
  package func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

  /// Returns a random element, or `nil` for an empty array.
  package func one<Element>(of things: [Element]) -> Element? {
    things.randomElement(using: &numbers)
  }

  /// Returns `true` with a probability of 1 / `times`.
  package final func once(in times: Int) -> Bool { count(0...times - 1) == 0 }
}
