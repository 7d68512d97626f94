import UIKit

// Lines that describe a whole gesture.
extension ScriptLineParser {
  /// The maximum number of points of a path.
  private static let pathPoints = 1000
  /// The speeds of a gesture, in points per second.
  private static let speeds = 1...ScriptLimits.coordinate

  // MARK: - One finger

  /// Parses the rest of a `tap` line.
  mutating func tap(
    _ id: ArraySlice<UInt8>?, _ found: ScriptTokenizer.LocatedToken
  ) throws(ScriptError.Problem) -> ScriptMacro {
    var landings = [ScriptMacro.Landing(try finger(id, found), at: try tokens.point())]
    while try tokens.peek().token == .ampersand {
      _ = try tokens.next()
      let next = try tokens.peek()
      let number = try tokens.integer("another finger's number", in: 0...Int64.max)
      guard !landings.contains(where: { $0.finger == number }) else {
        throw tokens.problem(
          next.column, "finger \(number) taps twice; expected another finger, as in \"& 2 X,Y\"")
      }
      landings.append(ScriptMacro.Landing(number, at: try tokens.point()))
    }
    var count: Int?
    var (every, hold): (Int64?, Int64?)
    while let word = try tokens.peek().word {
      let found = try tokens.next()
      switch word {
      case "count" where count == nil:
        count = Int(try tokens.integer("a number of taps", in: 1...ScriptLimits.count))
      case "every" where every == nil:
        every = try tokens.duration("the time between taps")
      case "hold" where hold == nil:
        hold = try tokens.duration("the time until the lift")
      default:
        throw tokens.unexpected(found, expected: "count, every, hold or the end of the line")
      }
    }
    if let hold, (count ?? 1) > 1, hold >= every ?? MacroExpansion.tapInterval {
      throw tokens.problem(
        found.column,
        "each tap lasts \(ScriptSyntax.seconds(hold)) s, and the next one begins after "
          + "\(ScriptSyntax.seconds(every ?? MacroExpansion.tapInterval)) s; use a larger \"every\""
      )
    }
    return .tap(landings, count: count, every: every, hold: hold)
  }

  /// Parses the rest of a `drag` line.
  mutating func drag(
    _ id: ArraySlice<UInt8>?, _ found: ScriptTokenizer.LocatedToken
  ) throws(ScriptError.Problem) -> ScriptMacro {
    .drag(
      finger: try finger(id, found), from: try tokens.point(), to: try tokens.point(),
      try motion(hasLength: true))
  }

