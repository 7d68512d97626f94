import CoreGraphics

/// A shape's coverage, which can be filled with any color.
struct Mask {
  let surface: Surface
  /// The canvas column and row of the surface's first pixel.
  var column: Int
  var row: Int

  /// The estimated memory use of the mask and its key, in bytes.
  fileprivate var cost: Int { surface.buffer.count + 512 }
}

/// Draws masks once and caches them.
///
/// Shapes whose positions differ by whole pixels share a mask, so moving a circle is cheap.
final class MaskStore {
  private struct RoundedRectKey: Hashable {
    /// The shape's position in the mask, in pixels.
    let rect: CGRect
    let radiusX: Double
    let radiusY: Double
  }

  private struct TextKey: Hashable {
    let layout: TextLayout
    /// The transform from the text box to pixels, with a translation of less than one pixel.
    let toPixels: CGAffineTransform
  }

  private var roundedRects = LRUCache<RoundedRectKey, Mask>(limit: 16 << 20)
  private var texts = LRUCache<TextKey, Mask>(limit: 32 << 20)

  /// The maximum side length of a rounded rectangle's mask, in pixels. Larger masks would evict all
  /// others.
  private static let longestSide = 512.0
  /// The maximum area of a text mask, in pixels.
  static let largestTextArea = 4_000_000.0

  /// Returns the coverage of an upright rounded rectangle, or `nil` if it is too large for a mask.
  ///
  /// Radii are in pixels.
  func roundedRect(_ bounds: PixelBounds, radiusX: Double, radiusY: Double) -> Mask? {
    guard let (rect, column, row) = bounds.movedToFirstPixel(),
      max(rect.width, rect.height) <= Self.longestSide
    else { return nil }
    let key = RoundedRectKey(rect: rect, radiusX: radiusX, radiusY: radiusY)
    var mask = roundedRects.value(for: key, cost: { $0.cost }) { Self.draw(key) }
    mask?.column += column
    mask?.row += row
    return mask
  }

  /// Returns the coverage of laid-out text, or `nil` if it is too large for a mask.
  ///
  /// - Parameters:
  ///   - origin: The top-left corner of the text box, before `transform`.
  ///   - transform: The map to pixels.
  func text(_ layout: TextLayout, at origin: CGPoint, _ transform: CGAffineTransform) -> Mask? {
    guard let (column, row, offset) = Canvas.split(origin.applying(transform)) else { return nil }
    var toPixels = transform
    (toPixels.tx, toPixels.ty) = (offset.x, offset.y)
    let key = TextKey(layout: layout, toPixels: toPixels)
    var mask = texts.value(for: key, cost: { $0.cost }) { Self.draw(key) }
    mask?.column += column
    mask?.row += row
    return mask
  }

  private static func draw(_ key: RoundedRectKey) -> Mask? {
    let surface = Surface(covering: key.rect, format: .coverage)
    surface?.draw { canvas in
      let path = CGPath(
        roundedRect: key.rect, cornerWidth: key.radiusX, cornerHeight: key.radiusY)
      canvas.fill(path, .identity, color: .black, opacity: 1, rule: .winding)
    }
    return surface.map { Mask(surface: $0, column: 0, row: 0) }
  }

  /// Fills the outlines of the letters. Cairo draws glyph images at whole pixels, so letters would
  /// jitter at scale 1. Outlines are drawn at the exact positions in the layout.
  private static func draw(_ key: TextKey) -> Mask? {
    var toPixels = key.toPixels
    let bounds = PixelBounds(key.layout.inkBounds(at: .zero), toPixels)
    guard bounds.width * bounds.height <= largestTextArea else { return nil }
    let pixels = bounds.outerPixels
    let surface = Surface(width: pixels.width, height: pixels.height, format: .coverage)
    toPixels.tx -= CGFloat(pixels.x)
    toPixels.ty -= CGFloat(pixels.y)
    surface?.draw { canvas in
      for line in key.layout.lines {
        canvas.fill(line, of: key.layout, at: .zero, toPixels, color: .black)
      }
    }
    return surface.map { Mask(surface: $0, column: pixels.x, row: pixels.y) }
  }
}
