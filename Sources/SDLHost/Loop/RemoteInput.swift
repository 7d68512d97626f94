package import CoreGraphics
package import Simulator
package import UIKit

/// An action that a remote device performs on the phone in a window.
package nonisolated enum RemoteEvent: Hashable, Sendable {
  /// A finger on a remote touchscreen. Its position is a fraction of the phone's displayed screen,
  /// and its radius a fraction of the screen's width.
  case finger(WindowEvent.Finger)
  /// A finger ended without being lifted.
  case fingerCancelled(FingerKey)
  /// A remote device was disconnected, along with its fingers.
  case deviceGone(Int64)
  /// The mouse moved to a position, as a fraction of the phone's screen, or `nil` if off the
  /// screen.
  case mouseMoved(CGPoint?)
  /// A mouse button went down or up at a position, as a fraction of the phone's screen.
  case mouseButton(MouseInput.Button, isDown: Bool, CGPoint)
  /// A key, given by its SDL name, went down or up.
  case key(String, isDown: Bool)
  /// A window shortcut.
  case shortcut(WindowShortcut)
  /// The maximum size on the remote display, in pixels.
  case size(CGSize)
}

/// A remote device's action, with its age and number.
package nonisolated struct RemoteInput: Hashable, Sendable {
  /// The action.
  package var event: RemoteEvent
  /// The number of seconds between the action and its transmission.
  package var age: Double
  /// The number of the input, which is reported with the frame that shows its effect.
  package var sequence: Int

  /// Creates an input.
  package init(_ event: RemoteEvent, age: Double = 0, sequence: Int = 0) {
    (self.event, self.age, self.sequence) = (event, age, sequence)
  }
}
