import Foundation
import SplitMix64

/// Random decisions that a seed repeats. One object serves all who draw from it.
final class SeededRandom {
  private var numbers: SplitMix64

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
  }

  /// Whether something that happens once in `times` happens.
  func once(in times: Int) -> Bool { count(0...times - 1) == 0 }

  func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &numbers)
  }

  func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

  /// One of several things; nil of none.
  func one<Element>(of things: [Element]) -> Element? {
    things.randomElement(using: &numbers)
  }
}
