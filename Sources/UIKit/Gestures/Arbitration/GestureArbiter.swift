/// Decides between gesture recognizers: who recognizes, who fails, and who waits for another's failure.
///
/// A recognizer takes part from its first touch until its reset. The states that it asks for come in
/// through `request(_:for:because:)`. One that may begin enters its state, unless another has to fail
/// first: then the states are pending until that one has failed or recognized. One that recognizes makes
/// those fail that share a touch with it and may not recognize simultaneously.
///
/// The arbiter knows neither views nor touch delivery. What follows from a change is returned as
/// `GestureDecisions`, which `TouchDispatcher` applies. Delegates are asked in the middle of a decision
/// and may change states themselves; such a nested change belongs to the outermost decision, whose
/// result has all of it in order.
final class GestureArbiter {
  /// The recognizers that received touches since their last reset, in the order of their first touch.
  private(set) var participants: [UIGestureRecognizer] = []
  private var decisions = GestureDecisions()
  private var isDeciding = false

  // With the app; see `UITouch.release()`. The touches of those that take part may have ended.
  isolated deinit {
    for recognizer in participants {
      for touch in recognizer.touches + recognizer.touchesSinceReset { touch.release() }
    }
  }

  // MARK: - Participants

  /// Lets a recognizer take part until its reset; a second call does nothing.
  func add(_ recognizer: UIGestureRecognizer) {
    if !participants.contains(where: { $0 === recognizer }) { participants.append(recognizer) }
  }

  /// Removes and returns the recognizers whose gesture has finished.
  func removeFinished() -> [UIGestureRecognizer] {
    let finished = participants.filter { $0.canReset }
    participants.removeAll { recognizer in finished.contains { $0 === recognizer } }
    return finished
  }

  // MARK: - Decisions

  /// Brings a recognizer into the state that it asks for, as far as the others allow.
  ///
  /// A transition that no gesture has is a programmer's mistake.
  ///
  /// - Parameter reason: Why it fails, if `state` is `failed` or `cancelled`.
  func request(
    _ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer,
    because reason: GestureFailure
  ) -> GestureDecisions {
    decide { change(recognizer, to: state, because: reason) }
  }

  /// Ends the gesture of a recognizer that is disabled or leaves its view.
  func stop(_ recognizer: UIGestureRecognizer, because reason: GestureFailure) -> GestureDecisions {
    decide {
      switch recognizer.storedState {
      case .possible:
        if participants.contains(where: { $0 === recognizer }) { fail(recognizer, because: reason) }
      case .began, .changed: enter(recognizer, .cancelled)
      case .ended, .cancelled, .failed: break
      }
    }
  }

  /// Decides again about the recognizers whose states are pending.
  func decidePending() -> GestureDecisions {
    decide { decideAboutPending() }
  }

  private func decide(_ work: () -> Void) -> GestureDecisions {
    let isNested = isDeciding
    isDeciding = true
    work()
    isDeciding = isNested
    guard !isNested else { return GestureDecisions() }
    defer { decisions = GestureDecisions() }
    return decisions
  }

  // MARK: - States

