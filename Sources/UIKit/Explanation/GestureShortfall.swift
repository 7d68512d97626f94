/// Why a gesture recognizer has not recognized, for expectations that fail.
package enum GestureShortfall: Equatable {
  /// Its last gesture failed.
  case failed(GestureFailure, GestureMeasure?)
  /// It has touches, and this is not enough yet.
  case missing(GestureMeasure)
  /// It has touches, and nothing is known to be missing.
  case undecided
  /// It would recognize, but waits for the failure of others, of which these are known.
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

  /// Why the recognizer has not recognized; nil for one that has.
  ///
  /// It calls neither delegates nor subclasses, so reading it changes nothing.
  package final var shortfall: GestureShortfall? {
    if currentOrLatestState == .failed { return lastFailure.map { .failed($0.reason, $0.measure) } }
    guard storedState == .possible else { return nil }
    guard isEnabled else { return .disabled }
    guard pendingStates.isEmpty else {
      let others = context.arbiter.participants.filter {
        $0 !== self && $0.storedState == .possible && isRequired($0)
      }
      return .waits(others.map(\.traceName))
    }
    guard !touchesSinceReset.isEmpty else { return lastOutcome == .possible ? .noTouch : nil }
    return missing.flatMap(measure).map { .missing($0) } ?? .undecided
  }
}
