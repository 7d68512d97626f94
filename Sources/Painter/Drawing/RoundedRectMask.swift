import CCairo
import CoreGraphics

/// The size of an upright rounded rectangle and where in a pixel it starts.
///
/// Two of the same key have the same coverage, so moving circles by whole pixels draws them from
/// a mask made once.
nonisolated struct RoundedRectMask: Hashable {
  /// Sides, in pixels.
  let width: Double
  let height: Double
  /// Radii along x and y, in pixels.
  let radiusX: Double
  let radiusY: Double
  /// Where in its first pixel it starts.
  let start: SubpixelOffset

  /// Larger shapes are rasterised each time: their masks would crowd out the others.
  static let largestMask = 512.0

  /// Makes the shape of an upright mapped rectangle, or nil when it is too large for a mask.
  init?(_ extent: PixelBounds, radiusX: Double, radiusY: Double, start: SubpixelOffset) {
    let extent = extent.snapped
    guard !extent.isEmpty, extent.width <= Self.largestMask, extent.height <= Self.largestMask
    else { return nil }
    width = extent.width
    height = extent.height
    self.radiusX = radiusX
    self.radiusY = radiusY
    self.start = start
  }

  /// Draws the coverage.
  @MainActor func makeMask() -> Surface? {
    let (x, y) = (start.x, start.y)
    guard
      let mask = Surface(
        width: Int((x + width).rounded(.up)), height: Int((y + height).rounded(.up)),
        format: .coverage)
    else { return nil }
    let pixels = PixelRect(x: 0, y: 0, width: mask.width, height: mask.height)
    mask.draw { context in
      let canvas = Canvas(context: context, screen: pixels, damage: [pixels])
      canvas.fill(
        CGPath(
          roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radiusX,
          cornerHeight: radiusY),
        .identity, color: .black, opacity: 1, rule: .winding)
    }
    return mask
  }
}