  private func change(
    _ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State,
    because reason: GestureFailure
  ) {
    switch (recognizer.storedState, state) {
    case (.possible, .possible), (.ended, .ended), (.cancelled, .cancelled), (.failed, .failed):
      break
    case (.possible, .failed), (.possible, .cancelled):
      fail(recognizer, because: reason)
    case (.possible, .ended) where !recognizer.pendingStates.isEmpty:
      if recognizer.pendingStates.last != .ended { recognizer.pendingStates.append(.ended) }
    case (.possible, .began) where !recognizer.pendingStates.isEmpty,
      (.possible, .changed) where !recognizer.pendingStates.isEmpty:
      break
    case (.possible, .began), (.possible, .ended):
      attempt(recognizer, state)
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed),
      (.changed, .ended), (.changed, .cancelled):
      enter(recognizer, state)
    case (.possible, _), (.began, _), (.changed, _), (.ended, _), (.cancelled, _), (.failed, _):
      fatalError(
        "a gesture recognizer cannot go from \(recognizer.storedState) to \(state)")
    }
  }

  /// Lets a recognizer recognize if it may, or wait for those that have to fail first.
  private func attempt(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if let reason = recognizer.reasonNotToBegin() { return fail(recognizer, because: reason) }
    // A delegate that is asked, here and below, may change states: only what is still possible counts.
    guard recognizer.storedState == .possible, recognizer.pendingStates.isEmpty else { return }
    recognizer.pendingStates = [state]
    recognizer.stopWaiting()
    decide(about: recognizer)
  }

  /// Lets a recognizer enter its pending states, unless another one excludes it or has to fail first.
  private func decide(about recognizer: UIGestureRecognizer) {
    var reason: GestureFailure?
    for other in participants where reason == nil && other !== recognizer && other.isRecognized {
      if recognizer.waits(forFailureOf: other) {
        reason = .requiredFailure(of: other.traceName)
      } else if other.isActive, other.sharesTouch(with: recognizer), other.excludes(recognizer) {
        reason = .excluded(by: other.traceName)
      }
    }
    let blockers = blockers(of: recognizer)
    guard recognizer.storedState == .possible, !recognizer.pendingStates.isEmpty else { return }
    if let reason {
      fail(recognizer, because: reason)
    } else if !blockers.isEmpty {
      guard !waitsForItself(recognizer) else {
        fatalError("gesture recognizers that wait for each other's failure would wait forever")
      }
      recognizer.context.explainer?.waits(recognizer, for: blockers)
    } else {
      recognize(recognizer)
    }
  }

  private func decideAboutPending() {
    for recognizer in participants where !recognizer.pendingStates.isEmpty {
      decide(about: recognizer)
    }
  }

  /// The recognizers whose failure a recognizer still waits for.
  private func blockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    participants.filter {
      $0 !== recognizer && $0.storedState == .possible && recognizer.waits(forFailureOf: $0)
    }
  }

  /// Whether a recognizer waits for itself by way of others with pending states.
  private func waitsForItself(_ recognizer: UIGestureRecognizer) -> Bool {
    var reached: [UIGestureRecognizer] = []
    var next = blockers(of: recognizer)
    while let blocker = next.popLast() {
      if blocker === recognizer { return true }
      guard !blocker.pendingStates.isEmpty, !reached.contains(where: { $0 === blocker }) else {
        continue
      }
      reached.append(blocker)
      next += blockers(of: blocker)
    }
    return false
  }

  /// Lets a recognizer enter its pending states, and those fail that it excludes.
  private func recognize(_ recognizer: UIGestureRecognizer) {
    let states = recognizer.pendingStates
    recognizer.pendingStates = []
    for state in states { enter(recognizer, state) }
    if recognizer.cancelsTouchesInView {
      decisions.touchesToCancel += recognizer.touchesSinceReset
      recognizer.context.explainer?.takes(recognizer)
    }
    var losers: [(recognizer: UIGestureRecognizer, reason: GestureFailure)] = []
    for other in participants where other !== recognizer && other.storedState == .possible {
      if !other.pendingStates.isEmpty, other.waits(forFailureOf: recognizer) {
        losers.append((other, .requiredFailure(of: recognizer.traceName)))
      } else if recognizer.sharesTouch(with: other), recognizer.excludes(other) {
        losers.append((other, .excluded(by: recognizer.traceName)))
      }
    }
    // All fail before anyone who waited for one of them is decided about: that may be another loser.
    for (loser, reason) in losers { enterFailed(loser, because: reason) }
    decideAboutPending()
  }

  /// Lets a recognizer fail, and decides about those that waited for that.
  private func fail(_ recognizer: UIGestureRecognizer, because reason: GestureFailure) {
    enterFailed(recognizer, because: reason)
    decideAboutPending()
  }

  private func enterFailed(_ recognizer: UIGestureRecognizer, because reason: GestureFailure) {
    guard recognizer.storedState == .possible else { return }
    recognizer.pendingStates = []
    enter(recognizer, .failed)
    recognizer.lastFailure = (reason, recognizer.measure(of: reason))
    recognizer.context.trace?(.gestureFailed(name: recognizer.traceName, reason: reason))
    recognizer.context.explainer?.failed(recognizer, reason)
  }

  private func enter(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    add(recognizer)
    recognizer.enter(state)
    decisions.entries.append(GestureDecisions.Entry(recognizer: recognizer, state: state))
  }
}

/// What follows from a change of state, for the dispatcher to carry out.
struct GestureDecisions {
  /// A state that a recognizer entered.
  struct Entry {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
  }

  /// The states that were entered, in order; each but `failed` has its actions called.
  var entries: [Entry] = []
  /// The touches that a recognized gesture cancels in their views.
  var touchesToCancel: [UITouch] = []
}
