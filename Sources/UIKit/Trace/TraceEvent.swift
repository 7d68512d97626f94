import CoreGraphics

/// An event in an app, for observers such as the trace, recorders, and tests.
package enum TraceEvent {
  /// A packet is about to be delivered.
  case packet(PacketRecord)
  /// A view is about to receive a touch callback.
  case call(phase: UITouch.Phase, view: UIView, touches: [UITouch])
  /// A gesture recognizer changed its state.
  case gesture(name: String, state: UIGestureRecognizer.State)
  /// A gesture recognizer failed. This event follows the state change.
  case gestureFailed(name: String, reason: GestureFailure)
  /// A gesture recognizer is reset after its gesture.
  case gestureReset(name: String)
  /// Touches are about to be canceled for a reason.
  case cancel(reason: CancelReason, fingers: [Int])
  /// A timer or delayed perform request fires.
  case timer(name: String)
  /// An animation of a single property has ended or been stopped.
  case animationStop(name: String, finished: Bool)
  /// A view draws itself.
  case draw(name: String)
  /// A keyboard's input is about to be delivered.
  case text(TextEntry)
  /// A responder is about to receive a callback about a shake.
  case motion(MotionPhase, responder: String)
  /// The app wrote a line to its log.
  case log(String)
}

/// The reason that touches are canceled without a finger lifting.
package enum CancelReason: String {
  /// The window lost the keyboard focus.
  case focusLost = "focus-lost"
  /// The app was suspended.
  case suspend
  /// The window was resized or moved to another display.
  case resize
  /// The device was rotated.
  case rotate
  /// The app is quitting.
  case quit
  /// The system or a script canceled the touches, or the device lost a finger without reporting a
  /// lift.
  case system
  /// The touched view was removed from its window.
  case viewRemoved = "view-removed"
  /// The touched window was hidden.
  case windowHidden = "window-hidden"
  /// The app requested that touches be ignored.
  case ignoring
  /// The script ended.
  case scriptEnd = "script-end"
}

/// The contents of a packet, stored as values that outlive it.
package struct PacketRecord {
  /// The packet's number since launch, starting at 1.
  package var number: Int
  /// The event's number since launch, starting at 1.
  package var event: Int
  /// The changed touches, in finger order.
  package var changed: [UITouch]
  /// All of the event's touches, in finger order.
  package var all: [UITouch]
  /// The changes in their original order.
  package var changes: [TouchChange]
}
