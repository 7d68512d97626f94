/// Determines which view callbacks are made now and which are deferred.
///
/// A view receives each change to a touch immediately unless a recognizer delays it; see
/// `DeliveryState`. A delayed touch stays in `deferred` until the recognizer has decided.
final class TouchReporter {
  /// The touches with deferred callbacks, in the order in which they were deferred.
  private(set) var deferred: [UITouch] = []
  /// The touches whose deferred `touchesBegan` is among the current calls.
  private(set) var released: [UITouch] = []
  /// The calls to views.
  private(set) var list = CallList()

  // An explicit `deinit` is nonisolated.
  deinit {}

  /// Adds to `list` a packet's calls to the views in one window.
  ///
  /// - Returns: The indices of the calls, and the touches in them that ended before this packet.
  func calls(
    of event: UIEvent, in window: UIWindow, explainer: TouchExplainer?
  ) -> (calls: Range<Int>, late: [UITouch]) {
    for touch in event.touches where touch.isChanged && touch.storedWindow === window {
      report(touch, changedTo: touch.storedPhase, explainer: explainer)
    }
    if deferred.isEmpty { return (list.groupReports(), []) }
    let waiting = deferred.filter { $0.storedWindow === window && !$0.isChanged }
    return deferredCalls(of: waiting, explainer: explainer)
  }

  /// Adds to `list` the calls that are no longer delayed, for deferred touches in all windows.
  ///
  /// - Returns: The indices of the calls in `list`, and the touches in them that have ended.
  func deferredCalls(explainer: TouchExplainer?) -> (calls: Range<Int>, late: [UITouch]) {
    deferredCalls(of: deferred, explainer: explainer)
  }

  private func deferredCalls(
    of touches: [UITouch], explainer: TouchExplainer?
  ) -> (calls: Range<Int>, late: [UITouch]) {
    var late: [UITouch] = []
    for touch in touches {
      let count = list.reportCount
      report(touch, changedTo: nil, explainer: explainer)
      if !touch.isActive, list.reportCount > count { late.append(touch) }
    }
    list.sortReports()
    return (list.groupReports(), late)
  }

  /// Removes the calls and the released touches.
  func removeCalls() {
    list.removeAll()
    released.clear()
  }

  /// Cancels a touch in its view. If the view has received `touchesBegan`, it receives
  /// `touchesCancelled` with the next calls.
  func cancelInView(_ touch: UITouch) {
    switch touch.delivery {
    case .withheld, .finished, .cancelDue: break
    case .beganDeferred: touch.delivery = .withheld
    case .open, .endDeferred: `defer`(touch, .cancelDue, explainer: nil)
    }
  }

  /// Removes the touches that are no longer deferred.
  func forgetSettledTouches() {
    deferred.removeAll { !$0.isDeferred }
  }

  private func `defer`(_ touch: UITouch, _ state: DeliveryState, explainer: TouchExplainer?) {
    if touch.delivery != state { explainer?.defers(touch, state) }
    touch.delivery = state
    if !deferred.contains(where: { $0 === touch }) { deferred.append(touch) }
  }

  /// Reports the callbacks that are now due for a touch: deferred ones, and its change in the
  /// packet, if any.
  private func report(
    _ touch: UITouch, changedTo phase: UITouch.Phase?, explainer: TouchExplainer?
  ) {
    switch touch.delivery {
    case .withheld, .finished: return
    case .cancelDue:
      // A view that never received `touchesBegan` does not receive `touchesCancelled` either.
      if phase == .began { touch.delivery = .withheld } else { list.report(touch, .cancelled) }
      return
    case .open, .beganDeferred, .endDeferred: break
    }
    var isReleased = false
    if phase == .began || touch.delivery == .beganDeferred {
      if touch.isBeganDelayed { return `defer`(touch, .beganDeferred, explainer: explainer) }
      if touch.delivery == .beganDeferred {
        guard touch.isActive || touch.storedPhase != .cancelled else {
          return touch.delivery = .withheld
        }
        isReleased = true
        touch.delivery = .open
        released.append(touch)
        list.report(touch, .began)
        if touch.screenPoint != touch.landingPoint { list.report(touch, .moved) }
      }
    }
    switch phase ?? (touch.isActive ? .stationary : touch.storedPhase) {
    case .began: list.report(touch, .began)
    case .moved: if !isReleased { list.report(touch, .moved) }
    case .stationary: break
    case .ended:
      if touch.isEndDelayed { return `defer`(touch, .endDeferred, explainer: explainer) }
      touch.delivery = .open
      list.report(touch, .ended)
    case .cancelled: list.report(touch, .cancelled)
    }
  }
}
