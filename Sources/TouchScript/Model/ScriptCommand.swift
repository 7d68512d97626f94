package import Simulator
package import UIKit

/// A script step other than a packet or an expectation.
package enum ScriptCommand: Hashable, Sendable {
  /// A finger as SDL reports it, in fractions of the window.
  package struct RawFinger: Hashable, Sendable {
    package var action: WindowEvent.Finger.Action
    /// The device's number, and the finger's number on that device.
    package var key: FingerKey
    /// The location in fractions of the window.
    package var position: CGPoint
    /// The event's timestamp in script milliseconds, or `nil` for the line's time.
    package var milliseconds: UInt32?

    /// Creates a finger event.
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

  /// A cancellation of all touches by the system.
  case cancelAll
  /// A move of the mouse pointer to a point inside or outside the screen.
  case mouseMove(CGPoint)
  /// A press of a mouse button at the pointer's location.
  case mouseDown(MouseInput.Button)
  /// A release of a mouse button at the pointer's location.
  case mouseUp(MouseInput.Button)
  /// A press or release of a key.
  case key(Key, isDown: Bool)
  /// A gain or loss of the window's keyboard focus.
  case focus(gained: Bool)
  /// A transition of the app to the background or back.
  case suspend, resume
  /// A new window size, in window units.
  case resize(CGSize)
  /// A rotation of the device.
  case rotate(DeviceTurn)
  /// A shake of the device.
  case shake
  /// A change to the light or dark appearance, or to the text size.
  case appearance(Appearance)
  /// Text from the desktop's keyboard, or an editing key.
  indirect case type(TextEntry)
  /// A change that shows or hides the keyboard on the screen.
  case keyboard(isShown: Bool)
  /// A finger event from a touch device.
  indirect case raw(RawFinger)
  /// The end of a turn. Later steps are part of another turn, even at the same time.
  case turn
  /// A picture of the screen, saved under this name after all work due at the time has run.
  case snapshot(String)
}
