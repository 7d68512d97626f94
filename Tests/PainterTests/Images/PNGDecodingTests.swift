import CoreGraphics
import SplitMix64
import Testing

@testable import Painter

/// Compares PNG files decoded by Cairo and by SDL_image, which is much slower to load.
struct PNGDecodingTests {
  private func pixelsOfSDL(_ file: [UInt8]) -> CGImage? {
    try? ImageFile.decodeWithSDL(file, name: "a.png")
  }

  /// All kinds except grayscale with a transparent gray, for which SDL_image 2.6 makes black
  /// transparent instead of the specified gray.
  private nonisolated static let kinds = PNGFile.kinds.filter { !$0.isKeyedGray }

  @Test("Cairo decodes every kind of PNG file to the same pixels as SDL_image", arguments: kinds)
  func kinds(_ kind: PNGFile) throws {
    for seed in 1...2 as ClosedRange<UInt64> {
      var numbers = SplitMix64(seed: seed)
      let file = kind.bytes(&numbers)
      let expected = try #require(pixelsOfSDL(file))
      #expect(expected.width == kind.width && expected.height == kind.height)
      let image = ImageFile.decodePNG(file)
      if kind.bitDepth == 16 {
        #expect(image == nil)
      } else {
        #expect(image?.width == kind.width && image?.pixels == expected.pixels)
      }
      #expect(try ImageFile.decode(file, name: "a.png").pixels == expected.pixels)
    }
  }

  @Test(
    "Only the gray that a file specifies is transparent",
    arguments: PNGFile.kinds.filter(\.isKeyedGray))
  func keyedGray(_ kind: PNGFile) throws {
    var numbers = SplitMix64(seed: 1)
    var file = kind.bytes(&numbers)
    let keyed = try #require(ImageFile.decodePNG(file)).pixels
    let chunk = try #require(file.indices.first { file[$0...].starts(with: "tRNS".utf8) })
    // Remove the chunk's length, name, two bytes, and checksum.
    file.removeSubrange(chunk - 4..<chunk + 10)
    var expected = try #require(pixelsOfSDL(file)).pixels
    for start in stride(from: 0, to: expected.count, by: 4) where expected[start] == 255 {
      expected.replaceSubrange(start..<start + 4, with: [0, 0, 0, 0])
    }
    #expect(keyed == expected && keyed.contains(0) && keyed.contains(255))
  }

  @Test("Every color is premultiplied as in SDL_image, for every opacity")
  func premultiplied() throws {
    // 64 rows of 256 pixels contain a quarter of all pairs of color and opacity, with different
    // pairs in each channel.
    for part in 0..<4 {
      var pixels: [UInt8] = []
      for alpha in part * 64..<part * 64 + 64 {
        for color in 0..<256 {
          let alpha = UInt8(alpha)
          pixels +=
            [UInt8(color), UInt8(255 - color), UInt8(color ^ 85)]
            .map { ImageFile.multiply($0, by: alpha) } + [alpha]
        }
      }
      let image = try #require(CGImage(width: 256, height: 64, pixels: pixels))
      let file = try ImageFile.encode(image, quality: nil)
      #expect(ImageFile.decodePNG(file)?.pixels == pixelsOfSDL(file)?.pixels)
    }
  }

  @Test(
    "Cairo and SDL_image decode damaged files to the same pixels", arguments: kinds)
  func damaged(_ kind: PNGFile) throws {
    var numbers = SplitMix64(seed: 7)
    var decodedCount = 0
    for _ in 0..<20 {
      let file = kind.damagedBytes(&numbers)
      guard let image = ImageFile.decodePNG(file) else { continue }
      decodedCount += 1
      #expect(pixelsOfSDL(file)?.pixels == image.pixels)
    }
    // A changed palette index is a valid color.
    if kind.colorType == 3 { #expect(decodedCount > 0) }
  }

  @Test("A file without its last chunk or some of its pixels is not decoded")
  func truncated() throws {
    var numbers = SplitMix64(seed: 3)
    let file = PNGFile(colorType: 6, bitDepth: 8).bytes(&numbers)
    _ = try ImageFile.decode(file, name: "a.png")
    // The last chunk has 12 bytes, and the checksum before it has 4.
    for missing in [12, 60] {
      #expect(
        throws: ImageFileError.undecodable(path: "a.png", reason: "the last chunk is missing")
      ) {
        try ImageFile.decode(file.dropLast(missing), name: "a.png")
      }
    }
  }
}
