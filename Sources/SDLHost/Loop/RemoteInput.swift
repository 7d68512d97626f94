package import CoreGraphics
package import Simulator
package import UIKit

/// An action of a remote device on the phone in a window.
package nonisolated enum RemoteEvent: Hashable, Sendable {
  /// A finger of a remote touchscreen; its position is a fraction of the phone's screen as it is shown,
  /// and its radius a fraction of the screen's width.
  case finger(WindowEvent.Finger)
  /// A finger ended without being lifted.
  case fingerCancelled(FingerKey)
  /// A remote device, with its fingers, was disconnected.
  case deviceGone(Int64)
  /// The mouse moved to a position, a fraction of the phone's screen; nil for outside of it.
  case mouseMoved(CGPoint?)
  /// A button of the mouse went down or up at a position, a fraction of the phone's screen.
  case mouseButton(MouseInput.Button, isDown: Bool, CGPoint)
  /// A key went down or up, by SDL's name.
  case key(String, isDown: Bool)
  /// A shortcut of the window.
  case shortcut(WindowShortcut)
  /// The largest size of the remote display, in pixels.
  case size(CGSize)
}

/// An action of a remote device, with its age and number.
package nonisolated struct RemoteInput: Hashable, Sendable {
  /// The action.
  package var event: RemoteEvent
  /// The seconds between the action and its transmission.
  package var age: Double
  /// The number of the input, which the frame with its effect reports.
  package var sequence: Int

  /// Makes an input.
  package init(_ event: RemoteEvent, age: Double = 0, sequence: Int = 0) {
    (self.event, self.age, self.sequence) = (event, age, sequence)
  }
}
