import UIKit

/// Parses one line of a script.
struct ScriptLineParser {
  /// The words that may follow a step's time.
  static let verbs =
    ["down", "move", "up", "cancel", "tap", "drag", "path", "pinch", "rotate", "transform"]
    + ["mouse", "key", "focus", "suspend", "resume", "resize", "shake", "appearance", "type"]
    + ["keyboard", "sdl", "turn", "snapshot", "expect"]
  /// The words that may begin a line before the first step.
  static let headers = ["demo", "variant", "screen", "device", "frame"]

  /// The verb of a finger change.
  enum FingerVerb: String {
    case down, move, up, cancel

    /// Creates a verb from its short or long form.
    init?(_ verb: ArraySlice<UInt8>) {
      switch verb.count == 1 ? verb.first : nil {
      case UInt8(ascii: "d"): self = .down
      case UInt8(ascii: "m"): self = .move
      case UInt8(ascii: "u"): self = .up
      case UInt8(ascii: "c"): self = .cancel
      default: self.init(rawValue: String(decoding: verb, as: UTF8.self))
      }
    }
  }

  var tokens: ScriptTokenizer

  /// Parses a line of UTF-8, without the newline.
  ///
  /// - Parameters:
  ///   - line: The line's number in its file, starting at 1.
  ///   - file: The file's number, as in `ScriptLocation`.
  ///   - variables: The variables that the line may use.
  static func line(
    _ bytes: ArraySlice<UInt8>, line: Int, file: Int = 0, variables: ScriptVariables? = nil
  ) throws(ScriptError.Problem) -> ScriptSyntax.Line {
    var parser = ScriptLineParser(
      tokens: ScriptTokenizer(bytes, line: line, file: file, variables: variables))
    let start = parser.tokens.startColumn
    let content = try parser.content()
    return ScriptSyntax.Line(
      location: parser.tokens.location(start), content: content, comment: parser.tokens.comment,
      written: parser.written(content))
  }

  /// Returns the original text of a line with a variable, because the parsed content does not
  /// contain its name.
  private func written(_ content: ScriptSyntax.Content) -> String? {
    switch content {
    case .variable:
      tokens.written.split { " \t\r".contains($0) }.joined(separator: " ")
    default:
      tokens.usesVariables ? tokens.written : nil
    }
  }

  private mutating func content() throws(ScriptError.Problem) -> ScriptSyntax.Content {
    let first = try tokens.next()
    switch first.token {
    case .end:
      return .blank
    case .text, .comma, .ampersand:
      throw tokens.unexpected(first, expected: "a time such as 0.250 or +0.100")
    case .word(let word):
      // `??` would throw untyped errors.
      var content = Self.isTime(word) ? nil : try header(String(decoding: word, as: UTF8.self))
      if content == nil { content = try step(first, word) }
      try tokens.end()
      return content ?? .blank
    }
  }

  // MARK: - Header

  private mutating func header(_ word: String) throws(ScriptError.Problem) -> ScriptSyntax.Content?
  {
    switch word {
    case "touchscript":
      let found = try tokens.next()
      guard found.word == "1" else { throw tokens.unexpected(found, expected: "version 1") }
      return .version
    case "let", "repeat", "end", "include": return try block(word)
    case "demo":
      return .demo(try tokens.name("a demo's name"))
    case "variant":
      let (word, _) = try tokens.choice(ScriptHeader.Variant.allCases.map(\.rawValue))
      return ScriptHeader.Variant(rawValue: word).map { .variant($0) }
    case "screen":
      let column = try tokens.peek().column
      let size = try size("the screen's size")
      guard size == CGSize(width: 320, height: 480) else {
        throw tokens.problem(
          column, "unsupported screen size; expected 320x480, or a line such as \"device iphone-x\""
        )
      }
      return .screen
    case "device":
      let found = try tokens.next()
      guard let device = found.word.flatMap({ Device(named: $0) }) else {
        throw tokens.unexpected(found, expected: Device.expectedNames)
      }
      return .device(device)
    case "frame":
      let rate = try tokens.integer("a rate", in: 1...ScriptLimits.frame)
      return .frame(Int(rate))
    default:
      return nil
    }
  }

