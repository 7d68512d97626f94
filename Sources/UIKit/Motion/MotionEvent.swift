/// The event of a shake.
///
/// The application object sends it to the key window, which delivers it to a responder.
final class MotionEvent: UIEvent {
  /// The callback that the event is sent for.
  var phase = MotionPhase.began

  override init() {
    super.init()
  }

  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
  /// A shake has no touches.
  override var allTouches: Set<UITouch>? { nil }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

/// A responder's callback about a motion of the device.
package nonisolated enum MotionPhase: Hashable, Sendable {
  case began, ended, cancelled

  /// The name of the method.
  package var method: String {
    switch self {
    case .began: "motionBegan"
    case .ended: "motionEnded"
    case .cancelled: "motionCancelled"
    }
  }
}
