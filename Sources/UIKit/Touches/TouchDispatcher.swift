import CoreGraphics

/// Delivers touches: to gesture recognizers, whose actions it calls, then to views.
///
/// A packet arrives with its event: `UIApplication.sendEvent(_:)` asks for the windows, and
/// `UIWindow.sendEvent(_:)` dispatches to each of them. There the recognizers get the touches. They set
/// their states, `GestureArbiter` decides, and its decisions come back here as values. The actions are
/// called first; then the views receive their callbacks, by the decisions: each at once, later, or
/// `touchesCancelled` instead. See `DeliveryState` for the life of one touch.
///
/// The rest happens in `flush(in:)`, after the packet or timer: actions and callbacks that these led to,
/// then the reset of recognizers that have finished.
///
/// The dispatcher refers to nobody above it; the context comes with each call. The arrays of a packet are
/// cleared rather than replaced, and a view whose touches stay the same gets the same set again, so that
/// a packet of moves allocates nothing here (workload w1 of the benchmarks). Loops stand where closures
/// would be shorter, because the standard library checks the actor at each call of a closure.
final class TouchDispatcher {
  /// The callbacks of one packet in one window.
  private struct WindowCalls {
    let window: UIWindow
    var calls = 0..<0
    /// The touches in them that ended before this packet.
    var late: [UITouch] = []
  }

  /// The event of the packet that is being delivered; nil between packets.
  private var event: UIEvent?
  /// The windows of the packet's changed touches, from the front to the back.
  private var windows: [UIWindow] = []
  /// The windows that the packet was dispatched to.
  private var dispatched: [WindowCalls] = []
  private var calls = CallList()
  /// The touches whose deferred `touchesBegan` is among the calls.
  private var released: [UITouch] = []
  private var sets = TouchSetCache()
  /// The touches of the calls that are being made, one after the other: a callback may lead to further
  /// calls. They are held as those of the call list are.
  private var callTouches: [Unmanaged<UITouch>] = []

  /// The touches whose views wait for a callback, in the order in which that happened.
  private var deferred: [UITouch] = []
  /// The actions to call before the packet's callbacks, or in the flush.
  private var dueActions: [GestureDecisions.Entry] = []
  /// The action that is being called.
  private(set) var currentAction: GestureDecisions.Entry?
  /// Ended touches that recognizers still know.
  private var endedTouches: [UITouch] = []
  /// The event of the last packet that a recognizer received, for deferred callbacks.
  private var gestureEvent: UIEvent?
  private var isFlushScheduled = false

  // Spelled out, it asks for no actor.
  deinit {}

  // MARK: - Packets

  /// Prepares the delivery of the packet that `event` carries.
  func beginPacket(_ event: UIEvent, in context: AppContext) {
    self.event = event
    for index in event.touches.indices where event.touches[index].isChanged {
      guard let window = event.touches[index].storedWindow, windows.last !== window else {
        continue
      }
      windows.append(window)
    }
    guard windows.count > 1 else { return }
    let touched = windows
    windows = context.allWindowsFrontToBack.filter { window in
      touched.contains { $0 === window }
    }
  }

  /// Returns the windows whose touches an event's packet changed, from the front to the back; none
  /// between packets.
  func windows(of event: UIEvent) -> [UIWindow] {
    event === self.event ? windows : []
  }

  /// Returns the windows among those that the packet did not reach so far.
  func undispatchedWindows(of event: UIEvent) -> [UIWindow] {
    windows(of: event).filter { window in !dispatched.contains { $0.window === window } }
  }

  /// Delivers the packet that `event` carries to the recognizers and views of one window; a second time,
  /// to the views alone.
  func dispatch(_ event: UIEvent, to window: UIWindow, in context: AppContext) {
    guard event === self.event else { return }
    for known in dispatched where known.window === window {
      return call(known.calls, late: known.late, with: event, in: context)
    }
    // Before an action or a callback may send the event again.
    let position = dispatched.count
    dispatched.append(WindowCalls(window: window))
    dispatchToRecognizers(event, of: window, in: context)
    if !dueActions.isEmpty { callDueActions() }
    for index in event.touches.indices {
      Unmanaged.passUnretained(event.touches[index])._withUnsafeGuaranteedRef { touch in
        if touch.isChanged, touch.storedWindow === window {
          report(touch, changedTo: touch.storedPhase)
        }
      }
    }
    var late: [UITouch] = []
    if !deferred.isEmpty {
      late = reportDeferred(in: window)
      calls.sortReports()
    }
    let range = calls.group()
    dispatched[position].calls = range
    if !late.isEmpty { dispatched[position].late = late }
    call(range, late: late, with: event, in: context)
  }

