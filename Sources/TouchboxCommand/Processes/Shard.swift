import ArgumentParser

/// One of several parts of a workload that is split among machines. `2/4` is the second of four.
///
/// Items are distributed in turn: shard K of N contains items K, K + N, K + 2 N and so on.
/// Neighboring items often take equally long, so this balances the load.
struct Shard: Equatable, Sendable {
  /// The allowed numbers of shards.
  static let counts = 1...10_000

  /// The shard's number, from 1.
  let index: Int
  /// The number of shards.
  let count: Int

  /// Creates a shard, or returns `nil` unless 1 ≤ `index` ≤ `count` ≤ 10,000.
  init?(_ index: Int, of count: Int) {
    guard Self.counts ~= count, 1...count ~= index else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Parses `K/N`, or returns `nil` unless both are plain numbers in their ranges.
  init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map {
      $0.allSatisfy { "0"..."9" ~= $0 } ? Int($0) : nil
    }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    self.init(index, of: count)
  }

  /// Parses the value of an option.
  static func parse(_ argument: String) throws -> Shard {
    guard let shard = Shard(argument) else {
      throw ValidationError(
        "expected K/N, shard K of N, both from 1 to \(counts.upperBound) and K at most N")
    }
    return shard
  }

  /// The shard as text that `parse` accepts.
  var text: String { Self.text(index, of: count) }

  /// Returns a shard as text, even if its numbers are out of range.
  static func text(_ index: Int, of count: Int) -> String { "\(index)/\(count)" }

  /// Returns the number of items in this shard, out of a total.
  func share(of total: Int) -> Int { (total - index + count) / count }

  /// Returns the positions of the shard's items, from 0, in ascending order.
  func positions(of total: Int) -> [Int] { Array(stride(from: index - 1, to: total, by: count)) }
}
