import ArgumentParser

/// One of several parts of work that machines share. `2/4` is the second of four.
///
/// The items are distributed in turn: shard K of N has items K, K + N, K + 2 N and so on. Neighbors
/// often take equally long, and go to different machines.
struct Shard: Equatable, Sendable {
  /// The allowed numbers of shards.
  static let counts = 1...10_000

  /// The number of this shard, from 1.
  let index: Int
  /// The number of shards.
  let count: Int

  /// Creates a shard; `nil` unless 1 ≤ `index` ≤ `count` ≤ 10,000.
  init?(_ index: Int, of count: Int) {
    guard Self.counts ~= count, 1...count ~= index else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Parses `K/N`; `nil` unless both are plain numbers in their ranges.
  init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map {
      $0.allSatisfy { "0"..."9" ~= $0 } ? Int($0) : nil
    }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    self.init(index, of: count)
  }

  /// Parses an option's value.
  static func parse(_ argument: String) throws -> Shard {
    guard let shard = Shard(argument) else {
      throw ValidationError(
        "expected K/N, shard K of N, both from 1 to \(counts.upperBound) and K at most N")
    }
    return shard
  }

  /// The shard in the form that `parse` reads.
  var text: String { Self.text(index, of: count) }

  /// Returns a shard as text, even for numbers that are out of range.
  static func text(_ index: Int, of count: Int) -> String { "\(index)/\(count)" }

  /// Returns the shard's share of a number of items.
  func share(of total: Int) -> Int { (total - index + count) / count }

  /// Returns the positions of the shard's items, from 0, in ascending order.
  func positions(of total: Int) -> [Int] { Array(stride(from: index - 1, to: total, by: count)) }
}
