/// A message from a server to the phone that it serves.
///
/// Positions are fractions of the visible screen, from (0, 0) in the upper-left corner to (1, 1) in
/// the lower-right corner.
package enum PhoneMessage: Hashable, Codable, Sendable {
  /// The phase of a finger on a client's touchscreen.
  package enum Phase: String, Hashable, Codable, Sendable {
    /// The finger lands, moves, or lifts.
    case down, move, up
    /// The touch ends without a lift: the client's system canceled it, or the connection was lost.
    case cancel
  }

  /// A change to one finger.
  package struct FingerChange: Hashable, Codable, Sendable {
    /// The client's device. Fingers on different devices are distinct even if their numbers are
    /// equal.
    package var device: Int
    /// The finger's number on its device.
    package var finger: Int
    /// The finger's phase.
    package var phase: Phase
    /// The horizontal position, as a fraction of the screen's width.
    package var x: Double
    /// The vertical position, as a fraction of the screen's height.
    package var y: Double
    /// The pressure, from 0 to 1, or `nil` if the device does not measure it.
    package var pressure: Double?
    /// The contact radius, as a fraction of the screen's width, or `nil` if the device does not
    /// measure it.
    package var radius: Double?
    /// The time between the change and the sending of the message, in seconds.
    package var age: Double

    /// Creates a change.
    package init(
      device: Int, finger: Int, phase: Phase, x: Double, y: Double, pressure: Double? = nil,
      radius: Double? = nil, age: Double = 0
    ) {
      (self.device, self.finger, self.phase) = (device, finger, phase)
      (self.x, self.y, self.pressure, self.radius) = (x, y, pressure, radius)
      self.age = age
    }
  }

  /// A mouse action.
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
    /// Shows or hides the list of shortcuts, the guide, the inspector, the log, or the finger
    /// marks.
    case legend, guide, inspector, log, dots
    /// Starts or stops a recording.
    case record
    /// Rotates the device by a quarter turn.
    case rotateLeft, rotateRight
    /// Switches between light and dark appearance.
    case appearance
  }

  /// Finger changes that happened together. The frame that shows their effect repeats `sequence`.
  case fingers([FingerChange], sequence: Int)
  /// Cancels all of a device's fingers.
  case deviceGone(Int)
  /// A mouse action at a position.
  case mouse(MouseAction, x: Double, y: Double)
  /// A key was pressed or released. The name is a `KeyboardEvent.key` value (W3C UI Events).
  case key(String, isDown: Bool)
  /// A client sends a command to the window.
  case command(Command)
  /// The maximum size, in pixels, at which a client displays the screen.
  case clientSize(width: Int, height: Int)
}
