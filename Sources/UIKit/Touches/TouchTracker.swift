import CoreGraphics

/// Keeps one touch a finger, from landing to lifting, and delivers packets of their changes.
///
/// Packets are never delivered inside one another: what arrives during a callback waits.
package final class TouchTracker {
  /// The app that the touches belong to.
  private unowned let context: AppContext
  /// The active touches in finger order.
  package private(set) var active: [UITouch] = []

  private let constants: TouchConstants
  private var taps: TapCountTracker
  private var event: UIEvent?
  private var touchCount = 0
  private var eventCount = 0
  private var packetCount = 0
  /// Devices that were seen to tell pressure.
  private var pressureDevices: Set<Int64> = []
  /// Whether the current sequence ever had two fingers, which breaks the count of taps.
  private var hadManyFingers = false

  private enum Job {
    case packet(TouchPacket)
    case cancel([UITouch], CancelReason)
  }

  private var waiting: [Job] = []
  private var isDispatching = false

  init(context: AppContext) {
    self.context = context
    constants = context.constants
    taps = TapCountTracker(constants: constants)
  }

  // MARK: - What comes in

  /// Delivers a packet, or lets it wait until the current one is done.
  ///
  /// A packet that names a finger twice is a programmer's mistake.
  package func deliver(_ packet: TouchPacket) {
    precondition(packet.namesEachFingerOnce, "a packet names each finger once")
    waiting.append(.packet(packet))
    dispatchPending()
  }

  /// Cancels touches in one packet of their own; those that are over already are left out.
  package func cancel(_ touches: [UITouch], reason: CancelReason) {
    var news: [UITouch] = []
    for touch in touches where touch.isActive && !touch.isCancelPending {
      touch.isCancelPending = true
      news.append(touch)
    }
    guard !news.isEmpty else { return }
    // Cancels go before packets that wait: those were made by what happened later.
    let place = waiting.firstIndex { if case .packet = $0 { true } else { false } }
    waiting.insert(.cancel(news, reason), at: place ?? waiting.endIndex)
    dispatchPending()
  }

  /// Cancels all touches.
  package func cancelAll(reason: CancelReason) {
    cancel(active, reason: reason)
  }

  /// Cancels the touches on a view and its subviews, also those that these do not know to be over.
  func cancelTouches(inside view: UIView, reason: CancelReason) {
    context.gestures.takeKept(inside: view)
    guard !active.isEmpty else { return }
    cancel(active.filter { $0.view?.isDescendant(of: view) == true }, reason: reason)
  }

  /// Returns the active touch of a finger.
  package func touch(of finger: FingerKey) -> UITouch? {
    // A loop: a closure here is asked for its actor each time, which takes longer than the search.
    for touch in active where touch.finger == finger { return touch }
    return nil
  }

  /// Works off what waits, unless a packet is being delivered.
  func dispatchPending() {
    guard !isDispatching else { return }
    isDispatching = true
    while !waiting.isEmpty {
      switch waiting.removeFirst() {
      case .packet(let packet): takeIn(packet)
      case .cancel(let touches, let reason): takeIn(touches, reason: reason)
      }
      context.drainDeferredWork()
    }
    isDispatching = false
  }

  /// Does `work` as if it were a part of a packet: what arrives meanwhile waits until it is done.
  func holdPackets(_ work: () -> Void) {
    let wasDispatching = isDispatching
    isDispatching = true
    work()
    isDispatching = wasDispatching
    dispatchPending()
  }

  // MARK: - From changes to touches

  private func takeIn(_ packet: TouchPacket) {
    if let earlier = jobs(before: packet) {
      waiting.insert(contentsOf: earlier, at: 0)
      return
    }
    let changes = news(in: packet.changes)
    if !changes.isEmpty { take(changes, at: packet.time) }
  }

  private func takeIn(_ touches: [UITouch], reason: CancelReason) {
    let touches = touches.filter(\.isActive)
    guard !touches.isEmpty else { return }
    let now = context.queue.now
    context.trace?(.cancel(reason: reason, fingers: touches.map { $0.index + 1 }))
    take(touches.map { TouchChange($0.finger, .cancel, time: now) }, at: now)
  }

  /// Makes one packet: lets all touches rest but those that change, and calls the views.
  private func take(_ changes: [TouchChange], at time: AppTime) {
    let event = currentEvent()
    settle(but: changes)
    event.timestamp = time.seconds
    event.modifierFlags = []
    event.buttonMask = []
    var touches: [UITouch] = []
    var effective: [TouchChange] = []
    for change in changes {
      event.modifierFlags.formUnion(change.modifierFlags)
      event.buttonMask.formUnion(change.buttonMask)
      guard let touch = apply(change, at: time, event: event) else { continue }
      // In finger order, which is nearly always that of the changes.
      var place = touches.endIndex
      while place > 0, touches[place - 1].index > touch.index { place -= 1 }
      touches.insert(touch, at: place)
      effective.insert(change, at: place)
    }
    deliver(touches, effective, event: event)
  }

  /// Returns what a packet has to be split into; nil for one that is delivered as it is.
  ///
  /// A lift at another place than the last one was a move first. A finger that lands though it is
  /// down was lifted unseen, which is no tap: its old touch is cancelled first.
  private func jobs(before packet: TouchPacket) -> [Job]? {
    var rest = packet
    var moves: [TouchChange] = []
    var stale: [UITouch] = []
    for (place, change) in packet.changes.enumerated() {
      guard let touch = touch(of: change.finger) else { continue }
      switch change.kind {
      case .down: stale.append(touch)
      case .up(let point?) where touch.screenPoint != point:
        var move = change
        move.kind = .move(point)
        moves.append(move)
        rest.changes[place].kind = .up(nil)
        rest.changes[place].earlierSamples = []
      case .move, .up, .cancel: break
      }
    }
    if moves.isEmpty, stale.isEmpty { return nil }
    for touch in stale { touch.isCancelPending = true }
    return (moves.isEmpty ? [] : [.packet(TouchPacket(time: packet.time, changes: moves))])
      + (stale.isEmpty ? [] : [.cancel(stale, .system)]) + [.packet(rest)]
  }

  /// Returns the changes that begin a touch there is room for, or change one that lives.
  ///
  /// A changed pressure alone is no news: it is noted without a packet.
  private func news(in changes: [TouchChange]) -> [TouchChange] {
    var room = constants.maxTouches - active.count
    var news: [TouchChange] = []
    for change in changes {
      let touch = touch(of: change.finger)
      switch change.kind {
      case .down:
        room -= 1
        if room >= 0 { news.append(change) }
      case .up, .cancel:
        if touch != nil { news.append(change) }
      case .move(let point):
        guard let touch else { continue }
        updateForce(of: touch, from: change)
        if touch.screenPoint != point { news.append(change) }
      }
    }
    return news
  }

  private func currentEvent() -> UIEvent {
    if let event { return event }
    eventCount += 1
    let new = UIEvent(number: eventCount)
    event = new
    return new
  }

  /// Lets every touch stand still until the packet says otherwise; one that is cancelled keeps its
  /// places as they are.
  private func settle(but changes: [TouchChange]) {
    var cancelled: Set<FingerKey> = []
    for change in changes where change.kind == .cancel { cancelled.insert(change.finger) }
    for touch in active where cancelled.isEmpty || !cancelled.contains(touch.finger) {
      touch.phase = .stationary
      touch.previousScreenPoint = touch.screenPoint
    }
  }

  /// Applies one change and returns the touch that it changed or began.
  private func apply(_ change: TouchChange, at time: AppTime, event: UIEvent) -> UITouch? {
    if case .down(let point) = change.kind {
      return begin(change, at: point, time: time, event: event)
    }
    guard let touch = touch(of: change.finger) else { return nil }
    touch.timestamp = time.seconds
    switch change.kind {
    case .down: break
    case .move(let point):
      touch.phase = .moved
      touch.screenPoint = point
      touch.majorRadius = change.radius ?? touch.majorRadius
    case .up:
      touch.phase = .ended
      touch.isOver = true
    case .cancel:
      touch.phase = .cancelled
      touch.isOver = true
      touch.isCancelPending = false
      taps.reset()
    }
    if touch.tapCount > 0, !taps.isTap(touch, at: time) {
      touch.tapCount = 0
      taps.reset()
    }
    return touch
  }

  private func begin(
    _ change: TouchChange, at point: CGPoint, time: AppTime, event: UIEvent
  ) -> UITouch {
    if context.hover.isWatched { context.hover.move(to: nil) }
    let target = context.hitTest(point, with: event)
    let slots = Set(active.map(\.slot))
    let slot = (0...).first { !slots.contains($0) } ?? active.count
    let touch = UITouch(
      index: touchCount, slot: slot, change: change, at: point, time: time,
      window: target?.window, view: target?.view)
    touchCount += 1
    updateForce(of: touch, from: change)
    touch.isWithheld = !mayReceive(touch)
    if active.isEmpty {
      hadManyFingers = false
      touch.tapCount = taps.count(beginningIn: touch.window, at: touch.beganPoint, time: time)
    } else {
      hadManyFingers = true
      for other in active where other.tapCount > 1 { other.tapCount = 1 }
    }
    active.append(touch)
    event.touches = active
    return touch
  }

  /// Whether the touched view takes a new touch: it may take only one, and a view may be exclusive.
  private func mayReceive(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    if !view.isMultipleTouchEnabled, active.contains(where: { $0.view === view }) { return false }
    let elsewhere = active.filter {
      $0.window === touch.window && $0.view !== view && !$0.isWithheld
    }
    return !elsewhere.contains { view.isExclusiveTouch || $0.view?.isExclusiveTouch == true }
  }

  private func updateForce(of touch: UITouch, from change: TouchChange) {
    guard let pressure = change.pressure else { return }
    // A device that only ever says 1 has no gauge.
    if pressure != 1 { pressureDevices.insert(change.finger.device) }
    touch.maximumPossibleForce = pressureDevices.contains(change.finger.device) ? 1 : 0
    touch.force = pressure * touch.maximumPossibleForce
  }

  // MARK: - From touches to callbacks

  /// Delivers the touches that changed, in finger order, with what changed them.
  private func deliver(_ touches: [UITouch], _ changes: [TouchChange], event: UIEvent) {
    packetCount += 1
    event.touches = active
    event.delivery = PacketDelivery(changed: touches, changes: changes, in: context)
    context.trace?(
      .packet(
        PacketRecord(
          number: packetCount, event: event.number, changed: touches, all: active,
          changes: changes)))
    context.runningApplication.sendEvent(event)
    event.delivery = nil
    for touch in active where touch.phase == .ended {
      if hadManyFingers { taps.reset() } else { taps.touchEnded(touch) }
    }
    context.gestures.packetEnded(with: active)
    for touch in touches where touch.isOver {
      if let place = active.firstIndex(of: touch) { active.remove(at: place) }
    }
    event.touches = active
    if active.isEmpty { self.event = nil }
  }
}
