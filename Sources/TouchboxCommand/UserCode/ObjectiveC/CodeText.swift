/// Source code in Objective-C, with the parts that are comments and literals.
///
/// All offsets are in bytes of UTF-8.
struct CodeText {
  /// The text.
  let bytes: [UInt8]
  /// The text with spaces in place of comments, and of the contents of literals. It has the same length.
  let code: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
    code = Self.code(of: bytes)
  }

  /// The code as a string, in which offsets are the same as in `bytes`.
  var codeString: String { String(decoding: code, as: UTF8.self) }

  /// Returns the number of the line that contains an offset, from 1.
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
        // Letters outside of ASCII would make offsets in the string differ.
        if code[index] >= 0x80 { code[index] = UInt8(ascii: " ") }
        index += 1
      }
    }
    return code
  }
}

extension String {
  /// Returns the offset of an index, in bytes of UTF-8.
  func offset(of index: Index) -> Int { utf8.distance(from: utf8.startIndex, to: index) }
}