  /// Forgets the packet, and schedules what the end of its touches means for recognizers.
  func endPacket(_ event: UIEvent, in context: AppContext) {
    self.event = nil
    windows.clear()
    dispatched.clear()
    clearCalls()
    var hasEnded = false
    for index in event.touches.indices where !event.touches[index].isActive {
      hasEnded = true
      if !event.touches[index].recognizers.isEmpty { endedTouches.append(event.touches[index]) }
    }
    guard hasEnded else { return }
    sets.removeAll()
    if !context.arbiter.participants.isEmpty { scheduleFlush(in: context) }
  }

  private func clearCalls() {
    calls.removeAll()
    released.clear()
  }

  // MARK: - Recognizers

  /// Delivers changed touches of a window to the recognizers that receive them.
  private func dispatchToRecognizers(
    _ event: UIEvent, of window: UIWindow, in context: AppContext
  ) {
    var isFollowed = false
    for index in event.touches.indices where event.touches[index].isChanged {
      if event.touches[index].storedPhase == .began, event.touches[index].storedWindow === window {
        attachRecognizers(to: event.touches[index], in: context)
      }
      if !event.touches[index].recognizers.isEmpty { isFollowed = true }
    }
    guard isFollowed else { return }
    let changed = event.touches.filter { $0.isChanged && $0.storedWindow === window }
    var receivers: [UIGestureRecognizer] = []
    for touch in changed {
      for recognizer in touch.recognizers where !receivers.contains(where: { $0 === recognizer }) {
        receivers.append(recognizer)
      }
    }
    guard !receivers.isEmpty else { return }
    gestureEvent = event
    for recognizer in receivers {
      for phase in CallList.phases where recognizer.receivesTouches {
        let own = changed.filter { touch in
          touch.storedPhase == phase && recognizer.touches.contains { $0 === touch }
        }
        guard !own.isEmpty else { continue }
        let set = sets.set(of: own.map(Unmanaged.passUnretained)[...])
        recognizer.receive(set, in: phase, with: event)
      }
    }
  }

  /// Attaches the recognizers of the touched view and its superviews to a new touch.
  private func attachRecognizers(to touch: UITouch, in context: AppContext) {
    // Without counting references on the way: nearly all views have no recognizers.
    var next = touch.unretainedView
    while let current = next {
      defer { next = current._withUnsafeGuaranteedRef { $0.unretainedSuperview } }
      if current._withUnsafeGuaranteedRef({ $0.recognizers.isEmpty }) { continue }
      let recognizers = current.takeUnretainedValue().recognizers
      for recognizer in recognizers where recognizer.accepts(touch) {
        touch.recognizers.append(recognizer)
        recognizer.touches.append(touch)
        recognizer.touchesSinceReset.append(touch)
        context.arbiter.add(recognizer)
        context.explainer?.receives(recognizer)
      }
    }
  }

  /// Detaches a recognizer from a touch.
  func detach(_ recognizer: UIGestureRecognizer, from touch: UITouch, in context: AppContext) {
    touch.recognizers.removeAll { $0 === recognizer }
    recognizer.touches.removeAll { $0 === touch }
    scheduleFlush(in: context)
  }

  // MARK: - Decisions

  /// Applies what the arbiter decided: cancels touches in their views and queues actions, both for later.
  func apply(_ decisions: GestureDecisions) {
    for touch in decisions.touchesToCancel { cancelInView(touch) }
    for entry in decisions.entries where entry.state != .failed { dueActions.append(entry) }
  }

  /// Cancels ended touches whose callbacks are deferred, because their views leave the window.
  func cancelDeferredTouches(inside view: UIView, in context: AppContext) {
    for touch in deferred where !touch.isActive && touch.storedView?.isDescendant(of: view) == true
    {
      cancelInView(touch)
      scheduleFlush(in: context)
    }
  }