  /// Parses the rest of a `path` line.
  mutating func path(
    _ id: ArraySlice<UInt8>?, _ found: ScriptTokenizer.LocatedToken
  ) throws(ScriptError.Problem) -> ScriptMacro {
    let finger = try finger(id, found)
    var points = [try tokens.point(), try tokens.point()]
    while let first = try tokens.peek().bytes.first, !Self.isLetter(first) {
      let next = try tokens.peek()
      points.append(try tokens.point())
      guard points.count <= Self.pathPoints else {
        throw tokens.problem(
          next.column, "a path has at most \(Self.pathPoints) points; use several lines")
      }
    }
    let isStraight = try tokens.consume("straight")
    return .path(
      finger: finger, through: points, isStraight: isStraight, try motion(hasLength: true))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  // MARK: - Two fingers

  /// Parses the rest of a `pinch` line.
  mutating func pinch() throws(ScriptError.Problem) -> ScriptMacro {
    let point = try tokens.point()
    let lengths = 0...ScriptLimits.coordinate
    let from = CGFloat(try tokens.number("the first distance", in: lengths))
    let to = CGFloat(try tokens.number("the last distance", in: lengths))
    var angle: CGFloat?
    if try tokens.consume("angle") {
      angle = CGFloat(try tokens.number("an angle in degrees", in: ScriptLimits.coordinates))
    }
    return .pinch(at: point, from: from, to: to, angle: angle, try motion(hasLength: false))
  }

  /// Parses the rest of a `rotate` line.
  mutating func rotate() throws(ScriptError.Problem) -> ScriptMacro {
    let degrees = ScriptLimits.coordinates
    return .rotate(
      at: try tokens.point(),
      radius: CGFloat(try tokens.number("a radius", in: 0...ScriptLimits.coordinate)),
      from: CGFloat(try tokens.number("the first angle in degrees", in: degrees)),
      to: CGFloat(try tokens.number("the last angle in degrees", in: degrees)),
      try motion(hasLength: false))
  }

  /// Parses the rest of a `transform` line.
  mutating func transform() throws(ScriptError.Problem) -> ScriptMacro {
    var transform = ScriptTransform(try tokens.point())
    let degrees = ScriptLimits.coordinates
    var isComplete = false
    while !isComplete {
      switch try tokens.peek().word {
      case "to" where transform.target == nil:
        _ = try tokens.next()
        transform.target = try tokens.point()
      case "scale" where transform.scale == nil:
        _ = try tokens.next()
        transform.scale = CGFloat(try tokens.number("a scale", in: 0...1000))
      case "rotate" where transform.rotation == nil:
        _ = try tokens.next()
        transform.rotation = CGFloat(try tokens.number("an angle in degrees", in: degrees))
      case "distance" where transform.distance == nil:
        _ = try tokens.next()
        transform.distance = CGFloat(
          try tokens.number("the first distance", in: 0...ScriptLimits.coordinate))
      case "angle" where transform.angle == nil:
        _ = try tokens.next()
        transform.angle = CGFloat(try tokens.number("an angle in degrees", in: degrees))
      default: isComplete = true
      }
    }
    var words: [String] = []
    if transform.target == nil { words.append("to") }
    if transform.scale == nil { words.append("scale") }
    if transform.rotation == nil { words.append("rotate") }
    if transform.distance == nil { words.append("distance") }
    if transform.angle == nil { words.append("angle") }
    return .transform(transform, try motion(hasLength: false, words))
  }

  // MARK: - Time

  /// Consumes the time course of a gesture: `over` or `speed`, `hold`, and `ease`, in any order.
  ///
  /// - Parameters:
  ///   - hasLength: Whether the movement has a length, so that a speed determines its duration.
  ///   - others: The other words that may be next, for error messages.
  private mutating func motion(
    hasLength: Bool, _ others: [String] = []
  ) throws(ScriptError.Problem) -> ScriptMotion {
    var pace: ScriptMotion.Pace?
    var ease: ScriptEase?
    var hold: Int64?
    while let word = try tokens.peek().word {
      let found = try tokens.next()
      switch word {
      case "over" where pace == nil: pace = .over(try tokens.duration("a duration"))
      case "speed" where pace == nil && hasLength:
        pace = .speed(CGFloat(try tokens.number("a speed in points per second", in: Self.speeds)))
      case "ease" where ease == nil: ease = try self.ease()
      case "hold" where hold == nil: hold = try tokens.duration("the time before the movement")
      default:
        guard pace != nil else {
          throw tokens.unexpected(found, expected: Self.expectedPace(hasLength, others))
        }
        let words = (ease == nil ? ["ease"] : []) + (hold == nil ? ["hold"] : [])
        throw tokens.unexpected(found, expected: ScriptError.list(words + ["the end of the line"]))
      }
    }
    guard let pace else {
      throw tokens.unexpected(try tokens.next(), expected: Self.expectedPace(hasLength, others))
    }
    return ScriptMotion(pace, ease: ease, hold: hold)
  }

  private static func expectedPace(_ hasLength: Bool, _ others: [String]) -> String {
    let speed = hasLength ? " or speed, such as \"speed 300\"" : ""
    let start = others.isEmpty ? "" : others.joined(separator: ", ") + ", or "
    return start + "the gesture's duration, such as \"over 0.5\"\(speed)"
  }

  /// Consumes the name of a pacing.
  mutating func ease() throws(ScriptError.Problem) -> ScriptEase {
    ScriptEase(rawValue: try tokens.choice(ScriptEase.allCases.map(\.rawValue)).word) ?? .easeInOut
  }
}
