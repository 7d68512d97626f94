import CoreGraphics

/// Calls the `touches…` methods of views.
///
/// The touches of a call are shown in the phase of the call, and a deferred `touchesBegan` at the location
/// where its touch landed; afterward they are as before.
final class ViewCaller {
  private var sets = TouchSetCache()

  // An explicit `deinit` is nonisolated.
  deinit {}

  /// Makes calls to views, without the touches that an earlier call had cancelled.
  ///
  /// - Parameters:
  ///   - late: Touches of these calls that ended before the packet; meanwhile the event has them, too.
  ///   - released: The touches whose deferred `touchesBegan` is among the calls.
  func makeCalls(
    _ calls: [ViewCall], late: [UITouch], released: [UITouch], with event: UIEvent,
    in context: AppContext
  ) {
    let touches = event.touches
    if !late.isEmpty { event.touches = (touches + late).sorted { $0.index < $1.index } }
    for call in calls {
      callView(call, released: released, with: event, in: context)
    }
    if !late.isEmpty { event.touches = touches }
  }

  /// Forgets the sets of touches that callbacks received.
  func removeSets() {
    sets.removeAll()
  }

  private func callView(
    _ call: ViewCall, released: [UITouch], with event: UIEvent, in context: AppContext
  ) {
    let (phase, view) = (call.phase, call.view)
    let touches = remainingTouches(of: call)
    guard !touches.isEmpty else { return }
    let snapshots = show(touches, in: phase, released: released)
    context.trace?(.call(phase: phase, view: view, touches: touches))
    context.explainer?.callBegins(phase, of: view, touches)
    let set = sets.set(of: touches)
    switch phase {
    case .began: view.touchesBegan(set, with: event)
    case .moved: view.touchesMoved(set, with: event)
    case .ended: view.touchesEnded(set, with: event)
    case .cancelled: view.touchesCancelled(set, with: event)
    case .stationary: break
    }
    context.explainer?.callEnds()
    for snapshot in snapshots { snapshot.restore() }
    if phase == .ended || phase == .cancelled {
      for touch in touches { touch.finishDelivery() }
    }
  }

  /// Returns the touches of a call that no earlier call cancelled.
  private func remainingTouches(of call: ViewCall) -> [UITouch] {
    var touches = call.touches
    if call.phase == .cancelled { return touches }
    for touch in call.touches where touch.isInterrupted {
      // A view that never received `touchesBegan` receives nothing more.
      if call.phase == .began { touch.delivery = .withheld }
      touches.removeAll { $0 === touch }
    }
    return touches
  }

  /// Gives touches the phase that a call is for. A touch whose `touchesBegan` was deferred also gets the
  /// location where it landed, and moves from there.
  ///
  /// - Returns: The earlier values of the touches that it changed.
  private func show(
    _ touches: [UITouch], in phase: UITouch.Phase, released: [UITouch]
  ) -> [TouchSnapshot] {
    var snapshots: [TouchSnapshot] = []
    for touch in touches {
      let isReleased = !released.isEmpty && released.contains(touch)
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
