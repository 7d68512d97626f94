package import CoreGraphics
package import UIKit

/// A window event, in window units, independent of the window library.
package nonisolated enum WindowEvent: Hashable, Sendable {
  /// A finger on a touch device.
  package struct Finger: Hashable, Sendable {
    /// The finger's change.
    package enum Action: String, Hashable, Sendable {
      /// The finger landed, moved, or lifted.
      case down, motion, up
    }

    /// The kind of device that reports the finger.
    package enum Device: Hashable, Sendable {
      /// A touchscreen: the finger is at the reported location.
      case direct
      /// A touchpad whose surface represents the whole screen.
      case indirectAbsolute
      /// A touchpad that moves the pointer, or a device of an unknown kind.
      case indirectRelative
    }

    /// The finger's change.
    package var action: Action
    /// The finger and its device.
    package var key: FingerKey
    /// The kind of device.
    package var device: Device
    /// The location, in fractions of the window.
    package var position: CGPoint
    /// The pressure, 0…1, or `nil` if the device does not measure it.
    package var pressure: CGFloat?
    /// The contact radius, in points, or `nil` if the device does not report it.
    package var radius: CGFloat?

    /// Creates a finger event.
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

  /// A mouse event. Locations are in window units.
  package enum Mouse: Hashable, Sendable {
    /// The pointer moved. It may be outside the window.
    case moved(CGPoint)
    /// A button went down or up at a location.
    case button(MouseInput.Button, isDown: Bool, CGPoint)
    /// The pointer left the window.
    case exited
  }

  /// A keyboard event. Key repeats are not reported, except for editing keys and, while the picker
  /// changes a view, arrow keys.
  package enum Keyboard: Hashable, Sendable {
    /// A key went down or up.
    case key(Key, isDown: Bool)
    /// A key that controls the clock went down.
    case clock(ClockKey)
    /// A focus key went down or up. During playback and while paused, Right shows the next frame.
    case focus(FocusKey, isDown: Bool)
    /// Text was typed, or an editing key went down, while the app receives text.
    case text(TextEntry)
    /// Another key went down. It completes a chord with a pending Ctrl key.
    case other
  }

  /// A change to the window itself.
  package enum Change: Hashable, Sendable {
    /// The window gained or lost the keyboard focus.
    case focus(gained: Bool)
    /// The window was minimized or hidden, or is visible again.
    case hidden, shown
    /// The window was resized to this size, in window units, or moved to another display.
    case resized(CGSize)
    /// The file at this path was dropped onto the window.
    case fileDropped(String)
    /// The system or the user quits the program.
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

/// A window event or script command in screen coordinates, before the mouse is converted to
/// fingers.
package enum DesktopEvent: Hashable, Sendable {
  /// A finger on a touch device, as reported by the window.
  case finger(WindowEvent.Finger)
  /// A mouse action, in screen points.
  case mouse(MouseInput)
  /// A key went down or up.
  case key(Key, isDown: Bool)
  /// An event that the phone receives unchanged.
  case phone(PhoneEvent)
}

/// A mouse action, in screen points.
package nonisolated enum MouseInput: Hashable, Sendable {
  /// A mouse button.
  package enum Button: String, Hashable, Sendable {
    /// The left button, which emulates one or two fingers.
    case left
    /// The right button, which adds fingers that stay down.
    case right
  }

  /// The pointer moved. It may be off the screen.
  case move(CGPoint)
  /// A button was pressed at a location, or at the pointer's location if `nil`.
  case down(Button, CGPoint?)
  /// A button was released at a location, or at the pointer's location if `nil`.
  case up(Button, CGPoint?)
  /// The pointer left the window.
  case leave
}
