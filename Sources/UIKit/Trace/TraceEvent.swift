import CoreGraphics

/// Something that happened inside an app, for those who watch: the trace, recorders and tests.
package enum TraceEvent {
  /// A packet is about to be delivered.
  case packet(PacketRecord)
  /// A view is about to get a touch callback.
  case call(phase: UITouch.Phase, view: UIView, touches: [UITouch])
  /// A gesture recognizer changed its state.
  case gesture(name: String, state: UIGestureRecognizer.State)
  /// A gesture recognizer failed, after its state is reported.
  case gestureFailed(name: String, reason: GestureFailure)
  /// A gesture recognizer is reset after its gesture.
  case gestureReset(name: String)
  /// Touches are about to be cancelled, and why.
  case cancel(reason: CancelReason, fingers: [Int])
  /// A timer or a delayed perform fires.
  case timer(name: String)
  /// An animation of one property ended or was stopped.
  case animationStop(name: String, finished: Bool)
  /// A view draws itself.
  case draw(name: String)
  /// The app wrote a line to its log.
  case log(String)
}

/// Why touches are cancelled without a finger lifting.
package enum CancelReason: String {
  /// The window lost the keyboard focus.
  case focusLost = "focus-lost"
  /// The app was suspended.
  case suspend
  /// The window was resized or changed its display.
  case resize
  /// The device was turned.
  case rotate
  /// The app ends.
  case quit
  /// The system or a script asked for it, or the device lost the finger without reporting a lift.
  case system
  /// The touched view left its window.
  case viewRemoved = "view-removed"
  /// The touched window was hidden.
  case windowHidden = "window-hidden"
  /// The app asked to ignore touches.
  case ignoring
  /// The script ended.
  case scriptEnd = "script-end"
}

/// What a packet held, in numbers and values that outlive it.
package struct PacketRecord {
  /// The packet's number in the app's life, from 1.
  package var number: Int
  /// The number of its event in the app's life, from 1.
  package var event: Int
  /// The changed touches in finger order.
  package var changed: [UITouch]
  /// All touches of the event in finger order.
  package var all: [UITouch]
  /// The changes as they came.
  package var changes: [TouchChange]
}
