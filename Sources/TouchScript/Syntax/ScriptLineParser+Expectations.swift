import UIKit

extension ScriptLineParser {
  /// The words that may follow `expect`.
  static let expectations = [
    "log", "nolog", "label", "prop", "count", "gesture", "trace", "snapshot",
  ]
  /// The words that may follow `expect log`.
  static let logExpectations = ["contains", "matches"]

  /// Parses the rest of an `expect` line.
  mutating func expectation() throws(ScriptError.Problem) -> ScriptExpectation {
    let (kind, _) = try tokens.choice(Self.expectations)
    switch kind {
    case "log": return try log()
    case "nolog": return .noLog
    case "label":
      let name = try tokens.name("a label's identifier")
      return .label(name, try tokens.quoted("the label's text"))
    case "count":
      let name = try tokens.name("an identifier")
      return .count(name, Int(try tokens.integer("a number of views", in: 0...ScriptLimits.count)))
    case "trace":
      let column = (try? tokens.peek().column) ?? 1
      return .trace(try compiled(try quotedOrRest(), column))
    case "snapshot":
      let path = try picturePath()
      var tolerance: Double?
      if try tokens.consume("eps") {
        tolerance = try tokens.number("a fraction of the pixels", in: 0...1)
      }
      return .snapshot(path, tolerance: tolerance)
    case "gesture":
      let name = try tokens.name("a gesture recognizer's name or class")
      let states = UIGestureRecognizer.State.allCases
      let (word, _) = try tokens.choice(states.map { "\($0)" })
      return .gesture(name, states.first { "\($0)" == word } ?? .possible)
    default: return try property()
    }
  }

  private mutating func log() throws(ScriptError.Problem) -> ScriptExpectation {
    if try tokens.consume("contains") {
      return .logContains(try tokens.quoted("part of a log line"))
    }
    if try tokens.consume("matches") {
      let column = try tokens.peek().column
      let pattern: String
      if let slashed = try tokens.slashed() {
        pattern = slashed
      } else {
        let found = try tokens.next()
        guard case .text(let text) = found.token else {
          throw tokens.unexpected(
            found, expected: "a regular expression between slashes or in double quotes")
        }
        pattern = text
      }
      return .logMatches(try compiled(pattern, column))
    }
    let found = try tokens.next()
    guard case .text(let text) = found.token else {
      throw tokens.unexpected(
        found, expected: "a log line in double quotes, contains or matches")
    }
    return .log(text)
  }

  /// Consumes the path to a picture in the script's folder or its subfolders.
  private mutating func picturePath() throws(ScriptError.Problem) -> String {
    let column = try tokens.peek().column
    let path = try path("a picture's path")
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasSuffix(".png"), path != ".png", !parts.contains(""), !parts.contains("..") else {
      throw tokens.problem(
        column,
        "found \(ScriptError.quote(path)); expected a PNG file next to the script, such as \"golden.png\""
      )
    }
    return path
  }

  private mutating func property() throws(ScriptError.Problem) -> ScriptExpectation {
    let found = try tokens.next()
    guard let word = found.word, let path = PropertyPath(word) else {
      throw tokens.unexpected(found, expected: "a path such as ball.center.x or spot[0].alpha")
    }
    let value = try value()
    var tolerance: Double?
    if try tokens.consume("eps") {
      tolerance = try tokens.number("a tolerance", in: 0...Double.greatestFiniteMagnitude)
    }
    return .property(path, value, tolerance: tolerance)
  }

  /// Consumes a value: quoted text, a word, or one, two, or four numbers.
  private mutating func value() throws(ScriptError.Problem) -> ScriptValue {
    let found = try tokens.next()
    switch found.token {
    case .text(let text): return .text(text)
    case .word(let bytes):
      if let first = ScriptTokenizer.number(bytes) { return try value(first, found) }
      let word = String(decoding: bytes, as: UTF8.self)
      switch word {
      case "true": return .bool(true)
      case "false": return .bool(false)
      case "nil": return .none
      case "nan", "inf", "infinity", "eps": throw unexpectedValue(found)
      default: break
      }
      let isWord = word.unicodeScalars.first.map { ("a"..."z").contains($0) } == true
      guard isWord, PropertyPath.isName(word) else { throw unexpectedValue(found) }
      return .word(word)
    case .comma, .ampersand, .end: throw unexpectedValue(found)
    }
  }

  private mutating func value(
    _ first: Double, _ found: ScriptTokenizer.LocatedToken
  ) throws(ScriptError.Problem) -> ScriptValue {
    var numbers = [first]
    while numbers.count < 4 {
      let next = try tokens.peek()
      guard next.token == .comma || (ScriptTokenizer.number(next.bytes) != nil) else {
        break
      }
      try tokens.skipComma()
      numbers.append(try tokens.number("another number"))
    }
    switch numbers.count {
    case 1: return .number(first)
    case 2: return .pair(CGPoint(x: numbers[0], y: numbers[1]))
    case 4:
      return .rect(
        CGRect(
          origin: CGPoint(x: numbers[0], y: numbers[1]),
          size: CGSize(width: numbers[2], height: numbers[3])))
    default: throw tokens.problem(found.column, "found 3 numbers; expected 1, 2 or 4")
    }
  }

  private func unexpectedValue(_ found: ScriptTokenizer.LocatedToken) -> ScriptError.Problem {
    tokens.unexpected(
      found,
      expected: "a value: a number, X,Y, X,Y,WIDTH,HEIGHT, quoted text, true, false, nil or "
        + "the name of a case")
  }

  /// Consumes quoted text or the rest of the line.
  private mutating func quotedOrRest() throws(ScriptError.Problem) -> String {
    var quoted = tokens
    if case .text(let text)? = try? quoted.next().token {
      tokens = quoted
      return text
    }
    return tokens.rest()
  }

  /// Compiles a regular expression that begins at the given column.
  private func compiled(
    _ pattern: String, _ column: Int
  ) throws(ScriptError.Problem) -> TracePattern {
    guard !pattern.isEmpty, pattern.unicodeScalars.count <= ScriptLimits.pattern else {
      throw tokens.problem(
        column, "expected a regular expression of 1 to \(ScriptLimits.pattern) characters")
    }
    guard let compiled = TracePattern(pattern) else {
      throw tokens.problem(
        column,
        "\(ScriptError.quote(pattern)) is not a regular expression; put a backslash before ( [ { } * + ?"
      )
    }
    return compiled
  }
}
