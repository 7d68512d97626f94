import CoreGraphics
import DisplayList
import Testing

@testable import Painter

@Suite struct ImageTests {
  private let quarters = CGImage.of(width: 4, height: 4) { x, y in
    y < 2 ? (x < 2 ? .rose : .leaf) : (x < 2 ? .sea : .black)
  }

  private func shot(
    _ image: CGImage, _ rect: CGRect, _ transform: CGAffineTransform = .identity,
    opacity: CGFloat = 1, scale: CGFloat = 1
  ) -> Shot {
    Shot(
      [.drawing(.concatenate(transform), .image(image, in: rect, opacity: opacity))], scale: scale)
  }

  @Test func `at its own size it is copied, upright`() {
    let shot = shot(quarters, CGRect(x: 3, y: 5, width: 4, height: 4))
    #expect(shot.inkBox == PixelRect(x: 3, y: 5, width: 4, height: 4))
    #expect(shot[3, 5] == .red && shot[6, 5] == .green)
    #expect(shot[3, 8] == .blue && shot[6, 8] == .black)
  }

  @Test func `translucent pixels blend`() {
    let half = CGImage.of(width: 4, height: 4) { _, _ in CGColor(gray: 0, alpha: 0.5) }
    #expect(shot(half, CGRect(x: 0, y: 0, width: 4, height: 4))[1, 1].isNear(.gray(127), within: 1))
  }

  @Test func `opacity multiplies`() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(shot(quarters, rect, opacity: 0.5)[3, 3].isNear(.gray(127), within: 1))
    for opacity in [0, -1, CGFloat.nan] {
      #expect(shot(quarters, rect, opacity: opacity).inkBox == nil)
    }
  }

  @Test func `enlarged it keeps sharp sides`() {
    let shot = shot(quarters, CGRect(x: 2, y: 2, width: 16, height: 16))
    #expect(shot.inkBox == PixelRect(x: 2, y: 2, width: 16, height: 16))
    #expect(shot[2, 2] == .red && shot[17, 2] == .green && shot[17, 17] == .black)
  }

  @Test func `reduced by half it is the average`() {
    // A checkerboard of black and white becomes an even grey.
    let board = CGImage.of(width: 16, height: 16) { x, y in (x + y) % 2 == 0 ? .black : .white }
    let shot = shot(board, CGRect(x: 4, y: 4, width: 8, height: 8))
    for y in 4..<12 { for x in 4..<12 { #expect(shot[x, y].isNear(.gray(128), within: 1)) } }
    #expect(shot[3, 3] == .white && shot[12, 12] == .white)
  }

  @Test(arguments: [0.9, 0.7, 0.4, 0.3, 0.11]) func `reduced it keeps its mean`(factor: CGFloat) {
    let stripes = CGImage.of(width: 64, height: 64) { x, _ in x % 4 < 2 ? .black : .white }
    let side = 64 * factor
    let shot = Shot(
      [
        .drawing(
          .image(stripes, in: CGRect(x: 0, y: 0, width: side, height: side), opacity: 1))
      ], size: CGSize(width: 64, height: 64))
    #expect(abs(shot.ink / (side * side) - 0.5) < 0.03)
  }

  @Test func `turned by quarters it stays exact`() {
    // A quarter turn clockwise about the centre of the 4x4 rectangle.
    let turn = CGAffineTransform(translationX: -2, y: -2)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
      .concatenating(CGAffineTransform(translationX: 10, y: 10))
    let shot = shot(quarters, CGRect(x: 0, y: 0, width: 4, height: 4), turn)
    #expect(shot[8, 8].isNear(.blue, within: 2) && shot[11, 8].isNear(.red, within: 2))
    #expect(shot[8, 11].isNear(.black, within: 2) && shot[11, 11].isNear(.green, within: 2))
  }

  @Test func `mirrored it swaps sides`() {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 12, ty: 3)
    let shot = shot(quarters, CGRect(x: 0, y: 0, width: 4, height: 4), mirror)
    #expect(shot.inkBox == PixelRect(x: 8, y: 3, width: 4, height: 4))
    #expect(shot[8, 3] == .green && shot[11, 3] == .red && shot[11, 6] == .blue)
  }

  @Test(arguments: [0.3, 1.0, 2.2]) func `turned it covers its area`(factor: CGFloat) {
    let black = CGImage.of(width: 40, height: 40) { _, _ in .black }
    let side = 40 * factor
    let turn = CGAffineTransform(translationX: -side / 2, y: -side / 2)
      .concatenating(CGAffineTransform(rotationAngle: 0.5))
      .concatenating(CGAffineTransform(translationX: 70, y: 70))
    let shot = Shot(
      [
        .drawing(
          .concatenate(turn),
          .image(black, in: CGRect(x: 0, y: 0, width: side, height: side), opacity: 1))
      ], size: CGSize(width: 140, height: 140))
    #expect(abs(shot.ink / (side * side) - 1) < 0.02)
    #expect(shot[70, 70] == .black)
  }

  @Test func `at a fraction of a pixel the sides are shared`() {
    let black = CGImage.of(width: 4, height: 4) { _, _ in .black }
    let shot = shot(black, CGRect(x: 2.5, y: 2, width: 4, height: 4))
    #expect(shot[2, 3].isNear(.gray(127), within: 2) && shot[6, 3].isNear(.gray(127), within: 2))
    #expect(shot[4, 3] == .black)
  }

  @Test func `at scale 2 a picture of twice the pixels is copied`() {
    let lines = CGImage.of(width: 8, height: 8) { x, _ in x % 2 == 0 ? .black : .white }
    let shot = shot(lines, CGRect(x: 1, y: 1, width: 4, height: 4), scale: 2)
    for x in 2..<10 { #expect(shot[x, 5] == (x % 2 == 0 ? .black : .white)) }
  }

  @Test func `halving averages and counts an odd side twice`() throws {
    let image = CGImage.of(width: 3, height: 1) { x, _ in CGColor(gray: [0, 0.4, 1][x], alpha: 1) }
    let stored = try #require(StoredImage(image))
    let half = try #require(stored.surface.halved(isOpaque: true))
    #expect(half.width == 2 && half.height == 1)
    #expect(half.bytes[0] == 51 && half.bytes[4] == 255)
  }

  @Test func `copies go when nobody holds the picture`() {
    let store = ImageStore { Issue.record("\($0)") }
    var image: CGImage? = CGImage.of(width: 1, height: 1) { _, _ in .rose }
    let first = image.flatMap(store.find)
    store.sweep()
    #expect(image.flatMap(store.find) === first)
    image = nil
    store.sweep()
    #expect(store.count == 0)
  }

  @Test func `too wide a picture is said once and not drawn`() {
    var warnings: [String] = []
    let painter = ScreenPainter(typesetter: .quiet) { warnings.append($0) }
    let wide = CGImage.of(width: 40_000, height: 1) { _, _ in .black }
    for x in 0..<3 {
      painter.paint(
        DisplayList(
          size: CGSize(width: 20, height: 20),
          nodes: [
            .block(.rose, CGFloat(x), 0, 1, 1),
            .drawing(.image(wide, in: CGRect(x: 0, y: 0, width: 9, height: 9), opacity: 1)),
          ]))
    }
    #expect(
      warnings == [
        "an image of 40000x1 pixels cannot be drawn; expected sides of at most 32767 pixels"
      ])
  }
}
