/// Delivers touches to gesture recognizers, calls their actions, and then delivers touches to
/// views.
///
/// Each packet is delivered with its event: `UIApplication.sendEvent(_:)` looks up the windows, and
/// `UIWindow.sendEvent(_:)` dispatches to each window. First, `RecognizerDispatcher` passes the
/// touches to the recognizers. The recognizers request states, `GestureArbiter` decides, and
/// `apply(_:)` applies its decisions. Second, `ActionQueue` calls the actions. Third,
/// `TouchReporter` determines each view's callbacks, which the decisions may defer or replace with
/// `touchesCancelled`, and `ViewCaller` makes the calls. `DeliveryState` describes the states of a
/// single touch.
///
/// After the packet or timer, `flush(in:)` makes the remaining calls and resets recognizers that
/// have finished.
///
/// The parts do not refer to each other or to the dispatcher. The context is passed with each call.
final class TouchDispatcher {
  /// One packet's callbacks in one window.
  private struct WindowDispatch {
    let window: UIWindow
    /// The indices of the calls in the reporter's list.
    var calls = 0..<0
    /// The touches in these calls that ended before this packet.
    var late: [UITouch] = []
  }

  /// The actions that are due.
  let actions = ActionQueue()
  private let recognizers = RecognizerDispatcher()
  private let reporter = TouchReporter()
  private let views = ViewCaller()

  /// The event of the packet that is being delivered; nil between packets.
  private var event: UIEvent?
  /// The windows of the packet's changed touches, from front to back.
  private var windows: [UIWindow] = []
  /// The windows that the packet was dispatched to.
  private var dispatched: [WindowDispatch] = []
  private var isFlushScheduled = false

  // An explicit `deinit` is nonisolated.
  deinit {}

  // MARK: - Packets

  /// Prepares to deliver `event`'s packet.
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

  /// Returns the windows whose touches the event's packet changed, from front to back; empty
  /// between packets.
  func windows(of event: UIEvent) -> [UIWindow] {
    event === self.event ? windows : []
  }

  /// Returns the windows to which the packet was not dispatched.
  func undispatchedWindows(of event: UIEvent) -> [UIWindow] {
    windows(of: event).filter { window in !dispatched.contains { $0.window === window } }
  }

  /// Delivers `event`'s packet to one window's recognizers and views. A second call for the same
  /// window delivers the packet only to the views.
  func dispatch(_ event: UIEvent, to window: UIWindow, in context: AppContext) {
    guard event === self.event else { return }
    for known in dispatched where known.window === window {
      return views.makeCalls(
        known.calls, of: reporter, late: known.late, with: event, in: context)
    }
    // Record the window before the calls because an action or callback may send the event again.
    let position = dispatched.count
    dispatched.append(WindowDispatch(window: window))
    recognizers.deliver(event, of: window, in: context)
    actions.callAll()  // Before the views' callbacks (rule D-13).
    let (calls, late) = reporter.calls(of: event, in: window, explainer: context.host.explainer)
    dispatched[position] = WindowDispatch(window: window, calls: calls, late: late)
    views.makeCalls(calls, of: reporter, late: late, with: event, in: context)
  }

  /// Ends the packet. If touches ended, schedules a flush for their recognizers.
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

  // MARK: - Gesture decisions

  /// Applies the arbiter's decisions by scheduling actions and the cancellation of touches in their
  /// views.
  func apply(_ decisions: GestureDecisions) {
    for touch in decisions.touchesToCancel { reporter.cancelInView(touch) }
    actions.add(decisions.entries)
  }

  /// Cancels ended touches with deferred callbacks because their views are leaving the window.
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

  /// Schedules a flush after the current work unless one is already scheduled.
  func scheduleFlush(in context: AppContext) {
    guard !isFlushScheduled else { return }
    isFlushScheduled = true
    context.deferWork(.flushGestures)
  }

  /// Calls due actions, makes deferred callbacks that are no longer delayed, and resets finished
  /// recognizers.
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

  /// Makes the deferred callbacks that are no longer delayed, in all windows.
  private func callDeferred(in context: AppContext) {
    guard let event = recognizers.lastEvent, !reporter.deferred.isEmpty else { return }
    let (calls, late) = reporter.deferredCalls(explainer: context.host.explainer)
    views.makeCalls(calls, of: reporter, late: late, with: event, in: context)
    reporter.removeCalls()
    views.removeSets()
  }
}