  /// Consumes a size in whole units: `320x480` or `320 x 480`.
  mutating func size(_ what: String) throws(ScriptError.Problem) -> CGSize {
    let found = try tokens.next()
    var text = found.word ?? ""
    var words = 1
    while words < 3, !text.contains("x") || text.hasSuffix("x"), let word = try tokens.peek().word {
      text += word
      words += 1
      _ = try tokens.next()
    }
    let parts = Array(text.utf8).split(
      separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw tokens.unexpected(found, expected: "\(what), such as 320x480")
    }
    let width = try tokens.integer(parts[0], "a width", in: 1...100_000, found: found)
    let height = try tokens.integer(parts[1], "a height", in: 1...100_000, found: found)
    return CGSize(width: CGFloat(width), height: CGFloat(height))
  }

  // MARK: - Steps

  private mutating func step(
    _ first: ScriptTokenizer.LocatedToken, _ word: ArraySlice<UInt8>
  ) throws(ScriptError.Problem) -> ScriptSyntax.Content {
    guard Self.isTime(word) else {
      throw tokens.problem(
        first.column,
        "unknown word \(first.name); expected a time such as 0.250 or +0.100, or "
          + ScriptError.list(Self.headers + Self.blocks))
    }
    try checkDecimalPoint(first)
    let time: ScriptSyntax.StepTime
    if word.first == UInt8(ascii: "+") {
      time = .after(
        try tokens.seconds(word.dropFirst(), "a time after the previous step", found: first))
    } else {
      time = .at(AppTime(microseconds: try tokens.seconds(word, "a time", found: first)))
    }
    return .step(time, try statement())
  }

  /// Throws an error if a time has a decimal comma.
  private mutating func checkDecimalPoint(
    _ time: ScriptTokenizer.LocatedToken
  ) throws(ScriptError.Problem) {
    guard try tokens.peek().token == .comma else { return }
    var rest = tokens
    _ = try rest.next()
    let (whole, decimals) = (time.word ?? "", try rest.next().word ?? "5")
    throw tokens.problem(
      time.column,
      "found \(ScriptError.quote("\(whole),\(decimals)")); expected a time with a decimal point: "
        + "\(whole).\(decimals)")
  }

  /// Returns whether a word looks like a time, valid or not.
  private static func isTime(_ word: ArraySlice<UInt8>) -> Bool {
    switch word.first ?? 0 {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private mutating func statement() throws(ScriptError.Problem) -> ScriptSyntax.Statement {
    let found = try tokens.next()
    guard case .word(let word) = found.token else {
      throw tokens.unexpected(found, expected: ScriptError.list(Self.verbs))
    }
    let (verb, id) = Self.split(word)
    if FingerVerb(verb) != nil { return try fingers(first: found) }
    switch String(decoding: verb, as: UTF8.self) {
    case "tap": return .macro(try tap(id, found))
    case "drag": return .macro(try drag(id, found))
    case "path": return .macro(try path(id, found))
    case "pinch" where id == nil: return .macro(try pinch())
    case "rotate" where id == nil:
      if let turn = try deviceTurn() { return .command(.rotate(turn)) }
      return .macro(try rotate())
    case "transform" where id == nil: return .macro(try transform())
    case "expect" where id == nil: return .expectation(try expectation())
    default: return .command(try command(found, String(decoding: word, as: UTF8.self)))
    }
  }

  /// Splits `d1` into the verb and the finger's number, or returns `nil` for a verb without a
  /// number.
  static func split(
    _ word: ArraySlice<UInt8>
  ) -> (verb: ArraySlice<UInt8>, id: ArraySlice<UInt8>?) {
    var end = word.startIndex
    while end < word.endIndex, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(word[end]) {
      end += 1
    }
    return (word[..<end], end == word.endIndex ? nil : word[end...])
  }
}
