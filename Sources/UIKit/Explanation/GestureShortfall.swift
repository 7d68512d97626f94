/// The reason a gesture recognizer has not succeeded, for messages about failed expectations.
package enum GestureShortfall: Equatable {
  /// The recognizer's last gesture failed.
  case failed(GestureFailure, GestureMeasure?)
  /// The recognizer has touches, but they do not meet its requirements yet.
  case missing(GestureMeasure)
  /// The recognizer has touches, but the unmet requirement is unknown.
  case undecided
  /// The recognizer is ready to succeed but is waiting for others to fail. The array contains their
  /// names, if known.
  case waits([String])
  /// The recognizer's `isEnabled` property is false.
  case disabled
  /// The recognizer has not received any touches.
  case noTouch
}

extension UIGestureRecognizer {
  /// The state of the current gesture, or of the last one if there are no touches.
  package final var currentOrLatestState: State {
    touchesSinceReset.isEmpty ? latestState : storedState
  }

  /// The reason the recognizer has not succeeded, or `nil` if it has.
  ///
  /// Reading this property doesn't call delegates or subclasses, so it has no side effects.
  package final var shortfall: GestureShortfall? {
    if currentOrLatestState == .failed { return lastFailure.map { .failed($0.reason, $0.measure) } }
    guard storedState == .possible else { return nil }
    guard isEnabled else { return .disabled }
    guard pendingStates.isEmpty else {
      let others = context.touches.arbiter.participants.filter {
        $0 !== self && $0.storedState == .possible && isRequired($0)
      }
      return .waits(others.map(\.traceName))
    }
    guard !touchesSinceReset.isEmpty else { return lastOutcome == .possible ? .noTouch : nil }
    return missing.flatMap(measure).map { .missing($0) } ?? .undecided
  }
}
