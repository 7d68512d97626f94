package import CoreGraphics
package import Simulator
package import UIKit

/// A step of a script that is neither a packet of finger changes nor an expectation.
package enum ScriptCommand: Hashable, Sendable {
  /// A finger as SDL reports it, in fractions of the window.
  package struct RawFinger: Hashable, Sendable {
    /// What the finger did.
    package var action: WindowEvent.Finger.Action
    /// The device's number and its number for the finger.
    package var key: FingerKey
    /// Where it is, in fractions of the window.
    package var position: CGPoint
    /// The report's own time, in milliseconds of the script; nil for the line's time.
    package var milliseconds: UInt32?

    /// Makes a report.
    package init(
      _ action: WindowEvent.Finger.Action, _ key: FingerKey, at position: CGPoint,
      milliseconds: UInt32? = nil
    ) {
      self.action = action
      self.key = key
      self.position = position
      self.milliseconds = milliseconds
    }
  }

  /// The system takes all touches away.
  case cancelAll
  /// The mouse pointer moves to a screen point, perhaps beside the screen.
  case mouseMove(CGPoint)
  /// A mouse button goes down where the pointer is.
  case mouseDown(MouseInput.Button)
  /// A mouse button is let go where the pointer is.
  case mouseUp(MouseInput.Button)
  /// A key goes down or up.
  case key(Key, isDown: Bool)
  /// The window gets or loses the keyboard focus.
  case focus(gained: Bool)
  /// The app is put aside, or comes back.
  case suspend, resume
  /// The window gets this size, in window units.
  case resize(CGSize)
  /// A touch device reports a finger.
  indirect case raw(RawFinger)
  /// What follows is another turn, also at the same time.
  case turn
  /// A picture is taken, once all that is due at the time has run.
  case snapshot(String)
}
