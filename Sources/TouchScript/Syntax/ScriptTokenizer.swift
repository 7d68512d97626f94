/// Splits one line of a script into tokens, from left to right.
///
/// Words are separated by spaces, tabs, commas and `&`. A `#` at the start or after a space begins
/// a comment, except in a text in double quotes. All characters with a meaning are ASCII, so the
/// tokenizer works on UTF-8.
struct ScriptTokenizer {
  enum Token: Hashable {
    /// The UTF-8 of a word: most words are numbers, which never become text.
    case word(ArraySlice<UInt8>)
    /// The text between double quotes, with its escapes resolved.
    case text(String)
    case comma
    case ampersand
    case end
  }

  /// A token with the column where it begins.
  struct LocatedToken {
    let token: Token
    let column: Int

    /// The token as error messages show it.
    var name: String {
      switch token {
      case .word(let word): ScriptError.quote(String(decoding: word, as: UTF8.self))
      case .text: "a text in quotes"
      case .comma: #"",""#
      case .ampersand: #""&""#
      case .end: "the end of the line"
      }
    }

    /// The text of a word; nil for other tokens.
    var word: String? {
      if case .word(let word) = token { String(decoding: word, as: UTF8.self) } else { nil }
    }

    /// The UTF-8 of a word; empty for other tokens.
    var bytes: ArraySlice<UInt8> {
      if case .word(let word) = token { word } else { [] }
    }
  }

  /// The line's number in its file, from 1.
  let line: Int
  /// The text after `#`, once the tokenizer has reached it.
  private(set) var comment: String?

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  /// The column of `index`, in Unicode scalars from 1.
  private var column = 1

  init(_ bytes: ArraySlice<UInt8>, line: Int) {
    self.bytes = bytes
    self.line = line
    index = bytes.startIndex
  }

  /// Returns the location of a column of this line.
  func location(_ column: Int) -> ScriptLocation {
    ScriptLocation(line: line, column: column)
  }

  /// Returns an error at a column of this line.
  func problem(_ column: Int, _ message: String) -> ScriptError.Problem {
    ScriptError.Problem(location(column), message)
  }

  /// Returns the error of a token that is not what was expected.
  func unexpected(_ found: LocatedToken, expected: String) -> ScriptError.Problem {
    problem(found.column, "found \(found.name); expected \(expected)")
  }

  /// Returns the next token without consuming it.
  func peek() throws(ScriptError.Problem) -> LocatedToken {
    var copy = self
    return try copy.next()
  }

  /// Consumes the next token; at the end of the line that is `end`, however often.
  mutating func next() throws(ScriptError.Problem) -> LocatedToken {
    skipSpace()
    let column = column
    guard index < bytes.endIndex else { return LocatedToken(token: .end, column: column) }
    if isCommentStart {
      comment = trimmed(from: index + 1, to: bytes.endIndex)
      index = bytes.endIndex
      return LocatedToken(token: .end, column: column)
    }
    switch bytes[index] {
    case UInt8(ascii: ","):
      advance()
      return LocatedToken(token: .comma, column: column)
    case UInt8(ascii: "&"):
      advance()
      return LocatedToken(token: .ampersand, column: column)
    case UInt8(ascii: "\""):
      return LocatedToken(token: .text(try quotedText()), column: column)
    default:
      let start = index
      while index < bytes.endIndex, !Self.endsWord(bytes[index]) { advance() }
      return LocatedToken(token: .word(bytes[start..<index]), column: column)
    }
  }

  /// Consumes the line up to a comment, without the spaces around it.
  mutating func rest() -> String {
    skipSpace()
    let start = index
    while index < bytes.endIndex, !isCommentStart { advance() }
    return trimmed(from: start, to: index)
  }

  // MARK: - Characters

  /// Moves on by one byte; a character is one column, however many bytes it has.
  private mutating func advance() {
    index += 1
    if index == bytes.endIndex || bytes[index] & 0xC0 != 0x80 { column += 1 }
  }

  private mutating func skipSpace() {
    while index < bytes.endIndex, Self.isSpace(bytes[index]) { advance() }
  }

  /// Consumes a text with its quotes.
  private mutating func quotedText() throws(ScriptError.Problem) -> String {
    let start = column
    var text: [UInt8] = []
    advance()
    while index < bytes.endIndex {
      let byte = bytes[index]
      let column = column
      advance()
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        switch index < bytes.endIndex ? bytes[index] : 0 {
        case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
        case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        default:
          let next = String(decoding: bytes[index...], as: UTF8.self).unicodeScalars.first
          let found = next.map { "\"\\\($0)\"" } ?? "a backslash at the end"
          throw problem(column, #"found \#(found) in a text; expected \" \\ \n or \t"#)
        }
        advance()
      default:
        text.append(byte)
      }
    }
    throw problem(start, "the text does not end; close it with a double quote")
  }

  private var isCommentStart: Bool {
    bytes[index] == UInt8(ascii: "#")
      && (index == bytes.startIndex || Self.isSpace(bytes[index - 1]))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "&")
      || byte == UInt8(ascii: "\"")
  }

  private func trimmed(from start: Int, to end: Int) -> String {
    var end = end
    while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
