import CoreGraphics

/// Takes one line of a script apart, from left to right.
///
/// Words are separated by spaces, tabs, commas and `&`. A `#` at the start or after a space begins
/// a comment, except in a text in double quotes.
package struct ScriptTokenizer {
  /// A piece of a line.
  enum Token: Hashable {
    case word(String)
    /// Text that stood in double quotes, with its escapes resolved.
    case text(String)
    case comma
    case ampersand
    case end
  }

  /// A piece with the column where it begins.
  struct LocatedToken {
    let token: Token
    let column: Int

    /// The piece as error messages name it.
    var name: String {
      switch token {
      case .word(let word): ScriptTokenizer.quote(word)
      case .text: "a text in quotes"
      case .comma: #"",""#
      case .ampersand: #""&""#
      case .end: "the end of the line"
      }
    }

    /// The piece's text, for a word.
    var word: String? {
      if case .word(let word) = token { word } else { nil }
    }
  }

  /// The line's number in its file, from 1.
  let line: Int
  /// What stands after `#`, once the reader came to it.
  private(set) var comment: String?

  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ scalars: some Sequence<Unicode.Scalar>, line: Int) {
    self.scalars = Array(scalars)
    self.line = line
  }

  /// Returns the place of a column of this line.
  func place(_ column: Int) -> ScriptLocation {
    ScriptLocation(line: line, column: column)
  }

  /// Returns a mistake at a column of this line.
  func problem(_ column: Int, _ message: String) -> ScriptError.Problem {
    ScriptError.Problem(place(column), message)
  }

  /// Returns a mistake about a piece that is not what was expected.
  func unexpected(_ found: LocatedToken, expected: String) -> ScriptError.Problem {
    problem(found.column, "found \(found.name); expected \(expected)")
  }

  /// Returns the next piece without taking it.
  func peek() throws(ScriptError.Problem) -> LocatedToken {
    var copy = self
    return try copy.next()
  }

  /// Takes the next piece; at the end of the line `end`, however often.
  mutating func next() throws(ScriptError.Problem) -> LocatedToken {
    skipSpace()
    let column = index + 1
    guard index < scalars.count else { return LocatedToken(token: .end, column: column) }
    if isCommentStart(index) {
      comment = Self.trimmed(scalars[(index + 1)...])
      index = scalars.count
      return LocatedToken(token: .end, column: column)
    }
    switch scalars[index] {
    case ",":
      index += 1
      return LocatedToken(token: .comma, column: column)
    case "&":
      index += 1
      return LocatedToken(token: .ampersand, column: column)
    case "\"":
      index += 1
      return LocatedToken(token: .text(try text(from: column)), column: column)
    default:
      let start = index
      while index < scalars.count, !Self.endsWord(scalars[index]) { index += 1 }
      return LocatedToken(token: .word(Self.string(scalars[start..<index])), column: column)
    }
  }

  /// Takes all that is left of the line before a comment, without the spaces around it.
  mutating func rest() -> String {
    skipSpace()
    let start = index
    while index < scalars.count, !isCommentStart(index) { index += 1 }
    return Self.trimmed(scalars[start..<index])
  }

  /// The column where `rest()` begins.
  var columnOfRest: Int {
    var copy = self
    copy.skipSpace()
    return copy.index + 1
  }

  // MARK: - Letters

  private mutating func skipSpace() {
    while index < scalars.count, Self.isSpace(scalars[index]) { index += 1 }
  }

  /// Takes a text after its opening quote.
  private mutating func text(from column: Int) throws(ScriptError.Problem) -> String {
    var text = String.UnicodeScalarView()
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "\"":
        return String(text)
      case "\\":
        let escape: Unicode.Scalar? = index < scalars.count ? scalars[index] : nil
        switch escape {
        case "\"", "\\": text.append(escape ?? scalar)
        case "n": text.append("\n")
        case "t": text.append("\t")
        default:
          let found = escape.map { "\"\\\($0)\"" } ?? "a backslash at the end"
          throw problem(index, #"found \#(found) in a text; expected \" \\ \n or \t"#)
        }
        index += 1
      default:
        text.append(scalar)
      }
    }
    throw problem(column, "the text does not end; close it with a double quote")
  }

  private func isCommentStart(_ index: Int) -> Bool {
    scalars[index] == "#" && (index == 0 || Self.isSpace(scalars[index - 1]))
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\r"
  }

  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    isSpace(scalar) || scalar == "," || scalar == "&" || scalar == "\""
  }

  private static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var scalars = scalars
    while let last = scalars.last, isSpace(last) { scalars.removeLast() }
    return string(scalars)
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// Returns a word in quotes, cut where it is very long, for an error message; letters that a
  /// terminal would obey are numbers, as `\u{1B}`.
  package static func quote(_ word: String) -> String {
    let shown = word.unicodeScalars.prefix(40).map { scalar in
      scalar.properties.generalCategory == .control
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
    return "\"\(shown.joined())\(word.unicodeScalars.count > 40 ? "…" : "")\""
  }
}
