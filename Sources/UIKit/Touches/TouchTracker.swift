import CoreGraphics
import PhoneFoundation

/// Converts finger changes into touches and their event.
///
/// When a finger lands, it gets a `UITouch`, which is hit-tested once and tracks the finger until
/// it lifts or the touch is canceled. All fingers that are down at the same time share one
/// `UIEvent`. `AppContext.deliver(_:)` passes in packets one at a time and sends the event to
/// `UIApplication`; `finishPacket(_:)` then removes the touches that ended. The tracker performs
/// hit tests but makes no other calls.
package final class TouchTracker {
  /// The active touches in finger order, including touches that end in the current packet.
  package var active: [UITouch] { event?.touches ?? [] }
  /// The number of delivered packets.
  private(set) var packetCount = 0

  private let constants: TouchConstants
  private var taps: TapCountTracker
  private var event: UIEvent?
  private var touchCount = 0
  private var eventCount = 0
  /// The devices that have reported a pressure other than 1.
  private var pressureDevices: Set<Int64> = [] {
    didSet { measuresPressure = true }
  }
  /// Whether any device measures pressure. This property can be read from any thread.
  private(set) nonisolated(unsafe) var measuresPressure = false
  /// The tilt of the stylus, stored here rather than in packets to keep them small.
  package var stylusTilt = StylusTilt.upright {
    didSet {
      for touch in active where touch.storedType == .pencil { touch.tilt = stylusTilt }
    }
  }
  /// Whether two fingers were down in the current sequence, which resets the tap count.
  private var hadManyFingers = false

  init(constants: TouchConstants) {
    self.constants = constants
    taps = TapCountTracker(constants: constants)
  }

  // Runs when the app ends; see `UITouch.release()`.
  isolated deinit {
    for touch in active { touch.release() }
  }

  /// Returns a finger's active touch.
  package func touch(of finger: FingerKey) -> UITouch? {
    event?.touch(of: finger)
  }

  // MARK: - Packets

  /// Splits a packet; returns nil if it can be delivered unchanged.
  ///
  /// A lift at a new location is preceded by a move. If a finger lands while it is already down,
  /// its lift was lost; the old touch is canceled first and does not count as a tap.
  func split(_ packet: TouchPacket) -> [TouchEngine.Work]? {
    guard let event else { return nil }
    var moves: [TouchChange] = []
    var lifts: [Int] = []
    var stale: [UITouch] = []
    for (index, change) in packet.changes.enumerated() {
      switch change.kind {
      case .down:
        if let touch = event.touch(of: change.finger, near: index) { stale.append(touch) }
      case .up(let point?):
        guard let touch = event.touch(of: change.finger, near: index), touch.screenPoint != point
        else { continue }
        var move = change
        move.kind = .move(point)
        moves.append(move)
        lifts.append(index)
      case .move, .up, .cancel: break
      }
    }
    if moves.isEmpty, stale.isEmpty { return nil }
    for touch in stale { touch.contact = .cancelPending }
    var rest = packet
    for index in lifts {
      rest.changes[index].kind = .up(nil)
      rest.changes[index].earlierSamples = []
    }
    return (moves.isEmpty ? [] : [.packet(TouchPacket(time: packet.time, changes: moves))])
      + (stale.isEmpty ? [] : [.cancel(stale, .system)]) + [.packet(rest)]
  }

  /// Applies a packet's changes.
  ///
  /// Unchanged touches become stationary; the others are marked as changed. Fingers beyond the
  /// maximum number and changes to unknown fingers are ignored. A change in pressure alone updates
  /// the force.
  ///
  /// - Returns: The event to send; nil if no change had an effect.
  func apply(_ changes: [TouchChange], at time: AppTime, in context: AppContext) -> UIEvent? {
    var event = self.event
    var hasBegun = false
    for (index, change) in changes.enumerated() {
      let touch = event?.touch(of: change.finger, near: index)
      switch change.kind {
      case .down:
        if let event, event.touches.count >= constants.maxTouches { continue }
      case .up, .cancel:
        if touch == nil { continue }
      case .move(let point):
        guard let touch else { continue }
        updateForce(of: touch, from: change)
        if touch.screenPoint == point { continue }
      }
      if !hasBegun {
        event = beginPacket(changes, at: time)
        hasBegun = true
      }
      event?.storedModifierFlags.formUnion(change.modifierFlags)
      event?.storedButtonMask.formUnion(change.buttonMask)
      if case .down(let point) = change.kind, let event {
        begin(change, at: point, time: time, event: event, in: context)
      } else if let touch {
        apply(change, to: touch, at: time)
      }
    }
    guard hasBegun else { return nil }
    packetCount += 1
    return event
  }

  /// Finishes a delivered packet: counts its taps and removes the touches that ended.
  func finishPacket(_ event: UIEvent, in context: AppContext) {
    var hasEnded = false
    for touch in event.touches where touch.isChanged {
      touch.isChanged = false
      guard !touch.isActive else { continue }
      hasEnded = true
      guard touch.storedPhase == .ended else { continue }
      if hadManyFingers {
        taps.reset()
      } else {
        taps.touchEnded(touch)
        context.statusBarMayBeTapped(by: touch)
      }
    }
    event.changes = []
    guard hasEnded else { return }
    event.touches = event.touches.filter(\.isActive)
    if event.touches.isEmpty { self.event = nil }
  }

  /// Prepares the event for a packet by making each touch stationary until the packet changes it.
  /// Canceled touches retain their locations.
  private func beginPacket(_ changes: [TouchChange], at time: AppTime) -> UIEvent {
    let event = currentEvent()
    for touch in event.touches where !isCancelled(touch, by: changes) {
      touch.storedPhase = .stationary
      touch.previousScreenPoint = touch.screenPoint
    }
    event.storedTimestamp = time.seconds
    event.storedModifierFlags = []
    event.storedButtonMask = []
    event.changes = changes
    return event
  }

  private func isCancelled(_ touch: UITouch, by changes: [TouchChange]) -> Bool {
    for index in changes.indices
    where changes[index].kind == .cancel && changes[index].finger == touch.finger {
      return true
    }
    return false
  }

  private func currentEvent() -> UIEvent {
    if let event { return event }
    eventCount += 1
    let new = UIEvent(number: eventCount)
    event = new
    return new
  }

  // MARK: - Touches

  /// Applies any change other than a finger landing.
  private func apply(_ change: TouchChange, to touch: UITouch, at time: AppTime) {
    touch.isChanged = true
    touch.storedTimestamp = time.seconds
    switch change.kind {
    case .down: break
    case .move(let point):
      touch.storedPhase = .moved
      touch.screenPoint = point
      touch.storedRadius = change.radius ?? touch.storedRadius
    case .up:
      touch.storedPhase = .ended
      touch.contact = .ended
    case .cancel:
      touch.storedPhase = .cancelled
      touch.contact = .ended
      taps.reset()
    }
    if touch.storedTapCount > 0, !taps.isTap(touch, at: time) {
      touch.storedTapCount = 0
      taps.reset()
    }
  }

  /// Creates a touch for a finger that landed.
  private func begin(
    _ change: TouchChange, at point: CGPoint, time: AppTime, event: UIEvent,
    in context: AppContext
  ) {
    if context.touches.hover.isWatched { context.touches.hover.move(to: nil, in: context) }
    let target =
      if let explainer = context.host.explainer {
        explainer.hitTest(point, with: event, in: context)
      } else {
        context.hitTest(point, with: event)
      }
    let touch = UITouch(
      index: touchCount, slot: freeSlot(in: event), change: change, at: point, time: time,
      window: target?.window, view: target?.view)
    touch.isChanged = true
    touchCount += 1
    updateForce(of: touch, from: change)
    if touch.storedType == .pencil { touch.tilt = stylusTilt }
    var refusal: TouchRefusal?
    if event.touches.isEmpty {
      if touch.storedView == nil { touch.delivery = .withheld }
      hadManyFingers = false
      touch.storedTapCount = taps.count(
        beginningIn: touch.storedWindow, at: touch.beganPoint, time: time)
    } else {
      refusal = target.flatMap { reasonToRefuse($0.view, in: $0.window, besides: event.touches) }
      if refusal != nil || touch.storedView == nil { touch.delivery = .withheld }
      hadManyFingers = true
      for other in event.touches where other.storedTapCount > 1 { other.storedTapCount = 1 }
    }
    event.touches.append(touch)
    context.host.explainer?.landed(touch, refusal)
  }

  /// Returns the lowest slot that no active touch uses.
  private func freeSlot(in event: UIEvent) -> Int {
    var slot = 0
    while event.touches.contains(where: { $0.slot == slot }) { slot += 1 }
    return slot
  }

  /// Returns the reason a view rejects a new touch; nil if the view accepts it.
  private func reasonToRefuse(
    _ view: UIView, in window: UIWindow, besides others: [UITouch]
  ) -> TouchRefusal? {
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.storedView === view }) {
      return .oneTouchAtATime
    }
    let elsewhere = others.filter {
      $0.storedWindow === window && $0.storedView !== view && $0.delivery != .withheld
    }
    if elsewhere.isEmpty { return nil }
    if view.isExclusiveTouch { return .isExclusive }
    return elsewhere.contains { $0.storedView?.isExclusiveTouch == true }
      ? .anotherIsExclusive : nil
  }

  /// Returns the reason a view would reject a touch now; nil if it would accept one.
  func reasonToRefuse(_ view: UIView, in window: UIWindow) -> TouchRefusal? {
    reasonToRefuse(view, in: window, besides: active)
  }

  private func updateForce(of touch: UITouch, from change: TouchChange) {
    guard let pressure = change.pressure else { return }
    if touch.storedType == .pencil {
      touch.storedMaximumForce = 1
    } else {
      // A device that always reports 1 does not measure pressure.
      if pressure != 1 { pressureDevices.insert(change.finger.device) }
      touch.storedMaximumForce = pressureDevices.contains(change.finger.device) ? 1 : 0
    }
    touch.storedForce = pressure * touch.storedMaximumForce
  }
}
