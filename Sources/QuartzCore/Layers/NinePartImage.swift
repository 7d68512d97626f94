import CoreGraphics
package import DisplayList

/// An image cut into three rows and three columns. The corners have a fixed size, and the other
/// parts stretch or tile to fill a rectangle.
package nonisolated struct NinePartImage: Sendable {
  /// The parts, row by row; nil for parts without pixels.
  private let parts: [CGImage?]
  /// The sizes of the three columns and three rows, in points.
  private let columns, rows: [CGFloat]

  /// Creates an image by cutting another image into parts.
  ///
  /// - Parameters:
  ///   - center: The center part, rounded to whole pixels; at least one pixel.
  ///   - scale: Pixels per point.
  package init(_ image: CGImage, center: CGRect, scale: CGFloat) {
    let x = Self.edges(from: center.minX, to: center.maxX, count: image.width)
    let y = Self.edges(from: center.minY, to: center.maxY, count: image.height)
    var parts: [CGImage?] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let part = CGRect(
          x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
        parts.append(part.isEmpty ? nil : image.cropping(to: part))
      }
    }
    self.parts = parts
    columns = (0..<3).map { CGFloat(x[$0 + 1] - x[$0]) / scale }
    rows = (0..<3).map { CGFloat(y[$0 + 1] - y[$0]) / scale }
  }

  private static func edges(from start: CGFloat, to end: CGFloat, count: Int) -> [Int] {
    let (start, end) = end - start < 1 ? ((start + end) / 2 - 0.5, (start + end) / 2) : (start, end)
    let limit = CGFloat(count - 1)
    let first = Int(max(0, min(limit, start.isNaN ? 0 : start.rounded())))
    let last = Int(max(0, min(CGFloat(count), end.isNaN ? 0 : end.rounded())))
    return [0, first, max(first + 1, last), count]
  }

  /// Returns the commands that draw the image in a rectangle.
  ///
  /// If the rectangle is smaller than the corners, the corners shrink.
  ///
  /// - Parameters:
  ///   - tiles: Whether parts are tiled. For one-pixel parts, this looks the same as stretching.
  ///   - tint: The color to draw with; nil for the image's own colors.
  package func commands(in rect: CGRect, tiles: Bool, tint: CGColor? = nil) -> [DrawCommand] {
    let x = Self.ends(of: columns, from: rect.minX, length: rect.width)
    let y = Self.ends(of: rows, from: rect.minY, length: rect.height)
    var commands: [DrawCommand] = []
    for row in 0..<3 {
      for column in 0..<3 {
        guard let part = parts[row * 3 + column] else { continue }
        let area = CGRect(
          x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
        guard area.width > 0, area.height > 0 else { continue }
        var tile = area
        if tiles, column == 1, part.width > 1 { tile.size.width = columns[1] }
        if tiles, row == 1, part.height > 1 { tile.size.height = rows[1] }
        if let tint {
          commands.append(.tintedImage(part, in: area, tint))
        } else if tile == area {
          commands.append(.image(part, in: area, opacity: 1))
        } else {
          commands.append(
            .paint(.tiles(part, tile), inside: CGPath(rect: area), .winding, opacity: 1))
        }
      }
    }
    return commands
  }

  /// Returns the start of each of the three parts along a length, followed by the end of the last.
  private static func ends(
    of sizes: [CGFloat], from start: CGFloat, length: CGFloat
  ) -> [CGFloat] {
    let caps = sizes[0] + sizes[2]
    let shrink = caps > length ? length / caps : 1
    return [
      start, start + sizes[0] * shrink, start + length - sizes[2] * shrink, start + length,
    ]
  }
}
