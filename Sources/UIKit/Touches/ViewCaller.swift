import CoreGraphics

/// Calls the `touches…` methods of views.
///
/// During a call, the touches have the call's phase. In a deferred `touchesBegan`, they have the
/// location at which the finger landed.
final class ViewCaller {
  private var sets = TouchSetCache()

  // An explicit `deinit` is nonisolated.
  deinit {}

  /// Calls views, omitting touches that an earlier call has canceled.
  ///
  /// - Parameters:
  ///   - range: The indices of the calls in the reporter's list.
  ///   - late: Touches in these calls that ended before the packet. During the calls, the event
  ///     includes these touches.
  func makeCalls(
    _ range: Range<Int>, of reporter: TouchReporter, late: [UITouch], with event: UIEvent,
    in context: AppContext
  ) {
    let touches = event.touches
    if !late.isEmpty { event.touches = (touches + late).sorted { $0.index < $1.index } }
    let (list, released) = (reporter.list, reporter.released)
    for call in list.calls[range] {
      let touches = remainingTouches(list.touches(of: call), in: call.phase)
      if touches.isEmpty { continue }
      callView(call.view, call.phase, touches, released: released, with: event, in: context)
    }
    if !late.isEmpty { event.touches = touches }
  }

  /// Removes the cached touch sets.
  func removeSets() {
    sets.removeAll()
  }

  private func callView(
    _ view: UIView, _ phase: UITouch.Phase, _ touches: ArraySlice<UITouch>, released: [UITouch],
    with event: UIEvent, in context: AppContext
  ) {
    let snapshots = show(touches, in: phase, released: released)
    context.host.trace?(.call(phase: phase, view: view, touches: Array(touches)))
    context.host.explainer?.callBegins(phase, of: view, Array(touches))
    let set = sets.set(of: touches)
    switch phase {
    case .began: view.touchesBegan(set, with: event)
    case .moved: view.touchesMoved(set, with: event)
    case .ended: view.touchesEnded(set, with: event)
    case .cancelled: view.touchesCancelled(set, with: event)
    case .stationary: break
    }
    context.host.explainer?.callEnds()
    for snapshot in snapshots { snapshot.restore() }
    if phase == .ended || phase == .cancelled {
      for touch in touches { touch.finishDelivery() }
    }
  }

  /// Returns a call's touches, excluding any that an earlier call canceled.
  private func remainingTouches(
    _ touches: ArraySlice<UITouch>, in phase: UITouch.Phase
  ) -> ArraySlice<UITouch> {
    if phase == .cancelled { return touches }
    var remaining = touches
    for index in touches.indices where touches[index].isInterrupted {
      // A view that never received `touchesBegan` receives no further callbacks.
      if phase == .began { touches[index].delivery = .withheld }
      remaining.removeAll { $0 === touches[index] }
    }
    return remaining
  }

  /// Sets the touches' phase to the phase of the call. A touch with a deferred `touchesBegan` is
  /// also reset to the location at which it began and appears to move from there.
  ///
  /// - Returns: The previous values of the touches that were changed.
  private func show(
    _ touches: ArraySlice<UITouch>, in phase: UITouch.Phase, released: [UITouch]
  ) -> [TouchSnapshot] {
    var snapshots: [TouchSnapshot] = []
    for index in touches.indices where !released.isEmpty || touches[index].storedPhase != phase {
      let touch = touches[index]
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
