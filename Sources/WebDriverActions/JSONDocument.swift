/// A JSON text taken apart: its values in the order of the text, each with its place.
///
/// The values lie in one flat list, 12 bytes each, and texts and numbers are read only where they
/// are asked for; so a large or deeply nested file costs little.
struct JSONDocument {
  /// What a value is.
  enum Kind: UInt8 {
    case object, list, text, number, yes, no, null
  }

  /// A value of the text.
  struct Value: Hashable {
    fileprivate let index: Int
  }

  /// A value, or the name of a member, which stands before the member's value.
  struct Piece {
    var kind: Kind
    /// Where it begins, in bytes.
    var offset: UInt32
    /// The number of the piece after it and all that it holds.
    var end: UInt32
  }

  let bytes: [UInt8]
  private let pieces: [Piece]

  /// The outermost value.
  var root: Value { Value(index: 0) }

  /// Takes a text apart; it has to be whole.
  init(parsing bytes: [UInt8]) throws(JSONError) {
    self.bytes = bytes
    var scanner = JSONScanner(bytes)
    pieces = try scanner.scan()
  }

  /// Returns where a value begins, in bytes.
  func offset(of value: Value) -> Int { Int(pieces[value.index].offset) }

  /// Returns what a value is.
  func kind(of value: Value) -> Kind { pieces[value.index].kind }

  /// Returns the values in a list; nil for what is no list.
  func elements(of value: Value) -> [Value]? {
    guard kind(of: value) == .list else { return nil }
    return children(of: value)
  }

  /// Returns the members of an object in the order of the text; nil for what is no object.
  func members(of value: Value) -> [(name: String, value: Value)]? {
    guard kind(of: value) == .object else { return nil }
    let all = children(of: value)
    return stride(from: 0, to: all.count - 1, by: 2).map { (text(of: all[$0]) ?? "", all[$0 + 1]) }
  }

  private func children(of value: Value) -> [Value] {
    var children: [Value] = []
    var index = value.index + 1
    let end = Int(pieces[value.index].end)
    while index < end {
      children.append(Value(index: index))
      index = Int(pieces[index].end)
    }
    return children
  }

  /// Returns a number; nil for what is no number, and for one too large for any.
  func number(of value: Value) -> Double? {
    guard kind(of: value) == .number, let number = Double(source(of: value)), number.isFinite
    else { return nil }
    return number
  }

  /// Returns a text without its quotes and with its escapes resolved; nil for what is no text.
  ///
  /// Half a surrogate pair becomes U+FFFD.
  func text(of value: Value) -> String? {
    guard kind(of: value) == .text else { return nil }
    let inner = literal(of: value).dropFirst().dropLast()
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    var units: [UInt16] = []
    var rest = inner
    while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      units += String(decoding: rest[..<slash], as: UTF8.self).utf16
      rest = rest[(slash + 1)...]
      let escape = rest.popFirst() ?? 0
      if escape == UInt8(ascii: "u") {
        units.append(UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0xFFFD)
        rest = rest.dropFirst(4)
      } else {
        units.append(Self.escapes[escape] ?? UInt16(escape))
      }
    }
    units += String(decoding: rest, as: UTF8.self).utf16
    return String(decoding: units, as: UTF16.self)
  }

  /// What the letters after a backslash mean, where they do not mean themselves.
  private static let escapes: [UInt8: UInt16] = [
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
    UInt8(ascii: "t"): 9,
  ]

  /// Returns a value as error messages name it.
  func name(of value: Value) -> String {
    switch kind(of: value) {
    case .object: "an object"
    case .list: "a list"
    case .text, .number, .yes, .no, .null: Self.cut(source(of: value))
    }
  }

  /// Returns text, cut where it is very long.
  private static func cut(_ text: String) -> String {
    text.unicodeScalars.count > 40 ? "\(text.prefix(40))…" : text
  }

  private func source(of value: Value) -> String {
    String(decoding: literal(of: value), as: UTF8.self)
  }

  /// The bytes of a text or of a word, as they are written.
  private func literal(of value: Value) -> ArraySlice<UInt8> {
    let start = offset(of: value)
    return bytes[start..<JSONScanner.end(of: kind(of: value), in: bytes, from: start)]
  }
}

/// What keeps a text from being JSON.
struct JSONError: Error, Hashable {
  /// Where it is, in bytes.
  var offset: Int
  /// What was found, and what would have worked.
  var message: String
}
