import CoreGraphics

/// The callbacks that views get, worked out before the first of them is made.
///
/// Without gesture recognizers a view is told what its touches did. A recognizer may take a touch
/// from its view, which then is told that it was cancelled; or keep a landing or a lift from it until
/// the recognizer failed.
struct ViewCalls {
  /// One callback: a phase, a view, and its touches that are said to be in that phase.
  private struct Group {
    let phase: UITouch.Phase
    let view: UIView
    var touches: [UITouch]
  }

  private var told: [(touch: UITouch, phase: UITouch.Phase)] = []
  /// The touches whose landing was kept from the view until now.
  private var released: [UITouch] = []
  /// The touches that were over before this packet.
  private var late: [UITouch] = []
  private var groups: [Group] = []

  /// Works out what a packet leads to in a window.
  ///
  /// - Parameters:
  ///   - changed: The changed touches of the window, in finger order.
  ///   - kept: Its touches of which something was kept from their views.
  init(changed: [UITouch], kept: [UITouch], arbiter: GestureArbiter) {
    for touch in changed { tell(of: touch, changedTo: touch.phase, arbiter) }
    for touch in kept where !changed.contains(where: { $0 === touch }) {
      let count = told.count
      tell(of: touch, changedTo: nil, arbiter)
      if touch.isOver, told.count > count { late.append(touch) }
    }
    if !kept.isEmpty { told.sort { $0.touch.index < $1.touch.index } }
    // C-03's order of phases; a view comes in the order of its first finger.
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] { group(phase) }
  }

  /// Makes the callbacks; touches that an earlier one had cancelled or taken are left out.
  ///
  /// The event has all of their touches meanwhile, also those that were over before this packet.
  func make(with event: UIEvent, trace: ((TraceEvent) -> Void)?) {
    let all = event.touches
    if !late.isEmpty { event.touches = (all + late).sorted { $0.index < $1.index } }
    defer { event.touches = all }
    for group in groups {
      let isCancel = group.phase == .cancelled
      var touches = group.touches
      for touch in group.touches where !isCancel && touch.isBrokenOff {
        touches.removeAll { $0 === touch }
        // A view that was never told of a touch is not told of its end either.
        if group.phase == .began { touch.isWithheld = true }
      }
      guard !touches.isEmpty else { continue }
      let truths = show(touches, as: group.phase)
      trace?(.call(phase: group.phase, view: group.view, touches: touches))
      let set = Set(inSlotOrder: touches)
      switch group.phase {
      case .began: group.view.touchesBegan(set, with: event)
      case .moved: group.view.touchesMoved(set, with: event)
      case .ended: group.view.touchesEnded(set, with: event)
      case .cancelled: group.view.touchesCancelled(set, with: event)
      case .stationary: break
      }
      for before in truths { before.restore() }
      for touch in touches where isCancel || group.phase == .ended {
        touch.isFinishedForView = true
        if touch.isTaken { touch.isWithheld = true }
      }
    }
  }

  // MARK: - What is told

  /// Takes down what the view of a touch is told now: what the touch did in the packet, if anything,
  /// and what was kept from the view before.
  private mutating func tell(
    of touch: UITouch, changedTo phase: UITouch.Phase?, _ arbiter: GestureArbiter
  ) {
    guard !touch.isWithheld, !touch.isFinishedForView else { return }
    if touch.isTaken {
      // Of a landing that it was not told of, the view hears nothing at all.
      let isUntold = touch.isBeganKept || phase == .began
      if isUntold { touch.isWithheld = true } else { told.append((touch, .cancelled)) }
      (touch.isBeganKept, touch.isEndKept) = (false, false)
      return
    }
    let undecided =
      touch.recognizers.isEmpty ? [] : touch.recognizers.filter { $0.current == .possible }
    if phase == .began || touch.isBeganKept {
      if undecided.contains(where: \.delaysTouchesBegan) {
        touch.isBeganKept = true
        return arbiter.keep(touch)
      }
      if touch.isBeganKept { release(touch) }
    }
    switch phase ?? (touch.isOver ? touch.phase : .stationary) {
    case .began: told.append((touch, .began))
    case .moved:
      if !released.contains(touch) { told.append((touch, .moved)) }
    case .stationary: break
    case .ended:
      touch.isEndKept = undecided.contains(where: \.delaysTouchesEnded)
      if touch.isEndKept { arbiter.keep(touch) } else { told.append((touch, .ended)) }
    case .cancelled:
      if !touch.isWithheld { told.append((touch, .cancelled)) }
    }
  }

  /// Tells of a landing that was kept, and of where the finger is now; of a touch that was cancelled
  /// meanwhile the view never hears.
  private mutating func release(_ touch: UITouch) {
    touch.isBeganKept = false
    if touch.isOver, touch.phase == .cancelled {
      touch.isWithheld = true
      return
    }
    released.append(touch)
    told.append((touch, .began))
    if touch.screenPoint != touch.landingPoint { told.append((touch, .moved)) }
  }

  /// Gathers what is told of one phase: one group a view, in the order of each view's first finger.
  private mutating func group(_ phase: UITouch.Phase) {
    let start = groups.endIndex
    var views: [ObjectIdentifier] = []
    for (touch, toldPhase) in told where toldPhase == phase {
      guard let view = touch.view else { continue }
      if let place = views.firstIndex(of: ObjectIdentifier(view)) {
        groups[start + place].touches.append(touch)
      } else {
        views.append(ObjectIdentifier(view))
        groups.append(Group(phase: phase, view: view, touches: [touch]))
      }
    }
  }

  // MARK: - How touches look

  /// What a touch was before it was shown otherwise.
  private struct Truth {
    let touch: UITouch
    let phase: UITouch.Phase
    let point: CGPoint
    let previousPoint: CGPoint

    init(_ touch: UITouch) {
      self.touch = touch
      phase = touch.phase
      point = touch.screenPoint
      previousPoint = touch.previousScreenPoint
    }

    func restore() {
      touch.phase = phase
      touch.screenPoint = point
      touch.previousScreenPoint = previousPoint
    }
  }

  /// Lets touches be in a phase while a view is told of it; one whose landing was kept lands at its
  /// first place, and comes from there.
  private func show(_ touches: [UITouch], as phase: UITouch.Phase) -> [Truth] {
    var truths: [Truth] = []
    for touch in touches {
      let isReleased = !released.isEmpty && released.contains(touch)
      guard isReleased || touch.phase != phase else { continue }
      truths.append(Truth(touch))
      touch.phase = phase
      if isReleased, phase == .began || phase == .moved {
        touch.previousScreenPoint = touch.landingPoint
        if phase == .began { touch.screenPoint = touch.landingPoint }
      }
    }
    return truths
  }
}
