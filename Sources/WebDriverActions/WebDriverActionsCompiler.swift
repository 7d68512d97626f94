import TouchScript
import UIKit

/// Converts WebDriver Actions ticks into packets; see rule K-12.
struct WebDriverActionsCompiler {
  private typealias SourceAction = (source: Int, action: WebDriverInputSource.Action)

  private let sources: [WebDriverInputSource]
  private var steps: [Script.Step] = []
  private var packetCount = 0
  /// The time at which the current tick begins.
  private var now = AppTime.zero

  /// Returns a script that is equivalent to the given sources.
  ///
  /// A final pause becomes a `turn` at its end, so that all work due before it still runs.
  static func script(of sources: [WebDriverInputSource]) throws(ScriptError.Problem) -> Script {
    var compiler = WebDriverActionsCompiler(sources: sources)
    var ticks: [[SourceAction]] = []
    for (source, actions) in sources.map(\.steps).enumerated() {
      while ticks.count < actions.count { ticks.append([]) }
      for (tick, action) in actions.enumerated() { ticks[tick].append((source, action)) }
    }
    for (tick, actions) in ticks.enumerated() { try compiler.add(actions, tick) }
    if compiler.now > compiler.steps.last?.time ?? .zero {
      compiler.steps.append(.init(compiler.now, .command(.turn)))
    }
    var script = Script(steps: compiler.steps)
    for source in sources {
      if let number = source.kind.finger { script.sourcePaths[number] = source.path }
    }
    return script
  }

  private init(sources: [WebDriverInputSource]) {
    self.sources = sources
  }

  private mutating func add(_ actions: [SourceAction], _ tick: Int) throws(ScriptError.Problem) {
    let longest = actions.map(\.action.duration).max() ?? 0
    var packets = PacketTimeline()
    // The location's line is the tick number.
    let location = ScriptLocation(line: tick + 1, column: 1)
    for (source, action) in actions {
      let path = "\(sources[source].path).actions[\(tick)]"
      switch (sources[source].kind, action) {
      case (_, .key(let key, let isDown)):
        steps.append(.init(now, .command(.key(key, isDown: isDown)), location: location))
      case (_, .type(let entry)):
        steps.append(.init(now, .command(.type(entry)), location: location))
      case (.finger(let number), let action):
        try add(action, of: Script.finger(number), .direct, longest, to: &packets, path)
      case (.pen(let number), let action):
        try add(action, of: Script.finger(number), .pencil, longest, to: &packets, path)
      case (.mouse, let action): try addMouse(action, longest, location, path)
      case (.keyboard, _), (.pauses, _), (.wheel, _): break
      }
    }
    let end = AppTime(microseconds: now.microseconds + longest * 1000)
    guard end.microseconds <= ScriptLimits.seconds * 1_000_000 else {
      throw .init(
        at: "\(sources[actions[0].source].path).actions[\(tick)]",
        "the actions last longer than \(ScriptLimits.seconds) s; use shorter durations")
    }
    for packet in packets.sorted {
      steps.append(.init(packet.time, .packet(packet.changes), location: location))
    }
    now = end
  }

  private mutating func add(
    _ action: WebDriverInputSource.Action, of finger: FingerKey, _ type: UITouch.TouchType,
    _ longest: Int64, to packets: inout PacketTimeline, _ path: String
  ) throws(ScriptError.Problem) {
    func change(
      _ kind: TouchChange.Kind, _ contact: WebDriverInputSource.Contact = .init()
    ) -> TouchChange {
      TouchChange(finger, kind, pressure: contact.pressure, radius: contact.radius, type: type)
    }
    switch action {
    case .pause, .press, .release, .key, .type: break
    case .down(let point, let contact): packets.add(change(.down(point), contact), at: now)
    case .up: packets.add(change(.up(nil)), at: now)
    case .cancel: packets.add(change(.cancel), at: now)
    case .move(let start, let end, let milliseconds, let contact):
      let duration = (milliseconds ?? longest) * 1000
      guard duration > 0 else {
        packets.add(change(.move(end), contact), at: now)
        return
      }
      packets.add(
        change(.move(end), contact), from: start, to: end, at: now, over: duration,
        count: try count(over: duration, path))
    }
  }

  /// Adds a mouse action, which is interpreted in the same way as input from a window's mouse.
  private mutating func addMouse(
    _ action: WebDriverInputSource.Action, _ longest: Int64, _ location: ScriptLocation,
    _ path: String
  ) throws(ScriptError.Problem) {
    func add(_ command: ScriptCommand, at time: AppTime) {
      steps.append(.init(time, .command(command), location: location))
    }
    switch action {
    case .pause, .down, .up, .cancel, .key, .type: break
    case .press(let point, let button):
      add(.mouseMove(point), at: now)
      add(.mouseDown(button), at: now)
    case .release(let button): add(.mouseUp(button), at: now)
    case .move(let start, let end, let milliseconds, _):
      let duration = (milliseconds ?? longest) * 1000
      guard duration > 0 else { return add(.mouseMove(end), at: now) }
      let count = try count(over: duration, path)
      for index in 1...count {
        add(
          .mouseMove(start.interpolated(to: end, index, of: count)),
          at: now.advanced(duration, index, of: count))
      }
    }
  }

  /// Returns the number of packets in a move, or throws an error if there are too many.
  private mutating func count(
    over duration: Int64, _ path: String
  ) throws(ScriptError.Problem) -> Int {
    let count = PacketTimeline.count(over: duration, frame: ScriptHeader.defaultFrame)
    packetCount += count
    guard packetCount <= ScriptLimits.packets else {
      throw .init(
        at: path,
        "the moves produce more than \(ScriptLimits.packets) packets; use shorter durations")
    }
    return count
  }
}
