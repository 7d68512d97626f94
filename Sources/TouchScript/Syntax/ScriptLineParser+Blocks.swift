import UIKit

extension ScriptLineParser {
  /// The words that begin lines that have no time and may appear anywhere.
  static let blocks = ["let", "repeat", "end", "include"]

  /// Parses a line that begins with one of `blocks`, or returns `nil` for any other word.
  mutating func block(_ word: String) throws(ScriptError.Problem) -> ScriptSyntax.Content? {
    switch word {
    case "let": return try variable()
    case "repeat":
      let count = try tokens.integer("a number of repetitions", in: 1...ScriptLimits.count)
      return .repeated(Int(count))
    case "end": return .end
    case "include": return .include(try path("a script's path"))
    default: return nil
    }
  }

  private mutating func variable() throws(ScriptError.Problem) -> ScriptSyntax.Content {
    let name = try tokens.name("a variable's name")
    do throws(ScriptError.Problem) {
      try tokens.require("=")
      var value = try operand()
      let found = try tokens.peek()
      if found.token != .end {
        let (word, column) = try tokens.choice(ScriptVariables.Operator.allCases.map(\.rawValue))
        let operation = ScriptVariables.Operator(rawValue: word) ?? .plus
        guard let result = ScriptVariables.result(value, operation, try operand()) else {
          throw tokens.problem(
            column,
            "\"\(word)\" has no result here; expected numbers, two points for + and -, or a point and "
              + "a number for * and /")
        }
        value = result
        try tokens.end()
      }
      return .variable(name, value)
    } catch {
      // Lines that use the variable do not report additional errors.
      tokens.variables?.set(name, to: nil)
      throw error
    }
  }

  /// Consumes a number or a point.
  private mutating func operand() throws(ScriptError.Problem) -> ScriptVariables.Value {
    var numbers = [try number()]
    let next = try tokens.peek()
    if next.token == .comma || ScriptTokenizer.number(next.bytes) != nil {
      try tokens.skipComma()
      numbers.append(try number())
    }
    return ScriptVariables.Value(numbers: numbers)
  }

  private mutating func number() throws(ScriptError.Problem) -> ArraySlice<UInt8> {
    let found = try tokens.next()
    guard ScriptTokenizer.number(found.bytes) != nil else {
      throw tokens.unexpected(found, expected: "a number such as 0.5, or a point such as 160,240")
    }
    return found.bytes
  }

  /// Consumes a file path: a word or quoted text.
  mutating func path(_ what: String) throws(ScriptError.Problem) -> String {
    let found = try tokens.next()
    let path: String? =
      switch found.token {
      case .text(let text): text
      case .word: found.word
      case .comma, .ampersand, .end: nil
      }
    guard let path, !path.isEmpty, !path.utf8.contains(0) else {
      throw tokens.unexpected(found, expected: "\(what), in quotes if it has spaces")
    }
    return path
  }
}
