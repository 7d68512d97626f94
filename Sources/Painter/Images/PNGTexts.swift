/// The text chunks of a PNG that may be compressed.
///
/// The texts are unused, but the decoder would decompress each of them, and 8 KB can expand to 8 MB.
nonisolated enum PNGTexts {
  /// Returns a file without its compressed text chunks. Other formats are returned unchanged.
  static func removed(from bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: ImageFile.signatureOfPNG) else { return bytes }
    var rest: [UInt8] = []
    /// The end of the bytes that have already been copied to `rest` or that belong to a text chunk.
    var copied = 0
    var index = 8
    // A chunk consists of a length, four letters, the data, and a checksum.
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = min(index + 12 + length, bytes.count)
      let type = bytes[index + 4..<index + 8]
      if type.elementsEqual("zTXt".utf8) || type.elementsEqual("iTXt".utf8) {
        rest += bytes[copied..<index]
        copied = end
      }
      index = end
    }
    return copied == 0 ? bytes : rest + bytes[copied...]
  }

  /// Returns whether a PNG ends before its last chunk does, in which case decoding never ends.
  static func isTruncated(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: ImageFile.signatureOfPNG) else { return false }
    var index = 8
    while index + 12 <= bytes.count {
      if bytes[index + 4..<index + 8].elementsEqual("IEND".utf8) { return false }
      index += 12 + bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return true
  }
}
