/// The reason why a gesture recognizer has not recognized, for failed expectations.
package enum GestureShortfall: Equatable {
  /// Its last gesture failed.
  case failed(GestureFailure, GestureMeasure?)
  /// It has touches, but the gesture is not sufficient yet.
  case missing(GestureMeasure)
  /// It has touches, but the missing part is unknown.
  case undecided
  /// It would recognize, but waits for the failure of other recognizers, which are named if known.
  case waits([String])
  /// Its `isEnabled` is false.
  case disabled
  /// It has not received any touch.
  case noTouch
}

extension UIGestureRecognizer {
  /// The state of the current gesture, or of the last one while there are no touches.
  package final var currentOrLatestState: State {
    touchesSinceReset.isEmpty ? latestState : storedState
  }

  /// The reason why the recognizer has not recognized, or `nil` if it has.
  ///
  /// Reading it calls neither delegates nor subclasses, so it has no side effects.
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
