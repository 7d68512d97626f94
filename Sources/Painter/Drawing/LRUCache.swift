/// Values that can be made again, kept until their costs add up to a limit.
///
/// Beyond the limit those not used for longest go first. Whether a value was kept never changes
/// what is drawn, only how long it takes.
nonisolated struct LRUCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
    var lastUse: Int
  }

  private let limit: Int
  private var entries: [Key: Entry] = [:]
  private var total = 0
  private var clock = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the kept value, or makes, keeps and returns one.
  ///
  /// A value that costs more than the whole limit is returned without being kept.
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
    total += cost
    if total > limit { shrink(to: limit * 3 / 4) }
    return value
  }

  private mutating func shrink(to goal: Int) {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if total <= goal { return }
      entries[key] = nil
      total -= entry.cost
    }
  }
}
