/// Numbers that look random and are the same everywhere: a linear congruence.
struct LinearCongruentialGenerator {
  private var state: UInt32

  /// Begins the row of a seed.
  init(seed: UInt32) {
    state = seed
  }

  /// Returns the next number that is at least 0 and below `bound`.
  mutating func next(below bound: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % bound
  }
}
