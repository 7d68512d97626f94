import SplitMix64

/// Random decisions determined by a seed and a session number.
struct MonkeyRandom {
  private var numbers: SplitMix64

  init(seed: UInt64, number: Int) {
    var seeds = SplitMix64(seed: seed &+ UInt64(bitPattern: Int64(number)) &* 0xD1B5_4A32_D192_ED03)
    numbers = SplitMix64(seed: seeds.next())
  }

  /// Returns `true` with a probability of 1 / `times`.
  mutating func once(in times: Int) -> Bool { count(1...times) == 1 }

  /// Returns a random number in a range.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &numbers)
  }

  /// Returns a random integer in a range.
  mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

  /// Returns a random element of an array, which must not be empty.
  mutating func one<Element>(of things: [Element]) -> Element {
    things[count(0...things.count - 1)]
  }
}
