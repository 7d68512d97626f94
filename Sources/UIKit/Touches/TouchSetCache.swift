import CoreGraphics

/// A touch's phase and locations before a deferred callback showed others.
struct TouchSnapshot {
  private let touch: UITouch
  private let phase: UITouch.Phase
  private let screenPoint: CGPoint
  private let previousScreenPoint: CGPoint

  init(_ touch: UITouch) {
    self.touch = touch
    phase = touch.phase
    screenPoint = touch.screenPoint
    previousScreenPoint = touch.previousScreenPoint
  }

  func restore() {
    touch.phase = phase
    touch.screenPoint = screenPoint
    touch.previousScreenPoint = previousScreenPoint
  }
}

/// The sets of touches that callbacks got since a touch last ended: the same touches, the same set.
struct TouchSetCache {
  private struct Entry {
    /// The first touch of the set.
    let first: UITouch
    let set: Set<UITouch>
  }

  private var entries: [Entry] = []

  /// Returns the set of touches that are all different; there must be one.
  mutating func set(of touches: ArraySlice<UITouch>) -> Set<UITouch> {
    let first = touches[touches.startIndex]
    for index in entries.indices
    where entries[index].first === first && entries[index].set.count == touches.count {
      if touches.count == 1 { return entries[index].set }
      var isEqual = true
      for touch in touches where !entries[index].set.contains(touch) { isEqual = false }
      if isEqual { return entries[index].set }
    }
    let set = Set(inSlotOrder: touches)
    entries.append(Entry(first: first, set: set))
    return set
  }

  /// Removes all sets.
  mutating func removeAll() {
    entries.clear()
  }
}
