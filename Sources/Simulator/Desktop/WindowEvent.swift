package import CoreGraphics
package import UIKit

/// An event of a window, in window units, independent of the window library.
package nonisolated enum WindowEvent: Hashable, Sendable {
  /// A finger of a touch device.
  package struct Finger: Hashable, Sendable {
    /// The change of the finger.
    package enum Action: String, Hashable, Sendable {
      /// Landed, moved or lifted.
      case down, motion, up
    }

    /// The kind of device that reports the finger.
    package enum Device: Hashable, Sendable {
      /// A touchscreen: the finger is at the reported location.
      case direct
      /// A touchpad whose surface represents the whole screen.
      case indirectAbsolute
      /// A touchpad that moves the pointer, or a device of unknown kind.
      case indirectRelative
    }

    /// The change of the finger.
    package var action: Action
    /// The finger and its device.
    package var key: FingerKey
    /// The kind of the device.
    package var device: Device
    /// The location, in fractions of the window.
    package var position: CGPoint
    /// The pressure, 0…1; nil if the device does not measure it.
    package var pressure: CGFloat?
    /// The radius of the contact, in points; nil if the device does not report it.
    package var radius: CGFloat?

    /// Makes a report.
    package init(
      _ action: Action, _ key: FingerKey, device: Device = .direct, at position: CGPoint,
      pressure: CGFloat? = nil, radius: CGFloat? = nil
    ) {
      self.action = action
      self.key = key
      self.device = device
      self.position = position
      self.pressure = pressure
      self.radius = radius
    }
  }

  /// A change of the mouse; locations are in window units.
  package enum Mouse: Hashable, Sendable {
    /// The pointer moved; it may be outside of the window.
    case moved(CGPoint)
    /// A button went down or up at a location.
    case button(MouseInput.Button, isDown: Bool, CGPoint)
    /// The pointer left the window.
    case exited
  }

  /// A change of the keyboard; repeats are not reported.
  package enum Keyboard: Hashable, Sendable {
    /// A key went down or up.
    case key(Key, isDown: Bool)
    /// A playback key went down; without a script it is an ordinary key.
    case playback(PlaybackKey)
    /// A key of the keyboard focus went down or up. During a script, Right shows the next frame.
    case focus(FocusKey, isDown: Bool)
    /// Another key went down: it ends a chord that Ctrl may have begun.
    case other
  }

  /// A change of the window itself.
  package enum Change: Hashable, Sendable {
    /// The window gained or lost the keyboard focus.
    case focus(gained: Bool)
    /// The window was minimized or hidden, or is visible again.
    case hidden, shown
    /// The window has this size, in window units, or moved to another display.
    case resized(CGSize)
    /// A file with this path was dropped onto the window.
    case fileDropped(String)
    /// The system or the user ends the program.
    case quit
  }

  /// A finger changed.
  case finger(Finger)
  /// The mouse changed.
  case mouse(Mouse)
  /// The keyboard changed.
  case keyboard(Keyboard)
  /// The window changed.
  case window(Change)

  /// Whether a finger lands, or a mouse button goes down.
  package var isPress: Bool {
    switch self {
    case .finger(let finger): finger.action == .down
    case .mouse(.button(_, let isDown, _)): isDown
    case .mouse, .keyboard, .window: false
    }
  }
}

/// The meaning of a window event, or of a script's command, on the phone's screen, before the mouse
/// is converted to fingers.
package enum DesktopEvent: Hashable, Sendable {
  /// A finger of a touch device, as the window reports it.
  case finger(WindowEvent.Finger)
  /// The mouse moved, pressed or released, in screen points.
  case mouse(MouseInput)
  /// A key went down or up.
  case key(Key, isDown: Bool)
  /// An event that the phone receives unchanged.
  case phone(PhoneEvent)
}

/// An action of the mouse, in screen points.
package nonisolated enum MouseInput: Hashable, Sendable {
  /// A button of a mouse.
  package enum Button: String, Hashable, Sendable {
    /// Plays one finger, or two.
    case left
    /// Places fingers that stay down.
    case right
  }

  /// The pointer moved; it may be outside of the screen.
  case move(CGPoint)
  /// A button was pressed at a location; nil for the pointer's location.
  case down(Button, CGPoint?)
  /// A button was released at a location; nil for the pointer's location.
  case up(Button, CGPoint?)
  /// The pointer left the window.
  case leave
}
