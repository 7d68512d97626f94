package import Foundation
package import PhoneLink

/// A JSON message from a client's page. For the sender, see `Page/page.html`.
package struct ClientMessage: Decodable, Hashable, Sendable {
  /// A change to one pointer.
  package struct Change: Decodable, Hashable, Sendable {
    /// The pointer's number on the page.
    package var finger: Int
    /// The pointer's phase.
    package var phase: PhoneMessage.Phase
    /// The position, as a fraction of the screen's size.
    package var x, y: Double
    /// The pressure, from 0 to 1, or nil if the device does not measure it.
    package var pressure: Double?
    /// The contact radius as a fraction of the screen's width, or nil if the device does not
    /// measure it.
    package var radius: Double?
    /// The time from the change until the message was sent, in seconds.
    package var age: Double

    private enum CodingKeys: String, CodingKey {
      case finger = "i"
      case phase = "p"
      case x, y
      case pressure = "f"
      case radius = "r"
      case age = "a"
    }
  }

  /// A mouse action.
  package struct Mouse: Decodable, Hashable, Sendable {
    /// The action.
    package var action: PhoneMessage.MouseAction
    /// The position, as a fraction of the screen's size.
    package var x, y: Double
  }

  /// A key that was pressed or released.
  package struct KeyChange: Decodable, Hashable, Sendable {
    /// The key, as in `KeyboardEvent.key`.
    package var key: String
    /// Whether the key was pressed.
    package var isDown: Bool
  }

  /// The number of a message with finger changes. The frame that shows their effect repeats it.
  package var sequence: Int?
  /// The finger changes since the previous message.
  package var fingers: [Change]?
  /// A mouse action.
  package var mouse: Mouse?
  /// A key change.
  package var key: KeyChange?
  /// A command for the window.
  package var command: PhoneMessage.Command?
  /// The number of a frame that the page has displayed.
  package var shown: Int?
  /// The size of the area in which the page displays the screen, in physical pixels.
  package var size: [Int]?

  /// The maximum size of a message, in bytes.
  package static let limit = 16_384
  /// The maximum number of finger changes in one message: eleven fingers, each with one frame's
  /// samples at 1000 Hz.
  package static let changeLimit = 200

  /// Decodes a message.
  ///
  /// - Returns: nil if it is not JSON of this form or contains numbers that a page never sends.
  package init?(_ data: Data) {
    guard data.count <= Self.limit,
      let message = try? JSONDecoder().decode(Self.self, from: data), message.isPlausible
    else { return nil }
    self = message
  }

  private var isPlausible: Bool {
    let changes = fingers ?? []
    guard changes.count <= Self.changeLimit, changes.allSatisfy(Self.isPlausible) else {
      return false
    }
    if let mouse, !Self.isPosition(mouse.x, mouse.y) { return false }
    if let key, key.key.utf8.count > 32 { return false }
    if let size, size.count != 2 || !size.allSatisfy((1...16_384).contains) { return false }
    if let sequence, !(0...Int(Int32.max)).contains(sequence) { return false }
    return true
  }

  private static func isPlausible(_ change: Change) -> Bool {
    (0...1_000).contains(change.finger) && isPosition(change.x, change.y)
      && (0...60).contains(change.age) && (0...1).contains(change.pressure ?? 0)
      && (0...1).contains(change.radius ?? 0)
  }

  /// Returns whether a position is at most ten screens away from the screen.
  private static func isPosition(_ x: Double, _ y: Double) -> Bool {
    (-10...10).contains(x) && (-10...10).contains(y)
  }
}
