import UIKit

/// Random numbers that a seed repeats: SplitMix64. One object serves all who draw from it.
final class Dice {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private var generator: Generator

  init(seed: UInt64) {
    generator = Generator(state: seed)
  }

  /// Whether something that happens once in `times` happens.
  func once(in times: Int) -> Bool { count(0...times - 1) == 0 }

  func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &generator)
  }

  func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  /// One of several things; nil of none.
  func one<Element>(of things: [Element]) -> Element? {
    things.randomElement(using: &generator)
  }
}
