public import UIKit

/// A view with one method for all its touch callbacks.
open class TouchCallbackView: UIView {
  /// Whether callbacks are forwarded to the next responder.
  public var passesOn = false

  /// Called for each callback, before it is forwarded.
  open func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(.began, touches, event)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(.moved, touches, event)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(.ended, touches, event)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(.cancelled, touches, event)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

/// A gesture recognizer with one method for all its touch callbacks.
open class TouchCallbackRecognizer: UIGestureRecognizer {
  /// Called for each callback.
  open func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    receive(.began, touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    receive(.moved, touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    receive(.ended, touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    receive(.cancelled, touches, event)
  }
}
