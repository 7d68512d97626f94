import UIKit

/// Expands a script's lines into single packets, and checks times, headers, names, and the order of
/// each finger's changes.
struct ScriptCompiler {
  private let keepsSteps: Bool
  private var header = ScriptHeader()
  private var steps: [Script.Step] = []
  private var fingers = FingerValidator()
  /// The start of the previous step.
  private var previous = AppTime.zero
  /// The start of the current repeat round or included file, to which the times in it are relative.
  private var start = AppTime.zero
  /// The start times of the enclosing blocks, outermost first.
  private var outerStarts: [AppTime] = []
  private var packetCount = 0
  private var hasSteps = false
  private var hasPointer = false
  private var headerLines: [String: Int] = [:]
  /// Each snapshot's line and the number of times it was played, by snapshot name.
  private var snapshots: [String: (location: ScriptLocation, count: Int)] = [:]

  /// Creates a compiler. If `keepsSteps` is `false`, the compiler only finds errors.
  init(keepsSteps: Bool = true) {
    self.keepsSteps = keepsSteps
  }

  /// The script compiled from the lines so far.
  var script: Script { Script(header: header, steps: steps) }

  /// Compiles the next line.
  mutating func add(_ line: ScriptSyntax.Line) throws(ScriptError.Problem) {
    switch line.content {
    case .blank, .version, .variable, .repeated, .end, .include:
      break
    case .demo(let name):
      try set("demo", name, \.demo, line)
    case .variant(let variant):
      try set("variant", variant, \.variant, line)
    case .screen:
      if line.location.file == 0 { try checkHeader("screen", line) }
    case .device(let device):
      try set("device", device, \.device, line)
    case .frame(let rate):
      try set("frame", rate, \.frame, line)
    case .step(let stepTime, let statement):
      hasSteps = true
      let time = try time(of: stepTime, line)
      try compile(statement, at: time, line)
    }
  }

  /// Skips a line with an error, after which the state of the fingers and the pointer is unknown.
  mutating func skipLine() {
    fingers.reset()
    hasPointer = true
  }

  // MARK: - Blocks

  /// Begins the first round of a repeat, or an included file. Its times are relative to the
  /// previous step.
  mutating func beginBlock() {
    outerStarts.append(start)
    start = previous
  }

  /// Begins another round of a repeat.
  mutating func beginRound() { start = previous }

  /// Ends a repeat or an included file.
  mutating func endBlock() {
    start = outerStarts.removeLast()
  }

  // MARK: - Header

  /// Sets a header's value. In an included file, the value must equal the including script's value.
  private mutating func set<Value: Equatable>(
    _ word: String, _ value: Value, _ property: WritableKeyPath<ScriptHeader, Value>,
    _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    if line.location.file == 0 {
      try checkHeader(word, line)
      header[keyPath: property] = value
    } else if header[keyPath: property] != value {
      throw ScriptError.Problem(
        line.location,
        "\"\(word)\" differs from the including script; set it there, before its "
          + "first step")
    }
  }

  private mutating func checkHeader(
    _ word: String, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    if hasSteps {
      throw ScriptError.Problem(
        line.location, "found \"\(word)\" after a step; expected it before the first step")
    }
    if let first = headerLines[word] {
      throw ScriptError.Problem(
        line.location, "found \"\(word)\" again; line \(first) already sets it")
    }
    headerLines[word] = line.location.line
  }

  private mutating func time(
    of stepTime: ScriptSyntax.StepTime, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) -> AppTime {
    let time: AppTime
    switch stepTime {
    case .at(let local):
      time = AppTime(microseconds: start.microseconds + local.microseconds)
    case .after(let delay): time = AppTime(microseconds: previous.microseconds + delay)
    }
    guard time >= previous else {
      throw ScriptError.Problem(
        line.location,
        "found time \(localText(of: time)) after \(localText(of: previous)); "
          + "steps must be in time order, so move the line up")
    }
    try checkLimit(time, line)
    previous = time
    return time
  }

  /// Returns the text of a time relative to the start of the current block, as in the block's own
  /// lines.
  private func localText(of time: AppTime) -> String {
    ScriptSyntax.text(of: AppTime(microseconds: time.microseconds - start.microseconds))
  }

  private func checkLimit(
    _ time: AppTime, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    guard time.microseconds > ScriptLimits.seconds * 1_000_000 else { return }
    throw ScriptError.Problem(
      line.location,
      "the line ends after \(ScriptLimits.seconds) s; use smaller times")
  }

