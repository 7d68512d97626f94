package import Foundation
package import PhoneLink

/// A message from a client's page, in JSON; see `Page/page.html` for its sender.
package struct ClientMessage: Decodable, Hashable, Sendable {
  /// A change of one pointer.
  package struct Change: Decodable, Hashable, Sendable {
    /// The pointer's number on the page.
    package var finger: Int
    /// What it does.
    package var phase: PhoneMessage.Phase
    /// The position, as a fraction of the screen's size.
    package var x, y: Double
    /// How hard it presses, from 0 to 1; nil where the device does not measure it.
    package var pressure: Double?
    /// The contact's radius as a fraction of the screen's width; nil where the device does not measure it.
    package var radius: Double?
    /// How many seconds before the message it happened.
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

  /// An action of the mouse.
  package struct Mouse: Decodable, Hashable, Sendable {
    /// What the mouse does.
    package var action: PhoneMessage.MouseAction
    /// The position, as a fraction of the screen's size.
    package var x, y: Double
  }

  /// A key that went down or up.
  package struct KeyChange: Decodable, Hashable, Sendable {
    /// The key, as `KeyboardEvent.key` names it.
    package var key: String
    /// Whether it went down.
    package var isDown: Bool
  }

  /// The number of a message with fingers; it comes back with the frame that shows their effect.
  package var sequence: Int?
  /// What fingers did since the last message.
  package var fingers: [Change]?
  /// What the mouse did.
  package var mouse: Mouse?
  /// A key.
  package var key: KeyChange?
  /// A command for the window.
  package var command: PhoneMessage.Command?
  /// The number of a frame that is visible.
  package var shown: Int?
  /// The size of the page's area for the screen, in the device's pixels.
  package var size: [Int]?

  /// The largest message, in bytes.
  package static let limit = 16_384
  /// The most changes of fingers in one message: eleven fingers, each with samples of a frame at 1000 Hz.
  package static let changeLimit = 200

  /// Reads a message.
  ///
  /// - Returns: nil if it is not JSON of this form, or has numbers that no page sends.
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

  /// Whether a position is on the screen or within ten screens of it.
  private static func isPosition(_ x: Double, _ y: Double) -> Bool {
    (-10...10).contains(x) && (-10...10).contains(y)
  }
}
