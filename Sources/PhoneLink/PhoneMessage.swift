/// A message from a server to the phone that it serves.
///
/// Positions are fractions of the screen as it is shown: 0,0 is the upper left corner, 1,1 the lower
/// right one.
package enum PhoneMessage: Hashable, Codable, Sendable {
  /// What a finger of a client's touchscreen does.
  package enum Phase: String, Hashable, Codable, Sendable {
    /// Lands, moves or lifts.
    case down, move, up
    /// Ends without being lifted: the client's system took the finger, or the connection was lost.
    case cancel
  }

  /// A change of one finger.
  package struct FingerChange: Hashable, Codable, Sendable {
    /// The client's device: equal finger numbers of two devices are two fingers.
    package var device: Int
    /// The finger's number on its device.
    package var finger: Int
    /// What the finger does.
    package var phase: Phase
    /// The horizontal position, as a fraction of the screen's width.
    package var x: Double
    /// The vertical position, as a fraction of the screen's height.
    package var y: Double
    /// How hard the finger presses, from 0 to 1; nil if the device does not measure it.
    package var pressure: Double?
    /// The radius of the contact, as a fraction of the screen's width; nil if the device does not
    /// measure it.
    package var radius: Double?
    /// How many seconds before the message the change happened.
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

  /// What a mouse does.
  package enum MouseAction: String, Hashable, Codable, Sendable {
    /// Moves the pointer.
    case move
    /// Presses or releases the left button.
    case leftDown, leftUp
    /// Presses or releases the right button.
    case rightDown, rightUp
    /// Leaves the screen.
    case leave
  }

  /// What a client asks of the window, as the window's keys do.
  package enum Command: String, Hashable, Codable, Sendable, CaseIterable {
    /// Goes to the Home screen, as Escape does.
    case home
    /// Restarts the app.
    case restart
    /// Shows or hides the list of keys, the guide, the inspector, the log, or marks of fingers.
    case legend, guide, inspector, log, dots
    /// Starts or stops a recording.
    case record
    /// Turns the device a quarter.
    case rotateLeft, rotateRight
    /// Switches between a light and a dark phone.
    case appearance
  }

  /// Changes of fingers that happened together; `sequence` comes back with the frame that shows their
  /// effect.
  case fingers([FingerChange], sequence: Int)
  /// Cancels all fingers of a device.
  case deviceGone(Int)
  /// The mouse did something at a position.
  case mouse(MouseAction, x: Double, y: Double)
  /// A key went down or up; the name is a `KeyboardEvent.key` of the W3C's UI Events.
  case key(String, isDown: Bool)
  /// A client asks something of the window.
  case command(Command)
  /// The largest size, in pixels, at which a client shows the screen.
  case clientSize(width: Int, height: Int)
}
