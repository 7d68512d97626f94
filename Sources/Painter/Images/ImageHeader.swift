/// The information in the first bytes of an image file, read before decoding.
///
/// A file of a few bytes can claim to contain an image of many gigabytes, so the image size and the
/// file length are checked first. Some decoders fill the missing end of a JPEG with gray, so
/// truncation is detected here.
package nonisolated struct ImageHeader: Equatable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// Whether the end of the file is definitely missing.
  package private(set) var isTruncated = false

  /// The maximum number of bytes that one deflated byte can encode; see zlib.net/zlib_tech.html.
  private static let deflateRatio = 1032
  /// An upper bound on the pixels that one byte of the other compressed formats can encode: JPEG
  /// uses at least one bit per block of 64 pixels, and GIF at least twelve bits per 4096 pixels.
  private static let pixelsPerByte = 4096

  /// Reads the header of a PNG, GIF, BMP, or JPEG file. Returns `nil` for corrupt files and other
  /// formats.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: ImageFile.signatureOfPNG) {
      // The decoder would skip an unknown chunk before the size.
      guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
      width = Self.bigEndian(bytes[16..<20])
      height = Self.bigEndian(bytes[20..<24])
      // Color type 2 has three channels, type 4 has two, and type 6 has four.
      let channels = bytes.count > 25 ? [2: 3, 4: 2, 6: 4][bytes[25]] ?? 1 : 1
      let bits = bytes.count > 24 ? max(1, Int(bytes[24])) * channels : 1
      isTruncated = holdsLess(bytes, bits: bits, ratio: Self.deflateRatio)
    } else if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) {
      guard let frame = Self.gifFrame(bytes) else { return nil }
      // The decoder allocates the first frame, which may be larger than the GIF's screen.
      width = max(Self.littleEndian(bytes[6..<8]), frame.width)
      height = max(Self.littleEndian(bytes[8..<10]), frame.height)
      isTruncated = frame.isTruncated || holdsLess(bytes, bits: 8, ratio: Self.pixelsPerByte)
    } else if bytes.starts(with: [0x42, 0x4D]) {
      guard bytes.count >= 26 else { return nil }
      // The oldest headers have 12 bytes and 16-bit sizes.
      let isOld = Self.littleEndian(bytes[14..<18]) == 12
      width =
        isOld
        ? Self.littleEndian(bytes[18..<20])
        : Int(Int32(truncatingIfNeeded: Self.littleEndian(bytes[18..<22])).magnitude)
      // A negative height means that the first row is the top row.
      height =
        isOld
        ? Self.littleEndian(bytes[20..<22])
        : Int(Int32(truncatingIfNeeded: Self.littleEndian(bytes[22..<26])).magnitude)
      // If the compression field is missing, 0, or 3, the file contains every pixel uncompressed.
      let isPlain = isOld || bytes.count < 34 || [0, 3].contains(Self.littleEndian(bytes[30..<34]))
      let depth = isOld ? 24 : 28
      let bits = bytes.count > depth + 1 ? max(1, Self.littleEndian(bytes[depth..<depth + 2])) : 1
      isTruncated = holdsLess(bytes, bits: bits, ratio: isPlain ? 1 : Self.pixelsPerByte)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      guard let jpeg = Self.jpeg(bytes) else { return nil }
      (width, height, isTruncated) = jpeg
      isTruncated = isTruncated || holdsLess(bytes, bits: 8, ratio: Self.pixelsPerByte)
    } else {
      return nil
    }
  }

  /// Returns whether a file is too short for the image that it claims to contain.
  private func holdsLess(_ bytes: [UInt8], bits: Int, ratio: Int) -> Bool {
    // Larger sizes are rejected anyway.
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    return !overflow && pixels <= ImageFile.maximumPixels
      && pixels * bits / 8 > bytes.count * ratio
  }

  /// Scans the blocks of a GIF for the size of the first frame. Returns `nil` if no frame can be
  /// decoded.
  ///
  /// If the decoder couldn't decode this frame, it would continue with a later one.
  private static func gifFrame(_ bytes: [UInt8]) -> (width: Int, height: Int, isTruncated: Bool)? {
    /// Returns the number of color bytes that the flags indicate.
    func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    guard bytes.count > 13 else { return nil }
    var index = 13 + colors(bytes[10])
    while index + 1 < bytes.count {
      switch bytes[index] {
      case 0x2C:
        guard index + 9 < bytes.count else { return nil }
        let width = littleEndian(bytes[index + 5..<index + 7])
        let height = littleEndian(bytes[index + 7..<index + 9])
        let codes = index + 10 + colors(bytes[index + 9])
        let areValid = GIFCodes.areValid(in: bytes, at: codes)
        guard width > 0, height > 0, areValid != false else { return nil }
        return (width, height, areValid == nil)
      case 0x21:
        let isControl = bytes[index + 1] == 0xF9
        index += 2
        // Length-prefixed blocks, up to a block of length 0. The decoder assumes that the first one
        // is not empty.
        if isControl, index < bytes.count { index += Int(bytes[index]) + 1 }
        while index < bytes.count, bytes[index] > 0 { index += Int(bytes[index]) + 1 }
        index += 1
      default: return nil
      }
    }
    return nil
  }

  /// Scans the segments for the frame size and then looks for the end of the scan.
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int, isTruncated: Bool)? {
    var size: (width: Int, height: Int)?
    var scan: ArraySlice<UInt8> = []
    var index = 2
    while index + 4 <= bytes.count, scan.isEmpty {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      // Fill bytes and markers without a length.
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD7).contains(marker) {
        index += marker == 0xFF ? 1 : 2
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
    // FF D9 marks the end of the image. Later bytes are irrelevant.
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
