/// What the first bytes of a picture file tell without decoding it.
///
/// A few bytes can claim a picture of many gigabytes, so the size is looked at first. And some
/// decoders fill up with grey what a broken-off JPEG lacks, so its end is looked for here.
nonisolated struct ImageHeader: Equatable {
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// Whether the file's end is certainly missing.
  let isTruncated: Bool

  /// Reads the header of a PNG, GIF, BMP or JPEG; nil for other or broken ones.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init(png: bytes)
    } else if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) {
      self.init(gif: bytes)
    } else if bytes.starts(with: [0x42, 0x4D]) {
      self.init(bmp: bytes)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self.init(jpeg: bytes)
    } else {
      return nil
    }
  }

  private init(width: Int, height: Int, isTruncated: Bool = false) {
    self.width = width
    self.height = height
    self.isTruncated = isTruncated
  }

  private init?(png bytes: [UInt8]) {
    guard bytes.count >= 24 else { return nil }
    self.init(
      width: Self.bigEndian(bytes[16..<20]), height: Self.bigEndian(bytes[20..<24]))
  }

  private init?(gif bytes: [UInt8]) {
    guard bytes.count >= 10 else { return nil }
    self.init(
      width: Self.bigEndian([bytes[7], bytes[6]]), height: Self.bigEndian([bytes[9], bytes[8]]))
  }

  private init?(bmp bytes: [UInt8]) {
    guard bytes.count >= 26 else { return nil }
    let width = Int32(truncatingIfNeeded: Self.bigEndian(bytes[18..<22].reversed()))
    let height = Int32(truncatingIfNeeded: Self.bigEndian(bytes[22..<26].reversed()))
    // A negative height means rows from the top.
    self.init(width: Int(width.magnitude), height: Int(height.magnitude))
  }

  /// Walks the segments to the frame's size, then looks for the end of the scan.
  private init?(jpeg bytes: [UInt8]) {
    var size: (width: Int, height: Int)?
    var index = 2
    while index + 4 <= bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let length = Self.bigEndian(bytes[index + 2..<index + 4])
      // C0 to CF start a frame, except for the tables C4 and CC and the extension C8.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker),
        index + 9 <= bytes.count
      {
        size = (
          Self.bigEndian(bytes[index + 7..<index + 9]), Self.bigEndian(bytes[index + 5..<index + 7])
        )
      }
      if marker == 0xDA, let size {
        self.init(
          width: size.width, height: size.height,
          isTruncated: !Self.hasEnd(bytes[(index + 2)...]))
        return
      }
      index += 2 + length
    }
    guard let size else { return nil }
    // The segments end before the scan begins.
    self.init(width: size.width, height: size.height, isTruncated: true)
  }

  /// Whether an end-of-image marker follows; trailing bytes after it do not matter.
  private static func hasEnd(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
  }

  private static func bigEndian(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
