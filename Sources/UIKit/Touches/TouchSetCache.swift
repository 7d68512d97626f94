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
  private var sets: [Set<UITouch>] = []

  /// Returns the set of touches that are all different.
  mutating func set(of touches: ArraySlice<UITouch>) -> Set<UITouch> {
    for set in sets where set.count == touches.count {
      var isEqual = true
      for touch in touches where !set.contains(touch) { isEqual = false }
      if isEqual { return set }
    }
    let set = Set(inSlotOrder: touches)
    sets.append(set)
    return set
  }

  /// Lets go of all touches.
  mutating func removeAll() {
    sets.removeAll(keepingCapacity: true)
  }
}
