/// A cache that evicts the least recently used values when their total cost exceeds a limit.
///
/// A miss must never change the drawing, only how long it takes.
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

  var count: Int { entries.count }

  /// Returns the cached value, or creates and caches a new one.
  ///
  /// Neither `nil` nor a value whose cost alone exceeds the limit is cached.
  mutating func value(for key: Key, cost: (Value) -> Int, make: () -> Value?) -> Value? {
    clock += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = clock
      return entries.values[index].value
    }
    guard let value = make() else { return nil }
    let cost = cost(value)
    guard cost <= limit else { return value }
    entries[key] = Entry(value: value, cost: cost, lastUse: clock)
    totalCost += cost
    if totalCost > limit {
      for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
      where totalCost > limit * 3 / 4 {
        remove(key, entry)
      }
    }
    return value
  }

  mutating func removeAll(where shouldRemove: (Value) -> Bool) {
    for (key, entry) in entries where shouldRemove(entry.value) { remove(key, entry) }
  }

  private mutating func remove(_ key: Key, _ entry: Entry) {
    entries[key] = nil
    totalCost -= entry.cost
  }
}
