import Testing

@testable import Painter

struct LRUCacheTests {
  private var cache = LRUCache<Int, Int>(limit: 8)

  /// Looks up a key whose value and cost equal the key, and returns whether the value was created.
  private mutating func makes(_ key: Int) -> Bool {
    var isMade = false
    let value = cache.value(for: key, cost: { $0 }) {
      isMade = true
      return key
    }
    #expect(value == key)
    return isMade
  }

  @Test mutating func `a value is created once`() {
    #expect(makes(1))
    #expect(!makes(1))
  }

  @Test
  mutating func `least recently used values are evicted until three quarters of the limit remain`()
  {
    for key in [1, 2, 5] { #expect(makes(key)) }
    #expect(!makes(1))
    // The total cost is now 11, above the limit of 8. Without 2 and 5, it is 4, which is at most 6.
    #expect(makes(1 + 2))
    #expect(cache.count == 2)
    #expect(!makes(1) && !makes(3))
    #expect(makes(5))
  }

  @Test mutating func `nil and values that cost more than the limit are not cached`() {
    #expect(cache.value(for: 1, cost: { $0 }, make: { nil }) == nil)
    #expect(makes(1))
    #expect(makes(9) && makes(9))
    #expect(cache.count == 1)
  }

  @Test mutating func `removing a value makes space for others`() {
    #expect(makes(4) && makes(3))
    cache.removeAll { $0 == 4 }
    #expect(cache.count == 1)
    #expect(makes(5))
    #expect(cache.count == 2)
  }
}
