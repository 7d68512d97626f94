import TouchScript

/// Finds the lines and columns of places in a text that is UTF-8.
///
/// It goes on from the last place that it was asked for, so that asking in the order of the text
/// costs one walk through it.
struct LineIndex {
  private let bytes: [UInt8]
  private var offset = 0
  private var place = ScriptLocation(line: 1, column: 1)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the place of a byte; the last place for one behind the end.
  mutating func place(of target: Int) -> ScriptLocation {
    if target < offset {
      offset = 0
      place = ScriptLocation(line: 1, column: 1)
    }
    while offset < min(target, bytes.count) {
      switch bytes[offset] {
      case UInt8(ascii: "\n"): place = ScriptLocation(line: place.line + 1, column: 1)
      // The bytes of a letter after its first.
      case 0x80..<0xC0: break
      default: place.column += 1
      }
      offset += 1
    }
    return place
  }
}
