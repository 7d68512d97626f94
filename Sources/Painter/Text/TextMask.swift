import CCairo
import CoreGraphics

/// The coverage of a text's letters, from their outlines.
///
/// Cairo puts glyph pictures on whole pixels, so letters would dance at scale 1; outlines go where
/// the layout says.
final class TextMask {
  /// What decides the coverage.
  struct Key: Hashable {
    let lines: LaidOutText
    /// From points to pixels, without the shift.
    let a: Double
    let b: Double
    let c: Double
    let d: Double
    /// Where in its pixel the box starts.
    let start: SubpixelOffset

    static func == (left: Key, right: Key) -> Bool {
      left.lines === right.lines && left.a == right.a && left.b == right.b && left.c == right.c
        && left.d == right.d && left.start == right.start
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(lines))
      hasher.combine(a)
      hasher.combine(b)
      hasher.combine(c)
      hasher.combine(d)
      hasher.combine(start)
    }
  }

  let surface: Surface
  /// From the pixel in which the box starts to the surface's first pixel.
  let column: Int
  let row: Int

  /// Texts with more pixels are drawn line by line each time.
  static let largestArea = 4_000_000.0

  init?(_ key: Key) {
    var toPixels = CGAffineTransform(
      a: key.a, b: key.b, c: key.c, d: key.d, tx: key.start.x, ty: key.start.y)
    let extent = PixelBounds(key.lines.ink(at: .zero), toPixels)
    guard extent.width * extent.height <= Self.largestArea else { return nil }
    column = Int(extent.left.rounded(.down))
    row = Int(extent.top.rounded(.down))
    guard
      let surface = Surface(
        width: Int(extent.right.rounded(.up)) - column,
        height: Int(extent.bottom.rounded(.up)) - row, format: .coverage)
    else { return nil }
    self.surface = surface
    toPixels.tx -= CGFloat(column)
    toPixels.ty -= CGFloat(row)
    surface.draw { context in
      let pixels = PixelRect(x: 0, y: 0, width: surface.width, height: surface.height)
      let canvas = Canvas(context: context, screen: pixels, damage: [pixels])
      for line in key.lines.lines {
        canvas.fill(line, of: key.lines, at: .zero, toPixels, color: .black)
      }
    }
  }
}
