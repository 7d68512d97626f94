import CoreGraphics
import Testing

@testable import Painter

@Suite struct ImageDifferenceTests {
  private let one = CGImage.of(width: 4, height: 3) { _, _ in .white }

  @Test func `equal pictures do not differ`() {
    let difference = ImageDifference.compare(one, .of(width: 4, height: 3) { _, _ in .white })
    #expect(difference.isNone && difference.largestDifference == 0)
    #expect(difference.image?.pixels.count == one.pixels.count)
  }

  @Test func `pixels are counted and marked`() throws {
    let other = CGImage.of(width: 4, height: 3) { x, y in
      (x, y) == (1, 1) ? CGColor(gray: 155.0 / 255, alpha: 1) : .white
    }
    let difference = ImageDifference.compare(one, other)
    #expect(difference.differingPixels == 1 && difference.largestDifference == 100)
    let image = try #require(difference.image)
    #expect(Array(image.pixels[20..<24]) == [0, 0, 178, 255])
    #expect(Array(image.pixels[0..<4]) == [255, 255, 255, 255])
  }

  @Test func `different sizes differ everywhere`() {
    let difference = ImageDifference.compare(one, .of(width: 2, height: 5) { _, _ in .white })
    #expect(difference.differingPixels == 20 && difference.largestDifference == 255)
    #expect(difference.image == nil && difference.sizes != nil)
  }
}
