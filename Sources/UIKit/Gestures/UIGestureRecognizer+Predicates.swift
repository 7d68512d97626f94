extension UIGestureRecognizer {
  /// The recognizer's class and number, by which the trace names it.
  package var traceName: String { "\(type(of: self))#\(number)" }

  /// Whether the recognizer hears of touches: it is not through, and has nothing but to wait.
  var isListening: Bool {
    guard followsTouches else { return false }
    return switch current {
    case .possible: pendingStates.last != .ended
    case .began, .changed: true
    case .ended, .cancelled, .failed: false
    }
  }

  /// Whether a continuous gesture goes on.
  var isActive: Bool { current == .began || current == .changed }

  /// Whether the gesture was recognized.
  var isRecognized: Bool { isActive || current == .ended }

  /// Whether nothing more can come of the touches.
  var isFinished: Bool {
    switch current {
    case .possible, .began, .changed: false
    case .ended, .cancelled, .failed: true
    }
  }

  /// Whether the gesture is over with its touches, or has none, since it ignored them all.
  var canReset: Bool {
    (isFinished || current == .possible && pendingStates.isEmpty && seen.isEmpty)
      && !seen.contains(where: \.isActive)
  }

  /// Whether both heard of one touch since they started anew.
  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    seen.contains { touch in other.seen.contains { $0 === touch } }
  }

  /// Whether the recognizing of this one lets another fail that shares a touch.
  func excludes(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let first = delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    if first == true { return false }
    let second = other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
    return second != true
  }

  /// Whether this one may recognize only once another one failed.
  func waits(forFailureOf other: UIGestureRecognizer) -> Bool {
    isRequired(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Calls the touch method of a phase.
  func hear(_ touches: [UITouch], _ phase: UITouch.Phase, with event: UIEvent) {
    let set = Set(inSlotOrder: touches)
    switch phase {
    case .began: touchesBegan(set, with: event)
    case .moved: touchesMoved(set, with: event)
    case .ended: touchesEnded(set, with: event)
    case .cancelled: touchesCancelled(set, with: event)
    case .stationary: break
    }
  }

  /// Calls the actions; they see the state that they are called for.
  func callActions(for state: State) {
    shownState = state
    for action in actions {
      if let target = action.target { action.call(target, self) }
    }
    shownState = nil
  }
}
