import Foundation
import Testing

@testable import Painter

/// Small files that claim pictures of many gigabytes.
@Suite struct HugeImageTests {
  private static func low(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }

  private static func high(_ number: Int) -> [UInt8] {
    [0, 0, UInt8(number >> 8), UInt8(number & 255)]
  }

  /// Files of several formats that claim a number of rows and columns, with next to no pixels.
  private static func files(side: Int) -> [String: [UInt8]] {
    let rest = [UInt8](repeating: 0, count: 200)
    // Type 10: compressed, with 24 bits a pixel.
    let tga: [UInt8] =
      [0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0] + low(side) + low(side) + [24, 0] + rest
    // Three planes of eight bits.
    let pcx: [UInt8] =
      [10, 5, 1, 8, 0, 0, 0, 0] + low(side - 1) + low(side - 1) + [UInt8](repeating: 0, count: 53)
      + [3] + low(side) + [UInt8](repeating: 0, count: 60) + rest
    let qoi = Array("qoif".utf8) + high(side) + high(side) + [4, 0] + rest
    let xpm = Array(
      "/* XPM */\nstatic char *x[] = {\n\"\(side) \(side) 1 1\",\n\"a c #000000\",\n\"a\"};\n".utf8)
    return ["a.tga": tga, "a.pcx": pcx, "a.qoi": qoi, "a.xpm": xpm]
  }

  /// The most memory that this process had so far, in megabytes.
  private var peakMegabytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
  }

  @Test func `a PNG of 20,000 x 20,000 is refused by its header`() {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + Self.high(20_000) + Self.high(20_000) + [8, 6, 0, 0, 0]
    #expect(throws: ImageFileError.tooLarge(path: "a.png", width: 20_000, height: 20_000)) {
      try ImageFile.decode(png, name: "a.png")
    }
  }

  @Test(arguments: ["a.pcx", "a.qoi", "a.tga", "a.xpm"])
  func `other formats of that size are refused without memory`(name: String) throws {
    // What the first picture loads is not counted.
    _ = try? ImageFile.decode([1, 2, 3], name: name)
    let before = peakMegabytes
    let bytes = try #require(Self.files(side: 20_000)[name])
    #expect(throws: ImageFileError.self) { try ImageFile.decode(bytes, name: name) }
    // Other tests run at the same time; the picture would need 1200.
    #expect(peakMegabytes - before < 600)
  }
}
