import CCairo
import SplitMix64
import Testing

@testable import Painter

struct GaussianBlurTests {
  /// Returns random opacities, with some equal rows.
  private func opacities(width: Int, height: Int, transposed: Bool = false) -> Surface? {
    var numbers = SplitMix64(seed: 7)
    let rows = (0..<height).map { _ in
      (0..<width).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
    }
    let surface = Surface(
      width: transposed ? height : width, height: transposed ? width : height, format: .color)
    guard let surface else { return nil }
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = transposed ? (y, x) : (x, y)
        surface.bytes[row * surface.stride + 4 * column + 3] = rows[y / 3 * 3][x]
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }

  private func blurred(
    _ source: Surface, _ deviation: Double, _ part: PixelRect
  ) -> [[UInt8]] {
    guard let target = Surface(width: part.width, height: part.height, format: .coverage) else {
      return []
    }
    GaussianBlur(deviation: deviation)
      .blurAlpha(of: source, into: target, column: part.x, row: part.y)
    return (0..<part.height).map { y in
      (0..<part.width).map { target.bytes[y * target.stride + $0] }
    }
  }

  @Test(arguments: [0, 0.7, 2, 5.5])
  func `a part of an image is blurred like the whole image`(deviation: Double) throws {
    let source = try #require(opacities(width: 40, height: 31))
    let whole = blurred(source, deviation, source.rect)
    let part = blurred(source, deviation, PixelRect(x: 3, y: 9, width: 20, height: 11))
    #expect(part == whole[9..<20].map { Array($0[3..<23]) })
  }

  @Test(arguments: [0, 0.7, 2, 5.5]) func `rows are blurred like columns`(deviation: Double)
    throws
  {
    let source = try #require(opacities(width: 40, height: 31))
    let other = try #require(opacities(width: 40, height: 31, transposed: true))
    let whole = blurred(source, deviation, source.rect)
    let transposed = blurred(other, deviation, other.rect)
    for y in 0..<31 {
      for x in 0..<40 { #expect(abs(Int(whole[y][x]) - Int(transposed[x][y])) <= 1) }
    }
  }
}
