package import Foundation

/// A message from a phone to its server.
package enum ServerMessage: Hashable, Sendable {
  /// The phone's screen. It is sent first, and again when it changes. All pixels of the screen
  /// follow.
  package struct Screen: Hashable, Codable, Sendable {
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int
    /// Pixels per point.
    package var scale: Double
    /// The name of the app.
    package var title: String

    /// Makes a description of a screen.
    package init(width: Int, height: Int, scale: Double, title: String) {
      (self.width, self.height) = (width, height)
      (self.scale, self.title) = (scale, title)
    }
  }

  /// A rectangle of the screen, in pixels, and its contents.
  package struct Tile: Hashable, Sendable {
    /// The left edge, the top edge and the size, in pixels.
    package var x, y, width, height: Int
    /// The pixels, row by row: blue, green, red, and an unused byte.
    package var pixels: Data

    /// Makes a tile.
    package init(x: Int, y: Int, width: Int, height: Int, pixels: Data) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
      self.pixels = pixels
    }
  }

  /// The screen of the phone has changed.
  case screen(Screen)
  /// Parts of the screen have changed. `sequence` is the latest input that the change shows.
  case frame([Tile], sequence: Int)
  /// A line of the app's log.
  case log(String)
  /// A message for all clients, such as a failed compilation. An empty message removes the previous
  /// one.
  case banner(String)
}
