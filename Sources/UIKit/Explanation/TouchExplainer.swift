import CoreGraphics
import PhoneFoundation

/// Observes touches and explains how they are delivered.
///
/// An app has an explainer only while explanations are enabled. Without one, each of the few call
/// sites costs only a comparison with `nil`. The explainer just observes and never calls the app's
/// code a second time. While it exists, a hit test visits every subview instead of searching the
/// location index, which omits only subviews that would return `nil`. As a result, all subviews are
/// listed, and overrides of `hitTest(_:with:)` and `point(inside:with:)` are called exactly as
/// often as they are without an explainer.
///
/// The explainer cannot detect views that an override of `hitTest(_:with:)` tests without passing
/// its event, or overrides that call a method of `next` directly. A responder that receives such a
/// call is reported when it forwards the call by calling `super`.
package final class TouchExplainer {
  private let explain: (TouchExplanation) -> Void
  /// The current hit test.
  private var walk: HitTestWalk?
  /// The views that are currently being tested, starting with the window.
  private var asked: [(view: UIView, step: HitTestStep)] = []
  /// The current callbacks, which can be nested.
  private var deliveries: [(delivery: TouchDelivery, last: UIResponder)] = []
  /// The most recently reported recognizers that each recognizer waits for, by name.
  private var waiting: [String: [String]] = [:]
  /// The indexes of the touches that recognizers have taken from their views.
  private var taken: Set<Int> = []
  /// The messages reported about actions that called nothing.
  private var uncalled: Set<String> = []

  /// Creates an explainer. `explain` receives each explanation immediately.
  package init(_ explain: @escaping (TouchExplanation) -> Void) {
    self.explain = explain
  }

  // An explicit `deinit` is nonisolated.
  deinit {}

  // MARK: - Hit testing

  /// Performs and records `AppContext.hitTest(_:with:)`.
  func hitTest(
    _ point: CGPoint, with event: UIEvent, in context: AppContext
  ) -> (window: UIWindow, view: UIView)? {
    var walk = HitTestWalk()
    walk.ignoresEvents = context.runningApplication.isIgnoringInteractionEvents
    self.walk = walk
    guard !walk.ignoresEvents else { return nil }
    event.isHitTestExplained = true
    defer { event.isHitTestExplained = false }
    var hit: (window: UIWindow, view: UIView)?
    for (window, isHidden) in context.allWindowsFrontToBack.map({ ($0, $0.isHidden) }) {
      if hit != nil {
        self.walk?.unasked.append(window.traceName)
      } else if isHidden {
        let point = window.convertFromScreen(point)
        let step = HitTestStep(view: window.traceName, point: point, answer: .no(.hidden))
        self.walk?.windows.append(step)
      } else if let view = ask(window, window.convertFromScreen(point), with: event) {
        hit = (window, view)
        self.walk?.hit = view.traceName
      }
    }
    return hit
  }

  /// Performs and records `UIView.hitTestSubviews(_:with:)`.
  func hitTestSubviews(of view: UIView, _ point: CGPoint, with event: UIEvent?) -> UIView? {
    if asked.last?.view === view { return ask(view.children, point, with: event) }
    // An override called this view's `hitTest(_:with:)` directly.
    asked.append((view, HitTestStep(view: view.traceName, point: point)))
    let hit = ask(view.children, point, with: event)
    close(hit.map { .view($0.traceName) } ?? .itself)
    return hit
  }

  private func ask(_ subviews: [UIView], _ point: CGPoint, with event: UIEvent?) -> UIView? {
    for index in subviews.indices.reversed() {
      let hit = ask(subviews[index], subviews[index].convertFromSuperview(point), with: event)
      guard let hit else { continue }
      if !asked.isEmpty {
        asked[asked.count - 1].step.unasked += subviews[..<index].reversed().map(\.traceName)
      }
      return hit
    }
    return nil
  }

  private func ask(_ view: UIView, _ point: CGPoint, with event: UIEvent?) -> UIView? {
    var step = HitTestStep(view: view.traceName, point: point)
    step.overridesHitTest = HitTestOverrides.hitTest.areKnownToBeOverridden(in: view)
    step.overridesPointInside = HitTestOverrides.pointInside.areKnownToBeOverridden(in: view)
    asked.append((view, step))
    let hit = view.hitTest(point, with: event)
    if let hit {
      close(hit === view ? .itself : .view(hit.traceName))
    } else {
      close(.no(view.reasonForNoHit(step)))
    }
    return hit
  }

  private func close(_ answer: HitTestAnswer) {
    var step = asked.removeLast().step
    step.answer = answer
    if asked.isEmpty {
      walk?.windows.append(step)
    } else {
      asked[asked.count - 1].step.subviews.append(step)
    }
  }

  /// Performs the hit test for a finger landing at a point on the screen, without creating a touch.
  ///
  /// Overrides of `hitTest(_:with:)` and `point(inside:with:)` receive an event that has no
  /// touches.
  package static func landing(at point: CGPoint, in context: AppContext) -> TouchLanding {
    let former = context.host.explainer
    defer { context.host.explainer = former }
    let explainer = TouchExplainer { _ in }
    // Views report to the context's explainer.
    context.host.explainer = explainer
    let hit = explainer.hitTest(point, with: UIEvent(), in: context)
    return TouchLanding(
      finger: 1, point: point, tapCount: 1, walk: explainer.walk ?? HitTestWalk(),
      refusal: hit.flatMap { context.touches.tracker.reasonToRefuse($0.view, in: $0.window) })
  }

  // MARK: - Touches

  /// Reports that a finger has landed. Called after the hit test.
  func landed(_ touch: UITouch, _ refusal: TouchRefusal?) {
    guard let walk else { return }
    self.walk = nil
    explain(
      .landed(
        TouchLanding(
          finger: touch.fingerNumber, point: touch.landingPoint, tapCount: touch.storedTapCount,
          walk: walk, refusal: refusal)))
  }

  /// Reports the changes in a packet before they are delivered.
  func packetBegins(_ event: UIEvent, at time: AppTime) {
    for touch in event.changedTouches {
      switch touch.storedPhase {
      case .began, .stationary: break
      case .moved: explain(.moved(finger: touch.fingerNumber, to: touch.screenPoint))
      case .ended, .cancelled:
        taken.remove(touch.index)
        let duration = AppTime(microseconds: time.microseconds - touch.beganTime.microseconds)
        explain(
          .left(
            finger: touch.fingerNumber, at: touch.screenPoint, after: duration.seconds,
            tapCount: touch.storedTapCount, isCancelled: touch.storedPhase == .cancelled))
      }
    }
  }

  /// Reports the windows that did not receive a packet.
  func packetEnds(_ event: UIEvent, notSentTo windows: [UIWindow]) {
    for window in windows {
      let touches = event.changedTouches.filter { $0.storedWindow === window }
      explain(.unsent(window: window.traceName, fingers: touches.map(\.fingerNumber)))
    }
  }

  /// Reports why touches are about to be canceled.
  func cancels(_ touches: [UITouch], _ reason: CancelReason) {
    explain(.cancelled(reason, fingers: touches.map(\.fingerNumber)))
  }

  /// Reports that a view's callback is deferred.
  func defers(_ touch: UITouch, _ state: DeliveryState) {
    let isBegan = state == .beganDeferred
    let blockers = touch.recognizers.filter {
      $0.storedState == .possible && (isBegan ? $0.delaysTouchesBegan : $0.delaysTouchesEnded)
    }
    guard let view = touch.storedView else { return }
    explain(
      .deferred(
        isBegan ? .began : .ended, view: view.traceName, finger: touch.fingerNumber,
        by: blockers.map(\.traceName)))
  }

  // MARK: - The responder chain

  /// Reports that a view's callback is about to be called.
  func callBegins(_ phase: UITouch.Phase, of view: UIView, _ touches: [UITouch]) {
    var delivery = TouchDelivery(phase: phase, fingers: touches.map(\.fingerNumber))
    delivery.steps = [step(view, phase, isCalledDirectly: false)]
    deliveries.append((delivery, view))
  }

  /// Reports that a responder forwards the current callback.
  func forwards(_ responder: UIResponder, to next: UIResponder?, in phase: UITouch.Phase) {
    guard var (delivery, last) = deliveries.popLast() else { return }
    if last !== responder {
      delivery.steps.append(step(responder, phase, isCalledDirectly: true))
      last = responder
    }
    delivery.steps[delivery.steps.count - 1].outcome = next == nil ? .endOfChain : .forwarded
    if let next {
      delivery.steps.append(step(next, phase, isCalledDirectly: false))
      last = next
    }
    deliveries.append((delivery, last))
  }

  /// Reports that a callback has returned.
  func callEnds() {
    guard let (delivery, _) = deliveries.popLast() else { return }
    explain(.delivered(delivery))
  }

  private func step(
    _ responder: UIResponder, _ phase: UITouch.Phase, isCalledDirectly: Bool
  ) -> ResponderStep {
    ResponderStep(
      name: responder.responderName,
      overrides: TouchOverrides.exist(in: responder, phase), isCalledDirectly: isCalledDirectly)
  }

  /// Reports that a responder is about to receive a callback about a shake.
  func sends(_ phase: MotionPhase, to responder: UIResponder, isFirstResponder: Bool) {
    explain(
      .motion(phase, responder: responder.responderName, isFirstResponder: isFirstResponder))
  }

  // MARK: - Gestures

  /// Reports that a recognizer receives a new touch.
  func receives(_ recognizer: UIGestureRecognizer) { report(recognizer, .receives) }

  /// Reports that a recognizer does not receive a new touch.
  func refuses(_ recognizer: UIGestureRecognizer, _ touch: UITouch, saysDelegate: Bool) {
    guard recognizer.followsTouches else { return }
    let refusal: GestureRefusal =
      if saysDelegate {
        .delegate
      } else if !recognizer.isEnabled {
        .disabled
      } else if !recognizer.receivesTouches {
        .finished(recognizer.pendingStates.last ?? recognizer.storedState)
      } else if recognizer.touchTypes & 1 << touch.storedType.rawValue == 0 {
        .touchType
      } else {
        .otherWindow
      }
    explain(
      .gesture(
        GestureChange(
          name: recognizer.traceName, view: recognizer.view?.traceName,
          fingers: [touch.fingerNumber], kind: .refuses(refusal))))
  }

  /// Reports that a recognizer entered a state. Failures are reported by `failed`.
  func entered(_ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State) {
    waiting[recognizer.traceName] = nil
    guard recognizer.storedState != .failed else { return }
    report(recognizer, .entered(recognizer.storedState, isDiscrete: old == .possible))
  }

  /// Reports that a recognizer failed. Called while the recognizer still has its touches.
  func failed(_ recognizer: UIGestureRecognizer, _ reason: GestureFailure) {
    report(recognizer, .failed(reason, recognizer.measure(of: reason)))
  }

  /// Reports which recognizers a recognizer is waiting for, unless they were already reported.
  func waits(_ recognizer: UIGestureRecognizer, for others: [UIGestureRecognizer]) {
    let names = others.map(\.traceName)
    guard waiting.updateValue(names, forKey: recognizer.traceName) != names else { return }
    report(recognizer, .waits(names))
  }

  /// Reports the touches that a recognizer takes away from their views when it succeeds.
  func takes(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.touchesSinceReset {
      guard let view = touch.storedView else { continue }
      switch touch.delivery {
      case .withheld, .finished, .cancelDue: continue
      case .open, .beganDeferred, .endDeferred: break
      }
      guard taken.insert(touch.index).inserted else { continue }
      explain(
        .taken(
          finger: touch.fingerNumber, view: view.traceName, by: recognizer.traceName,
          isUnknownToView: touch.delivery == .beganDeferred))
    }
  }

  /// Reports that a recognizer is ready for the next gesture.
  func resets(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.touchesSinceReset { taken.remove(touch.index) }
    report(recognizer, .reset)
  }

  /// Reports that an action called nothing, once per reason.
  func callsNothing(_ message: String, _ touches: [UITouch]) {
    guard uncalled.insert(message).inserted else { return }
    explain(.uncalled(message, fingers: touches.map(\.fingerNumber)))
  }

  /// Reports that an action is about to be called.
  ///
  /// - Parameters:
  ///   - action: The method's name; empty for a method reference or a closure.
  ///   - target: The object that has the method.
  ///   - event: The event that the sender is handling, if any.
  func calls(_ action: String, on target: AnyObject, from sender: Any?, _ event: Any?) {
    explain(
      .called(
        ActionCall(
          action: action.isEmpty ? nil : action, target: Self.name(of: target),
          sender: sender.map { Self.name(of: $0) } ?? "nil",
          fingers: Self.touches(of: sender, event).map(\.fingerNumber))))
  }

  /// Returns the touches that a sender of actions is handling.
  static func touches(of sender: Any?, _ event: Any?) -> [UITouch] {
    if let recognizer = sender as? UIGestureRecognizer { return recognizer.touchesSinceReset }
    guard let view = sender as? UIView, let event = event as? UIEvent else { return [] }
    return event.changedTouches.filter { $0.storedView === view }
  }

  private static func name(of object: Any) -> String {
    switch object {
    case let responder as UIResponder: responder.responderName
    case let recognizer as UIGestureRecognizer: recognizer.traceName
    default: "\(type(of: object))"
    }
  }

  private func report(_ recognizer: UIGestureRecognizer, _ kind: GestureChange.Kind) {
    explain(
      .gesture(
        GestureChange(
          name: recognizer.traceName, view: recognizer.view?.traceName,
          fingers: recognizer.touchesSinceReset.map(\.fingerNumber), kind: kind)))
  }
}

extension UIView {
  /// Performs `hitTestSubviews(_:with:)` through the explainer, which records the test.
  @inline(never)
  func explainedHitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    context.host.explainer?.hitTestSubviews(of: self, point, with: event)
  }

  /// Returns the reason the view's hit test found nothing, checking the rules of `hitTest(_:with:)`
  /// in order.
  fileprivate func reasonForNoHit(_ step: HitTestStep) -> HitTestMiss {
    if step.overridesHitTest { return .ownHitTest }
    let values = hostedLayer.values
    if values.isHidden { return .hidden }
    if !geometry.isVisible { return .transparent(alpha: values.opacity) }
    if !isUserInteractionEnabled { return .interactionDisabled }
    if isBlockedByAnimation { return .animated }
    return step.overridesPointInside ? .ownPointInside : .outside(bounds: geometry.bounds)
  }
}
