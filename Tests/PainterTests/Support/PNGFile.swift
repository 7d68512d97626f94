import SplitMix64
import Testing

/// A PNG file with random pixels, of any kind that the format supports.
///
/// - SeeAlso: w3.org/TR/png, chapters 7 (interlacing), 8 (filters), 10 (compression), and 11
///   (chunks).
nonisolated struct PNGFile: CustomTestStringConvertible, Sendable {
  /// 0 for gray, 2 for color, 3 for palette indices; plus 4 if there is an alpha channel.
  var colorType: UInt8
  var bitDepth: Int
  var isInterlaced = false
  /// The contents of the `tRNS` chunk: nothing, one transparent color, or a random opacity for each
  /// index.
  var transparency = Transparency.none
  /// Whether there is a `gAMA` chunk.
  var hasGamma = false
  var width = 13
  var height = 9

  nonisolated enum Transparency: Sendable { case none, oneColor, random }

  var testDescription: String {
    "type \(colorType), \(bitDepth) bits\(isInterlaced ? ", interlaced" : ""), \(transparency)"
      + (hasGamma ? ", gamma" : "")
  }

  /// Every kind that the format allows.
  static let kinds: [PNGFile] = {
    let depths: [UInt8: [Int]] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    let transparencies: [UInt8: [Transparency]] = [
      0: [.none, .oneColor], 2: [.none, .oneColor], 3: [.none, .oneColor, .random],
    ]
    var kinds: [PNGFile] = []
    for (type, depths) in depths.sorted(by: { $0.key < $1.key }) {
      for (depth, isInterlaced) in depths.flatMap({ [($0, false), ($0, true)] }) {
        for transparency in transparencies[type] ?? [.none] {
          kinds.append(
            PNGFile(
              colorType: type, bitDepth: depth, isInterlaced: isInterlaced,
              transparency: transparency, hasGamma: depth == 8))
        }
      }
    }
    return kinds
  }()

  /// Whether the file specifies a transparent gray and has at most 8 bits per channel.
  var isKeyedGray: Bool { colorType == 0 && bitDepth <= 8 && transparency == .oneColor }

  private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  /// Returns the file's bytes.
  func bytes(_ numbers: inout SplitMix64) -> [UInt8] {
    func random() -> UInt8 { UInt8.random(in: 0...255, using: &numbers) }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += Self.chunk(
      "IHDR",
      Self.bigEndian(width) + Self.bigEndian(height)
        + [UInt8(bitDepth), colorType, 0, 0, isInterlaced ? 1 : 0])
    if hasGamma { file += Self.chunk("gAMA", Self.bigEndian(30_000)) }
    if colorType == 3 {
      let count = 1 << bitDepth
      file += Self.chunk("PLTE", (0..<count * 3).map { _ in random() })
      switch transparency {
      case .none: break
      case .oneColor: file += Self.chunk("tRNS", [255, 0])
      case .random: file += Self.chunk("tRNS", (0..<count).map { _ in random() })
      }
    } else if transparency == .oneColor {
      // A value whose bits are all ones. It occurs often, because `rows` creates rows of such
      // pixels.
      let value = (1 << bitDepth) - 1
      file += Self.chunk(
        "tRNS", (0..<channels).flatMap { _ in [UInt8(value >> 8), UInt8(value & 255)] })
    }
    file += Self.chunk("IDAT", Self.stored(rows(random)))
    return file + Self.chunk("IEND", [])
  }

  /// Returns the file's bytes with a wrong bit in one of the chunks and a matching checksum.
  ///
  /// The first chunk is unchanged because it contains the size, which the caller checks.
  func damagedBytes(_ numbers: inout SplitMix64) -> [UInt8] {
    var file = bytes(&numbers)
    var chunks: [Range<Int>] = []
    var index = 33
    while index < file.count {
      let length = file[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      if length > 0 { chunks.append(index + 4..<index + 8 + length) }
      index += 12 + length
    }
    guard let chunk = chunks.randomElement(using: &numbers) else { return file }
    file[Int.random(in: chunk.dropFirst(4), using: &numbers)] ^=
      1 << UInt8.random(in: 0..<8, using: &numbers)
    file.replaceSubrange(
      chunk.upperBound..<chunk.upperBound + 4,
      with: Self.bigEndian(Self.checksum(Array(file[chunk]))))
    return file
  }

  /// Returns the rows of all passes, each preceded by its filter number.
  private func rows(_ random: () -> UInt8) -> [UInt8] {
    // The start of each pass, and the distances between its pixels, across and down.
    let passes: [(Int, Int, Int, Int)] =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (left, top, across, down) in passes {
      let columns = (width - left + across - 1) / across
      let rows = (height - top + down - 1) / down
      guard columns > 0 else { continue }
      let length = (columns * bitDepth * channels + 7) / 8
      for _ in 0..<max(0, rows) {
        // A filter would change pixels whose bits are all ones.
        let isOne = transparency == .oneColor && random() < 128
        bytes.append(transparency == .oneColor ? 0 : random() % 5)
        for _ in 0..<length { bytes.append(isOne ? 255 : random()) }
      }
    }
    return bytes
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    return bigEndian(data.count) + content + bigEndian(checksum(content))
  }

  /// Returns the data as an uncompressed zlib stream.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(data.count & 255), UInt8(data.count >> 8))
    var (a, b) = (1, 0)
    for byte in data { (a, b) = ((a + Int(byte)) % 65_521, (b + a + Int(byte)) % 65_521) }
    return [0x78, 0x01, 1, low, high, ~low, ~high] + data + bigEndian(b << 16 | a)
  }

  /// Returns the cyclic redundancy check of a chunk.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var check: UInt32 = ~0
    for byte in bytes {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    return Int(~check)
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }
}
