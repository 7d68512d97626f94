import UIKit

extension ScriptTokenizer {
  // MARK: - Words

  /// Consumes a word that has to be one of a few.
  mutating func choice(_ words: [String]) throws(ScriptError.Problem) -> (word: String, column: Int)
  {
    let found = try next()
    guard let word = found.word, words.contains(word) else {
      throw unexpected(found, expected: ScriptError.list(words))
    }
    return (word, found.column)
  }

  /// Consumes a name: letters, digits, `-` and `_`.
  mutating func name(_ what: String) throws(ScriptError.Problem) -> String {
    let found = try next()
    guard let word = found.word, PropertyPath.isName(word) else {
      throw unexpected(found, expected: "\(what): letters, digits, - and _")
    }
    return word
  }

  /// Consumes a text in double quotes.
  mutating func quoted(_ what: String) throws(ScriptError.Problem) -> String {
    let found = try next()
    guard case .text(let text) = found.token else {
      throw unexpected(found, expected: "\(what) in double quotes")
    }
    return text
  }

  /// Consumes a word if it is the next one.
  mutating func consume(_ word: String) throws(ScriptError.Problem) -> Bool {
    guard try peek().word == word else { return false }
    _ = try next()
    return true
  }

  /// Consumes a word that has to be the next one.
  mutating func require(_ word: String) throws(ScriptError.Problem) {
    _ = try choice([word])
  }

  /// Throws where the line has not ended.
  mutating func end() throws(ScriptError.Problem) {
    let found = try next()
    guard found.token == .end else { throw unexpected(found, expected: "the end of the line") }
  }

  // MARK: - Numbers

  /// Consumes a whole number.
  mutating func integer(
    _ what: String, in range: ClosedRange<Int64>
  ) throws(ScriptError.Problem) -> Int64 {
    let found = try next()
    return try integer(found.word ?? "", what, in: range, found: found)
  }

  /// Parses a whole number that is part of a word.
  func integer(
    _ text: String, _ what: String, in range: ClosedRange<Int64>, found: LocatedToken
  ) throws(ScriptError.Problem) -> Int64 {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let isWhole = !digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) }
    guard isWhole, let number = Int64(text), range.contains(number) else {
      let limits =
        range.upperBound == .max
        ? (range.lowerBound == .min ? "" : " from \(range.lowerBound)")
        : " from \(range.lowerBound) to \(range.upperBound)"
      throw unexpected(found, expected: "\(what), a whole number\(limits)")
    }
    return number
  }

  /// Consumes a number with or without decimals.
  mutating func number(
    _ what: String, in range: ClosedRange<Double>? = nil
  ) throws(ScriptError.Problem) -> Double {
    let found = try next()
    guard let word = found.word, let number = Self.number(word) else {
      throw unexpected(found, expected: "\(what), a number such as 160 or 0.5")
    }
    if let range, !range.contains(number) {
      throw unexpected(found, expected: "\(what), a number from \(ScriptSyntax.text(of: range))")
    }
    return number
  }

  /// Consumes a coordinate or length in points.
  mutating func coordinate(_ what: String) throws(ScriptError.Problem) -> CGFloat {
    CGFloat(try number(what, in: ScriptLimits.coordinates))
  }

  /// Consumes a point: `X,Y` or `X Y`.
  mutating func point() throws(ScriptError.Problem) -> CGPoint {
    let x = try coordinate("an x coordinate")
    try skipComma()
    return CGPoint(x: x, y: try coordinate("a y coordinate"))
  }

  /// Consumes a comma if it is next.
  mutating func skipComma() throws(ScriptError.Problem) {
    if try peek().token == .comma { _ = try next() }
  }

  /// Consumes a time or duration in seconds with up to six decimals; returns microseconds.
  mutating func seconds(_ what: String) throws(ScriptError.Problem) -> Int64 {
    let found = try next()
    return try seconds(found.word ?? "", what, found: found)
  }

  /// Consumes a duration of more than 0; returns microseconds.
  mutating func duration(_ what: String) throws(ScriptError.Problem) -> Int64 {
    let found = try next()
    let duration = try seconds(found.word ?? "", what, found: found)
    guard duration > 0 else { throw unexpected(found, expected: "\(what) of more than 0 s") }
    return duration
  }

  /// Parses seconds that are part of a word; returns microseconds.
  func seconds(
    _ text: String, _ what: String, found: LocatedToken
  ) throws(ScriptError.Problem) -> Int64 {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isNumber =
      (1...2).contains(parts.count)
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (48...57).contains($0) } }
    guard isNumber else {
      throw unexpected(found, expected: "\(what) in seconds, such as 0.250")
    }
    let decimals = parts.count == 2 ? parts[1] : "".utf8[...]
    guard decimals.count <= 6 else {
      throw problem(
        found.column, "\(ScriptError.quote(text)) has more than 6 decimals; use at most 6")
    }
    guard let whole = Int64(String(parts[0]) ?? ""), whole <= ScriptLimits.seconds else {
      throw problem(
        found.column,
        "\(ScriptError.quote(text)) is too large; use at most \(ScriptLimits.seconds) s")
    }
    var microseconds: Int64 = 0
    for digit in decimals { microseconds = microseconds * 10 + Int64(digit - UInt8(ascii: "0")) }
    for _ in decimals.count..<6 { microseconds *= 10 }
    return whole * 1_000_000 + microseconds
  }

  /// Parses a decimal number, perhaps with an exponent; nil for anything else and for a number
  /// that is too large to be finite.
  static func number(_ text: String) -> Double? {
    var rest = text.utf8[...]
    func digits() -> Bool {
      let count = rest.prefix { (48...57).contains($0) }.count
      rest = rest.dropFirst(count)
      return count > 0
    }
    func sign() {
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    }
    sign()
    guard digits() else { return nil }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard digits() else { return nil }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      sign()
      guard digits() else { return nil }
    }
    guard rest.isEmpty, let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
