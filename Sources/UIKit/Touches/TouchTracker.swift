import CoreGraphics

/// Turns the changes of fingers into touches and their event.
///
/// A finger that lands gets a `UITouch`, which is hit-tested once and follows the finger until it lifts or
/// is cancelled. All fingers that are down at one time share one `UIEvent`. `AppContext.deliver(_:)` passes
/// packets one at a time and sends the event on to `UIApplication`; `finishPacket(_:)` then removes the
/// touches that ended. The tracker calls nobody but the hit test.
package final class TouchTracker {
  /// A packet, or touches to be cancelled.
  enum Work {
    case packet(TouchPacket)
    case cancel([UITouch], CancelReason)
  }

  /// The active touches in finger order, and in a packet those that end in it.
  package private(set) var active: [UITouch] = []
  /// How many packets were delivered.
  private(set) var packetCount = 0

  private let constants: TouchConstants
  private var taps: TapCountTracker
  private var event: UIEvent?
  private var touchCount = 0
  private var eventCount = 0
  /// Devices that reported a pressure other than 1.
  private var pressureDevices: Set<Int64> = []
  /// Whether the current sequence ever had two fingers, which ends the count of taps.
  private var hadManyFingers = false

  init(constants: TouchConstants) {
    self.constants = constants
    taps = TapCountTracker(constants: constants)
  }

  // Spelled out, it asks for no actor.
  deinit {}

  /// Returns the active touch of a finger.
  package func touch(of finger: FingerKey) -> UITouch? {
    // A loop: a closure checks its actor at each call, which takes longer than the search.
    for touch in active where touch.finger == finger { return touch }
    return nil
  }

  // MARK: - Packets

  /// Returns the parts into which a packet has to be split; nil for one that is delivered as it is.
  ///
  /// A lift at another location than the last one was a move first. A finger that lands though it is down
  /// lifted unnoticed, which is no tap: its old touch is cancelled first.
  func split(_ packet: TouchPacket) -> [Work]? {
    var rest = packet
    var moves: [TouchChange] = []
    var stale: [UITouch] = []
    for (index, change) in packet.changes.enumerated() {
      guard let touch = touch(of: change.finger) else { continue }
      switch change.kind {
      case .down: stale.append(touch)
      case .up(let point?) where touch.screenPoint != point:
        var move = change
        move.kind = .move(point)
        moves.append(move)
        rest.changes[index].kind = .up(nil)
        rest.changes[index].earlierSamples = []
      case .move, .up, .cancel: break
      }
    }
    if moves.isEmpty, stale.isEmpty { return nil }
    for touch in stale { touch.contact = .cancelPending }
    return (moves.isEmpty ? [] : [.packet(TouchPacket(time: packet.time, changes: moves))])
      + (stale.isEmpty ? [] : [.cancel(stale, .system)]) + [.packet(rest)]
  }

  /// Applies the changes of a packet.
  ///
  /// All touches become stationary but those that change, which the event's `changedTouches` then lists.
  ///
  /// - Returns: The event to send; nil if nothing changed.
  func apply(_ changes: [TouchChange], at time: AppTime, in context: AppContext) -> UIEvent? {
    let changes = effectiveChanges(in: changes)
    guard !changes.isEmpty else { return nil }
    let event = currentEvent()
    settle(except: changes)
    event.timestamp = time.seconds
    event.modifierFlags = []
    event.buttonMask = []
    for change in changes {
      event.modifierFlags.formUnion(change.modifierFlags)
      event.buttonMask.formUnion(change.buttonMask)
      guard let touch = apply(change, at: time, event: event, in: context) else { continue }
      // In finger order, which is nearly always that of the changes.
      var index = event.changedTouches.endIndex
      while index > 0, event.changedTouches[index - 1].index > touch.index { index -= 1 }
      event.changedTouches.insert(touch, at: index)
      event.changes.insert(change, at: index)
    }
    event.touches = active
    packetCount += 1
    return event
  }

  /// Finishes a packet that was delivered: counts its taps, and removes the touches that ended.
  func finishPacket(_ event: UIEvent) {
    var hasEnded = false
    for touch in event.changedTouches where !touch.isActive {
      hasEnded = true
      guard touch.phase == .ended else { continue }
      if hadManyFingers { taps.reset() } else { taps.touchEnded(touch) }
    }
    if hasEnded { active.removeAll { !$0.isActive } }
    event.changedTouches.removeAll(keepingCapacity: true)
    event.changes.removeAll(keepingCapacity: true)
    event.touches = active
    if active.isEmpty { self.event = nil }
  }

  /// Returns the changes that begin a touch for which there is room, or change an active one.
  ///
  /// A change of pressure alone updates the force without a packet.
  private func effectiveChanges(in changes: [TouchChange]) -> [TouchChange] {
    var room = constants.maxTouches - active.count
    var effective: [TouchChange] = []
    for change in changes {
      let touch = touch(of: change.finger)
      switch change.kind {
      case .down:
        room -= 1
        if room >= 0 { effective.append(change) }
      case .up, .cancel:
        if touch != nil { effective.append(change) }
      case .move(let point):
        guard let touch else { continue }
        updateForce(of: touch, from: change)
        if touch.screenPoint != point { effective.append(change) }
      }
    }
    return effective
  }

  private func currentEvent() -> UIEvent {
    if let event { return event }
    eventCount += 1
    let new = UIEvent(number: eventCount)
    event = new
    return new
  }

  /// Makes every touch stationary until the packet changes it. The locations of a touch that is
  /// cancelled do not change.
  private func settle(except changes: [TouchChange]) {
    for touch in active where !isCancelled(touch, by: changes) {
      touch.phase = .stationary
      touch.previousScreenPoint = touch.screenPoint
    }
  }

  private func isCancelled(_ touch: UITouch, by changes: [TouchChange]) -> Bool {
    for change in changes where change.finger == touch.finger && change.kind == .cancel {
      return true
    }
    return false
  }

  // MARK: - Touches

  /// Applies one change and returns the touch that it changed or began.
  private func apply(
    _ change: TouchChange, at time: AppTime, event: UIEvent, in context: AppContext
  ) -> UITouch? {
    if case .down(let point) = change.kind {
      return begin(change, at: point, time: time, event: event, in: context)
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
      touch.contact = .ended
    case .cancel:
      touch.phase = .cancelled
      touch.contact = .ended
      taps.reset()
    }
    if touch.tapCount > 0, !taps.isTap(touch, at: time) {
      touch.tapCount = 0
      taps.reset()
    }
    return touch
  }

  private func begin(
    _ change: TouchChange, at point: CGPoint, time: AppTime, event: UIEvent,
    in context: AppContext
  ) -> UITouch {
    if context.hover.isWatched { context.hover.move(to: nil) }
    let target = context.hitTest(point, with: event)
    let touch = UITouch(
      index: touchCount, slot: freeSlot(), change: change, at: point, time: time,
      window: target?.window, view: target?.view)
    touchCount += 1
    updateForce(of: touch, from: change)
    if !viewAccepts(touch) { touch.delivery = .withheld }
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

  /// The lowest slot that no active touch has.
  private func freeSlot() -> Int {
    var slot = 0
    while active.contains(where: { $0.slot == slot }) { slot += 1 }
    return slot
  }

  /// Whether the touched view accepts a new touch: it may accept only one, and a view may be exclusive.
  private func viewAccepts(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    if !view.isMultipleTouchEnabled, active.contains(where: { $0.view === view }) { return false }
    let elsewhere = active.filter {
      $0.window === touch.window && $0.view !== view && $0.delivery != .withheld
    }
    return !elsewhere.contains { view.isExclusiveTouch || $0.view?.isExclusiveTouch == true }
  }

  private func updateForce(of touch: UITouch, from change: TouchChange) {
    guard let pressure = change.pressure else { return }
    // A device that always reports 1 measures no pressure.
    if pressure != 1 { pressureDevices.insert(change.finger.device) }
    touch.maximumPossibleForce = pressureDevices.contains(change.finger.device) ? 1 : 0
    touch.force = pressure * touch.maximumPossibleForce
  }
}
