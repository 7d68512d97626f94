package import CoreGraphics
package import UIKit

/// Something that a window reports, in the window's own units, whatever library it comes from.
package enum WindowEvent: Hashable, Sendable {
  /// A finger of a touch device.
  package struct Finger: Hashable, Sendable {
    /// What the finger did.
    package enum Action: String, Hashable, Sendable {
      /// Landed, moved or lifted.
      case down, motion, up
    }

    /// What kind of device reports it.
    package enum Device: Hashable, Sendable {
      /// A touchscreen: the finger is where it touches.
      case direct
      /// A touchpad whose surface stands for the whole screen.
      case indirectAbsolute
      /// A touchpad that moves the pointer, or a device of unknown kind.
      case indirectRelative
    }

    /// What the finger did.
    package var action: Action
    /// The finger and its device.
    package var key: FingerKey
    /// What kind of device reports it.
    package var device: Device
    /// Where it is, in fractions of the window.
    package var position: CGPoint
    /// How hard it presses, 0…1; nil if the device does not say.
    package var pressure: CGFloat?

    /// Makes a report.
    package init(
      _ action: Action, _ key: FingerKey, device: Device = .direct, at position: CGPoint,
      pressure: CGFloat? = nil
    ) {
      self.action = action
      self.key = key
      self.device = device
      self.position = position
      self.pressure = pressure
    }
  }

  /// A finger changed.
  case finger(Finger)
  /// The pointer moved; in window units, perhaps outside the window.
  case mouseMoved(CGPoint)
  /// A mouse button went down or up at a location in window units.
  case mouseButton(MouseInput.Button, isDown: Bool, CGPoint)
  /// The pointer left the window.
  case mouseLeft
  /// A key went down or up; repeats are not reported.
  case key(Key, isDown: Bool)
  /// A key of the playback went down; without a script it is like any other.
  case playbackKey(PlaybackKey)
  /// A key of the keyboard focus went down or up. During a script Right is the next frame.
  case focusKey(FocusKey, isDown: Bool)
  /// Another key went down: it ends a chord that Ctrl may have begun.
  case otherKey
  /// The window gained or lost the keyboard focus.
  case focus(gained: Bool)
  /// The window was minimised or hidden, or is visible again.
  case hidden, shown
  /// The window has this size now, in window units, or moved to another display.
  case resized(CGSize)
  /// A file was dropped onto the window, from this path.
  case fileDropped(String)
  /// The system or the user wants the program to end.
  case quit
}

/// What a window event, or a script's command, means on the phone's screen, before the mouse becomes
/// fingers.
package enum DesktopEvent: Hashable, Sendable {
  /// A finger of a touch device, as the window reports it.
  case finger(WindowEvent.Finger)
  /// The mouse moved, pressed or released, in screen points.
  case mouse(MouseInput)
  /// A key went down or up.
  case key(Key, isDown: Bool)
  /// An event that is the phone's without change.
  case phone(PhoneEvent)
}

/// What a mouse does, in screen points.
package enum MouseInput: Hashable, Sendable {
  /// A button of a mouse.
  package enum Button: String, Hashable, Sendable {
    /// Plays one finger, or two.
    case left
    /// Places fingers that stay.
    case right
  }

  /// The pointer moved; it may lie outside the screen.
  case move(CGPoint)
  /// A button was pressed at a location; nil for the pointer's.
  case down(Button, CGPoint?)
  /// A button was released at a location; nil for the pointer's.
  case up(Button, CGPoint?)
  /// The pointer left the window.
  case leave
}
