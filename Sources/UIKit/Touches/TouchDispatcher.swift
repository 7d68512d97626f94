/// Delivers touches: to gesture recognizers, whose actions it calls, then to views.
///
/// A packet arrives with its event: `UIApplication.sendEvent(_:)` asks for the windows, and
/// `UIWindow.sendEvent(_:)` dispatches to each of them. There `RecognizerDispatcher` gives the recognizers
/// their touches. They set their states, `GestureArbiter` decides, and its decisions come back to
/// `apply(_:)` as values. The actions are called first, by `ActionQueue`. Then `TouchReporter` says what
/// each view receives, by the decisions: its callback at once, later, or `touchesCancelled` instead; and
/// `ViewCaller` calls the views. See `DeliveryState` for the life of one touch.
///
/// The rest happens in `flush(in:)`, after the packet or timer: actions and callbacks that these led to,
/// then the reset of recognizers that have finished.
///
/// None of these parts refers to another one, or to the dispatcher; the context comes with each call.
final class TouchDispatcher {
  /// The callbacks of one packet in one window.
  private struct WindowDispatch {
    let window: UIWindow
    /// The indices of the calls.
    var calls = 0..<0
    /// The touches in them that ended before this packet.
    var late: [UITouch] = []
  }

  /// The actions that are due.
  let actions = ActionQueue()
  private let recognizers = RecognizerDispatcher()
  private let reporter = TouchReporter()
  private let views = ViewCaller()

  /// The event of the packet that is being delivered; nil between packets.
  private var event: UIEvent?
  /// The windows of the packet's changed touches, from the front to the back.
  private var windows: [UIWindow] = []
  /// The windows that the packet was dispatched to.
  private var dispatched: [WindowDispatch] = []
  private var isFlushScheduled = false

  // An explicit `deinit` is nonisolated.
  deinit {}

  // MARK: - Packets

  /// Prepares the delivery of the packet that `event` carries.
  func beginPacket(_ event: UIEvent, in context: AppContext) {
    self.event = event
    for touch in event.touches where touch.isChanged {
      if let window = touch.storedWindow, windows.last !== window { windows.append(window) }
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
      return views.makeCalls(
        known.calls, of: reporter, late: known.late, with: event, in: context)
    }
    // Before an action or a callback may send the event again.
    let position = dispatched.count
    dispatched.append(WindowDispatch(window: window))
    recognizers.deliver(event, of: window, in: context)
    actions.callAll()  // Before the views' callbacks (rule D-13).
    let (calls, late) = reporter.calls(of: event, in: window, explainer: context.host.explainer)
    dispatched[position] = WindowDispatch(window: window, calls: calls, late: late)
    views.makeCalls(calls, of: reporter, late: late, with: event, in: context)
  }

  /// Forgets the packet, and schedules what the end of its touches means for recognizers.
  func endPacket(_ event: UIEvent, in context: AppContext) {
    self.event = nil
    windows.clear()
    dispatched.clear()
    reporter.removeCalls()
    var hasEnded = false
    for touch in event.touches where !touch.isActive { hasEnded = true }
    guard hasEnded else { return }
    recognizers.noteEndedTouches(of: event)
    views.removeSets()
    if !context.touches.arbiter.participants.isEmpty { scheduleFlush(in: context) }
  }

  // MARK: - Decisions about gestures

  /// Applies what the arbiter decided: cancels touches in their views and queues actions, both for later.
  func apply(_ decisions: GestureDecisions) {
    for touch in decisions.touchesToCancel { reporter.cancelInView(touch) }
    actions.add(decisions.entries)
  }

  /// Cancels ended touches whose callbacks are deferred, because their views leave the window.
  func cancelDeferredTouches(inside view: UIView, in context: AppContext) {
    for touch in reporter.deferred
    where !touch.isActive && touch.storedView?.isDescendant(of: view) == true {
      reporter.cancelInView(touch)
      scheduleFlush(in: context)
    }
  }

  /// Detaches a recognizer from a touch.
  func detach(_ recognizer: UIGestureRecognizer, from touch: UITouch, in context: AppContext) {
    touch.recognizers.removeAll { $0 === recognizer }
    recognizer.touches.removeAll { $0 === touch }
    scheduleFlush(in: context)
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
    let arbiter = context.touches.arbiter
    repeat {
      actions.callAll()
      callDeferred(in: context)
    } while !actions.isEmpty
    recognizers.detachEndedTouches()
    for recognizer in arbiter.removeFinished() { recognizer.resetAfterGesture() }
    apply(arbiter.decidePending())
    reporter.forgetSettledTouches()
    recognizers.forgetSettledTouches()
    if reporter.deferred.isEmpty, arbiter.participants.isEmpty { recognizers.forgetEvent() }
  }

  /// Makes the deferred callbacks of all windows that nothing delays any more.
  private func callDeferred(in context: AppContext) {
    guard let event = recognizers.lastEvent, !reporter.deferred.isEmpty else { return }
    let (calls, late) = reporter.deferredCalls(explainer: context.host.explainer)
    views.makeCalls(calls, of: reporter, late: late, with: event, in: context)
    reporter.removeCalls()
    views.removeSets()
  }
}
