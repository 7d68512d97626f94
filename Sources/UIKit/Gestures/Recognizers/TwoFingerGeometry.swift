import CoreGraphics

/// The two touches of a pinch or a rotation, in window coordinates.
struct TwoFingerGeometry {
  /// The touches, in the order in which they landed.
  private(set) var touches: [UITouch] = []

  /// Whether both touches are down.
  var isComplete: Bool { touches.count == 2 }
  /// Whether both touches have been down at the same time.
  private(set) var wasComplete = false
  /// Whether no touches are down.
  var isEmpty: Bool { touches.isEmpty }

  /// Adds new touches until there are two.
  ///
  /// - Returns: Whether the new touches completed the pair, and the touches that were not added.
  mutating func add(_ new: [UITouch]) -> (completes: Bool, others: ArraySlice<UITouch>) {
    let added = new.prefix(2 - touches.count)
    touches += added
    wasComplete = wasComplete || isComplete
    return (!added.isEmpty && isComplete, new.dropFirst(added.count))
  }

  /// Removes touches.
  mutating func remove(_ removed: Set<UITouch>) {
    touches.removeAll { removed.contains($0) }
  }

  /// The distance between the touches, in points. Both must be down.
  var distance: CGFloat {
    touches[0].location(in: nil).distance(to: touches[1].location(in: nil))
  }

  /// The direction from the first touch to the second, in radians, measured clockwise from the
  /// positive x-axis. Both must be down.
  var angle: CGFloat {
    let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
    return atan2(second.y - first.y, second.x - first.x)
  }
}

extension UIGestureRecognizer {
  /// Ends the gesture after the pair's last touch was removed. A gesture that has not begun fails,
  /// unless it ignored all its touches.
  func end(_ pair: TwoFingerGeometry) {
    guard pair.isEmpty else { return }
    if isActiveOrPending {
      advance(to: .ended)
    } else if !touchesSinceReset.isEmpty {
      fail(because: pair.wasComplete ? .movedTooLittle : .tooFewTouches)
    }
  }
}
