/// Decides which gesture recognizers succeed, fail, or wait for others to fail.
///
/// A recognizer participates from its first touch until its reset, and requests states with
/// `request(_:for:because:)`. A recognizer that may begin enters the requested state, unless
/// another recognizer has to fail first. In that case, the requested states are pending until the
/// other recognizer has failed or succeeded. When a recognizer succeeds, all others that share a
/// touch with it fail unless they may be recognized simultaneously.
///
/// The arbiter doesn't depend on views or touch delivery. It returns the effects of a change as
/// `GestureDecisions`, which `TouchDispatcher` applies. Delegates are called during a decision and
/// may change states themselves; those nested changes are included in the result of the outermost
/// decision.
final class GestureArbiter {
  /// The recognizers that have received touches since their last reset, ordered by first touch.
  private(set) var participants: [UIGestureRecognizer] = []
  private var decisions = GestureDecisions()
  private var isDeciding = false

  // Runs when the app ends; see `UITouch.release()`. The participants' touches may have ended.
  isolated deinit {
    for recognizer in participants {
      for touch in recognizer.touches + recognizer.touchesSinceReset { touch.release() }
    }
  }

  // MARK: - Participants

  /// Adds a participant until its reset. Does nothing if it was already added.
  func add(_ recognizer: UIGestureRecognizer) {
    if !participants.contains(where: { $0 === recognizer }) { participants.append(recognizer) }
  }

  /// Removes and returns the recognizers whose gestures have finished.
  func removeFinished() -> [UIGestureRecognizer] {
    let finished = participants.filter { $0.canReset }
    participants.removeAll { recognizer in finished.contains { $0 === recognizer } }
    return finished
  }

  // MARK: - Decisions

  /// Moves a recognizer to the requested state if its current state and the other recognizers allow
  /// it.
  ///
  /// - Parameter reason: The reason for the failure, if `state` is `failed` or `cancelled`.
  func request(
    _ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer,
    because reason: GestureFailure
  ) -> GestureDecisions {
    decide { change(recognizer, to: state, because: reason) }
  }

  /// Ends the gesture of a recognizer that was disabled or removed from its view.
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

  /// Reconsiders the recognizers with pending states.
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

  /// If a recognizer may begin, moves it to a state or makes it wait for others to fail.
  private func attempt(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let reason = recognizer.reasonNotToBegin()
    // Delegates are called here and below and may have changed the state.
    guard recognizer.storedState == .possible else { return }
    if let reason { return fail(recognizer, because: reason) }
    guard recognizer.pendingStates.isEmpty else { return }
    recognizer.pendingStates = [state]
    recognizer.stopWaiting()
    decide(about: recognizer)
  }

  /// Moves a recognizer to its pending states unless another one excludes it or has to fail first.
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

  /// Returns the recognizers that must still fail before this one, possibly including itself.
  private func blockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    participants.filter { other in
      guard other.storedState == .possible else { return false }
      return other === recognizer
        ? recognizer.isRequired(recognizer) : recognizer.waits(forFailureOf: other)
    }
  }

  /// Returns the recognizers with pending states that this one waits for, directly or indirectly.
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

  /// Returns the recognizers with pending states that wait for each other, including `recognizer`,
  /// or an empty array if it does not wait for itself.
  private func circle(around recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    pendingBlockers(of: recognizer).filter { other in
      pendingBlockers(of: other).contains { $0 === recognizer }
    }
  }

  /// Makes recognizers that wait for each other fail, because none of them could ever succeed.
  private func failAll(in circle: [UIGestureRecognizer]) {
    let circle = circle.filter { !$0.pendingStates.isEmpty }
    circle.first?.warnOfCircle(circle)
    for recognizer in circle {
      let others = circle.filter { $0 !== recognizer }
      enterFailed(recognizer, because: .circle(with: others.map(\.traceName)))
    }
    decideAboutPending()
  }

  /// Moves a recognizer to its pending states and makes the recognizers that it excludes fail.
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
    // Make all losers fail before the next decision, because it may involve one of them.
    for (loser, reason) in losers where loser.storedState == .possible {
      enterFailed(loser, because: reason)
    }
    decideAboutPending()
  }

  /// Makes a recognizer fail and reconsiders the recognizers that waited for it.
  private func fail(_ recognizer: UIGestureRecognizer, because reason: GestureFailure) {
    enterFailed(recognizer, because: reason)
    decideAboutPending()
  }

  private func enterFailed(_ recognizer: UIGestureRecognizer, because reason: GestureFailure) {
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

/// The effects of a state change, which the dispatcher applies.
struct GestureDecisions {
  /// A state that a recognizer entered.
  struct Entry {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
  }

  /// The states entered, in order. Actions are called for every state except `failed`.
  var entries: [Entry] = []
  /// The touches to cancel in their views because a gesture was recognized.
  var touchesToCancel: [UITouch] = []
}
