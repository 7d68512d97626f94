import CoreGraphics
import UIKit

extension ScriptTokenizer {
  /// The largest time and duration of a script, in seconds.
  package static let maximumSeconds: Int64 = 1_000_000_000
  /// How far from the screen's corner a place may lie, in points.
  package static let maximumCoordinate = 1_000_000.0

  // MARK: - Words

  /// Takes a word that has to be one of a few.
  mutating func choice(_ words: [String]) throws(ScriptError.Problem) -> (word: String, column: Int)
  {
    let found = try next()
    guard let word = found.word, words.contains(word) else {
      throw unexpected(found, expected: Self.list(words))
    }
    return (word, found.column)
  }

  /// Takes a name: letters, digits, `-` and `_`.
  mutating func name(_ what: String) throws(ScriptError.Problem) -> String {
    let found = try next()
    guard let word = found.word, PropertyPath.isName(word) else {
      throw unexpected(found, expected: "\(what): letters, digits, - and _")
    }
    return word
  }

  /// Takes a text in double quotes.
  mutating func quoted(_ what: String) throws(ScriptError.Problem) -> String {
    let found = try next()
    guard case .text(let text) = found.token else {
      throw unexpected(found, expected: "\(what) in double quotes")
    }
    return text
  }

  /// Takes a word if it is the one given.
  mutating func take(_ word: String) throws(ScriptError.Problem) -> Bool {
    guard try peek().word == word else { return false }
    _ = try next()
    return true
  }

  /// Takes a word that has to be the one given.
  mutating func demand(_ word: String) throws(ScriptError.Problem) {
    _ = try choice([word])
  }

  /// Makes sure that nothing follows.
  mutating func end() throws(ScriptError.Problem) {
    let found = try next()
    guard found.token == .end else { throw unexpected(found, expected: "the end of the line") }
  }

  // MARK: - Numbers

  /// Takes a whole number.
  mutating func integer(
    _ what: String, in range: ClosedRange<Int64>
  ) throws(ScriptError.Problem) -> Int64 {
    let found = try next()
    return try integer(found.word ?? "", what, in: range, found: found)
  }

  /// Reads a whole number from a piece of a word.
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

  /// Takes a number with or without decimals.
  mutating func number(
    _ what: String, in range: ClosedRange<Double>? = nil
  ) throws(ScriptError.Problem) -> Double {
    let found = try next()
    guard let word = found.word, let number = Self.number(word) else {
      throw unexpected(found, expected: "\(what), a number such as 160 or 0.5")
    }
    if let range, !range.contains(number) {
      throw unexpected(
        found,
        expected: "\(what), a number from \(ScriptSyntax.text(of: range.lowerBound))"
          + " to \(ScriptSyntax.text(of: range.upperBound))")
    }
    return number
  }

  /// Takes a coordinate or length in points.
  mutating func coordinate(_ what: String) throws(ScriptError.Problem) -> CGFloat {
    let limit = Self.maximumCoordinate
    return CGFloat(try number(what, in: -limit...limit))
  }

  /// Takes a place: `X,Y` or `X Y`.
  mutating func point() throws(ScriptError.Problem) -> CGPoint {
    let x = try coordinate("an x coordinate")
    try skipComma()
    return CGPoint(x: x, y: try coordinate("a y coordinate"))
  }

  /// Takes a comma where there is one.
  mutating func skipComma() throws(ScriptError.Problem) {
    if try peek().token == .comma { _ = try next() }
  }

  /// Takes a time or duration in seconds with up to six decimals; returns microseconds.
  mutating func seconds(_ what: String) throws(ScriptError.Problem) -> Int64 {
    let found = try next()
    return try seconds(found.word ?? "", what, found: found)
  }

  /// Takes a duration of more than nothing; returns microseconds.
  mutating func duration(_ what: String) throws(ScriptError.Problem) -> Int64 {
    let found = try next()
    let duration = try seconds(found.word ?? "", what, found: found)
    guard duration > 0 else { throw unexpected(found, expected: "\(what) of more than 0 s") }
    return duration
  }

  /// Reads seconds from a piece of a word; returns microseconds.
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
    let decimals = parts.count == 2 ? String(parts[1]) ?? "" : ""
    guard decimals.utf8.count <= 6 else {
      throw problem(found.column, "\(Self.quote(text)) has more than 6 decimals; use at most 6")
    }
    guard let whole = String(parts[0]).flatMap(Int64.init), whole <= Self.maximumSeconds else {
      throw problem(
        found.column, "\(Self.quote(text)) is too large; use at most \(Self.maximumSeconds) s")
    }
    let micro = decimals.padding(toLength: 6, withPad: "0", startingAt: 0)
    return whole * 1_000_000 + (Int64(micro) ?? 0)
  }

  /// Reads a decimal number, with an exponent where there is one; nil for anything else, also for
  /// one that is too large to be finite.
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

  /// Returns words as a list for a sentence: `a, b or c`.
  package static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
