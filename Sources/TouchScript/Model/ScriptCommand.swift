package import Simulator
package import UIKit

/// A step of a script that acts on the phone or on the run other than by a packet.
package enum ScriptCommand: Hashable, Sendable {
  /// A finger as SDL reports it, in fractions of the window.
  package struct RawFinger: Hashable, Sendable {
    package var action: WindowEvent.Finger.Action
    /// The device's number, and the device's number for the finger.
    package var key: FingerKey
    /// The location in fractions of the window.
    package var position: CGPoint
    /// The event's timestamp in milliseconds of the script; nil for the line's time.
    package var milliseconds: UInt32?

    /// Makes an event.
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

  /// The system cancels all touches.
  case cancelAll
  /// The mouse pointer moves to a point of the screen or outside it.
  case mouseMove(CGPoint)
  /// A mouse button is pressed at the pointer's location.
  case mouseDown(MouseInput.Button)
  /// A mouse button is released at the pointer's location.
  case mouseUp(MouseInput.Button)
  /// A key is pressed or released.
  case key(Key, isDown: Bool)
  /// The window gains or loses the keyboard focus.
  case focus(gained: Bool)
  /// The app goes to the background, or returns from it.
  case suspend, resume
  /// The window is resized, in window units.
  case resize(CGSize)
  /// The device is turned.
  case rotate(DeviceTurn)
  /// The user makes the phone light or dark, or changes the size of text.
  case appearance(Appearance)
  /// A touch device reports a finger.
  indirect case raw(RawFinger)
  /// The steps after it are another turn of the phone, even at the same time.
  case turn
  /// A picture of the screen is saved under a name, once everything due at the time has run.
  case snapshot(String)
}
