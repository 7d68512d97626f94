/// A message from a server to the phone that it serves.
///
/// Positions are fractions of the visible screen: (0, 0) is the upper left corner, (1, 1) the lower
/// right corner.
package enum PhoneMessage: Hashable, Codable, Sendable {
  /// The phase of a finger on a client's touchscreen.
  package enum Phase: String, Hashable, Codable, Sendable {
    /// The finger lands, moves or lifts.
    case down, move, up
    /// The touch ends without a lift: the client's system canceled it, or the connection was lost.
    case cancel
  }

  /// A change of one finger.
  package struct FingerChange: Hashable, Codable, Sendable {
    /// The client's device. Fingers of different devices are different, even if their numbers are
    /// equal.
    package var device: Int
    /// The finger's number on its device.
    package var finger: Int
    /// The phase of the finger.
    package var phase: Phase
    /// The horizontal position, as a fraction of the screen's width.
    package var x: Double
    /// The vertical position, as a fraction of the screen's height.
    package var y: Double
    /// The pressure, from 0 to 1; nil if the device does not measure it.
    package var pressure: Double?
    /// The radius of the contact, as a fraction of the screen's width; nil if the device does not
    /// measure it.
    package var radius: Double?
    /// The time since the change, in seconds, when the message was sent.
    package var age: Double

    /// Makes a change.
    package init(
      device: Int, finger: Int, phase: Phase, x: Double, y: Double, pressure: Double? = nil,
      radius: Double? = nil, age: Double = 0
    ) {
      (self.device, self.finger, self.phase) = (device, finger, phase)
      (self.x, self.y, self.pressure, self.radius) = (x, y, pressure, radius)
      self.age = age
    }
  }

  /// An action of a mouse.
  package enum MouseAction: String, Hashable, Codable, Sendable {
    /// The pointer moves.
    case move
    /// The left button is pressed or released.
    case leftDown, leftUp
    /// The right button is pressed or released.
    case rightDown, rightUp
    /// The pointer leaves the screen.
    case leave
  }

  /// A command for the window, like the window's shortcuts.
  package enum Command: String, Hashable, Codable, Sendable, CaseIterable {
    /// Goes to the Home screen, like Escape.
    case home
    /// Restarts the app.
    case restart
    /// Shows or hides the list of shortcuts, the guide, the inspector, the log, or the marks of
    /// fingers.
    case legend, guide, inspector, log, dots
    /// Starts or stops a recording.
    case record
    /// Turns the device by a quarter.
    case rotateLeft, rotateRight
    /// Switches between light and dark appearance.
    case appearance
  }

  /// Changes of fingers that happened together. The frame that shows their effect repeats
  /// `sequence`.
  case fingers([FingerChange], sequence: Int)
  /// Cancels all fingers of a device.
  case deviceGone(Int)
  /// An action of the mouse at a position.
  case mouse(MouseAction, x: Double, y: Double)
  /// A key was pressed or released. The name is a `KeyboardEvent.key` of the W3C's UI Events.
  case key(String, isDown: Bool)
  /// A client sends a command to the window.
  case command(Command)
  /// The largest size, in pixels, at which a client displays the screen.
  case clientSize(width: Int, height: Int)
}
