package import Foundation
import PhoneLink

/// The current pixels of the phone's screen.
package struct Framebuffer: Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The pixels, row by row: blue, green, red, and an unused byte.
  private var pixels: [UInt8]

  /// Creates a black screen.
  package init(width: Int, height: Int) {
    (self.width, self.height) = (max(0, width), max(0, height))
    pixels = [UInt8](repeating: 0, count: self.width * self.height * 4)
  }

  /// The whole screen.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Replaces a rectangle with a tile from the phone.
  ///
  /// - Returns: Whether the tile is complete and inside the screen. If not, nothing changes.
  package mutating func draw(_ tile: PixelRect, _ contents: Data) -> Bool {
    guard tile.area > 0, tile.intersection(bounds) == tile, contents.count == tile.area * 4 else {
      return false
    }
    contents.withUnsafeBytes { source in
      pixels.withUnsafeMutableBytes { target in
        for row in 0..<tile.height {
          let from = source.baseAddress?.advanced(by: row * tile.width * 4)
          let to = target.baseAddress?.advanced(by: ((tile.y + row) * width + tile.x) * 4)
          if let from, let to { memcpy(to, from, tile.width * 4) }
        }
      }
    }
    return true
  }

  /// Returns a rectangle as a PNG image without an alpha channel.
  package func png(of rect: PixelRect) -> Data {
    let rect = rect.intersection(bounds)
    var rows = [UInt8](repeating: 0, count: (rect.width * 3 + 1) * rect.height)
    pixels.withUnsafeBytes { source in
      rows.withUnsafeMutableBytes { target in
        var write = 0
        for row in rect.y..<(rect.y + rect.height) {
          // The filter subtracts the byte of the pixel to the left from each byte.
          target[write] = 1
          write += 1
          var left: (UInt8, UInt8, UInt8) = (0, 0, 0)
          var read = (row * width + rect.x) * 4
          for _ in 0..<rect.width {
            let pixel = (source[read + 2], source[read + 1], source[read])
            target[write] = pixel.0 &- left.0
            target[write + 1] = pixel.1 &- left.1
            target[write + 2] = pixel.2 &- left.2
            left = pixel
            (read, write) = (read + 4, write + 3)
          }
        }
      }
    }
    return PNG.encode(width: rect.width, height: rect.height, filteredRows: rows)
  }
}
