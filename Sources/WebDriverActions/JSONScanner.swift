/// Walks through a JSON text from its start to its end.
///
/// It keeps a list of what is open instead of calling itself, so that no depth is too deep.
struct JSONScanner {
  private enum Awaited {
    /// A value; `]` where a list has just begun.
    case value(orEnd: Bool)
    /// A member's name; `}` where an object has just begun.
    case name(orEnd: Bool)
    /// What follows a value.
    case separator
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var pieces: [JSONDocument.Piece] = []
  /// The objects and lists that have not ended yet, by the numbers of their pieces.
  private var open: [UInt32] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the values and names of the text.
  mutating func scan() throws(JSONError) -> [JSONDocument.Piece] {
    guard bytes.count < Int(UInt32.max) else {
      throw JSONError(offset: 0, message: "the file is too large; expected less than 4 GB")
    }
    var awaited = Awaited.value(orEnd: false)
    while true {
      skipSpace()
      switch awaited {
      case .value(let orEnd): awaited = try value(orEnd: orEnd)
      case .name(let orEnd): awaited = try name(orEnd: orEnd)
      case .separator:
        guard let container = open.last else {
          if offset < bytes.count { throw unexpected("the end of the file") }
          return pieces
        }
        awaited = try separator(in: container)
      }
    }
  }

  // MARK: - Steps

  private mutating func value(orEnd: Bool) throws(JSONError) -> Awaited {
    guard offset < bytes.count else { throw unexpected("a value") }
    switch bytes[offset] {
    case UInt8(ascii: "{"):
      begin(.object)
      return .name(orEnd: true)
    case UInt8(ascii: "["):
      begin(.list)
      return .value(orEnd: true)
    case UInt8(ascii: "]") where orEnd:
      close()
    case UInt8(ascii: "\""): try add(.text)
    case UInt8(ascii: "-"), 48...57: try add(.number)
    case UInt8(ascii: "t") where isWord("true"): try add(.yes)
    case UInt8(ascii: "f") where isWord("false"): try add(.no)
    case UInt8(ascii: "n") where isWord("null"): try add(.null)
    default:
      throw unexpected(orEnd ? "a value or ]" : "a value")
    }
    return .separator
  }

  private mutating func name(orEnd: Bool) throws(JSONError) -> Awaited {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
      if orEnd, offset < bytes.count, bytes[offset] == UInt8(ascii: "}") {
        close()
        return .separator
      }
      throw unexpected(orEnd ? "a name in double quotes or }" : "a name in double quotes")
    }
    try add(.text)
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else {
      throw unexpected("\":\"")
    }
    offset += 1
    return .value(orEnd: false)
  }

  private mutating func separator(in container: UInt32) throws(JSONError) -> Awaited {
    let isObject = pieces[Int(container)].kind == .object
    let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") || bytes[offset] == end else {
      throw unexpected(isObject ? "\",\" or }" : "\",\" or ]")
    }
    if bytes[offset] == end {
      close()
      return .separator
    }
    offset += 1
    return isObject ? .name(orEnd: false) : .value(orEnd: false)
  }

  private mutating func begin(_ kind: JSONDocument.Kind) {
    open.append(UInt32(pieces.count))
    pieces.append(.init(kind: kind, offset: UInt32(offset), end: 0))
    offset += 1
  }

  private mutating func close() {
    if let container = open.popLast() { pieces[Int(container)].end = UInt32(pieces.count) }
    offset += 1
  }

  private mutating func add(_ kind: JSONDocument.Kind) throws(JSONError) {
    let start = offset
    pieces.append(.init(kind: kind, offset: UInt32(start), end: UInt32(pieces.count + 1)))
    if kind == .text { try checkText() }
    if kind == .number { try checkNumber() }
    offset = Self.end(of: kind, in: bytes, from: start)
  }

  // MARK: - Letters

  /// Returns where a text, a number or a word ends that is known to be right.
  static func end(of kind: JSONDocument.Kind, in bytes: [UInt8], from start: Int) -> Int {
    switch kind {
    case .object, .list: return start + 1
    case .yes, .null: return start + 4
    case .no: return start + 5
    case .number: return bytes[start...].firstIndex { !isOfNumber($0) } ?? bytes.count
    case .text:
      var index = start + 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(index + 1, bytes.count)
    }
  }

  private func checkText() throws(JSONError) {
    var index = offset + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): return
      case 0..<32:
        throw JSONError(
          offset: index,
          message: "found the end of a line or a control character in a text; "
            + #"close the text with a double quote, or write \n"#)
      case UInt8(ascii: "\\"):
        try checkEscape(at: index)
        index += 2
      default: index += 1
      }
    }
    throw JSONError(
      offset: offset, message: "the text does not end; close it with a double quote")
  }

  private func checkEscape(at index: Int) throws(JSONError) {
    let letter = index + 1 < bytes.count ? bytes[index + 1] : 0
    let digits = bytes[min(index + 2, bytes.count)...].prefix(4)
    let isRight =
      letter == UInt8(ascii: "u")
      ? digits.count == 4 && digits.allSatisfy(Self.isHexadecimal)
      : "\"\\/bfnrt".utf8.contains(letter)
    guard !isRight else { return }
    throw JSONError(
      offset: index,
      message: #"found a backslash that begins no escape; expected \" \\ \/ \b \f \n \r \t or \u"#
        + " and four hexadecimal digits")
  }

  /// Makes sure that a number is written as JSON wants it: `-1`, `0.5`, `1e9`; not `01`, `.5`.
  private func checkNumber() throws(JSONError) {
    var rest = bytes[offset..<Self.end(of: .number, in: bytes, from: offset)]
    func digits() -> Int {
      let count = rest.prefix { (48...57).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    func take(_ letters: String) -> Bool {
      guard let first = rest.first, letters.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }
    _ = take("-")
    let isZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    var isRight = whole == 1 || (whole > 1 && !isZero)
    if take(".") { isRight = digits() > 0 && isRight }
    if take("eE") {
      _ = take("+-")
      isRight = digits() > 0 && isRight
    }
    guard isRight, rest.isEmpty else {
      let text = String(
        decoding: bytes[offset..<Self.end(of: .number, in: bytes, from: offset)].prefix(40),
        as: UTF8.self)
      throw JSONError(
        offset: offset, message: "found \(text); expected a number such as 160, -1 or 0.5")
    }
  }

  private func isWord(_ word: String) -> Bool {
    bytes[offset...].starts(with: word.utf8)
  }

  private mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  private func unexpected(_ expected: String) -> JSONError {
    guard offset < bytes.count else {
      return JSONError(
        offset: offset, message: "found the end of the file; expected \(expected)")
    }
    // Up to the next letter that ends a word, and at least one letter.
    let word = bytes[offset...].prefix(40).prefix { !Self.endsWord($0) }
    let text = String(decoding: bytes[offset...].prefix(40), as: UTF8.self)
    let shown =
      word.isEmpty ? String(text.prefix(1)) : String(decoding: word, as: UTF8.self)
    return JSONError(offset: offset, message: "found \"\(shown)\"; expected \(expected)")
  }

  /// Whether a byte is a space, a tab or the end of a line.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 10 || byte == 13 || byte == 9
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    byte <= 32 || ",:[]{}\"".utf8.contains(byte)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || "+-.eE".utf8.contains(byte)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...70).contains(byte) || (97...102).contains(byte)
  }
}
