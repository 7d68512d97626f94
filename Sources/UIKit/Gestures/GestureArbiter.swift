/// Decides between gesture recognizers: who hears of which touch, who recognizes, who waits.
///
/// What follows from a decision is done in `settle()`, after the packet or timer that led to it:
/// views first, then actions, then recognizers that are through start anew.
final class GestureArbiter {
  private unowned let context: AppContext
  /// The recognizers that heard of touches and did not start anew since, in the order in which they
  /// came in.
  private var participants: [UIGestureRecognizer] = []
  private var dueActions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var isSettlePosted = false
  /// Touches of which something is kept from their views, or that were taken from them, in the order
  /// in which that happened.
  private(set) var kept: [UITouch] = []
  /// Touches that are over and have recognizers.
  private var over: [UITouch] = []
  /// The event of the last packet that a recognizer heard of.
  private var event: UIEvent?

  init(context: AppContext) {
    self.context = context
  }

  // MARK: - Packets

  /// Hands changed touches of a window to the recognizers.
  func hear(of changed: [UITouch], with event: UIEvent) {
    var listeners: [UIGestureRecognizer] = []
    for touch in changed {
      if touch.phase == .began { attachRecognizers(to: touch) }
      for recognizer in touch.recognizers where !listeners.contains(where: { $0 === recognizer }) {
        listeners.append(recognizer)
      }
    }
    guard !listeners.isEmpty else { return }
    self.event = event
    for recognizer in listeners {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] where recognizer.isListening {
        let own = changed.filter { touch in
          touch.phase == phase && recognizer.touches.contains { $0 === touch }
        }
        if !own.isEmpty { recognizer.hear(own, phase, with: event) }
      }
    }
  }

  /// Takes note of those touches that ended or were cancelled in the packet that is done.
  func packetEnded(with touches: [UITouch]) {
    guard !participants.isEmpty else { return }
    let gone = touches.filter(\.isOver)
    guard !gone.isEmpty else { return }
    over += gone.filter { !$0.recognizers.isEmpty }
    settleLater()
  }

  /// Lets the recognizers of the touched view and of the views that it lies in follow a touch.
  private func attachRecognizers(to touch: UITouch) {
    var view = touch.view
    while let current = view {
      for recognizer in current.recognizers where isOpen(recognizer, to: touch) {
        let receives = recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch)
        // Who is asked may switch the recognizer off, or take it away.
        guard receives ?? true, isOpen(recognizer, to: touch) else { continue }
        touch.recognizers.append(recognizer)
        recognizer.touches.append(touch)
        recognizer.seen.append(touch)
        enlist(recognizer)
      }
      view = current.superview
    }
  }

  private func isOpen(_ recognizer: UIGestureRecognizer, to touch: UITouch) -> Bool {
    guard recognizer.isEnabled, recognizer.isListening, let view = recognizer.view else {
      return false
    }
    // Views may come into another window in the middle of a packet; a gesture is made in one.
    return touch.view?.isDescendant(of: view) == true
      && recognizer.touches.allSatisfy { $0.window === touch.window }
  }

  private func enlist(_ recognizer: UIGestureRecognizer) {
    if !participants.contains(where: { $0 === recognizer }) { participants.append(recognizer) }
  }

  /// Lets a recognizer follow a touch no longer.
  func detach(_ recognizer: UIGestureRecognizer, from touch: UITouch) {
    touch.recognizers.removeAll { $0 === recognizer }
    recognizer.touches.removeAll { $0 === touch }
    settleLater()
  }

  // MARK: - States

  /// Brings a recognizer into the state that it asks for, as far as the others allow.
  func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    context.tracker.holdPackets { change(recognizer, to: state) }
  }

  private func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    switch (recognizer.current, state) {
    case (.possible, .possible), (.ended, .ended), (.cancelled, .cancelled), (.failed, .failed):
      break
    case (.possible, .failed), (.possible, .cancelled):
      fail(recognizer)
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
      preconditionFailure(
        "a gesture recognizer cannot go from \(recognizer.current) to \(state)")
    }
  }

  /// Breaks the gesture of a recognizer off.
  func stop(_ recognizer: UIGestureRecognizer) {
    switch recognizer.current {
    case .possible:
      if participants.contains(where: { $0 === recognizer }) { move(recognizer, to: .failed) }
    case .began, .changed: move(recognizer, to: .cancelled)
    case .ended, .cancelled, .failed: break
    }
    for touch in recognizer.touches { touch.recognizers.removeAll { $0 === recognizer } }
  }

  /// Lets a recognizer recognize if it may, or wait for those that have to fail first.
  private func attempt(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let mayBegin =
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
      && recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
    guard mayBegin else { return fail(recognizer) }
    // Who is asked, here and below, may change states: a decision counts for what is possible still.
    guard recognizer.current == .possible, recognizer.pendingStates.isEmpty else { return }
    recognizer.pendingStates = [state]
    recognizer.stopWaiting()
    decide(recognizer)
  }

  /// Lets a recognizer go through the states that it holds, unless another one beats it or has to fail
  /// first.
  private func decide(_ recognizer: UIGestureRecognizer) {
    let isBeaten = participants.contains { other in
      other !== recognizer && other.isRecognized
        && (recognizer.waits(forFailureOf: other)
          || other.isActive && other.sharesTouch(with: recognizer)
            && other.excludes(recognizer))
    }
    let isBlocked = !blockers(of: recognizer).isEmpty
    guard recognizer.current == .possible, !recognizer.pendingStates.isEmpty else { return }
    if isBeaten {
      fail(recognizer)
    } else if isBlocked {
      precondition(
        !waitsForItself(recognizer),
        "gesture recognizers that wait for each other's failure would wait for ever")
    } else {
      recognize(recognizer)
    }
  }

  /// Decides anew about those that wait.
  private func decideWaiting() {
    for recognizer in participants where !recognizer.pendingStates.isEmpty { decide(recognizer) }
  }

  /// The recognizers whose failure a recognizer still waits for.
  private func blockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    participants.filter {
      $0 !== recognizer && $0.current == .possible && recognizer.waits(forFailureOf: $0)
    }
  }

  /// Whether a recognizer waits, through others that hold their states, for itself.
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

  /// Brings a recognizer through its states, takes its touches from the views, and lets those fail
  /// that it excludes.
  private func recognize(_ recognizer: UIGestureRecognizer) {
    let states = recognizer.pendingStates
    recognizer.pendingStates = []
    for state in states { enter(recognizer, state) }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.seen where !touch.isWithheld && !touch.isFinishedForView {
        take(touch)
      }
    }
    let losers = participants.filter { other in
      guard other !== recognizer, other.current == .possible else { return false }
      let waits = !other.pendingStates.isEmpty && other.waits(forFailureOf: recognizer)
      return waits || recognizer.sharesTouch(with: other) && recognizer.excludes(other)
    }
    // All lose before anyone who waited for one of them is decided about: that may be another one.
    losers.forEach(lose)
    decideWaiting()
  }

  /// Lets a recognizer fail, and decides about those that waited for that.
  private func fail(_ recognizer: UIGestureRecognizer) {
    lose(recognizer)
    decideWaiting()
  }

  private func lose(_ recognizer: UIGestureRecognizer) {
    guard recognizer.current == .possible else { return }
    recognizer.pendingStates = []
    enter(recognizer, .failed)
  }

  private func enter(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    enlist(recognizer)
    recognizer.current = state
    context.trace?(.gesture(name: recognizer.traceName, state: state))
    if recognizer.isFinished { recognizer.stopWaiting() }
    if state != .failed { dueActions.append((recognizer, state)) }
    settleLater()
  }

  // MARK: - What follows

  private func settleLater() {
    guard !isSettlePosted else { return }
    isSettlePosted = true
    context.enqueue { [unowned self] in settle() }
  }

  private func settle() {
    isSettlePosted = false
    context.tracker.holdPackets {
      repeat {
        tellViews()
        let due = dueActions
        dueActions = []
        for (recognizer, state) in due { recognizer.callActions(for: state) }
      } while !dueActions.isEmpty
      for touch in over {
        for recognizer in touch.recognizers where recognizer.pendingStates.last != .ended {
          recognizer.touches.removeAll { $0 === touch }
        }
      }
      let done = participants.filter { $0.canReset }
      participants.removeAll { player in done.contains { $0 === player } }
      done.forEach(startAnew)
      decideWaiting()
      release()
    }
  }

  /// Tells views what was kept from them and is not any more.
  private func tellViews() {
    guard let event, !kept.isEmpty else { return }
    ViewCalls(changed: [], kept: kept, arbiter: self).make(with: event, trace: context.trace)
  }

  private func startAnew(_ recognizer: UIGestureRecognizer) {
    recognizer.reset()
    for touch in recognizer.seen { touch.recognizers.removeAll { $0 === recognizer } }
    recognizer.touches = []
    recognizer.seen = []
    recognizer.current = .possible
  }

  /// Forgets what no view and no recognizer waits for any more.
  private func release() {
    kept.removeAll { !$0.isKept }
    over.removeAll { touch in
      guard !touch.isKept else { return false }
      touch.recognizers = []
      return true
    }
    if kept.isEmpty, participants.isEmpty { event = nil }
  }

  /// Takes a touch from its view, which is told that it was cancelled.
  private func take(_ touch: UITouch) {
    touch.isTaken = true
    keep(touch)
  }

  /// Takes lifted touches of which something is kept from their views, as these leave their window.
  func takeKept(inside view: UIView) {
    for touch in kept where touch.isOver && touch.view?.isDescendant(of: view) == true {
      take(touch)
      settleLater()
    }
  }

  /// Remembers that something of a touch is kept from its view.
  func keep(_ touch: UITouch) {
    if !kept.contains(where: { $0 === touch }) { kept.append(touch) }
  }
}