  private func cancelInView(_ touch: UITouch) {
    switch touch.delivery {
    case .withheld, .finished, .cancelDue: break
    case .beganDeferred: touch.delivery = .withheld
    case .open, .endDeferred: `defer`(touch, .cancelDue)
    }
  }

  private func `defer`(_ touch: UITouch, _ state: DeliveryState) {
    if touch.delivery != state, state != .cancelDue {
      AppContext.current.explainer?.defers(touch, state)
    }
    touch.delivery = state
    if !deferred.contains(where: { $0 === touch }) { deferred.append(touch) }
  }

  /// Schedules a flush after what runs now, unless one is scheduled.
  func scheduleFlush(in context: AppContext) {
    guard !isFlushScheduled else { return }
    isFlushScheduled = true
    context.deferWork(.flushGestures)
  }

  /// Calls due actions, makes deferred callbacks that no recognizer delays any more, and resets
  /// recognizers that have finished.
  func flush(in context: AppContext) {
    isFlushScheduled = false
    repeat {
      callDueActions()
      callDeferred(in: context)
    } while !dueActions.isEmpty
    for touch in endedTouches {
      for recognizer in touch.recognizers where recognizer.pendingStates.last != .ended {
        recognizer.touches.removeAll { $0 === touch }
      }
    }
    for recognizer in context.arbiter.removeFinished() { recognizer.resetAfterGesture() }
    apply(context.arbiter.decidePending())
    forgetSettledTouches(in: context)
  }

  /// Calls actions in the order of the changes of state, also those that actions lead to.
  private func callDueActions() {
    defer { currentAction = nil }
    while !dueActions.isEmpty {
      let due = dueActions
      dueActions = []
      for action in due {
        currentAction = action
        action.recognizer.callActions()
      }
    }
  }

  /// Makes the deferred callbacks of all windows that nothing delays any more.
  private func callDeferred(in context: AppContext) {
    guard let gestureEvent, !deferred.isEmpty else { return }
    let late = reportDeferred(in: nil)
    calls.sortReports()
    call(calls.group(), late: late, with: gestureEvent, in: context)
    clearCalls()
    sets.removeAll()
  }

  /// Forgets touches that no view and no recognizer waits for any more.
  private func forgetSettledTouches(in context: AppContext) {
    deferred.removeAll { !$0.isDeferred }
    endedTouches.removeAll { touch in
      guard !touch.isDeferred else { return false }
      touch.recognizers = []
      return true
    }
    if deferred.isEmpty, context.arbiter.participants.isEmpty { gestureEvent = nil }
  }

  // MARK: - Reports

  /// Adds what a touch's view gets now: its change in the packet, if any, and what was deferred before.
  private func report(_ touch: UITouch, changedTo phase: UITouch.Phase?) {
    switch touch.delivery {
    case .withheld, .finished: return
    case .cancelDue:
      // A view that never got `touchesBegan` gets no `touchesCancelled` either.
      if phase == .began { touch.delivery = .withheld } else { calls.report(touch, .cancelled) }
      return
    case .open, .beganDeferred, .endDeferred: break
    }
    var isReleased = false
    if phase == .began || touch.delivery == .beganDeferred {
      if touch.isBeganDelayed { return `defer`(touch, .beganDeferred) }
      if touch.delivery == .beganDeferred {
        guard touch.isActive || touch.storedPhase != .cancelled else {
          return touch.delivery = .withheld
        }
        isReleased = true
        touch.delivery = .open
        released.append(touch)
        calls.report(touch, .began)
        if touch.screenPoint != touch.landingPoint { calls.report(touch, .moved) }
      }
    }
    switch phase ?? (touch.isActive ? .stationary : touch.storedPhase) {
    case .began: calls.report(touch, .began)
    case .moved: if !isReleased { calls.report(touch, .moved) }
    case .stationary: break
    case .ended:
      if touch.isEndDelayed { return `defer`(touch, .endDeferred) }
      touch.delivery = .open
      calls.report(touch, .ended)
    case .cancelled: calls.report(touch, .cancelled)
    }
  }

