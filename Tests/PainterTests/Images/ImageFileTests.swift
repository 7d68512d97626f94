import CSDL2
import CoreGraphics
import Foundation
import SplitMix64
import Testing

@testable import Painter

final class ImageFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("ImageFileTests-\(UUID().uuidString)").path

  /// An image with every kind of pixel: opaque, translucent, and clear.
  private let colors = CGImage.of(width: 16, height: 9) { x, y in
    CGColor(
      red: CGFloat(x) / 15, green: CGFloat(y) / 8, blue: CGFloat((x * y) % 7) / 6,
      alpha: CGFloat((x + 2 * y) % 9) / 8)
  }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func path(_ name: String) -> String { folder + "/" + name }

  private func write(_ bytes: [UInt8], _ name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  private func error(loading path: String) -> ImageFileError? {
    do {
      _ = try ImageFile.load(path)
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Round trip

  @Test func `PNG preserves every byte`() throws {
    try ImageFile.savePNG(colors, to: path("a.png"))
    let loaded = try ImageFile.load(path("a.png"))
    #expect(loaded.width == 16 && loaded.height == 9)
    #expect(loaded.pixels == colors.pixels)
    #expect(try ImageFile.decode(bytes("a.png"), name: "memory").pixels == colors.pixels)
  }

  @Test func `multiplying by alpha reverses dividing by alpha, for every premultiplied byte`() {
    for alpha in UInt8.min...255 {
      for color in UInt8.min...alpha {
        let straight = ImageFile.divide(color, by: alpha)
        #expect(ImageFile.multiply(straight, by: alpha) == color)
      }
    }
  }

  @Test func `multiplying rounds to the nearest integer`() {
    for alpha in UInt8.min...255 {
      for color in UInt8.min...255 {
        let exact = Double(color) * Double(alpha) / 255
        #expect(ImageFile.multiply(color, by: alpha) == UInt8(exact.rounded()))
      }
    }
    #expect(ImageFile.divide(200, by: 100) == 255)
  }

  @Test func `the same image produces the same file`() throws {
    try ImageFile.savePNG(colors, to: path("a.png"))
    try ImageFile.savePNG(colors, to: path("b.png"))
    #expect(try bytes("a.png") == bytes("b.png"))
  }

  // MARK: - Formats

  /// Writes `colors` on white in another format, using SDL's own encoder.
  private func encode(_ name: String, _ save: (UnsafeMutablePointer<SDL_Surface>) -> Int32) throws {
    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 16, 9, 24, SDL_PIXELFORMAT_BGR24.rawValue))
    defer { SDL_FreeSurface(surface) }
    let pixels = try #require(surface.pointee.pixels).assumingMemoryBound(to: UInt8.self)
    for y in 0..<9 {
      for x in 0..<16 {
        let from = (y * 16 + x) * 4
        for channel in 0..<3 {
          pixels[y * Int(surface.pointee.pitch) + x * 3 + channel] =
            255 - (colors.pixels[from + 3] - colors.pixels[from + channel])
        }
      }
    }
    try #require(save(surface) == 0)
  }

  private func expectColors(_ image: CGImage, within distance: Int) {
    #expect(image.width == 16 && image.height == 9)
    for index in 0..<16 * 9 {
      #expect(image.pixels[index * 4 + 3] == 255)
      for channel in 0..<3 {
        let expected =
          Int(colors.pixels[index * 4 + channel]) + 255 - Int(colors.pixels[index * 4 + 3])
        #expect(abs(Int(image.pixels[index * 4 + channel]) - expected) <= distance)
      }
    }
  }

  @Test func `BMP is read`() throws {
    try encode("a.bmp") { SDL_SaveBMP_RW($0, SDL_RWFromFile(path("a.bmp"), "wb"), 1) }
    expectColors(try ImageFile.load(path("a.bmp")), within: 0)
  }

  @Test func `opaque PNG is read`() throws {
    try encode("a.png") { IMG_SavePNG($0, path("a.png")) }
    expectColors(try ImageFile.load(path("a.png")), within: 0)
  }

  @Test func `JPEG is read`() throws {
    // Compression preserves uniform areas, but not individual pixels.
    let gray = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 16, 16, 24, SDL_PIXELFORMAT_BGR24.rawValue))
    defer { SDL_FreeSurface(gray) }
    SDL_FillRect(gray, nil, SDL_MapRGB(gray.pointee.format, 200, 100, 50))
    #expect(IMG_SaveJPG(gray, path("a.jpg"), 95) == 0)
    let image = try ImageFile.load(path("a.jpg"))
    #expect(image.width == 16 && image.height == 16)
    for (byte, expected) in zip(image.pixels.prefix(4), [50, 100, 200, 255]) {
      #expect(abs(Int(byte) - expected) <= 3)
    }
  }

  /// A GIF of 2 × 1 pixels: the first is red, the second transparent.
  private static let gif: [UInt8] = [
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255,
    0x21, 0xF9, 4, 1, 0, 0, 1, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0A, 0, 0x3B,
  ]

  @Test func `GIF with a transparent color is read`() throws {
    let image = try ImageFile.decode(Self.gif, name: "a.gif")
    #expect(image.width == 2 && image.height == 1)
    #expect(Array(image.pixels[0..<4]) == [0, 0, 255, 255])
    #expect(Array(image.pixels[4..<8]) == [0, 0, 0, 0])
  }

  @Test(
    arguments: [
      ("a.tga", [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 32, 0x28, 10, 20, 30, 255]),
      ("a.svg", Array(#"<svg width="30000" height="30000"><rect/></svg>"#.utf8)),
      ("a.pnm", Array("P6 30000 30000 255\n".utf8)),
      ("a.xcf", Array("gimp xcf file\0\0\0u0\0\0u0\0\0\0\0".utf8)),
      ("a.xpm", Array(#"/* XPM */ static char *x[]={"20000 20000 1 1"," c None"};"#.utf8)),
      ("a.ico", [0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 32, 0]),
      ("a.qoi", Array("qoif".utf8) + [0, 0, 78, 32, 0, 0, 78, 32, 4, 0]),
      ("a.pcx", [10, 5, 1, 8, 0, 0, 0, 0, 31, 78, 31, 78]),
    ] as [(String, [UInt8])])
  func `formats that do not state their size in advance are rejected under any name`(
    name: String, bytes: [UInt8]
  ) throws {
    #expect(throws: ImageFileError.undecodable(path: name, reason: "unknown format")) {
      try ImageFile.decode(bytes, name: name)
    }
    // The contents determine the format.
    #expect(try ImageFile.decode(Self.gif, name: name).width == 2)
  }

  // MARK: - Errors when reading

  @Test func `a missing file is reported`() {
    let expected = ImageFileError.missing(path: path("no.png"))
    #expect(error(loading: path("no.png")) == expected)
    #expect(
      expected.description
        == "\(path("no.png")): no such file; expected a PNG, JPEG, GIF or BMP image")
  }

  @Test func `a folder is not an image file`() {
    #expect(error(loading: folder) == .notAFile(path: folder))
  }

  @Test func `an endless device is not read`() {
    #expect(error(loading: "/dev/zero") == .notAFile(path: "/dev/zero"))
  }

  @Test func `a symbolic link is followed`() throws {
    try ImageFile.savePNG(colors, to: path("a.png"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link.png"), withDestinationPath: path("a.png"))
    #expect(try ImageFile.load(path("link.png")).pixels == colors.pixels)
  }

  @Test func `an empty file is reported`() throws {
    let path = try write([], "empty.png")
    #expect(error(loading: path) == .empty(path: path))
  }

  @Test func `a text file is not an image`() throws {
    let path = try write(Array("This is not an image.".utf8), "text.png")
    guard case .undecodable(path, let reason)? = error(loading: path) else {
      Issue.record("\(String(describing: error(loading: path)))")
      return
    }
    #expect(!reason.isEmpty)
    #expect(error(loading: path)?.description.contains(reason) == true)
  }

  @Test func `truncated files are rejected`() throws {
    try ImageFile.savePNG(colors, to: path("a.png"))
    try encode("a.bmp") { SDL_SaveBMP_RW($0, SDL_RWFromFile(path("a.bmp"), "wb"), 1) }
    try encode("a.jpg") { IMG_SaveJPG($0, path("a.jpg"), 90) }
    _ = try write(Self.gif, "a.gif")
    for name in ["a.png", "a.bmp", "a.jpg", "a.gif"] {
      let whole = try bytes(name)
      for share in [0.1, 0.5, 0.8] {
        let cut = Array(whole.prefix(Int(Double(whole.count) * share)))
        #expect(throws: ImageFileError.self, "\(name) at \(share)") {
          try ImageFile.decode(cut, name: name)
        }
      }
    }
    let jpeg = try bytes("a.jpg")
    #expect(throws: ImageFileError.truncated(path: "a.jpg")) {
      try ImageFile.decode(jpeg.dropLast(2), name: "a.jpg")
    }
  }

  @Test func `corrupt bytes are rejected`() throws {
    try ImageFile.savePNG(colors, to: path("a.png"))
    var broken = try bytes("a.png")
    for index in 40..<60 { broken[index] ^= 0xFF }
    #expect(throws: ImageFileError.self) { try ImageFile.decode(broken, name: "a.png") }
  }

  @Test func `random changes never trap`() throws {
    try ImageFile.savePNG(colors, to: path("a.png"))
    try encode("a.bmp") { SDL_SaveBMP_RW($0, SDL_RWFromFile(path("a.bmp"), "wb"), 1) }
    try encode("a.jpg") { IMG_SaveJPG($0, path("a.jpg"), 90) }
    var numbers = SplitMix64(seed: 1)
    for name in ["a.png", "a.bmp", "a.jpg"] {
      let whole = try bytes(name)
      for _ in 0..<40 {
        var changed = whole
        for _ in 0..<3 {
          changed[Int.random(in: 0..<changed.count, using: &numbers)] =
            UInt8.random(in: 0...255, using: &numbers)
        }
        _ = try? ImageFile.decode(changed, name: name)
      }
    }
  }

  @Test func `a header that claims a huge image is rejected before decoding`() throws {
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    png += Array("IHDR".utf8) + [0, 1, 0, 0, 0, 1, 0, 0, 8, 6, 0, 0, 0]
    #expect(throws: ImageFileError.tooLarge(path: "a.png", width: 65536, height: 65536)) {
      try ImageFile.decode(png, name: "a.png")
    }
    var bmp = Array("BM".utf8) + [UInt8](repeating: 0, count: 52)
    bmp.replaceSubrange(18..<26, with: [0x10, 0x27, 0, 0, 0xEF, 0xD8, 0xFF, 0xFF])
    // There are 10,000 columns. A height of -10,001 means that the first row is at the top.
    #expect(throws: ImageFileError.tooLarge(path: "a.bmp", width: 10000, height: 10001)) {
      try ImageFile.decode(bmp, name: "a.bmp")
    }
    #expect(
      ImageFileError.tooLarge(path: "a.bmp", width: 10000, height: 10001).description
        == "a.bmp: 10000x10001 pixels are too many; expected at most 100 million")
  }

  @Test func `a file too short for its claimed size is reported as truncated`() throws {
    // 9000 × 9000 pixels of four bytes, which deflate compresses by a factor of up to 1032, and the
    // same number in a BMP.
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    png += Array("IHDR".utf8) + [0, 0, 0x23, 0x28, 0, 0, 0x23, 0x28, 8, 6, 0, 0, 0]
    let least = 9000 * 9000 * 4 / 1032
    let short = png + [UInt8](repeating: 0, count: least - png.count)
    #expect(throws: ImageFileError.truncated(path: "a.png")) {
      try ImageFile.decode(short, name: "a.png")
    }
    #expect(ImageHeader(short + [0])?.isTruncated == false)
    var bmp = Array("BM".utf8) + [UInt8](repeating: 0, count: 52)
    bmp.replaceSubrange(18..<26, with: [0x28, 0x23, 0, 0, 0x28, 0x23, 0, 0])
    bmp[28] = 32
    #expect(throws: ImageFileError.truncated(path: "a.bmp")) {
      try ImageFile.decode(bmp, name: "a.bmp")
    }
    // A frame of that size on a 1 × 1 screen.
    let gif =
      Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 0x28, 0x23, 0x28, 0x23, 0, 2]
    #expect(throws: ImageFileError.truncated(path: "a.gif")) {
      try ImageFile.decode(gif, name: "a.gif")
    }
  }

  // MARK: - Errors when writing

  private func error(saving path: String) -> ImageFileError? {
    do {
      try ImageFile.savePNG(colors, to: path)
      return nil
    } catch {
      return error
    }
  }

  private func expectUnwritable(_ path: String) {
    guard case .unwritable(path, let reason)? = error(saving: path) else {
      Issue.record("\(String(describing: error(saving: path)))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func `a folder cannot be overwritten`() throws {
    expectUnwritable(folder)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func `missing folders are created, unless a file has the same name`() throws {
    try ImageFile.savePNG(colors, to: path("new/folder/a.png"))
    #expect(try ImageFile.load(path("new/folder/a.png")).pixels == colors.pixels)
    expectUnwritable("/dev/null/a.png")
  }

  @Test func `saving replaces a file and leaves no other files`() throws {
    let target = try write([1, 2, 3], "a.png")
    try ImageFile.savePNG(colors, to: target)
    #expect(try ImageFile.load(target).pixels == colors.pixels)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
  }

  @Test func `a failed save changes nothing`() throws {
    // The name belongs to a folder, so renaming fails.
    let target = path("folder")
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
    _ = try write([7], "folder/inside")
    expectUnwritable(target)
    #expect(try bytes("folder/inside") == [7])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["folder"])
  }

  @Test func `a pipe receives the bytes and is not replaced`() throws {
    let pipe = path("pipe.png")
    #expect(mkfifo(pipe, 0o600) == 0)
    // The pipe is open for reading and writing, so neither side waits for the other.
    let reader = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    try ImageFile.savePNG(colors, to: pipe)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(reader, &bytes, bytes.count)
    #expect(try ImageFile.decode(Array(bytes[..<count]), name: "pipe").pixels == colors.pixels)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["pipe.png"])
  }

  @Test func `a full device is reported and not replaced`() throws {
    // The link protects the device itself.
    try FileManager.default.createSymbolicLink(
      atPath: path("full.png"), withDestinationPath: "/dev/full")
    #expect(
      error(saving: path("full.png"))
        == .unwritable(path: path("full.png"), reason: String(cString: strerror(ENOSPC))))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path("full.png")) == "/dev/full")
  }

  @Test func `a link stays a link, and its target keeps its permissions`() throws {
    try FileManager.default.createDirectory(
      atPath: path("inside"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: path("link.png"), withDestinationPath: "inside/a.png")
    // In the first round, the target does not exist.
    for _ in 0..<2 {
      try ImageFile.savePNG(colors, to: path("link.png"))
      #expect(try ImageFile.load(path("inside/a.png")).pixels == colors.pixels)
      #expect(chmod(path("inside/a.png"), 0o640) == 0)
    }
    try ImageFile.savePNG(colors, to: path("link.png"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("inside/a.png"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
        "inside", "link.png",
      ])
  }

  @Test func `an image is encoded in memory the same way as in a file`() throws {
    let bytes = try ImageFile.encode(colors, quality: nil)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try ImageFile.decode(bytes, name: "a").pixels == colors.pixels)
  }

  @Test func `a JPEG has a white background, and lower quality makes it smaller`() throws {
    // Blue noise, half of it transparent.
    let size = 64
    var pixels: [UInt8] = []
    var number: UInt32 = 1
    for index in 0..<size * size {
      number = number &* 1_664_525 &+ 1_013_904_223
      pixels += index < size * size / 2 ? [UInt8(number >> 24), 0, 0, 255] : [0, 0, 0, 0]
    }
    let image = try #require(CGImage(width: size, height: size, pixels: pixels))
    let best = try ImageFile.encode(image, quality: 1)
    let worst = try ImageFile.encode(image, quality: 0)
    #expect(best.starts(with: [0xFF, 0xD8]) && worst.count < best.count)
    let decoded = try ImageFile.decode(best, name: "a.jpg")
    #expect(decoded.width == size && decoded.height == size)
    #expect(decoded.pixels.suffix(4).allSatisfy { $0 > 250 })
  }

  @Test func `SDL is not initialized`() throws {
    try ImageFile.savePNG(colors, to: path("a.png"))
    _ = try ImageFile.load(path("a.png"))
    #expect(SDL_WasInit(0) == 0)
  }
}
