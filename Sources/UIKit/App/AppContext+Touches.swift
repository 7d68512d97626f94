/// The path of touches, in the order of the calls.
///
/// `TouchTracker` turns a packet of finger changes into touches and an event; `UIApplication.sendEvent(_:)`
/// and `UIWindow.sendEvent(_:)` bring it to each window; `TouchDispatcher` calls recognizers and views;
/// `GestureArbiter` decides about the states that recognizers ask for. None of them refers to one before
/// it: the context owns all of them and brings values from one to the next.
///
/// Packets are never delivered inside one another: what arrives during a callback waits until it returns.
extension AppContext {
  /// Delivers a packet, or queues it until the current one is finished.
  ///
  /// A packet that names a finger twice is a programmer's mistake.
  package func deliver(_ packet: TouchPacket) {
    precondition(packet.namesEachFingerOnce, "a packet names each finger once")
    if isDeliveringTouches || !touchWork.isEmpty {
      touchWork.append(.packet(packet))
    } else {
      // The usual case, which needs no queue.
      isDeliveringTouches = true
      deliverOrSplit(packet)
      runDeferredWork()
      isDeliveringTouches = false
    }
    deliverPendingTouches()
  }

  /// Cancels touches in one packet of their own, without those that have ended.
  package func cancel(_ touches: [UITouch], reason: CancelReason) {
    var cancelled: [UITouch] = []
    for touch in touches where touch.contact == .down {
      touch.contact = .cancelPending
      cancelled.append(touch)
    }
    guard !cancelled.isEmpty else { return }
    // Before packets that wait: those happened later.
    let index = touchWork.firstIndex { if case .packet = $0 { true } else { false } }
    touchWork.insert(.cancel(cancelled, reason), at: index ?? touchWork.endIndex)
    deliverPendingTouches()
  }

  /// Cancels all touches.
  package func cancelAllTouches(reason: CancelReason) {
    cancel(tracker.active, reason: reason)
  }

  /// Cancels the touches on a view and its subviews, also those whose `touchesEnded` is deferred.
  func cancelTouches(inside view: UIView, reason: CancelReason) {
    dispatcher.cancelDeferredTouches(inside: view, in: self)
    guard !tracker.active.isEmpty else { return }
    cancel(tracker.active.filter { $0.storedView?.isDescendant(of: view) == true }, reason: reason)
  }

  /// Delivers the packets that wait, unless one is being delivered.
  func deliverPendingTouches() {
    guard !isDeliveringTouches else { return }
    isDeliveringTouches = true
    while !touchWork.isEmpty {
      switch touchWork.removeFirst() {
      case .packet(let packet): deliverOrSplit(packet)
      case .cancel(let touches, let reason): deliverCancel(of: touches, reason: reason)
      }
      runDeferredWork()
    }
    isDeliveringTouches = false
  }

  /// Delivers a packet, or queues its parts before all other work.
  private func deliverOrSplit(_ packet: TouchPacket) {
    if let parts = tracker.split(packet) {
      touchWork.insert(contentsOf: parts, at: 0)
    } else {
      deliver(packet.changes, at: packet.time)
    }
  }

  private func deliverCancel(of touches: [UITouch], reason: CancelReason) {
    let touches = touches.filter(\.isActive)
    guard !touches.isEmpty else { return }
    explainer?.cancels(touches, reason)
    trace?(.cancel(reason: reason, fingers: touches.map { $0.index + 1 }))
    deliver(touches.map { TouchChange($0.finger, .cancel) }, at: queue.now)
  }

  private func deliver(_ changes: [TouchChange], at time: AppTime) {
    guard let event = tracker.apply(changes, at: time, in: self) else { return }
    dispatcher.beginPacket(event, in: self)
    if let trace {
      let changed = event.changedTouches
      trace(
        .packet(
          PacketRecord(
            number: tracker.packetCount, event: event.number, changed: changed,
            all: event.touches, changes: changed.compactMap { event.change(of: $0) })))
    }
    explainer?.packetBegins(event, at: time)
    runningApplication.sendEvent(event)
    explainer?.packetEnds(event, notSentTo: dispatcher.undispatchedWindows(of: event))
    dispatcher.endPacket(event, in: self)
    tracker.finishPacket(event)
  }

  // MARK: - Gestures

  /// Brings a recognizer into the state that it asks for, as far as the others allow.
  func request(
    _ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer,
    because reason: GestureFailure
  ) {
    holdPackets {
      dispatcher.apply(arbiter.request(state, for: recognizer, because: reason))
    }
  }

  /// Ends the gesture of a recognizer that is disabled or leaves its view.
  func stop(_ recognizer: UIGestureRecognizer, because reason: GestureFailure) {
    holdPackets { dispatcher.apply(arbiter.stop(recognizer, because: reason)) }
    for touch in recognizer.touches { touch.recognizers.removeAll { $0 === recognizer } }
  }

  /// Carries out what decisions about gestures led to.
  func flushGestures() {
    holdPackets { dispatcher.flush(in: self) }
  }

  /// Does `work` as a part of the current packet: packets and cancels wait until it returns.
  private func holdPackets(_ work: () -> Void) {
    let wasDelivering = isDeliveringTouches
    isDeliveringTouches = true
    work()
    isDeliveringTouches = wasDelivering
    deliverPendingTouches()
  }
}
