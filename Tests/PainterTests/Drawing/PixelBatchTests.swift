import CoreGraphics
import DisplayList
import SplitMix64
import Testing

@testable import Painter

/// Compares drawings made without Cairo to drawings made with Cairo.
struct PixelBatchTests {
  /// Returns the largest difference between corresponding bytes.
  private static func difference(_ one: CGImage?, _ other: CGImage?) -> Int {
    guard let one, let other, one.pixels.count == other.pixels.count else { return .max }
    if one.pixels == other.pixels { return 0 }
    return one.pixels.withUnsafeBytes { one in
      other.pixels.withUnsafeBytes { other in
        var (index, most) = (0, 0)
        while index < one.count {
          most = max(most, abs(Int(one[index]) - Int(other[index])))
          index += 1
        }
        return most
      }
    }
  }

  @Test(arguments: [1.0, 2, 1.37]) func `random display lists look the same with and without Cairo`(
    scale: CGFloat
  ) {
    for seed in UInt64(1)...40 {
      var random = RandomDisplayList(seed: seed)
      let list = random.list()
      let painter = ScreenPainter.quiet(scale: scale)
      painter.paint(list)
      let reference = ScreenPainter.quiet(scale: scale)
      reference.usesCairoOnly = true
      reference.paint(list)
      #expect(Self.difference(painter.image, reference.image) <= 1, "seed \(seed)")
    }
  }

  /// Returns an image of random pixels: opaque runs, clear runs, and other alphas.
  private static func image(_ numbers: inout SplitMix64) -> CGImage {
    let width = Int.random(in: 1...40, using: &numbers)
    let height = Int.random(in: 1...40, using: &numbers)
    var alpha = 0
    var bytes: [UInt8] = []
    for _ in 0..<width * height {
      if numbers.next() % 4 == 0 {
        alpha = [0, 255, Int(numbers.next() % 256)][Int(numbers.next() % 3)]
      }
      // 16 bits each for red, green, and blue.
      let bits = numbers.next()
      for shift in 0..<3 {
        let share = Int(truncatingIfNeeded: bits >> UInt64(16 * shift)) & 0xFFFF
        bytes.append(UInt8(share * (alpha + 1) >> 16))
      }
      bytes.append(UInt8(alpha))
    }
    guard let image = CGImage(width: width, height: height, pixels: bytes) else {
      preconditionFailure("an image needs pixels")
    }
    return image
  }

  /// Returns a mask whose rows each have one opaque run and are otherwise random.
  private static func mask(_ rect: PixelRect, _ numbers: inout SplitMix64) throws -> Surface {
    let mask = try #require(Surface(width: rect.width, height: rect.height, format: .coverage))
    for row in 0..<rect.height {
      let start = Int.random(in: 0...rect.width / 4, using: &numbers)
      for column in 0..<rect.width {
        let isOpaque = column >= start && column < rect.width - start
        mask.bytes[row * mask.stride + column] =
          isOpaque ? 255 : UInt8.random(in: 0...255, using: &numbers)
      }
    }
    return mask
  }

