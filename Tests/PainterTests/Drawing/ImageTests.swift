import CoreGraphics
import DisplayList
import Testing

@testable import Painter

struct ImageTests {
  private let quarters = CGImage.of(width: 4, height: 4) { x, y in
    y < 2 ? (x < 2 ? .pureRed : .pureGreen) : (x < 2 ? .pureBlue : .black)
  }

  private func screenshot(
    _ image: CGImage, _ rect: CGRect, _ transform: CGAffineTransform = .identity,
    opacity: CGFloat = 1, scale: CGFloat = 1
  ) -> Screenshot {
    Screenshot(
      [.drawing(.concatenate(transform), .image(image, in: rect, opacity: opacity))], scale: scale)
  }

  @Test func `an image at its original size is copied upright`() {
    let screenshot = screenshot(quarters, CGRect(x: 3, y: 5, width: 4, height: 4))
    #expect(screenshot.coveredBounds == PixelRect(x: 3, y: 5, width: 4, height: 4))
    #expect(screenshot[3, 5] == .red && screenshot[6, 5] == .green)
    #expect(screenshot[3, 8] == .blue && screenshot[6, 8] == .black)
  }

  @Test func `translucent pixels blend`() {
    let half = CGImage.of(width: 4, height: 4) { _, _ in CGColor(gray: 0, alpha: 0.5) }
    #expect(
      screenshot(half, CGRect(x: 0, y: 0, width: 4, height: 4))[1, 1].isNear(.gray(127), within: 1))
  }

  @Test func `opacity multiplies alpha`() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(screenshot(quarters, rect, opacity: 0.5)[3, 3].isNear(.gray(127), within: 1))
    for opacity in [0, -1, CGFloat.nan] {
      #expect(screenshot(quarters, rect, opacity: opacity).coveredBounds == nil)
    }
  }

  @Test func `an enlarged image has sharp edges`() {
    let screenshot = screenshot(quarters, CGRect(x: 2, y: 2, width: 16, height: 16))
    #expect(screenshot.coveredBounds == PixelRect(x: 2, y: 2, width: 16, height: 16))
    #expect(screenshot[2, 2] == .red && screenshot[17, 2] == .green && screenshot[17, 17] == .black)
  }

  @Test func `an image drawn at half its size is averaged`() {
    // A black-and-white checkerboard becomes uniform gray.
    let board = CGImage.of(width: 16, height: 16) { x, y in (x + y) % 2 == 0 ? .black : .white }
    let screenshot = screenshot(board, CGRect(x: 4, y: 4, width: 8, height: 8))
    for y in 4..<12 { for x in 4..<12 { #expect(screenshot[x, y].isNear(.gray(128), within: 1)) } }
    #expect(screenshot[3, 3] == .white && screenshot[12, 12] == .white)
  }

  @Test(arguments: [0.9, 0.7, 0.4, 0.3, 0.11]) func `a reduced image has the same mean color`(
    factor: CGFloat
  ) {
    let stripes = CGImage.of(width: 64, height: 64) { x, _ in x % 4 < 2 ? .black : .white }
    let side = 64 * factor
    let screenshot = Screenshot(
      [
        .drawing(
          .image(stripes, in: CGRect(x: 0, y: 0, width: side, height: side), opacity: 1))
      ], size: CGSize(width: 64, height: 64))
    #expect(abs(screenshot.coveredArea / (side * side) - 0.5) < 0.03)
  }

  @Test func `a quarter turn preserves colors`() {
    // A quarter turn clockwise around the center of the 4 × 4 rectangle.
    let turn = CGAffineTransform(translationX: -2, y: -2)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
      .concatenating(CGAffineTransform(translationX: 10, y: 10))
    let screenshot = screenshot(quarters, CGRect(x: 0, y: 0, width: 4, height: 4), turn)
    #expect(screenshot[8, 8].isNear(.blue, within: 2) && screenshot[11, 8].isNear(.red, within: 2))
    #expect(
      screenshot[8, 11].isNear(.black, within: 2) && screenshot[11, 11].isNear(.green, within: 2))
  }

  @Test func `a mirrored image swaps its sides`() {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 12, ty: 3)
    let screenshot = screenshot(quarters, CGRect(x: 0, y: 0, width: 4, height: 4), mirror)
    #expect(screenshot.coveredBounds == PixelRect(x: 8, y: 3, width: 4, height: 4))
    #expect(screenshot[8, 3] == .green && screenshot[11, 3] == .red && screenshot[11, 6] == .blue)
  }

  @Test(arguments: [0.3, 1.0, 2.2]) func `a rotated image covers the expected area`(factor: CGFloat)
  {
    let black = CGImage.of(width: 40, height: 40) { _, _ in .black }
    let side = 40 * factor
    let turn = CGAffineTransform(translationX: -side / 2, y: -side / 2)
      .concatenating(CGAffineTransform(rotationAngle: 0.5))
      .concatenating(CGAffineTransform(translationX: 70, y: 70))
    let screenshot = Screenshot(
      [
        .drawing(
          .concatenate(turn),
          .image(black, in: CGRect(x: 0, y: 0, width: side, height: side), opacity: 1))
      ], size: CGSize(width: 140, height: 140))
    #expect(abs(screenshot.coveredArea / (side * side) - 1) < 0.02)
    #expect(screenshot[70, 70] == .black)
  }

  @Test func `edges within pixels are antialiased`() {
    let black = CGImage.of(width: 4, height: 4) { _, _ in .black }
    let screenshot = screenshot(black, CGRect(x: 2.5, y: 2, width: 4, height: 4))
    #expect(
      screenshot[2, 3].isNear(.gray(127), within: 2)
        && screenshot[6, 3].isNear(.gray(127), within: 2))
    #expect(screenshot[4, 3] == .black)
  }

  @Test func `at scale 2, an image of twice the size is copied`() {
    let lines = CGImage.of(width: 8, height: 8) { x, _ in x % 2 == 0 ? .black : .white }
    let screenshot = screenshot(lines, CGRect(x: 1, y: 1, width: 4, height: 4), scale: 2)
    for x in 2..<10 { #expect(screenshot[x, 5] == (x % 2 == 0 ? .black : .white)) }
  }

  @Test func `halving averages pixels and counts an odd column twice`() throws {
    let image = CGImage.of(width: 3, height: 1) { x, _ in CGColor(gray: [0, 0.4, 1][x], alpha: 1) }
    let stored = try #require(StoredImage(image))
    let half = try #require(stored.surface.halved(isOpaque: true))
    #expect(half.width == 2 && half.height == 1)
    #expect(half.bytes[0] == 51 && half.bytes[4] == 255)
  }

  @Test func `tiles with a distant origin extend to the screen`() {
    let image = CGImage.of(width: 4, height: 3) { x, y in
      CGColor(red: CGFloat(x) / 3, green: CGFloat(y) / 2, blue: 0, alpha: 1)
    }
    func screenshot(tileX: CGFloat, tileY: CGFloat, pathX: CGFloat = 1) -> Screenshot {
      let path = CGPath(rect: CGRect(x: pathX, y: 1, width: 17, height: 17))
      let tile = CGRect(x: tileX, y: tileY, width: 4, height: 3)
      return Screenshot([
        .drawing(
          .concatenate(CGAffineTransform(translationX: 1 - pathX, y: 0)),
          .paint(.tiles(image, tile), inside: path, .winding, opacity: 1))
      ])
    }
    let near = screenshot(tileX: 2, tileY: 3)
    #expect(near[2, 3] == .black && near[5, 5] == .init(red: 255, green: 255, blue: 0))
    // First, the tile's origin is a billion tiles to the right and up. Then, the path's origin is
    // distant, and the path is translated back.
    #expect(screenshot(tileX: 2 + 4e9, tileY: 3 - 3e9).image.pixels == near.image.pixels)
    #expect(screenshot(tileX: 2, tileY: 3, pathX: 1 + 4e9).image.pixels == near.image.pixels)
  }

  @Test func `cached copies are removed with their images`() {
    let store = ImageStore { Issue.record("\($0)") }
    var image: CGImage? = CGImage.of(width: 1, height: 1) { _, _ in .pureRed }
    let first = image.flatMap(store.find)
    store.sweep()
    #expect(image.flatMap(store.find) === first)
    image = nil
    store.sweep()
    #expect(store.count == 0)
  }

  @Test func `an image that is too wide is not drawn and causes one warning`() {
    var warnings: [String] = []
    let painter = ScreenPainter(typesetter: .quiet) { warnings.append($0) }
    let wide = CGImage.of(width: 40_000, height: 1) { _, _ in .black }
    for x in 0..<3 {
      painter.paint(
        DisplayList(
          size: CGSize(width: 20, height: 20),
          nodes: [
            .rectangle(.pureRed, CGFloat(x), 0, 1, 1),
            .drawing(.image(wide, in: CGRect(x: 0, y: 0, width: 9, height: 9), opacity: 1)),
          ]))
    }
    #expect(
      warnings == [
        "an image of 40000x1 pixels cannot be drawn; expected sides of at most 32767 pixels"
      ])
  }
}
