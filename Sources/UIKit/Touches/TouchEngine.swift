/// The components that deliver touches in one app, and the queue of waiting packets.
///
/// `TouchTracker` turns a packet of finger changes into touches and an event;
/// `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)` pass the event to each window;
/// `TouchDispatcher` calls recognizers and views; `GestureArbiter` accepts or rejects the states
/// that recognizers request. No component calls an earlier one. The `AppContext` extension below
/// passes values from one component to the next, in the order of its functions.
///
/// Packets are never nested: a packet that arrives during a callback waits until the callback
/// returns.
package final class TouchEngine {
  /// A packet, or touches to cancel.
  enum Work {
    case packet(TouchPacket)
    case cancel([UITouch], CancelReason)
  }

  /// The limits for taps and for the number of fingers.
  package let constants: TouchConstants
  /// Tracks the touches on the screen and their event.
  package nonisolated let tracker: TouchTracker
  /// Delivers touches to recognizers and views.
  let dispatcher = TouchDispatcher()
  /// Decides which gesture recognizers succeed.
  let arbiter = GestureArbiter()
  /// Tracks the mouse pointer while no button is pressed.
  package let hover = HoverTracker()
  /// Packets and cancellations that are waiting for the current packet to finish.
  fileprivate var waiting: [Work] = []
  /// Whether a packet is being delivered, or deferred work is being done.
  fileprivate var isDelivering = false

  init(constants: TouchConstants) {
    self.constants = constants
    tracker = TouchTracker(constants: constants)
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension AppContext {
  /// Delivers a packet, or queues it until the current one has finished.
  ///
  /// - Precondition: The packet has at most one change per finger.
  package func deliver(_ packet: TouchPacket) {
    precondition(packet.namesEachFingerOnce, "a packet names each finger once")
    if touches.isDelivering || !touches.waiting.isEmpty {
      touches.waiting.append(.packet(packet))
    } else {
      // The common case needs no queue.
      touches.isDelivering = true
      deliverOrSplit(packet)
      runDeferredWork()
      touches.isDelivering = false
    }
    deliverPendingTouches()
  }

  /// Cancels touches in a separate packet. Touches that have ended are skipped.
  package func cancel(_ fingers: [UITouch], reason: CancelReason) {
    var cancelled: [UITouch] = []
    for touch in fingers where touch.contact == .down {
      touch.contact = .cancelPending
      cancelled.append(touch)
    }
    guard !cancelled.isEmpty else { return }
    // Cancellations precede waiting packets because the packets logically come later.
    let index = touches.waiting.firstIndex { if case .packet = $0 { true } else { false } }
    touches.waiting.insert(.cancel(cancelled, reason), at: index ?? touches.waiting.endIndex)
    deliverPendingTouches()
  }

  /// Cancels all touches.
  package func cancelAllTouches(reason: CancelReason) {
    cancel(touches.tracker.active, reason: reason)
  }

  /// Cancels the touches on a view and its subviews, including touches with a deferred
  /// `touchesEnded`.
  func cancelTouches(inside view: UIView, reason: CancelReason) {
    touches.dispatcher.cancelDeferredTouches(inside: view, in: self)
    guard !touches.tracker.active.isEmpty else { return }
    let inside = touches.tracker.active.filter { $0.storedView?.isDescendant(of: view) == true }
    cancel(inside, reason: reason)
  }

  /// Delivers the waiting packets, unless a packet is being delivered.
  func deliverPendingTouches() {
    guard !touches.isDelivering else { return }
    touches.isDelivering = true
    while !touches.waiting.isEmpty {
      switch touches.waiting.removeFirst() {
      case .packet(let packet): deliverOrSplit(packet)
      case .cancel(let cancelled, let reason): deliverCancel(of: cancelled, reason: reason)
      }
      runDeferredWork()
    }
    touches.isDelivering = false
  }

  /// Delivers a packet, or splits it and queues the parts before all other work.
  private func deliverOrSplit(_ packet: TouchPacket) {
    if let parts = touches.tracker.split(packet) {
      touches.waiting.insert(contentsOf: parts, at: 0)
    } else {
      deliver(packet.changes, at: packet.time)
    }
  }

  private func deliverCancel(of cancelled: [UITouch], reason: CancelReason) {
    host.explainer?.cancels(cancelled, reason)
    host.trace?(.cancel(reason: reason, fingers: cancelled.map { $0.index + 1 }))
    deliver(cancelled.map { TouchChange($0.finger, .cancel) }, at: queue.now)
  }

  private func deliver(_ changes: [TouchChange], at time: AppTime) {
    let (tracker, dispatcher) = (touches.tracker, touches.dispatcher)
    guard let event = tracker.apply(changes, at: time, in: self) else { return }
    dispatcher.beginPacket(event, in: self)
    if let trace = host.trace {
      let changed = event.changedTouches
      trace(
        .packet(
          PacketRecord(
            number: tracker.packetCount, event: event.number, changed: changed,
            all: event.touches, changes: changed.compactMap { event.change(of: $0) })))
    }
    host.explainer?.packetBegins(event, at: time)
    runningApplication.sendEvent(event)
    host.explainer?.packetEnds(event, notSentTo: dispatcher.undispatchedWindows(of: event))
    dispatcher.endPacket(event, in: self)
    tracker.finishPacket(event, in: self)
  }

  // MARK: - Gestures

  /// Moves a recognizer to a requested state if the other recognizers allow it.
  func request(
    _ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer,
    because reason: GestureFailure
  ) {
    holdPackets {
      touches.dispatcher.apply(touches.arbiter.request(state, for: recognizer, because: reason))
    }
  }

  /// Ends the gesture of a recognizer that was disabled or removed from its view.
  func stop(_ recognizer: UIGestureRecognizer, because reason: GestureFailure) {
    holdPackets { touches.dispatcher.apply(touches.arbiter.stop(recognizer, because: reason)) }
    for touch in recognizer.touches { touch.recognizers.removeAll { $0 === recognizer } }
  }

  /// Performs the work that results from gesture decisions.
  func flushGestures() {
    holdPackets { touches.dispatcher.flush(in: self) }
  }

  /// Runs `work` as part of the current packet: packets and cancellations wait until `work`
  /// returns.
  private func holdPackets(_ work: () -> Void) {
    let wasDelivering = touches.isDelivering
    touches.isDelivering = true
    work()
    touches.isDelivering = wasDelivering
    deliverPendingTouches()
  }
}