  /// Returns a list of images, masks, and colors, with clips.
  private static func list(_ numbers: inout SplitMix64) -> DisplayList {
    func number(_ range: ClosedRange<Double>) -> CGFloat {
      let number = CGFloat(Double.random(in: range, using: &numbers))
      return Bool.random(using: &numbers) ? number.rounded() : number
    }
    func opacity() -> CGFloat { Bool.random(using: &numbers) ? 1 : abs(number(0...1)) }
    let background = CGColor(red: 0.9, green: number(0...1), blue: 0.3, alpha: opacity())
    var list = DisplayList(size: CGSize(width: 100, height: 80), background: background)
    for _ in 0..<12 {
      var node = DisplayNode(
        bounds: CGRect(x: 0, y: 0, width: number(1...60), height: number(1...60)))
      node.transform = CGAffineTransform(translationX: number(-20...90), y: number(-20...70))
      node.opacity = opacity()
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0:
        node.background = CGColor(
          red: number(0...1), green: number(0...1), blue: number(0...1), alpha: opacity())
        node.cornerRadius = number(0...20)
      case 1:
        let image = image(&numbers)
        let rect = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        node.contents = [.image(image, in: rect, opacity: opacity())]
        node.bounds = rect.insetBy(dx: number(-5...5), dy: 3)
        node.clips = Bool.random(using: &numbers)
      default:
        let image = image(&numbers)
        let rect = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        node.contents = [.image(image, in: rect, opacity: opacity())]
        let turn = CGAffineTransform(rotationAngle: number(-7...7))
          .scaledBy(x: number(0.7...1.2), y: number(0.7...1.2))
        node.transform = turn.concatenating(node.transform)
      }
      list.nodes.append(node)
    }
    return list
  }

  @Test func `images, masks and colors look the same as with Cairo`() {
    var numbers = SplitMix64(seed: 5)
    for round in 0..<200 {
      let painter = ScreenPainter.quiet()
      let reference = ScreenPainter.quiet()
      reference.usesCairoOnly = true
      let list = Self.list(&numbers)
      painter.paint(list)
      reference.paint(list)
      #expect(Self.difference(painter.image, reference.image) <= 1, "round \(round)")
    }
  }

  @Test func `pixels are the same whether drawn at once, in bands or in rectangles`() throws {
    var numbers = SplitMix64(seed: 6)
    let surfaces = try (0..<3).map { _ in
      try #require(Surface(width: 200, height: 300, format: .color))
    }
    for _ in 0..<20 {
      var batch = PixelBatch()
      for _ in 0..<30 {
        let image = try #require(StoredImage(Self.image(&numbers))).surface
        let mask = try Self.mask(image.rect, &numbers)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
        let origin = PixelRect(
          x: number(-30...200), y: number(-30...300), width: image.width, height: image.height)
        let color = UInt32(truncatingIfNeeded: number(0...0xFF)) &* 0x0101_0101
        let angle = CGAffineTransform(rotationAngle: CGFloat(number(0...628)) / 100)
          .translatedBy(x: CGFloat(-origin.x), y: CGFloat(-origin.y))
        let mapped = try #require(
          FilteredImage(image, inverse: angle, visible: surfaces[0].rect))
        let drawings: [(PixelBatch.Drawing, PixelRect, Surface?)] = [
          (.fill(color), origin, nil), (.image(opacity: UInt8(number(0...255))), origin, image),
          (.mask(color), origin, mask), (.mapped(mapped.matrix, opacity: 255), mapped.rect, image),
        ]
        let (drawing, rect, source) = drawings[number(0...3)]
        batch.append(
          drawing, in: rect.intersection(surfaces[0].rect), from: source, at: (origin.x, origin.y))
      }
      var (inBands, inRects) = (batch, batch)
      batch.draw(on: surfaces[0], within: [surfaces[0].rect], isShared: false)
      inBands.draw(on: surfaces[1], within: [surfaces[0].rect], isShared: true)
      let (x, y) = (Int.random(in: 1..<200, using: &numbers), 77)
      inRects.draw(
        on: surfaces[2],
        within: [
          PixelRect(x: 0, y: 0, width: x, height: y),
          PixelRect(x: x, y: 0, width: 200 - x, height: y),
          PixelRect(x: 0, y: y, width: 200, height: 300 - y),
        ], isShared: true)
      for surface in surfaces.dropFirst() {
        let isSame = surface.buffer.elementsEqual(surfaces[0].buffer)
        #expect(isSame)
      }
    }
  }

  @Test(arguments: [12, 60, 400]) func `hidden pixels make no difference`(count: Int) throws {
    var numbers = SplitMix64(seed: 7)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
    for round in 0..<10 {
      let surfaces = try (0..<2).map { _ in
        // Wide enough for more separate ranges of hidden columns than `pixels_draw` stores.
        try #require(Surface(width: 2000, height: 45, format: .color))
      }
      var batch = PixelBatch()
      for _ in 0..<count {
        let size = PixelRect(x: 0, y: 0, width: number(8...60), height: number(1...60))
        let mask = try Self.mask(size, &numbers)
        let image = try #require(Surface(width: size.width, height: size.height, format: .color))
        for row in 0..<size.height {
          for column in 0..<size.width {
            // Random grays, with the mask's opacity.
            let alpha = mask.bytes[row * mask.stride + column]
            let gray = UInt8(number(0...Int(alpha)))
            let pixel = image.bytes + row * image.stride + column * 4
            (pixel[0], pixel[1], pixel[2], pixel[3]) = (gray, gray, gray, alpha)
          }
        }
        let origin = PixelRect(
          x: number(-30...2000), y: number(-30...20), width: size.width, height: size.height)
        let gray = UInt32(number(0...255))
        let color = (round % 2 == 0 ? 0xFF00_0000 : 0x8000_0000) + gray / 2 * 0x01_0101
        let drawings: [(PixelBatch.Drawing, Surface?)] = [
          (.replace(color), nil), (.fill(color), nil), (.mask(color), mask),
          (.image(opacity: 255), image), (.image(opacity: 100), image),
        ]
        let (drawing, source) = drawings[number(0...4)]
        var single = PixelBatch()
        let rect = origin.intersection(surfaces[0].rect)
        single.append(drawing, in: rect, from: source, at: (origin.x, origin.y))
        single.draw(on: surfaces[0], within: [surfaces[0].rect])
        batch.append(drawing, in: rect, from: source, at: (origin.x, origin.y))
      }
      batch.draw(on: surfaces[1], within: [surfaces[1].rect])
      let isSame = surfaces[1].buffer.elementsEqual(surfaces[0].buffer)
      #expect(isSame, "round \(round)")
    }
  }

  @Test func `a view that follows a finger is drawn on the calling thread`() {
    let painter = ScreenPainter.quiet()
    func paint(x: CGFloat) -> Int {
      var list = DisplayList(size: CGSize(width: 640, height: 960), background: .white)
      var square = DisplayNode(bounds: CGRect(x: 0, y: 0, width: 44, height: 44))
      square.transform = CGAffineTransform(translationX: x, y: 200)
      square.background = .black
      list.nodes = [square]
      // The background and the square.
      return 2 * painter.paint(list).reduce(0) { $0 + $1.area }
    }
    #expect(PixelBatch.isShared(pixels: paint(x: 0)))
    // The square's old and new locations.
    let moved = paint(x: 60)
    #expect(moved == 2 * 2 * 44 * 44)
    #expect(!PixelBatch.isShared(pixels: moved))
  }
}
