/// Objective-C source code in which comments and literals are identified.
///
/// All offsets are in UTF-8 bytes.
struct CodeText {
  /// The text.
  let bytes: [UInt8]
  /// The text with comments and the contents of literals replaced by spaces, of equal length.
  let code: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
    code = Self.code(of: bytes)
  }

  /// The code as a string whose offsets are the same as in `bytes`.
  var codeString: String { String(decoding: code, as: UTF8.self) }

  /// Returns the 1-based number of the line that contains an offset.
  func line(at offset: Int) -> Int { 1 + bytes[..<offset].count { $0 == Self.newline } }

  private static let newline = UInt8(ascii: "\n")

  private static func code(of bytes: [UInt8]) -> [UInt8] {
    var code = bytes
    var index = 0
    func starts(_ first: Character, _ second: Character) -> Bool {
      index + 1 < bytes.count && bytes[index] == first.asciiValue
        && bytes[index + 1] == second.asciiValue
    }
    func hide() {
      if code[index] != newline { code[index] = UInt8(ascii: " ") }
      index += 1
    }
    while index < bytes.count {
      if starts("/", "/") {
        while index < bytes.count, bytes[index] != newline { hide() }
      } else if starts("/", "*") {
        hide()
        hide()
        while index < bytes.count, !starts("*", "/") { hide() }
        for _ in 0..<2 where index < bytes.count { hide() }
      } else if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
        let quote = bytes[index]
        index += 1
        while index < bytes.count, bytes[index] != quote, bytes[index] != newline {
          if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { hide() }
          hide()
        }
        index += 1
      } else {
        // Non-ASCII letters would change the offsets in the string.
        if code[index] >= 0x80 { code[index] = UInt8(ascii: " ") }
        index += 1
      }
    }
    return code
  }
}

extension String {
  /// Returns an index's offset, in UTF-8 bytes.
  func offset(of index: Index) -> Int { utf8.distance(from: utf8.startIndex, to: index) }
}
