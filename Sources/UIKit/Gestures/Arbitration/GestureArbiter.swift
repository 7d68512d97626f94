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

  /// Lets a recognizer enter a requested state, as far as its current state and the other recognizers allow.
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
    switch StateChange(from: recognizer.storedState, to: state) {
    case .recognize(let state):
      if recognizer.pendingStates.isEmpty {
        attempt(recognizer, state)
      } else if state == .ended, recognizer.pendingStates.last != .ended {
        recognizer.pendingStates.append(.ended)
      }
    case .enter(let state): enter(recognizer, state)
    case .fail: fail(recognizer, because: reason)
    case .none: break
    case .ignore: recognizer.warnIgnoring(state)
    }
  }

  /// Lets a recognizer recognize if it may, or wait for those that have to fail first.
  private func attempt(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let reason = recognizer.reasonNotToBegin()
    // A delegate that is asked, here and below, may change states: only what is still possible counts.
    guard recognizer.storedState == .possible else { return }
    if let reason { return fail(recognizer, because: reason) }
    guard recognizer.pendingStates.isEmpty else { return }
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
    } else if blockers.isEmpty {
      recognize(recognizer)
    } else {
      let circle = circle(around: recognizer)
      if circle.isEmpty {
        recognizer.context.host.explainer?.waits(recognizer, for: blockers)
      } else {
        failAll(in: circle)
      }
    }
  }

  private func decideAboutPending() {
    for recognizer in participants where !recognizer.pendingStates.isEmpty {
      decide(about: recognizer)
    }
  }

  /// The recognizers whose failure a recognizer still waits for; itself where `require(toFail:)` named it.
  private func blockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    participants.filter { other in
      guard other.storedState == .possible else { return false }
      return other === recognizer
        ? recognizer.isRequired(recognizer) : recognizer.waits(forFailureOf: other)
    }
  }

  /// The recognizers with pending states that a recognizer waits for, directly or by way of others.
  private func pendingBlockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var reached: [UIGestureRecognizer] = []
    var next = blockers(of: recognizer)
    while let blocker = next.popLast() {
      guard !blocker.pendingStates.isEmpty, !reached.contains(where: { $0 === blocker }) else {
        continue
      }
      reached.append(blocker)
      next += blockers(of: blocker)
    }
    return reached
  }

  /// The recognizers with pending states that wait for each other, a given one among them; empty if it
  /// does not wait for itself.
  private func circle(around recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    pendingBlockers(of: recognizer).filter { other in
      pendingBlockers(of: other).contains { $0 === recognizer }
    }
  }

  /// Lets recognizers fail that wait for each other: none of them would ever recognize.
  private func failAll(in circle: [UIGestureRecognizer]) {
    let circle = circle.filter { !$0.pendingStates.isEmpty }
    circle.first?.warnOfCircle(circle)
    for recognizer in circle {
      let others = circle.filter { $0 !== recognizer }
      enterFailed(recognizer, because: .circle(with: others.map(\.traceName)))
    }
    decideAboutPending()
  }

  /// Lets a recognizer enter its pending states, and those fail that it excludes.
  private func recognize(_ recognizer: UIGestureRecognizer) {
    let states = recognizer.pendingStates
    recognizer.pendingStates = []
    for state in states { enter(recognizer, state) }
    if recognizer.cancelsTouchesInView {
      decisions.touchesToCancel += recognizer.touchesSinceReset
      recognizer.context.host.explainer?.takes(recognizer)
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
    for (loser, reason) in losers where loser.storedState == .possible {
      enterFailed(loser, because: reason)
    }
    decideAboutPending()
  }

  /// Lets a recognizer fail, and decides about those that waited for that.
  private func fail(_ recognizer: UIGestureRecognizer, because reason: GestureFailure) {
    enterFailed(recognizer, because: reason)
    decideAboutPending()
  }

  private func enterFailed(_ recognizer: UIGestureRecognizer, because reason: GestureFailure) {
    guard !recognizer.isFinished else { return }
    recognizer.pendingStates = []
    enter(recognizer, .failed)
    recognizer.lastFailure = (reason, recognizer.measure(of: reason))
    recognizer.context.host.trace?(.gestureFailed(name: recognizer.traceName, reason: reason))
    recognizer.context.host.explainer?.failed(recognizer, reason)
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
