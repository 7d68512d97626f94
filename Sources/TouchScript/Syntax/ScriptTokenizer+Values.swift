import UIKit

extension ScriptTokenizer {
  // MARK: - Words

  /// Consumes one of the given words.
  mutating func choice(_ words: [String]) throws(ScriptError.Problem) -> (word: String, column: Int)
  {
    let found = try next()
    guard let word = found.word, words.contains(word) else {
      throw unexpected(found, expected: ScriptError.list(words))
    }
    return (word, found.column)
  }

  /// Consumes a name: letters, digits, `-`, and `_`.
  mutating func name(_ what: String) throws(ScriptError.Problem) -> String {
    let found = try next()
    guard let word = found.word, PropertyPath.isName(word) else {
      throw unexpected(found, expected: "\(what): letters, digits, - and _")
    }
    return word
  }

  /// Consumes text in double quotes.
  mutating func quoted(_ what: String) throws(ScriptError.Problem) -> String {
    let found = try next()
    guard case .text(let text) = found.token else {
      throw unexpected(found, expected: "\(what) in double quotes")
    }
    return text
  }

  /// Consumes a word if it is next, and returns whether it was.
  mutating func consume(_ word: String) throws(ScriptError.Problem) -> Bool {
    guard try peek().word == word else { return false }
    _ = try next()
    return true
  }

  /// Consumes the given word. Throws an error if the word is not next.
  mutating func require(_ word: String) throws(ScriptError.Problem) {
    _ = try choice([word])
  }

  /// Throws an error if the line has not ended.
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
    return try integer(found.bytes, what, in: range, found: found)
  }

  /// Parses a whole number that is part of a word.
  func integer(
    _ text: ArraySlice<UInt8>, _ what: String, in range: ClosedRange<Int64>, found: LocatedToken
  ) throws(ScriptError.Problem) -> Int64 {
    guard let number = Self.integer(text), range.contains(number) else {
      let limits =
        range.upperBound == .max
        ? (range.lowerBound == .min ? "" : " from \(range.lowerBound)")
        : " from \(range.lowerBound) to \(range.upperBound)"
      throw unexpected(found, expected: "\(what), a whole number\(limits)")
    }
    return number
  }

  /// Consumes a number with or without a fraction.
  mutating func number(
    _ what: String, in range: ClosedRange<Double>? = nil
  ) throws(ScriptError.Problem) -> Double {
    let found = try next()
    guard let number = Self.number(found.bytes) else {
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

  /// Consumes a time or duration in seconds with up to six decimal places. Returns microseconds.
  mutating func seconds(_ what: String) throws(ScriptError.Problem) -> Int64 {
    let found = try next()
    return try seconds(found.bytes, what, found: found)
  }

  /// Consumes a duration in seconds, greater than 0, and returns microseconds.
  mutating func duration(_ what: String) throws(ScriptError.Problem) -> Int64 {
    let found = try next()
    let duration = try seconds(found.bytes, what, found: found)
    guard duration > 0 else { throw unexpected(found, expected: "\(what) of more than 0 s") }
    return duration
  }

  /// Parses seconds that are part of a word, and returns microseconds.
  func seconds(
    _ text: ArraySlice<UInt8>, _ what: String, found: LocatedToken
  ) throws(ScriptError.Problem) -> Int64 {
    var rest = text
    let whole = Self.digits(&rest)
    var decimals = 0
    var microseconds: Int64 = 0
    var isNumber = whole.count > 0
    if isNumber, rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      decimals = rest.count
      // Numbers with more than six digits are rejected below.
      for digit in rest.prefix(6) { microseconds = microseconds * 10 + Int64(digit &- 48) }
      isNumber = Self.digits(&rest).count > 0
    }
    guard isNumber, rest.isEmpty else {
      throw unexpected(found, expected: "\(what) in seconds, such as 0.250")
    }
    guard decimals <= 6 else {
      throw problem(
        found.column, "\(Self.quote(text)) has more than 6 decimals; use at most 6")
    }
    guard let seconds = whole.value, seconds <= ScriptLimits.seconds else {
      throw problem(
        found.column,
        "\(Self.quote(text)) is too large; use at most \(ScriptLimits.seconds) s")
    }
    for _ in decimals..<6 { microseconds *= 10 }
    return Int64(seconds) * 1_000_000 + microseconds
  }

  private static func quote(_ text: ArraySlice<UInt8>) -> String {
    ScriptError.quote(String(decoding: text, as: UTF8.self))
  }

  /// Removes the digits at the start of some text.
  ///
  /// - Returns: The number of digits and their value, or a `nil` value if it exceeds 64 bits.
  private static func digits(_ text: inout ArraySlice<UInt8>) -> (count: Int, value: Int64?) {
    let start = text.startIndex
    var value: Int64 = 0
    var isTooLarge = false
    while let byte = text.first, (48...57).contains(byte) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int64(byte - 48))
      if overflow || carry { isTooLarge = true }
      value = sum
      text.removeFirst()
    }
    return (text.startIndex - start, isTooLarge ? nil : value)
  }

  /// Parses a whole number, or returns `nil` for anything else and for numbers that exceed 64 bits.
  private static func integer(_ text: ArraySlice<UInt8>) -> Int64? {
    var rest = text
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    let digits = digits(&rest)
    guard digits.count > 0, rest.isEmpty else { return nil }
    // The smallest number has no positive counterpart.
    return digits.value.map { isNegative ? -$0 : $0 }
      ?? Int64(String(decoding: text, as: UTF8.self))
  }

  /// Parses a decimal number with an optional exponent, or returns `nil` for anything else and for
  /// numbers that overflow.
  static func number(_ text: ArraySlice<UInt8>) -> Double? {
    var rest = text
    func sign() {
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    }
    sign()
    let whole = digits(&rest)
    guard whole.count > 0 else { return nil }
    var fraction = (count: 0, value: Int64?.some(0))
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = digits(&rest)
      guard fraction.count > 0 else { return nil }
    }
    if rest.isEmpty, whole.count + fraction.count <= 15, let high = whole.value,
      let low = fraction.value
    {
      var scale: Int64 = 1
      for _ in 0..<fraction.count { scale *= 10 }
      // Both numbers are exact, so only the division rounds. The result equals the C library's.
      let number = Double(high * scale + low) / Double(scale)
      return text.first == UInt8(ascii: "-") ? -number : number
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      sign()
      guard digits(&rest).count > 0 else { return nil }
    }
    guard rest.isEmpty, let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite
    else { return nil }
    return number
  }
}
