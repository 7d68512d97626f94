import UIKit

extension ScriptLineParser {
  /// The maximum number of fingers in a packet to compare directly. Above this limit, they are
  /// hashed.
  private static let comparedFingers = 12

  /// Parses finger changes joined by `&`, after the first word.
  mutating func fingers(
    first: ScriptTokenizer.LocatedToken
  ) throws(ScriptError.Problem) -> ScriptSyntax.Statement {
    if let cancel = try cancelAll(first) { return cancel }
    var changes = [try change(first)]
    var fingers: Set<Int64> = []
    while try tokens.peek().token == .ampersand {
      _ = try tokens.next()
      let found = try tokens.next()
      let next = try change(found)
      // Comparing a few fingers is faster than hashing them.
      if changes.count >= Self.comparedFingers, fingers.isEmpty {
        fingers = Set(changes.map(\.finger))
      }
      let isNew =
        fingers.isEmpty
        ? !changes.contains { $0.finger == next.finger }
        : fingers.insert(next.finger).inserted
      guard isNew else {
        throw tokens.problem(
          found.column,
          "finger \(next.finger) changes twice in one packet; put the second change on a separate "
            + "line")
      }
      changes.append(next)
    }
    return .fingers(changes)
  }

  /// Parses a `cancel` of all fingers, which must be alone on its line, or returns `nil` for
  /// anything else.
  private mutating func cancelAll(
    _ found: ScriptTokenizer.LocatedToken
  ) throws(ScriptError.Problem) -> ScriptSyntax.Statement? {
    guard found.bytes.first == UInt8(ascii: "c"), FingerVerb(found.bytes) == .cancel else {
      return nil
    }
    switch try tokens.peek().token {
    case .end: return .command(.cancelAll)
    case .ampersand:
      throw tokens.problem(
        found.column,
        "found a cancel of all fingers in a packet; put it on a separate line, or name a finger")
    case .word, .text, .comma: return nil
    }
  }

  private mutating func change(
    _ found: ScriptTokenizer.LocatedToken
  ) throws(ScriptError.Problem) -> FingerStatement {
    let (word, id) = Self.split(found.bytes)
    guard let verb = FingerVerb(word) else {
      throw tokens.unexpected(found, expected: "down, move, up or cancel of another finger")
    }
    let finger = try finger(id, found)
    var change = FingerStatement(
      finger: finger, kind: .cancel, location: tokens.location(found.column))
    switch verb {
    case .down:
      change.kind = .down(try tokens.point())
      try attributes(of: &change)
    case .move:
      change.kind = .move(try tokens.point(), over: nil)
      try attributes(of: &change)
    case .up:
      let hasPoint = try !tokens.peek().bytes.isEmpty
      change.kind = .up(hasPoint ? try tokens.point() : nil)
    case .cancel: break
    }
    return change
  }

  /// Consumes a finger's number, which is part of the verb's word or follows it.
  mutating func finger(
    _ id: ArraySlice<UInt8>?, _ found: ScriptTokenizer.LocatedToken
  ) throws(ScriptError.Problem) -> Int64 {
    let what = "a finger's number"
    if let id { return try tokens.integer(id, what, in: 0...Int64.max, found: found) }
    let number = try tokens.next()
    if try tokens.peek().token == .comma {
      var rest = tokens
      _ = try rest.next()
      let point = "\(number.word ?? ""),\(try rest.next().word ?? "Y")"
      throw tokens.problem(
        number.column,
        "the finger's number is missing; expected it before the point, as in "
          + ScriptError.quote("\(found.word ?? "") 1 \(point)"))
    }
    return try tokens.integer(number.bytes, what, in: 0...Int64.max, found: number)
  }

  /// Consumes the attributes of a finger change: `over`, `ease`, and `via` for a move, `pressure`,
  /// and `radius`.
  private mutating func attributes(of change: inout FingerStatement) throws(ScriptError.Problem) {
    while let word = try tokens.peek().word {
      let found = try tokens.next()
      switch (word, change.kind) {
      case ("pressure", _) where change.pressure == nil:
        change.pressure = CGFloat(try tokens.number("a pressure", in: ScriptLimits.pressures))
      case ("radius", _) where change.radius == nil:
        change.radius = CGFloat(
          try tokens.number("a radius", in: 0...ScriptLimits.coordinate))
      case ("over", .move(let point, over: nil)) where change.via.isEmpty:
        change.kind = .move(point, over: try tokens.duration("a duration"))
      case ("ease", .move(_, over: _?)) where change.ease == nil: change.ease = try ease()
      case ("via", .move(_, over: nil)):
        let point = try tokens.point()
        try tokens.skipComma()
        let time = AppTime(microseconds: try tokens.seconds("the time of a via point"))
        change.via.append(TouchChange.CoalescedSample(point: point, time: time))
      case ("via", .move):
        throw tokens.problem(
          found.column,
          #"found "via" in a move with "over"; use one of them"#)
      default:
        throw tokens.unexpected(found, expected: expected(after: change))
      }
    }
  }

  private func expected(after change: FingerStatement) -> String {
    var words: [String] = []
    if case .move(_, over: nil) = change.kind {
      words += change.via.isEmpty ? ["over"] : []
    }
    if case .move(_, over: _?) = change.kind, change.ease == nil { words.append("ease") }
    words += change.pressure == nil ? ["pressure"] : []
    words += change.radius == nil ? ["radius"] : []
    if case .move(_, over: nil) = change.kind { words.append("via") }
    return ScriptError.list(words + ["& and another finger", "the end of the line"])
  }
}
