import CoreGraphics
import UIKit

/// Reads one line of a script.
struct ScriptLineParser {
  /// What a step may begin with, after its time.
  static let verbs =
    ["down", "move", "up", "cancel", "tap", "drag", "pinch", "rotate", "mouse", "key", "focus"]
    + ["suspend", "resume", "resize", "sdl", "turn", "snapshot", "expect"]
  /// What a line may begin with before the first step.
  static let headers = ["demo", "variant", "screen", "frame"]
  /// The short forms of the verbs that change a finger.
  static let changeVerbs = [
    "d": "down", "m": "move", "u": "up", "c": "cancel", "down": "down", "move": "move",
    "up": "up", "cancel": "cancel",
  ]

  var reader: ScriptTokenizer

  init(_ scalars: some Sequence<Unicode.Scalar>, line: Int) {
    reader = ScriptTokenizer(scalars, line: line)
  }

  /// Returns what the line says.
  static func line(
    _ scalars: some Sequence<Unicode.Scalar>, line: Int
  ) throws(ScriptError.Problem) -> ScriptSyntax.Line {
    var parser = ScriptLineParser(scalars, line: line)
    let start = try parser.reader.peek()
    let content = try parser.content()
    return ScriptSyntax.Line(
      place: parser.reader.place(start.column), content: content, comment: parser.reader.comment)
  }

  private mutating func content() throws(ScriptError.Problem) -> ScriptSyntax.Content {
    let first = try reader.next()
    switch first.token {
    case .end:
      return .blank
    case .text, .comma, .ampersand:
      throw reader.unexpected(first, expected: "a time such as 0.250 or +0.100")
    case .word(let word):
      // Not `??`, whose right side may only throw untyped errors.
      var content = try header(word)
      if content == nil { content = try step(first, word) }
      try reader.end()
      return content ?? .blank
    }
  }

  // MARK: - Header

  private mutating func header(_ word: String) throws(ScriptError.Problem) -> ScriptSyntax.Content?
  {
    switch word {
    case "touchscript":
      let found = try reader.next()
      guard found.word == "1" else { throw reader.unexpected(found, expected: "version 1") }
      return .version
    case "demo":
      return .demo(try reader.name("a demo's name"))
    case "variant":
      let (word, _) = try reader.choice(ScriptHeader.Variant.allCases.map(\.rawValue))
      return ScriptHeader.Variant(rawValue: word).map { .variant($0) }
    case "screen":
      let column = try reader.peek().column
      let size = try size("the screen's size")
      guard size == CGSize(width: 320, height: 480) else {
        throw reader.problem(column, "found another screen; the screen is always 320x480")
      }
      return .screen
    case "frame":
      let rate = try reader.integer("a rate", in: 1...Int64(ScriptHeader.maximumFrame))
      return .frame(Int(rate))
    default:
      return nil
    }
  }

  /// Takes a size in whole units: `320x480` or `320 x 480`.
  mutating func size(_ what: String) throws(ScriptError.Problem) -> CGSize {
    let found = try reader.next()
    var text = found.word ?? ""
    var words = 1
    while words < 3, !text.contains("x") || text.hasSuffix("x"), let word = try reader.peek().word {
      text += word
      words += 1
      _ = try reader.next()
    }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw reader.unexpected(found, expected: "\(what), such as 320x480")
    }
    let width = try reader.integer(parts[0], "a width", in: 1...100_000, found: found)
    let height = try reader.integer(parts[1], "a height", in: 1...100_000, found: found)
    return CGSize(width: CGFloat(width), height: CGFloat(height))
  }

  // MARK: - Steps

  private mutating func step(
    _ first: ScriptTokenizer.LocatedToken, _ word: String
  ) throws(ScriptError.Problem) -> ScriptSyntax.Content {
    let isTime = word.unicodeScalars.first.map { "+-.0123456789".unicodeScalars.contains($0) }
    guard isTime == true else {
      throw reader.problem(
        first.column,
        "unknown word \(ScriptTokenizer.quote(word)); expected a time such as 0.250 or +0.100, or "
          + ScriptTokenizer.list(Self.headers))
    }
    let moment: ScriptSyntax.StepTime
    if word.hasPrefix("+") {
      moment = .after(
        try reader.seconds(String(word.dropFirst()), "a time after the line before", found: first))
    } else {
      moment = .at(AppTime(microseconds: try reader.seconds(word, "a time", found: first)))
    }
    return .step(moment, try statement())
  }

  private mutating func statement() throws(ScriptError.Problem) -> ScriptSyntax.Statement {
    let found = try reader.next()
    guard case .word(let word) = found.token else {
      throw reader.unexpected(found, expected: ScriptTokenizer.list(Self.verbs))
    }
    let (verb, id) = Self.split(word)
    if Self.changeVerbs[verb] != nil { return try changes(first: found) }
    if verb == "tap" || verb == "drag" { return .macro(try oneFinger(verb, id, found)) }
    switch word {
    case "pinch", "rotate": return .macro(try twoFingers(word))
    case "expect": return .expectation(try expectation())
    default: return .control(try control(found, word))
    }
  }

  /// Takes `d1` apart into its letters and its finger; nil for no finger.
  static func split(_ word: String) -> (verb: String, id: String?) {
    let verb = word.unicodeScalars.prefix { ("a"..."z").contains($0) }
    let rest = word.unicodeScalars.dropFirst(verb.count)
    return (String(verb), rest.isEmpty ? nil : String(rest))
  }
}
