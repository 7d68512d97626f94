import CoreGraphics
import UIKit

/// Works the lines of a script out to single packets, and checks what they say together: times, and
/// what each finger does.
package struct ScriptCompiler {
  /// The most packets that `over` moves and macros of one script may make.
  package static let maximumSamples = 100_000

  /// What is wrong so far.
  private(set) var problems: [ScriptError.Problem] = []

  private let keepsSteps: Bool
  private var header = ScriptHeader()
  private var steps: [Script.Step] = []
  private var fingers = FingerValidator()
  /// When the line before began.
  private var previous = AppTime.zero
  private var samples = 0
  private var hasSteps = false
  private var hasPointer = false
  private var headersSeen: [String: Int] = [:]
  /// The lines of the pictures, by their names.
  private var pictures: [String: Int] = [:]

  /// Makes a compiler; one that keeps no steps only finds what is wrong.
  init(keepsSteps: Bool = true) {
    self.keepsSteps = keepsSteps
  }

  /// The script that the lines amount to.
  var script: Script { Script(header: header, steps: steps) }

  /// Takes the next line.
  mutating func add(_ line: ScriptSyntax.Line) {
    do throws(ScriptError.Problem) {
      try compile(line)
    } catch {
      problems.append(error)
      fingers.forget()
    }
  }

  /// Takes note of a line that could not be read: what the fingers do is not known after it.
  mutating func skipLine() {
    fingers.forget()
    hasPointer = true
  }

  private mutating func compile(_ line: ScriptSyntax.Line) throws(ScriptError.Problem) {
    switch line.content {
    case .blank, .version:
      break
    case .demo(let name):
      try checkHeader("demo", line)
      header.demo = name
    case .variant(let variant):
      try checkHeader("variant", line)
      header.variant = variant
    case .screen:
      try checkHeader("screen", line)
    case .frame(let rate):
      try checkHeader("frame", line)
      header.frame = rate
    case .step(let moment, let statement):
      hasSteps = true
      let time = try time(of: moment, line)
      try compile(statement, at: time, line)
    }
  }

  private mutating func checkHeader(
    _ word: String, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    if hasSteps {
      throw ScriptError.Problem(
        line.place, "found \"\(word)\" after a step; expected it before the first step")
    }
    if let first = headersSeen[word] {
      throw ScriptError.Problem(
        line.place, "found \"\(word)\" again; it is said in line \(first) already")
    }
    headersSeen[word] = line.place.line
  }

  private mutating func time(
    of moment: ScriptSyntax.StepTime, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) -> AppTime {
    let time: AppTime
    switch moment {
    case .at(let absolute): time = absolute
    case .after(let delay): time = AppTime(microseconds: previous.microseconds + delay)
    }
    guard time >= previous else {
      throw ScriptError.Problem(
        line.place,
        "found time \(ScriptSyntax.text(of: time)) after \(ScriptSyntax.text(of: previous)); "
          + "times never go back, so put the line earlier")
    }
    try checkLimit(time, line)
    previous = time
    return time
  }

  private func checkLimit(
    _ time: AppTime, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    guard time.microseconds > ScriptTokenizer.maximumSeconds * 1_000_000 else { return }
    throw ScriptError.Problem(
      line.place,
      "the line takes until after \(ScriptTokenizer.maximumSeconds) s; use smaller times")
  }

  private mutating func compile(
    _ statement: ScriptSyntax.Statement, at time: AppTime, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    switch statement {
    case .changes(let changes):
      try compile(changes, at: time, line)
    case .macro(let macro):
      try compile(macro, at: time, line)
    case .control(let control):
      switch control {
      case .mouseMove: hasPointer = true
      case .mouseDown, .mouseUp:
        guard hasPointer else {
          throw ScriptError.Problem(
            line.place,
            "found a mouse button before the pointer has a place; "
              + "write a line \"mouse move X,Y\" before it")
        }
      case .snapshot(let name):
        if let first = pictures[name] {
          throw ScriptError.Problem(
            line.place,
            "found the picture \(ScriptTokenizer.quote(name)) again, which line \(first) makes already; "
              + "give it another name")
        }
        pictures[name] = line.place.line
      case .cancelAll, .key, .focus, .suspend, .resume, .resize, .raw, .turn: break
      }
      append(.init(time, .control(control), place: line.place))
    case .expectation(let expectation):
      append(.init(time, .expectation(expectation), place: line.place))
    }
  }

  // MARK: - Packets

  private mutating func compile(
    _ changes: [FingerStatement], at time: AppTime, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    var packets = PacketTimeline()
    for change in changes {
      let start = try fingers.apply(change, at: time)
      try check(change.via, until: time, line)
      switch change.kind {
      case .move(let point, let over?):
        let count = PacketTimeline.count(over: over, frame: header.frame)
        try reserve(count: count, line)
        try checkLimit(AppTime(microseconds: time.microseconds + over), line)
        packets.add(
          fingerChange(change, .move(point)), from: start, to: point, at: time, over: over,
          count: count)
      case .down(let point): packets.add(fingerChange(change, .down(point)), at: time)
      case .move(let point, over: nil): packets.add(fingerChange(change, .move(point)), at: time)
      case .up(let point): packets.add(fingerChange(change, .up(point)), at: time)
      case .cancel: packets.add(fingerChange(change, .cancel), at: time)
      }
    }
    append(packets.sorted, line)
  }

  private mutating func compile(
    _ macro: ScriptMacro, at time: AppTime, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    let expansion = MacroExpansion(macro, at: time, frame: header.frame)
    try reserve(count: expansion.packetCount, line)
    try checkLimit(expansion.end, line)
    for finger in expansion.fingers {
      try fingers.run(finger, from: time, until: expansion.end, place: line.place)
    }
    append(expansion.packets(), line)
  }

  private mutating func append(
    _ packets: [PacketTimeline.Packet], _ line: ScriptSyntax.Line
  ) {
    for packet in packets {
      append(.init(packet.time, .packet(packet.changes), place: line.place))
    }
  }

  private mutating func append(_ step: Script.Step) {
    if keepsSteps { steps.append(step) }
  }

  private func fingerChange(_ change: FingerStatement, _ kind: TouchChange.Kind) -> TouchChange {
    var result = TouchChange(
      Script.finger(change.finger), kind, time: .zero, pressure: change.pressure,
      radius: change.radius)
    result.earlierSamples = change.via
    return result
  }

  private func check(
    _ via: [TouchChange.Sample], until time: AppTime, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    for (earlier, later) in zip(via.map(\.time), via.map(\.time).dropFirst() + [time])
    where earlier > later {
      throw ScriptError.Problem(
        line.place,
        "found a passed place at \(ScriptSyntax.text(of: earlier)), after "
          + "\(ScriptSyntax.text(of: later)); expected times that rise to the line's own")
    }
  }

  /// Makes sure that moves and macros do not make too many packets.
  private mutating func reserve(
    count: Int, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    samples += count
    guard samples <= Self.maximumSamples else {
      samples -= count
      throw ScriptError.Problem(
        line.place,
        "found moves and macros of more than \(Self.maximumSamples) packets; make them shorter")
    }
  }
}
