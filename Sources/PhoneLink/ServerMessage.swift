package import Foundation

/// A message from a phone to its server.
package enum ServerMessage: Hashable, Sendable {
  /// The phone's screen. The screen is sent first, and again whenever it changes, followed by all
  /// of its pixels.
  package struct Screen: Hashable, Codable, Sendable {
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int
    /// The number of pixels per point.
    package var scale: Double
    /// The app's name.
    package var title: String

    /// Creates a description of a screen.
    package init(width: Int, height: Int, scale: Double, title: String) {
      (self.width, self.height) = (width, height)
      (self.scale, self.title) = (scale, title)
    }
  }

  /// A rectangle on the screen, in pixels, and its contents.
  package struct Tile: Hashable, Sendable {
    /// The left edge, top edge, and size, in pixels.
    package var x, y, width, height: Int
    /// The pixels, row by row: blue, green, red, and an unused byte.
    package var pixels: Data

    /// Creates a tile.
    package init(x: Int, y: Int, width: Int, height: Int, pixels: Data) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
      self.pixels = pixels
    }
  }

  /// The phone's screen has changed.
  case screen(Screen)
  /// Parts of the screen have changed. `sequence` is the latest input reflected in the change.
  case frame([Tile], sequence: Int)
  /// A line of the app's log.
  case log(String)
  /// A message for all clients, for example about a failed compilation. An empty message removes
  /// the previous one.
  case banner(String)
}
