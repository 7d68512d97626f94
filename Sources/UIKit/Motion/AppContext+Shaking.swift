import PhoneFoundation

/// A shake that has begun.
struct Shake {
  /// The event that all callbacks about the shake receive.
  let event = MotionEvent()
  /// The scheduled end.
  let end: TimerQueue.Token
}

// Delivery of shakes.
//
// A shake enters as a phone event, like all input. `shake()` sends a `MotionEvent` through
// `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)`, which calls `deliver(_:)`. The end of
// the shake is an item on the app's clock.
extension AppContext {
  /// The duration of a shake, in seconds.
  ///
  /// Assumption: Apple specifies none. On an iPhone, it depends on the hand.
  package nonisolated static let shakeDuration: TimeInterval = 0.5

  /// Shakes the device. Does nothing during another shake, or while the app is inactive.
  package func shake() {
    guard windows.shake == nil, runningApplication.applicationState == .active else { return }
    let end = AppTime(seconds: queue.now.seconds + Self.shakeDuration)
    let token = queue.schedule(at: end, .timer) { [unowned self] in finishShake(.ended) }
    let shake = Shake(end: token)
    windows.shake = shake
    perform { send(shake.event, .began) }
  }

  /// Cancels a shake that has begun. Does nothing without one.
  func cancelShake() {
    guard let shake = windows.shake else { return }
    queue.cancel(shake.end)
    finishShake(.cancelled)
  }

  private func finishShake(_ phase: MotionPhase) {
    guard let shake = windows.shake else { return }
    windows.shake = nil
    send(shake.event, phase)
  }

  private func send(_ event: MotionEvent, _ phase: MotionPhase) {
    event.phase = phase
    event.storedTimestamp = queue.now.seconds
    runningApplication.sendEvent(event)
  }

  /// The object that receives a shake first: the first responder or, if there is none, the
  /// frontmost controller or the key window.
  var motionResponder: UIResponder? {
    windows.firstResponder ?? frontController ?? application?.keyWindow
  }

  /// Calls the first responder's method, or the frontmost controller's if there is none.
  func deliver(_ event: MotionEvent) {
    guard let responder = motionResponder else { return }
    let (phase, subtype) = (event.phase, event.subtype)
    host.trace?(.motion(phase, responder: responder.responderName))
    host.explainer?.sends(
      phase, to: responder, isFirstResponder: responder === windows.firstResponder)
    switch phase {
    case .began: responder.motionBegan(subtype, with: event)
    case .ended: responder.motionEnded(subtype, with: event)
    case .cancelled: responder.motionCancelled(subtype, with: event)
    }
  }
}

extension UIResponder {
  /// The name in traces: a view's name with its number, or another responder's class.
  final var responderName: String { (self as? UIView)?.traceName ?? className }
}
