/// Splits a script line into tokens, from left to right.
///
/// Words are separated by spaces, tabs, commas, and `&`. A `#` at the start or after a space begins
/// a comment, except in quoted text. A word that begins with `$` or `+$` names a variable, whose
/// value replaces it. All syntax characters are ASCII, so the tokenizer works directly on UTF-8.
struct ScriptTokenizer {
  enum Token: Hashable {
    /// The UTF-8 of a word. Most words are numbers, which are never converted to text.
    case word(ArraySlice<UInt8>)
    /// The text between double quotes, with its escapes resolved.
    case text(String)
    case comma
    case ampersand
    case end
  }

  /// A token and the column where it begins.
  struct LocatedToken {
    let token: Token
    let column: Int

    /// The token's name in error messages.
    var name: String {
      switch token {
      case .word(let word): ScriptError.quote(String(decoding: word, as: UTF8.self))
      case .text: "quoted text"
      case .comma: #"",""#
      case .ampersand: #""&""#
      case .end: "the end of the line"
      }
    }

    /// The text of a word, or `nil` for other tokens.
    var word: String? {
      if case .word(let word) = token { String(decoding: word, as: UTF8.self) } else { nil }
    }

    /// The UTF-8 of a word, which is empty for other tokens.
    var bytes: ArraySlice<UInt8> {
      if case .word(let word) = token { word } else { [] }
    }
  }

  /// The line's number in its file, starting at 1.
  let line: Int
  /// The number of the file, as in `ScriptLocation`.
  let file: Int
  /// The variables that the line may use.
  let variables: ScriptVariables?
  /// The text after `#`, available once the tokenizer has reached it.
  private(set) var comment: String?
  /// Whether a variable was consumed.
  private(set) var usesVariables = false

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  /// The column of `index`, in Unicode scalars, starting at 1.
  private var column = 1
  /// The remaining tokens of a variable's value, last token first.
  private var pending: [LocatedToken] = []

  init(_ bytes: ArraySlice<UInt8>, line: Int, file: Int, variables: ScriptVariables?) {
    self.bytes = bytes
    self.line = line
    self.file = file
    self.variables = variables
    index = bytes.startIndex
  }

  /// Returns the location of a column in this line.
  func location(_ column: Int) -> ScriptLocation {
    ScriptLocation(line: line, column: column, file: file)
  }

  /// The line without its comment and surrounding spaces, available once the tokenizer has reached
  /// the end.
  var written: String {
    let end = comment.map { bytes.endIndex - trailingSpace - $0.utf8.count - 1 } ?? bytes.endIndex
    let start = bytes[..<end].firstIndex { !Self.isSpace($0) } ?? end
    return trimmed(from: start, to: end)
  }

  /// The column of the line's first token.
  var startColumn: Int {
    mutating get {
      skipSpace()
      return column
    }
  }

  /// The number of spaces at the end of the line.
  private var trailingSpace: Int {
    bytes.reversed().prefix(while: Self.isSpace).count
  }

  /// Returns an error at a column in this line.
  func problem(_ column: Int, _ message: String) -> ScriptError.Problem {
    ScriptError.Problem(location(column), message)
  }

  /// Returns the error for an unexpected token.
  func unexpected(_ found: LocatedToken, expected: String) -> ScriptError.Problem {
    problem(found.column, "found \(found.name); expected \(expected)")
  }

  /// Returns the next token without consuming it.
  mutating func peek() throws(ScriptError.Problem) -> LocatedToken {
    // Saving these values is cheaper than copying the tokenizer, which would retain the text.
    let (index, column, comment, pending) = (index, column, comment, pending)
    let usesVariables = usesVariables
    defer {
      (self.index, self.column, self.comment, self.pending) = (index, column, comment, pending)
      self.usesVariables = usesVariables
    }
    return try next()
  }

  /// Consumes the next token. At the end of the line, every call returns `end`.
  mutating func next() throws(ScriptError.Problem) -> LocatedToken {
    if let token = pending.popLast() { return token }
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
      let word = bytes[start..<index]
      if Self.isVariable(word) { return try value(of: word, column) }
      return LocatedToken(token: .word(word), column: column)
    }
  }

  // MARK: - Variables

  private static func isVariable(_ word: ArraySlice<UInt8>) -> Bool {
    switch word.first {
    case UInt8(ascii: "$"): true
    case UInt8(ascii: "+"): word.dropFirst().first == UInt8(ascii: "$")
    default: false
    }
  }

  /// Returns the first token of a variable's value. The others follow it.
  private mutating func value(
    of word: ArraySlice<UInt8>, _ column: Int
  ) throws(ScriptError.Problem) -> LocatedToken {
    let isRelative = word.first == UInt8(ascii: "+")
    let name = String(decoding: word.dropFirst(isRelative ? 2 : 1), as: UTF8.self)
    guard let variables, let known = variables.value(of: name) else {
      let names = (variables?.names ?? []).prefix(10).map { "$" + $0 }
      throw problem(
        column,
        "unknown variable \(ScriptError.quote("$" + name)); expected "
          + ScriptError.list(
            names + ["a line \"let \(name.isEmpty ? "NAME" : name) = VALUE\" before it"]))
    }
    // An error without a message results from an error that was already reported.
    guard let value = known else { throw problem(column, "") }
    usesVariables = true
    var tokens = value.tokens.map { LocatedToken(token: $0, column: column) }
    if isRelative, let time = value.numbers.first {
      tokens[0] = LocatedToken(token: .word([UInt8(ascii: "+")] + time), column: column)
    }
    pending = tokens.dropFirst().reversed()
    return tokens[0]
  }

  /// Consumes the line up to a comment, without the surrounding spaces.
  mutating func rest() -> String {
    skipSpace()
    let start = index
    while index < bytes.endIndex, !isCommentStart { advance() }
    return trimmed(from: start, to: index)
  }

  // MARK: - Characters

  /// Advances by one byte. A character is one column, regardless of its number of bytes.
  private mutating func advance() {
    index += 1
    if index == bytes.endIndex || bytes[index] & 0xC0 != 0x80 { column += 1 }
  }

  private mutating func skipSpace() {
    while index < bytes.endIndex, Self.isSpace(bytes[index]) { advance() }
  }

  /// Consumes a regular expression between slashes, in which `\/` is a slash, or returns `nil` if
  /// none begins here.
  mutating func slashed() throws(ScriptError.Problem) -> String? {
    skipSpace()
    guard pending.isEmpty, index < bytes.endIndex, bytes[index] == UInt8(ascii: "/") else {
      return nil
    }
    let column = column
    advance()
    let start = index
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "/") {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex { advance() }
      advance()
    }
    guard index < bytes.endIndex else {
      throw problem(column, "the regular expression is not terminated; close it with a slash")
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    advance()
    return text
  }

  /// Consumes quoted text with its quotes.
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
        case UInt8(ascii: "b"): text.append(8)
        default:
          let next = String(decoding: bytes[index...], as: UTF8.self).unicodeScalars.first
          let found = next.map { "\"\\\($0)\"" } ?? "a backslash at the end"
          throw problem(column, #"found \#(found) in quoted text; expected \" \\ \n \t or \b"#)
        }
        advance()
      default:
        text.append(byte)
      }
    }
    throw problem(start, "the quoted text is not terminated; close it with a double quote")
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
