import CoreGraphics
import UIKit

extension ScriptLineParser {
  /// Takes changes joined by `&`, of which the first word was taken already.
  mutating func changes(
    first: ScriptTokenizer.LocatedToken
  ) throws(ScriptError.Problem) -> ScriptSyntax.Statement {
    if let cancel = try cancelAll(first) { return cancel }
    var changes = [try change(first)]
    var fingers = Set(changes.map(\.finger))
    while try reader.peek().token == .ampersand {
      _ = try reader.next()
      let found = try reader.next()
      let next = try change(found)
      guard fingers.insert(next.finger).inserted else {
        throw reader.problem(
          found.column,
          "finger \(next.finger) is there twice; one packet changes a finger once, so write a line "
            + "of its own")
      }
      changes.append(next)
    }
    return .changes(changes)
  }

  /// Takes a `cancel` of all fingers, which stands alone; nil for anything else.
  private mutating func cancelAll(
    _ found: ScriptTokenizer.LocatedToken
  ) throws(ScriptError.Problem) -> ScriptSyntax.Statement? {
    guard found.word == "c" || found.word == "cancel" else { return nil }
    switch try reader.peek().token {
    case .end: return .control(.cancelAll)
    case .ampersand:
      throw reader.problem(
        found.column,
        "found a cancel of all fingers in a packet; expected it in a line of its own, or a finger")
    case .word, .text, .comma: return nil
    }
  }

  private mutating func change(
    _ found: ScriptTokenizer.LocatedToken
  ) throws(ScriptError.Problem) -> FingerStatement {
    let (word, id) = Self.split(found.word ?? "")
    guard let verb = Self.changeVerbs[word] else {
      throw reader.unexpected(found, expected: "down, move, up or cancel of another finger")
    }
    let finger = try finger(id, found)
    let place = reader.place(found.column)
    switch verb {
    case "down":
      var change = FingerStatement(
        finger: finger, kind: .down(try reader.point()), place: place)
      try attributes(of: &change)
      return change
    case "move":
      var change = FingerStatement(
        finger: finger, kind: .move(try reader.point(), over: nil), place: place)
      try attributes(of: &change)
      return change
    case "up":
      let hasPoint = try reader.peek().word != nil
      return FingerStatement(
        finger: finger, kind: .up(hasPoint ? try reader.point() : nil), place: place)
    default:
      return FingerStatement(finger: finger, kind: .cancel, place: place)
    }
  }

  /// Takes a finger's number, from the verb's own word or after it.
  mutating func finger(
    _ id: String?, _ found: ScriptTokenizer.LocatedToken
  ) throws(ScriptError.Problem) -> Int64 {
    let what = "a finger's number"
    guard let id else { return try reader.integer(what, in: 0...Int64.max) }
    return try reader.integer(id, what, in: 0...Int64.max, found: found)
  }

  /// Takes what may follow a place: `over` and `via` for a move, `pressure` and `radius`.
  private mutating func attributes(of change: inout FingerStatement) throws(ScriptError.Problem) {
    while let word = try reader.peek().word {
      let found = try reader.next()
      switch (word, change.kind) {
      case ("pressure", _) where change.pressure == nil:
        change.pressure = CGFloat(try reader.number("a pressure", in: 0...1))
      case ("radius", _) where change.radius == nil:
        change.radius = CGFloat(
          try reader.number("a radius", in: 0...ScriptTokenizer.maximumCoordinate))
      case ("over", .move(let point, over: nil)) where change.via.isEmpty:
        change.kind = .move(point, over: try reader.duration("a duration"))
      case ("via", .move(_, over: nil)):
        let point = try reader.point()
        try reader.skipComma()
        let time = AppTime(microseconds: try reader.seconds("the time of a passed place"))
        change.via.append(TouchChange.Sample(point: point, time: time))
      case ("via", .move):
        throw reader.problem(
          found.column,
          #"found "via" in a move with "over"; expected one of them: "via" tells of one packet"#)
      default:
        throw reader.unexpected(found, expected: expected(after: change))
      }
    }
  }

  private func expected(after change: FingerStatement) -> String {
    var words: [String] = []
    if case .move(_, over: nil) = change.kind {
      words += change.via.isEmpty ? ["over"] : []
    }
    words += change.pressure == nil ? ["pressure"] : []
    words += change.radius == nil ? ["radius"] : []
    if case .move(_, over: nil) = change.kind { words.append("via") }
    return ScriptTokenizer.list(words + ["& and another finger", "the end of the line"])
  }

  // MARK: - Macros

  /// Takes the rest of `tap` or `drag`.
  mutating func oneFinger(
    _ verb: String, _ id: String?, _ found: ScriptTokenizer.LocatedToken
  ) throws(ScriptError.Problem) -> ScriptMacro {
    let finger = try finger(id, found)
    let point = try reader.point()
    if verb == "drag" {
      let end = try reader.point()
      try reader.demand("over")
      return .drag(finger: finger, from: point, to: end, over: try reader.duration("a duration"))
    }
    var count: Int?
    var every: Int64?
    while let word = try reader.peek().word {
      let found = try reader.next()
      switch word {
      case "count" where count == nil:
        count = Int(try reader.integer("a number of taps", in: 1...1_000_000))
      case "every" where every == nil:
        every = try reader.duration("the time from tap to tap")
      default:
        throw reader.unexpected(found, expected: "count, every or the end of the line")
      }
    }
    return .tap(finger: finger, at: point, count: count, every: every)
  }

  /// Takes the rest of `pinch` or `rotate`.
  mutating func twoFingers(_ verb: String) throws(ScriptError.Problem) -> ScriptMacro {
    let point = try reader.point()
    let lengths = 0...ScriptTokenizer.maximumCoordinate
    let degrees = -ScriptTokenizer.maximumCoordinate...ScriptTokenizer.maximumCoordinate
    if verb == "rotate" {
      let radius = CGFloat(try reader.number("a radius", in: lengths))
      let from = CGFloat(try reader.number("the first angle in degrees", in: degrees))
      let to = CGFloat(try reader.number("the last angle in degrees", in: degrees))
      try reader.demand("over")
      return .rotate(
        at: point, radius: radius, from: from, to: to, over: try reader.duration("a duration"))
    }
    let from = CGFloat(try reader.number("the first distance", in: lengths))
    let to = CGFloat(try reader.number("the last distance", in: lengths))
    var angle: CGFloat?
    if try reader.take("angle") {
      angle = CGFloat(try reader.number("an angle in degrees", in: degrees))
    }
    try reader.demand("over")
    return .pinch(
      at: point, from: from, to: to, angle: angle, over: try reader.duration("a duration"))
  }
}