  private mutating func compile(
    _ statement: ScriptSyntax.Statement, at time: AppTime, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    switch statement {
    case .fingers(let changes):
      try compile(changes, at: time, line)
    case .macro(let macro):
      try compile(macro, at: time, line)
    case .command(let command):
      var command = command
      switch command {
      case .mouseMove: hasPointer = true
      case .mouseDown, .mouseUp:
        guard hasPointer else {
          throw ScriptError.Problem(
            line.location,
            "found a mouse button before the pointer has a location; "
              + "write a line \"mouse move X,Y\" before it")
        }
      case .snapshot(let name): command = .snapshot(try pictureName(name, line))
      case .cancelAll, .key, .focus, .suspend, .resume, .resize, .rotate, .shake, .appearance,
        .type, .keyboard, .raw, .turn:
        break
      }
      append(.init(time, .command(command), location: line.location))
    case .expectation(let expectation):
      append(.init(time, .expectation(expectation), location: line.location))
    }
  }

  /// Returns the name of a snapshot's picture. A number is appended if the line is played again.
  private mutating func pictureName(
    _ name: String, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) -> String {
    var name = name
    if let first = snapshots[name], first.location == line.location {
      let count = first.count + 1
      snapshots[name]?.count = count
      name += "-\(count)"
    }
    if let first = snapshots[name] {
      throw ScriptError.Problem(
        line.location,
        "line \(first.location.line) already takes a snapshot named \(ScriptError.quote(name)); use "
          + "another name")
    }
    snapshots[name] = (line.location, 1)
    return name
  }

  // MARK: - Packets

  private mutating func compile(
    _ changes: [FingerStatement], at time: AppTime, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    // Most lines produce one packet at their own time.
    var packet: [TouchChange] = []
    packet.reserveCapacity(changes.count)
    var moves = PacketTimeline()
    for change in changes {
      let start = try fingers.apply(change, at: time)
      if !change.via.isEmpty { try check(change.via, until: time, line) }
      switch change.kind {
      case .move(let point, let over?):
        let count = PacketTimeline.count(over: over, frame: header.frame)
        try reserve(count: count, line)
        try checkLimit(AppTime(microseconds: time.microseconds + over), line)
        moves.add(
          fingerChange(change, .move(point)), from: start, to: point, at: time, over: over,
          count: count, ease: change.ease)
      case .down(let point): packet.append(fingerChange(change, .down(point)))
      case .move(let point, over: nil): packet.append(fingerChange(change, .move(point)))
      case .up(let point): packet.append(fingerChange(change, .up(point)))
      case .cancel: packet.append(fingerChange(change, .cancel))
      }
    }
    if !packet.isEmpty { append(.init(time, .packet(packet), location: line.location)) }
    append(moves.sorted, line)
  }

  private mutating func compile(
    _ macro: ScriptMacro, at time: AppTime, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    let expansion = MacroExpansion(macro, at: time, frame: header.frame)
    try reserve(count: expansion.packetCount, line)
    try checkLimit(expansion.end, line)
    for finger in expansion.fingers {
      try fingers.applyGesture(finger, from: time, until: expansion.end, line.location)
    }
    append(expansion.packets(), line)
  }

  private mutating func append(
    _ packets: [PacketTimeline.Packet], _ line: ScriptSyntax.Line
  ) {
    for packet in packets {
      append(.init(packet.time, .packet(packet.changes), location: line.location))
    }
  }

  private mutating func append(_ step: Script.Step) {
    if keepsSteps { steps.append(step) }
  }

  private func fingerChange(_ change: FingerStatement, _ kind: TouchChange.Kind) -> TouchChange {
    var result = TouchChange(
      Script.finger(change.finger), kind, pressure: change.pressure,
      radius: change.radius)
    result.earlierSamples = change.via
    return result
  }

  private func check(
    _ via: [TouchChange.CoalescedSample], until time: AppTime, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    for (earlier, later) in zip(via.map(\.time), via.map(\.time).dropFirst() + [time])
    where earlier > later {
      throw ScriptError.Problem(
        line.location,
        "found a via point at \(ScriptSyntax.text(of: earlier)), after "
          + "\(ScriptSyntax.text(of: later)); expected ascending times up to the line's own")
    }
  }

  /// Counts the packets of moves and macros. Throws an error if there are too many.
  private mutating func reserve(
    count: Int, _ line: ScriptSyntax.Line
  ) throws(ScriptError.Problem) {
    packetCount += count
    guard packetCount <= ScriptLimits.packets else {
      packetCount -= count
      throw ScriptError.Problem(
        line.location,
        "moves and macros produce more than \(ScriptLimits.packets) packets; make them shorter")
    }
  }
}
