extension UIGestureRecognizer {
  /// The name used in the trace, which consists of the class and the number.
  package var traceName: String { "\(className)#\(number)" }

  /// Whether the recognizer receives touches. It stops receiving them when its gesture has
  /// finished, even if the final state is still pending.
  var receivesTouches: Bool {
    guard followsTouches else { return false }
    return switch storedState {
    case .possible: pendingStates.last != .ended
    case .began, .changed: true
    case .ended, .cancelled, .failed: false
    }
  }

  /// Whether the recognizer may receive a new touch.
  func canReceive(_ touch: UITouch) -> Bool {
    guard isEnabled, receivesTouches, touchTypes & 1 << touch.storedType.rawValue != 0, let view
    else { return false }
    // Views may move to another window during a packet, but a gesture's touches must share a
    // window.
    return touch.storedView?.isDescendant(of: view) == true
      && touches.allSatisfy { $0.storedWindow === touch.storedWindow }
  }

  /// Whether the recognizer and its delegate accept a new touch.
  func accepts(_ touch: UITouch) -> Bool {
    guard canReceive(touch) else {
      context.host.explainer?.refuses(self, touch, saysDelegate: false)
      return false
    }
    let receives = delegate?.gestureRecognizer(self, shouldReceive: touch)
    // The delegate may have disabled or removed the recognizer.
    guard receives ?? true, canReceive(touch) else {
      context.host.explainer?.refuses(self, touch, saysDelegate: receives == false)
      return false
    }
    return true
  }

  /// Whether a continuous gesture has begun and not finished.
  var isActive: Bool { storedState == .began || storedState == .changed }

  /// Whether the gesture has begun or will begin once another recognizer has failed.
  var isActiveOrPending: Bool { isActive || !pendingStates.isEmpty }

  /// Whether the gesture has been recognized.
  var isRecognized: Bool { isActive || storedState == .ended }

  /// Whether the gesture ended, was canceled, or failed.
  var isFinished: Bool {
    switch storedState {
    case .possible, .began, .changed: false
    case .ended, .cancelled, .failed: true
    }
  }

  /// Whether the gesture has finished or ignored all its touches, and no touch is still active.
  var canReset: Bool {
    let hasNoTouches =
      storedState == .possible && pendingStates.isEmpty && touchesSinceReset.isEmpty
    return (isFinished || hasNoTouches)
      && !touchesSinceReset.contains(where: \.isActive)
  }

  /// Whether both recognizers have received the same touch since their last reset.
  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    touchesSinceReset.contains { touch in other.touchesSinceReset.contains { $0 === touch } }
  }

  /// Asks the delegate, the view, and the views whose touches would be canceled whether the gesture
  /// may begin.
  ///
  /// - Returns: The reason the gesture may not begin, or nil if it may.
  func reasonNotToBegin() -> GestureFailure? {
    if delegate?.gestureRecognizerShouldBegin(self) == false { return .delegate }
    if view?.gestureRecognizerShouldBegin(self) == false { return .view }
    guard cancelsTouchesInView else { return nil }
    let isRefused = touchesSinceReset.contains { touch in
      guard let touched = touch.view, touched !== view else { return false }
      return !touched.gestureRecognizerShouldBegin(self)
    }
    return isRefused ? .view : nil
  }

  /// Whether the recognizer recognizes a single tap with one finger.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether another recognizer that shares a touch fails when this recognizer succeeds.
  func excludes(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let first = delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    if first == true { return false }
    let second = other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
    return second != true
  }

  /// Whether this recognizer must wait for another one to fail.
  func waits(forFailureOf other: UIGestureRecognizer) -> Bool {
    isRequired(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }
}
