import CoreGraphics

/// Where in a pixel something starts, in the 1/256 steps that Cairo's coordinates have.
nonisolated struct SubpixelOffset: Hashable {
  private let stepsX: Int
  private let stepsY: Int

  /// The distance from the pixel's left edge, 0..<1.
  var x: Double { Double(stepsX) / 256 }
  /// The distance from the pixel's top edge, 0..<1.
  var y: Double { Double(stepsY) / 256 }

  /// Splits a place into its pixel and the rest; nil when it is too far away or not finite.
  static func split(_ point: CGPoint) -> (column: Int, row: Int, rest: SubpixelOffset)? {
    guard abs(point.x) <= Canvas.coordinateLimit, abs(point.y) <= Canvas.coordinateLimit else {
      return nil
    }
    let x = Int((point.x * 256).rounded())
    let y = Int((point.y * 256).rounded())
    // An arithmetic shift rounds down, for negative places as well.
    return (x >> 8, y >> 8, SubpixelOffset(stepsX: x & 255, stepsY: y & 255))
  }
}
