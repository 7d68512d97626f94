import CCairo
import CoreGraphics

/// An image that is rotated, sheared, or shifted by a fraction of a pixel, and filtered linearly.
///
/// Cairo filters images the same way, with numbers in steps of 1/65536, and the rounding is
/// visible. The numbers here are therefore rounded exactly as in Cairo.
nonisolated struct FilteredImage {
  /// The elements of `pixels_operation.matrix`.
  typealias Matrix = (Int64, Int64, Int64, Int64, Int64, Int64)

  let surface: Surface
  /// The pixels that the image may change.
  let rect: PixelRect
  let matrix: Matrix

  /// The maximum side length of an image, in pixels. Coordinates in larger images overflow 32 bits.
  private static let maximumSide = 16_384

  /// Creates a filtered image, or returns `nil` if Cairo would use a different filter or the image
  /// is so large that its coordinates would overflow.
  ///
  /// - Parameters:
  ///   - inverse: The map from screen pixels to surface pixels.
  ///   - visible: The part of the screen that the image may change.
  init?(_ surface: Surface, inverse: CGAffineTransform, visible: PixelRect) {
    // Below 0.75 × the image's size, Cairo averages more than four pixels.
    let largestStep = 1 / 0.75
    guard hypot(inverse.a, inverse.c) < largestStep, hypot(inverse.b, inverse.d) < largestStep,
      max(surface.width, surface.height) <= Self.maximumSide
    else { return nil }
    self.surface = surface
    rect = Self.bounds(of: surface, inverse).intersection(visible)
    let (rounded, shiftX, shiftY) = Self.rounded(
      inverse, centerX: Double(rect.x) + Double(rect.width) / 2,
      centerY: Double(rect.y) + Double(rect.height) / 2)
    // Adding half a pixel gives the center of the screen pixel. Subtracting half a pixel gives the
    // top-left pixel of the four around that location.
    func offset(_ x: Int64, _ y: Int64) -> Int64 {
      x * shiftX + y * shiftY + ((x + y + 1) >> 1) - 0x8000
    }
    matrix = (
      rounded.a, rounded.c, rounded.tx + offset(rounded.a, rounded.c),
      rounded.b, rounded.d, rounded.ty + offset(rounded.b, rounded.d)
    )
  }

  /// Returns the pixels that Cairo treats as changed by the image.
  private static func bounds(of surface: Surface, _ inverse: CGAffineTransform) -> PixelRect {
    // If the image is enlarged, the filter extends half a pixel beyond it.
    let reachX = hypot(inverse.a, inverse.b) < 1 ? 0.5 : 0
    let reachY = hypot(inverse.c, inverse.d) < 1 ? 0.5 : 0
    var map = inverse.cairo
    cairo_matrix_invert(&map)
    var box = PixelBounds.empty
    for x in [-reachX, Double(surface.width) + reachX] {
      for y in [-reachY, Double(surface.height) + reachY] {
        var (column, row) = (x, y)
        cairo_matrix_transform_point(&map, &column, &row)
        (box.left, box.right) = (min(box.left, column), max(box.right, column))
        (box.top, box.bottom) = (min(box.top, row), max(box.bottom, row))
      }
    }
    // If the filter doesn't extend beyond the image, half a pixel is added here.
    func rounded(_ edge: Double) -> Int { Int((edge + 0.5).rounded(.down)) }
    let (left, right) = (rounded(box.left - 0.5 + reachX), rounded(box.right + 0.5 - reachX))
    let (top, bottom) = (rounded(box.top - 0.5 + reachY), rounded(box.bottom + 0.5 - reachY))
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private struct Rounded {
    var a, b, c, d, tx, ty: Int64
  }

  /// Returns a map rounded to steps of 1/65536, for locations that are first moved by whole pixels.
  ///
  /// The shift keeps the translation small. The translation is adjusted until the rounded map is
  /// exact at one location.
  private static func rounded(
    _ inverse: CGAffineTransform, centerX: Double, centerY: Double
  ) -> (Rounded, shiftX: Int64, shiftY: Int64) {
    var map = inverse.cairo
    var (shiftX, shiftY) = (0.0, 0.0)
    if map.x0 != 0 || map.y0 != 0 {
      (shiftX, shiftY) = shift(of: map)
      cairo_matrix_translate(&map, shiftX, shiftY)
    }
    func fixed(_ number: Double) -> Int64 { Int64((number * 65536).rounded(.toNearestOrEven)) }
    var rounded = Rounded(
      a: fixed(map.xx), b: fixed(map.yx), c: fixed(map.xy), d: fixed(map.yy), tx: fixed(map.x0),
      ty: fixed(map.y0))
    let result = { (rounded, shiftX: Int64(-shiftX), shiftY: Int64(-shiftY)) }
    var back = map
    if inverse.isUnscaled || cairo_matrix_invert(&back) != CAIRO_STATUS_SUCCESS { return result() }
    for _ in 0..<5 {
      let (column, row) = (fixed(centerX), fixed(centerY))
      func mapped(_ a: Int64, _ c: Int64, _ t: Int64) -> Double {
        let sum: Int64 = a * column + c * row + (t << 16) + 0x8000
        return Double(sum >> 16) / 65536
      }
      var x = mapped(rounded.a, rounded.c, rounded.tx)
      var y = mapped(rounded.b, rounded.d, rounded.ty)
      cairo_matrix_transform_point(&back, &x, &y)
      x -= centerX
      y -= centerY
      cairo_matrix_transform_distance(&map, &x, &y)
      let (errorX, errorY) = (fixed(x), fixed(y))
      if errorX == 0 && errorY == 0 { break }
      rounded.tx -= errorX
      rounded.ty -= errorY
    }
    return result()
  }

  /// Returns a shift in whole pixels that makes locations and their mapped locations small.
  private static func shift(of map: cairo_matrix_t) -> (Double, Double) {
    var best = (x: map.x0, y: map.y0)
    for i in [-1.0, 1] {
      for j in [-1.0, 1] {
        let determinant = (map.xx + i) * (map.yy + j) - map.xy * map.yx
        if abs(determinant) < .ulpOfOne { continue }
        let factor = 1 / determinant
        let x = (map.y0 * map.xy - map.x0 * (map.yy + j)) * factor
        let y = (map.x0 * map.yx - map.y0 * (map.xx + i)) * factor
        if max(abs(x), abs(y)) < max(abs(best.x), abs(best.y)) { best = (x, y) }
      }
    }
    return (best.x.rounded(.down), best.y.rounded(.down))
  }
}

nonisolated extension CGAffineTransform {
  /// Whether the map is nearly a translation, a reflection, or a quarter turn.
  fileprivate var isUnscaled: Bool {
    let tolerance = 1.0 / 256
    guard abs(determinant * determinant - 1) < tolerance else { return false }
    return (abs(b) < tolerance && abs(c) < tolerance) || (abs(a) < tolerance && abs(d) < tolerance)
  }
}
