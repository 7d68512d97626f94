import CoreGraphics

/// A touch's phase and locations before a deferred callback showed others.
struct TouchSnapshot {
  private let touch: UITouch
  private let phase: UITouch.Phase
  private let screenPoint: CGPoint
  private let previousScreenPoint: CGPoint

  init(_ touch: UITouch) {
    self.touch = touch
    phase = touch.storedPhase
    screenPoint = touch.screenPoint
    previousScreenPoint = touch.previousScreenPoint
  }

  func restore() {
    touch.storedPhase = phase
    touch.screenPoint = screenPoint
    touch.previousScreenPoint = previousScreenPoint
  }
}

/// The sets of touches that callbacks got since a touch last ended: the same touches, the same set.
struct TouchSetCache {
  private struct Entry {
    /// The first touch of the set, which holds it.
    let first: Unmanaged<UITouch>
    let set: Set<UITouch>
  }

  private var entries: [Entry] = []
  /// The entry after the last one that was found: packets ask for the same sets in the same order.
  private var likely = 0

  /// Returns the set of one touch.
  mutating func set(of touch: Unmanaged<UITouch>) -> Set<UITouch> {
    for _ in entries.indices {
      if likely >= entries.count { likely = 0 }
      let index = likely
      likely += 1
      guard entries[index].first.toOpaque() == touch.toOpaque(), entries[index].set.count == 1
      else { continue }
      return entries[index].set
    }
    return add(CollectionOfOne(touch))
  }

  /// Returns the set of touches that are all different; there must be one.
  mutating func set(of touches: ArraySlice<Unmanaged<UITouch>>) -> Set<UITouch> {
    let first = touches[touches.startIndex]
    for _ in entries.indices {
      if likely >= entries.count { likely = 0 }
      let index = likely
      likely += 1
      guard entries[index].first.toOpaque() == first.toOpaque(),
        entries[index].set.count == touches.count
      else { continue }
      var isEqual = true
      for touch in touches where !entries[index].set.contains(touch.takeUnretainedValue()) {
        isEqual = false
      }
      if isEqual { return entries[index].set }
    }
    return add(touches)
  }

  private mutating func add(_ touches: some Collection<Unmanaged<UITouch>>) -> Set<UITouch> {
    let set = Set(inSlotOrder: touches.lazy.map { $0.takeUnretainedValue() })
    if let first = touches.first { entries.append(Entry(first: first, set: set)) }
    return set
  }

  /// Removes all sets.
  mutating func removeAll() {
    entries.clear()
  }
}
