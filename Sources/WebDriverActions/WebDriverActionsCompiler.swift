import CoreGraphics
import TouchScript
import UIKit

/// Works the ticks of WebDriver Actions out to packets; see rule K-12.
struct WebDriverActionsCompiler {
  private var steps: [Script.Step] = []
  private var samples = 0
  /// When the current tick begins.
  private var now = AppTime.zero

  /// Returns the script that some sources amount to.
  ///
  /// A pause at the end is a `turn` that does nothing at its end, so that what is due before it
  /// happens.
  static func script(of sources: [WebDriverInputSource]) throws(ScriptError.Problem) -> Script {
    var compiler = WebDriverActionsCompiler()
    var ticks: [[(kind: WebDriverInputSource.Kind, step: WebDriverInputSource.Step)]] = []
    for source in sources {
      while ticks.count < source.steps.count { ticks.append([]) }
      for (tick, step) in source.steps.enumerated() { ticks[tick].append((source.kind, step)) }
    }
    for tick in ticks { try compiler.add(tick) }
    let place = ticks.last?.first?.step.place ?? ScriptLocation(line: 1, column: 1)
    if compiler.now > compiler.steps.last?.time ?? .zero {
      compiler.steps.append(.init(compiler.now, .control(.turn), place: place))
    }
    return Script(steps: compiler.steps)
  }

  private mutating func add(
    _ tick: [(kind: WebDriverInputSource.Kind, step: WebDriverInputSource.Step)]
  ) throws(ScriptError.Problem) {
    let longest = tick.map(\.step.action.duration).max() ?? 0
    var packets = PacketTimeline()
    for (kind, step) in tick {
      switch (kind, step.action) {
      case (_, .pause): break
      case (_, .key(let key, let isDown)):
        steps.append(.init(now, .control(.key(key, isDown: isDown)), place: step.place))
      case (.finger(let number), let action):
        try add(action, of: Script.finger(number), longest, to: &packets, step.place)
      case (.keyboard, _), (.pauses, _): break
      }
    }
    let end = AppTime(microseconds: now.microseconds + longest * 1000)
    guard end.microseconds <= ScriptTokenizer.maximumSeconds * 1_000_000 else {
      throw ScriptError.Problem(
        tick[0].step.place,
        "the actions take until after \(ScriptTokenizer.maximumSeconds) s; use smaller durations")
    }
    // A packet stands at the place of the tick's first action that is more than a pause.
    let first = tick.first { if case .pause = $0.step.action { false } else { true } }
    let place = (first ?? tick[0]).step.place
    for packet in packets.sorted {
      steps.append(.init(packet.time, .packet(packet.changes), place: place))
    }
    now = end
  }

  private mutating func add(
    _ action: WebDriverInputSource.Action, of finger: FingerKey, _ longest: Int64,
    to packets: inout PacketTimeline, _ place: ScriptLocation
  ) throws(ScriptError.Problem) {
    func change(_ kind: TouchChange.Kind, _ pressure: CGFloat? = nil) -> TouchChange {
      TouchChange(finger, kind, time: now, pressure: pressure)
    }
    switch action {
    case .pause, .key: break
    case .down(let point, let pressure): packets.add(change(.down(point), pressure), at: now)
    case .up: packets.add(change(.up(nil)), at: now)
    case .cancel: packets.add(change(.cancel), at: now)
    case .move(let start, let end, let over, let pressure):
      let duration = (over ?? longest) * 1000
      guard duration > 0 else {
        packets.add(change(.move(end), pressure), at: now)
        return
      }
      let count = PacketTimeline.count(over: duration, frame: ScriptHeader.defaultFrame)
      samples += count
      guard samples <= ScriptCompiler.maximumSamples else {
        throw ScriptError.Problem(
          place,
          "found moves of more than \(ScriptCompiler.maximumSamples) packets; make them "
            + "shorter")
      }
      packets.add(
        change(.move(end), pressure), from: start, to: end, at: now, over: duration, count: count)
    }
  }
}

extension WebDriverInputSource.Action {
  /// How long a tick lasts at least because of this, in milliseconds.
  fileprivate var duration: Int64 {
    switch self {
    case .pause(let duration): duration
    case .move(_, _, let over, _): over ?? 0
    case .down, .up, .cancel, .key: 0
    }
  }
}