  /// Adds reports of the deferred touches of a window, or of all windows, that nothing delays any more and
  /// the packet does not change.
  ///
  /// - Returns: Those of them that have ended, in the order of deferral.
  private func reportDeferred(in window: UIWindow?) -> [UITouch] {
    var late: [UITouch] = []
    for touch in deferred where window == nil || touch.storedWindow === window && !touch.isChanged {
      let count = calls.reportCount
      report(touch, changedTo: nil)
      if !touch.isActive, calls.reportCount > count { late.append(touch) }
    }
    return late
  }

  // MARK: - Calls to views

  /// Makes calls to views, without the touches that an earlier call had cancelled.
  ///
  /// Meanwhile the event has the late touches, too.
  private func call(
    _ range: Range<Int>, late: [UITouch], with event: UIEvent, in context: AppContext
  ) {
    if late.isEmpty {
      for index in range { call(calls.calls[index], with: event, in: context) }
      return
    }
    let touches = event.touches
    event.touches = (touches + late).sorted { $0.index < $1.index }
    for index in range { call(calls.calls[index], with: event, in: context) }
    event.touches = touches
  }

  private func call(_ call: CallList.Call, with event: UIEvent, in context: AppContext) {
    let first = callTouches.count
    for index in call.touches {
      let touch = calls.touch(at: index)
      if call.phase != .cancelled, touch._withUnsafeGuaranteedRef({ $0.isInterrupted }) {
        // A view that never got `touchesBegan` gets nothing more.
        if call.phase == .began { touch.takeUnretainedValue().delivery = .withheld }
      } else {
        callTouches.append(touch)
      }
    }
    let touches = first..<callTouches.count
    guard !touches.isEmpty else { return }
    self.call(call.phase, of: call.view, with: touches, event, in: context)
    while callTouches.count > first { callTouches.removeLast() }
  }

  /// Makes a call with a range of `callTouches`.
  private func call(
    _ phase: UITouch.Phase, of view: Unmanaged<UIView>, with touches: Range<Int>,
    _ event: UIEvent, in context: AppContext
  ) {
    let snapshots = show(touches, in: phase)
    if let trace = context.trace {
      let touches = callTouches[touches].map { $0.takeUnretainedValue() }
      trace(.call(phase: phase, view: view.takeUnretainedValue(), touches: touches))
    }
    context.explainer?.callBegins(
      phase, of: view.takeUnretainedValue(),
      callTouches[touches].map { $0.takeUnretainedValue() })
    let set =
      touches.count == 1
      ? sets.set(of: callTouches[touches.lowerBound]) : sets.set(of: callTouches[touches])
    view._withUnsafeGuaranteedRef { view in
      switch phase {
      case .began: view.touchesBegan(set, with: event)
      case .moved: view.touchesMoved(set, with: event)
      case .ended: view.touchesEnded(set, with: event)
      case .cancelled: view.touchesCancelled(set, with: event)
      case .stationary: break
      }
    }
    context.explainer?.callEnds()
    if !snapshots.isEmpty { for snapshot in snapshots { snapshot.restore() } }
    guard phase == .ended || phase == .cancelled else { return }
    for index in touches {
      callTouches[index]._withUnsafeGuaranteedRef {
        if $0.delivery != .withheld {
          $0.delivery = $0.delivery == .cancelDue ? .withheld : .finished
        }
      }
    }
  }

  /// Gives touches the phase that a call is for. A touch whose `touchesBegan` was deferred also gets the
  /// location where it landed, and moves from there.
  ///
  /// - Returns: What touches were that had another phase or location.
  private func show(_ touches: Range<Int>, in phase: UITouch.Phase) -> [TouchSnapshot] {
    var snapshots: [TouchSnapshot] = []
    for index in touches
    where !released.isEmpty
      || callTouches[index]._withUnsafeGuaranteedRef({ $0.storedPhase }) != phase
    {
      let touch = callTouches[index].takeUnretainedValue()
      let isReleased = released.contains(touch)
      guard isReleased || touch.storedPhase != phase else { continue }
      snapshots.append(TouchSnapshot(touch))
      touch.storedPhase = phase
      guard isReleased, phase == .began || phase == .moved else { continue }
      touch.previousScreenPoint = touch.landingPoint
      if phase == .began { touch.screenPoint = touch.landingPoint }
    }
    return snapshots
  }
}
