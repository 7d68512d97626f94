/// A cache that evicts the least recently used values when their costs exceed a limit.
///
/// A miss must never change what is drawn, only how long it takes.
nonisolated struct LRUCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
    var lastUse: Int
  }

  private let limit: Int
  private var entries: [Key: Entry] = [:]
  private var totalCost = 0
  private var clock = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the cached value, or makes and caches one.
  ///
  /// A value that alone exceeds the limit is returned but not cached.
  mutating func value(for key: Key, cost: (Value) -> Int, make: () -> Value) -> Value {
    clock += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = clock
      return entries.values[index].value
    }
    let value = make()
    let cost = cost(value)
    guard cost <= limit else { return value }
    entries[key] = Entry(value: value, cost: cost, lastUse: clock)
    totalCost += cost
    if totalCost > limit { evict(downTo: limit * 3 / 4) }
    return value
  }

  private mutating func evict(downTo goal: Int) {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if totalCost <= goal { return }
      entries[key] = nil
      totalCost -= entry.cost
    }
  }
}
