/// Characters that web pages and word processors insert into code, such as curly quotes.
enum ListingCharacters {
  /// A replacement in a listing's text.
  enum Replacement: String {
    case quotes = "curly quotes"
    case spaces = "special spaces"
    case minus = "minus signs"
  }

  /// Returns the code with the characters that compilers expect, and each line's replacements.
  ///
  /// Comments and the contents of literals are unchanged.
  static func corrected(_ text: String) -> (text: String, lines: [Int: Set<String>]) {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var lines: [Int: Set<String>] = [:]
    var (index, line) = (0, 1)
    func note(_ replacement: Replacement) { lines[line, default: []].insert(replacement.rawValue) }
    /// Copies scalars up to the end of a comment or literal.
    func copy(while condition: (Int) -> Bool) {
      while index < scalars.count, condition(index) {
        if scalars[index] == "\n" { line += 1 }
        result.append(scalars[index])
        index += 1
      }
    }
    func starts(_ first: Unicode.Scalar, _ second: Unicode.Scalar, at index: Int) -> Bool {
      index + 1 < scalars.count && scalars[index] == first && scalars[index + 1] == second
    }
    while index < scalars.count {
      let scalar = scalars[index]
      if starts("/", "/", at: index) {
        copy { scalars[$0] != "\n" }
      } else if starts("/", "*", at: index) {
        let start = index + 2
        copy { $0 < start || !starts("*", "/", at: $0 - 2) }
      } else if scalar == "\"" || scalar == "'" || isCurly(scalar) {
        let isPlain = scalar == "\"" || scalar == "'"
        let quote: Unicode.Scalar = scalar == "'" || single.contains(scalar) ? "'" : "\""
        if !isPlain { note(.quotes) }
        result.append(quote)
        index += 1
        let closing: Set<Unicode.Scalar> =
          isPlain ? [scalar] : quote == "\"" ? double.union(["\""]) : single.union(["'"])
        var isEscaped = false
        copy { position in
          defer { isEscaped = scalars[position] == "\\" && !isEscaped }
          return scalars[position] != "\n" && (isEscaped || !closing.contains(scalars[position]))
        }
        guard index < scalars.count, scalars[index] != "\n" else { continue }
        if isCurly(scalars[index]) { note(.quotes) }
        result.append(quote)
        index += 1
      } else if spaces.contains(scalar) {
        note(.spaces)
        result.append(" ")
        index += 1
      } else if invisible.contains(scalar) {
        note(.spaces)
        index += 1
      } else if scalar == "\u{2212}" {
        note(.minus)
        result.append("-")
        index += 1
      } else {
        if scalar == "\n" { line += 1 }
        result.append(scalar)
        index += 1
      }
    }
    return (String(result), lines)
  }

  private static let double: Set<Unicode.Scalar> = ["\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}"]
  private static let single: Set<Unicode.Scalar> = ["\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}"]
  private static func isCurly(_ scalar: Unicode.Scalar) -> Bool {
    double.contains(scalar) || single.contains(scalar)
  }
  private static let spaces: Set<Unicode.Scalar> = [
    "\u{A0}", "\u{2002}", "\u{2003}", "\u{2007}", "\u{2009}", "\u{202F}", "\u{3000}",
  ]
  private static let invisible: Set<Unicode.Scalar> = [
    "\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}",
  ]
}
