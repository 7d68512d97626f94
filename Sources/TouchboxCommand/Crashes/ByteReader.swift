/// Reads little-endian numbers and strings from bytes. Reading past the end returns zeros.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// Creates a reader at the first byte.
  init(_ bytes: ArraySlice<UInt8>) {
    (self.bytes, position) = (bytes, bytes.startIndex)
  }

  /// The number of bytes read so far.
  var offset: Int { position - bytes.startIndex }

  /// Whether all bytes have been read.
  var isAtEnd: Bool { position >= bytes.endIndex }

  /// Reads a number of up to 8 bytes.
  mutating func number(_ size: Int) -> UInt64 {
    (0..<size).reduce(0) { number, index in number | UInt64(byte()) << UInt64(8 * index) }
  }

  /// Reads a byte.
  mutating func byte() -> UInt8 {
    guard !isAtEnd else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads a ULEB128 number as defined by DWARF, and returns its low 64 bits.
  mutating func unsigned() -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let byte = byte()
      number |= UInt64(byte & 0x7F) << shift
      shift += 7
      guard byte & 0x80 != 0 else { return number }
    }
  }

  /// Reads an SLEB128 number as defined by DWARF.
  mutating func signed() -> Int64 {
    var (number, shift): (Int64, Int64) = (0, 0)
    while true {
      let byte = byte()
      number |= Int64(byte & 0x7F) << shift
      shift += 7
      guard byte & 0x80 == 0 else { continue }
      return byte & 0x40 != 0 && shift < 64 ? number | -1 << shift : number
    }
  }

  /// Reads a zero-terminated string.
  mutating func text() -> String {
    let start = position
    while !isAtEnd, bytes[position] != 0 { position += 1 }
    let end = position
    skip(1)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Skips bytes.
  mutating func skip(_ count: UInt64) {
    position = min(bytes.endIndex, position + Int(clamping: min(count, UInt64(bytes.count))))
  }

  /// Removes and returns the next bytes.
  mutating func take(_ count: UInt64) -> ArraySlice<UInt8> {
    let start = position
    skip(count)
    return bytes[start..<position]
  }
}
