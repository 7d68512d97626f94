/// What the first bytes of an image file say before it is decoded.
///
/// A few bytes can claim an image of many gigabytes, so its size is checked first. And some decoders
/// fill the missing end of a JPEG with grey, so truncation is detected here.
nonisolated struct ImageHeader: Equatable {
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// Whether the end of the file is certainly missing.
  private(set) var isTruncated = false

  /// Reads the header of a PNG, GIF, BMP or JPEG file; returns `nil` for others and broken ones.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard bytes.count >= 24 else { return nil }
      width = Self.bigEndian(bytes[16..<20])
      height = Self.bigEndian(bytes[20..<24])
    } else if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) {
      guard bytes.count >= 10 else { return nil }
      width = Self.littleEndian(bytes[6..<8])
      height = Self.littleEndian(bytes[8..<10])
    } else if bytes.starts(with: [0x42, 0x4D]) {
      guard bytes.count >= 26 else { return nil }
      width = Int(Int32(truncatingIfNeeded: Self.littleEndian(bytes[18..<22])).magnitude)
      // A negative height means that rows start at the top.
      height = Int(Int32(truncatingIfNeeded: Self.littleEndian(bytes[22..<26])).magnitude)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      guard let jpeg = Self.jpeg(bytes) else { return nil }
      (width, height, isTruncated) = jpeg
    } else {
      return nil
    }
  }

  /// Walks the segments to the size of the frame, then looks for the end of the scan.
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int, isTruncated: Bool)? {
    var size: (width: Int, height: Int)?
    var scan: ArraySlice<UInt8> = []
    var index = 2
    while index + 4 <= bytes.count, scan.isEmpty {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      // C0 to CF start a frame, except for the tables C4 and CC and the extension C8.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker),
        index + 9 <= bytes.count
      {
        size = (
          bigEndian(bytes[index + 7..<index + 9]), bigEndian(bytes[index + 5..<index + 7])
        )
      }
      if marker == 0xDA, size != nil { scan = bytes[(index + 2)...] }
      index += 2 + bigEndian(bytes[index + 2..<index + 4])
    }
    guard let size else { return nil }
    // FF D9 marks the end of the image; bytes after it do not matter.
    let hasEnd = zip(scan, scan.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
    return (size.width, size.height, !hasEnd)
  }

  private static func bigEndian(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bigEndian(bytes.reversed())
  }
}
