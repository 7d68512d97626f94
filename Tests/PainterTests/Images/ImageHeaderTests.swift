import CoreGraphics
import Testing

@testable import Painter

/// Compares the size in the header with the size that the decoder allocates, for files with
/// misleading contents.
struct ImageHeaderTests {
  private let huge = 0xC0C0

  private func littleEndian(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }

  // MARK: - GIF

  /// The header of a GIF with a one-pixel screen and two colors.
  private let gifScreen: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]

  /// Returns a frame whose pixels all have the first color. Its data is the 3-bit codes "clear", 0,
  /// and "end".
  private func gifFrame(width: Int, height: Int, codeSize: UInt8 = 2) -> [UInt8] {
    [0x2C, 0, 0, 0, 0] + littleEndian(width) + littleEndian(height)
      + [0, codeSize, 2, 0x44, 0x01, 0]
  }

  private func expectUnknown(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(ImageHeader(bytes) == nil, sourceLocation: sourceLocation)
    let error = ImageFileError.undecodable(path: "a", reason: "unknown format")
    #expect(throws: error, sourceLocation: sourceLocation) {
      try ImageFile.decode(bytes, name: "a")
    }
  }

  @Test func `a GIF's first frame is decoded`() throws {
    let gif = gifScreen + gifFrame(width: 1, height: 1) + [0x3B]
    #expect(ImageHeader(gif) == ImageHeader(gifScreen + gifFrame(width: 1, height: 1)))
    #expect(try ImageFile.decode(gif, name: "a.gif").pixels == [0, 0, 0, 255])
  }

  @Test func `a GIF with an invalid first frame is rejected, regardless of later frames`() {
    let second = gifFrame(width: huge, height: huge) + [0x3B]
    expectUnknown(gifScreen + gifFrame(width: 0, height: 341) + second)
    expectUnknown(gifScreen + gifFrame(width: 1, height: 0) + second)
    // A color has at most 8 bits.
    expectUnknown(gifScreen + gifFrame(width: 1, height: 1, codeSize: 9) + second)
    // The decoder would expect 256 local colors before the code size.
    var own = gifFrame(width: 1, height: 1)
    own[9] = 0x87
    expectUnknown(gifScreen + own + [0x3B])
  }

  /// Returns a one-pixel frame with 3-bit codes, lowest bits first: 0 to 3 are colors, 4 clears the
  /// table, 5 ends the frame, and 6 is the first sequence.
  private func gifFrame(codes: [Int]) -> [UInt8] {
    var frame = gifFrame(width: 1, height: 1).dropLast(4)
    let bits = codes.enumerated().reduce(0) { $0 | $1.element << (3 * $1.offset) }
    let data = (0..<(3 * codes.count + 7) / 8).map { UInt8(bits >> (8 * $0) & 255) }
    frame += [UInt8(data.count)] + data + [0]
    return Array(frame)
  }

  @Test(arguments: [[4, 0, 5], [0, 5], [4, 4, 1, 5], [4, 1, 6, 5], [4, 1, 4, 2, 5], [4, 1]])
  func `a GIF's codes can be colors, earlier sequences or the current sequence`(
    codes: [Int]
  ) throws {
    let image = try ImageFile.decode(gifScreen + gifFrame(codes: codes) + [0x3B], name: "a.gif")
    #expect(image.width == 1 && image.height == 1)
  }

  @Test(arguments: [
    [4, 5], [4, 6, 5], [4, 7, 5], [6], [4, 1, 7, 5], [4, 1, 4, 4, 1, 5], [4, 1, 4, 6],
  ])
  func `a GIF with an undefined code is rejected`(codes: [Int]) {
    expectUnknown(gifScreen + gifFrame(codes: codes) + [0x3B])
  }

  @Test func `a GIF's codes grow with the table, and a code spans at most two blocks`() {
    // Codes with one color bit: 2 clears, 3 ends, 4 is the first sequence. The third code already
    // has three bits.
    let frame = gifFrame(width: 1, height: 1, codeSize: 1).dropLast(4)
    // 2 and 0 in two bits each, and 4 in three bits. At that point, 7 is not defined.
    let wrong = 2 | 0 << 2 | 4 << 4 | 7 << 7
    expectUnknown(gifScreen + frame + [2, UInt8(wrong & 255), UInt8(wrong >> 8), 0, 0x3B])
    // The data ends before the block does.
    let cut = gifScreen + gifFrame(width: 1, height: 1).dropLast(4) + [9, 0x44, 0x01]
    #expect(ImageHeader(cut)?.isTruncated == true)
  }

  @Test func `a GIF's control extension has a first block, even if the block is empty`() {
    // The block of 10 bytes looks like a frame of one pixel.
    let looksSmall = gifFrame(width: 1, height: 1).prefix(10)
    let control: [UInt8] = [0x21, 0xF9, 0, 10] + looksSmall + [0]
    let header = ImageHeader(gifScreen + control + gifFrame(width: huge, height: huge))
    #expect(header?.width == huge && header?.height == huge)
  }

  // MARK: - Other formats

  @Test func `a PNG whose size is not in its first chunk is rejected`() {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let other: [UInt8] = [0, 0, 0, 8] + Array("abCd".utf8) + [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0]
    expectUnknown(signature + other)
  }

  @Test func `a BMP with the oldest header has a 16-bit size`() {
    var bmp = Array("BM".utf8) + [UInt8](repeating: 0, count: 24)
    bmp[14] = 12
    bmp.replaceSubrange(18..<26, with: littleEndian(huge) + littleEndian(3) + [1, 0, 24, 0])
    let header = ImageHeader(bmp)
    #expect(header?.width == huge && header?.height == 3)
    // Three rows of `huge` pixels, at three bytes per pixel.
    #expect(header?.isTruncated == true)
    let rows = [UInt8](repeating: 0, count: huge * 3 * 3)
    #expect(ImageHeader(bmp + rows)?.isTruncated == false)
  }

  @Test(arguments: [0x01, 0xD0, 0xD7] as [UInt8])
  func `a JPEG marker without a length is followed by another marker`(marker: UInt8) {
    func frame(_ size: UInt8) -> [UInt8] {
      [0xFF, 0xC0, 0, 11, 8, size, size, size, size, 1, 1, 0x11, 0]
    }
    let scan: [UInt8] = [0xFF, 0xDA, 0, 2, 0xFF, 0xD9]
    // If the bytes after the marker were read as a length, they would lead to the second frame.
    let jpeg = [0xFF, 0xD8, 0xFF, marker] + frame(0xC0) + scan
    #expect(ImageHeader(jpeg)?.width == huge)
    #expect(ImageHeader([0xFF, 0xD8, 0xFF, marker, 0, 15] + frame(0xC0) + frame(0) + scan) == nil)
  }

  // MARK: - Text

  private func chunk(_ type: String, _ bytes: [UInt8]) -> [UInt8] {
    let length: [UInt8] = [0, 0, 0, UInt8(bytes.count)]
    let checksum: [UInt8] = [1, 2, 3, 4]
    return length + Array(type.utf8) + bytes + checksum
  }

  @Test func `only compressed text chunks are removed from a PNG`() throws {
    let image = CGImage.of(width: 2, height: 1) { x, _ in x == 0 ? .pureRed : .pureBlue }
    let png = try ImageFile.encode(image, quality: nil)
    let end = png.count - 12
    let texts = chunk("zTXt", [1, 2, 3]) + chunk("iTXt", [])
    let plain = chunk("tEXt", [65, 0, 66])
    let file = png[..<end] + texts + plain + texts + png[end...]
    #expect(PNGTexts.removed(from: Array(file)) == Array(png[..<end] + plain + png[end...]))
    #expect(PNGTexts.removed(from: png) == png)
    #expect(try ImageFile.decode(Array(file), name: "a.png").pixels == image.pixels)
  }

  @Test func `a text chunk that extends beyond the file is removed; other files are unchanged`() {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let text: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF] + Array("zTXt".utf8) + [0, 0, 0, 0]
    #expect(PNGTexts.removed(from: signature + text) == signature)
    #expect(PNGTexts.removed(from: Array(text.dropFirst(2))) == Array(text.dropFirst(2)))
    #expect(PNGTexts.removed(from: []) == [])
  }
}
