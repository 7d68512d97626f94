/// A cache of the touch sets passed to callbacks since a touch last ended.
///
/// Creating a set takes as long as all the other work for a packet with one move, so a view whose
/// touches only move receives the same set again. Consecutive packets request the same sets in the
/// same order, so the entry after the last match is nearly always the right one.
struct TouchSetCache {
  private var entries: [(touches: ArraySlice<UITouch>, set: Set<UITouch>)] = []
  private var next = 0

  /// Returns a set of the given touches, which must be distinct.
  mutating func set(of touches: ArraySlice<UITouch>) -> Set<UITouch> {
    for _ in entries.indices {
      let index = next < entries.count ? next : 0
      next = index + 1
      if Self.areSame(entries[index].touches, touches) { return entries[index].set }
    }
    let set = Set(inSlotOrder: touches)
    entries.append((touches, set))
    return set
  }

  /// Removes all sets.
  mutating func removeAll() {
    entries.clear()
  }

  private static func areSame(_ first: ArraySlice<UITouch>, _ second: ArraySlice<UITouch>) -> Bool {
    guard first.count == second.count else { return false }
    for (one, other) in zip(first, second) where one !== other { return false }
    return true
  }
}
