import CoreGraphics

/// The two touches of a pinch or a rotation, in window coordinates.
struct TwoFingerGeometry {
  /// The touches, in the order of landing.
  private(set) var touches: [UITouch] = []

  /// Whether both touches are there.
  var isComplete: Bool { touches.count == 2 }
  /// Whether both touches were there.
  private(set) var wasComplete = false
  /// Whether there is no touch.
  var isEmpty: Bool { touches.isEmpty }

  /// Adds a touch.
  mutating func add(_ touch: UITouch) {
    touches.append(touch)
    wasComplete = wasComplete || isComplete
  }

  /// Removes touches.
  mutating func remove(_ removed: Set<UITouch>) {
    touches.removeAll { removed.contains($0) }
  }

  /// The distance between the touches, in points; 0 unless both are there.
  var distance: CGFloat {
    guard isComplete else { return 0 }
    return touches[0].location(in: nil).distance(to: touches[1].location(in: nil))
  }

  /// The direction from the first touch to the second, in radians, clockwise from the right.
  var angle: CGFloat {
    guard isComplete else { return 0 }
    let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
    return atan2(second.y - first.y, second.x - first.x)
  }
}

extension UIGestureRecognizer {
  /// Adds new touches to a pair, and ignores those that find it complete.
  ///
  /// - Returns: Whether they completed it.
  func complete(
    _ pair: inout TwoFingerGeometry, with touches: Set<UITouch>, of event: UIEvent
  ) -> Bool {
    guard !pair.isComplete else {
      for touch in touches { ignore(touch, for: event) }
      return false
    }
    for touch in touches.ordered {
      if pair.isComplete { ignore(touch, for: event) } else { pair.add(touch) }
    }
    return pair.isComplete
  }

  /// Ends the gesture of a pair that lost its last touch; one that has not begun fails.
  func end(_ pair: TwoFingerGeometry) {
    guard pair.isEmpty else { return }
    if isActiveOrPending {
      state = .ended
    } else {
      fail(because: pair.wasComplete ? .movedTooLittle : .tooFewTouches)
    }
  }
}
