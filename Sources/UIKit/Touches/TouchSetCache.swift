/// The sets of touches that callbacks received since a touch last ended: equal touches, the same set.
///
/// To make a set takes as long as the rest of a packet of one move, so a view whose touches only move
/// receives the same set again.
struct TouchSetCache {
  private var entries: [(touches: [UITouch], set: Set<UITouch>)] = []

  /// Returns the set of touches, which are all different.
  mutating func set(of touches: [UITouch]) -> Set<UITouch> {
    for entry in entries where entry.touches == touches { return entry.set }
    let set = Set(inSlotOrder: touches)
    entries.append((touches, set))
    return set
  }

  /// Removes all sets.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }
}
