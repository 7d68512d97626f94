/// Derives timelines from a run's events.
struct ExplanationLanes {
  private typealias Event = ExplainedRun.Event

  private var lanes: [ExplainedRun.Lane] = []
  private var indexes: [Key: Int] = [:]
  /// The open spans: their states and start times.
  private var open: [Key: (from: Double, state: String)] = [:]
  /// The fingers for which a view has received `touchesBegan` and no end.
  private var fingers: [Key: Set<Int>] = [:]
  /// The number of running animations with each name.
  private var running: [Key: Int] = [:]
  /// The start of the part of the run, or `nil` for a whole run, in which all states begin.
  private let start: Double?

  private struct Key: Hashable {
    var kind: ExplainedRun.Event.Kind
    var name: String
  }

  private init(start: Double?) {
    self.start = start
  }

  /// Returns the timelines, grouped by kind, and in the order of their first events.
  ///
  /// - Parameters:
  ///   - start: The time at which states begin that began before a part of a run, or `nil` for a
  ///     whole run.
  ///   - end: The time at which unfinished spans end.
  static func lanes(
    of events: [ExplainedRun.Event], from start: Double?, to end: Double
  ) -> [ExplainedRun.Lane] {
    var builder = ExplanationLanes(start: start)
    for (index, event) in events.enumerated() { builder.add(event, index) }
    for key in builder.open.keys { builder.close(key, at: end) }
    let order = ExplainedRun.Event.Kind.allCases
    return order.flatMap { kind in builder.lanes.filter { $0.kind == kind } }
  }

  private mutating func add(_ event: Event, _ index: Int) {
    guard !event.name.isEmpty else { return }
    // A view's obstacles belong to its callbacks.
    let key = Key(kind: event.kind == .obstacle ? .callback : event.kind, name: event.name)
    if indexes[key] == nil {
      indexes[key] = lanes.count
      lanes.append(.init(kind: key.kind, name: key.name))
    }
    if let lane = indexes[key] { lanes[lane].events.append(index) }
    switch event.kind {
    case .touch: addTouch(event, key)
    case .callback: addCallback(event, key)
    case .recognizer: addRecognizer(event, key)
    case .animation: addAnimation(event, key)
    case .input, .obstacle, .action, .motion, .timer, .log, .expectation: break
    }
  }

  private mutating func addTouch(_ event: Event, _ key: Key) {
    switch event.state {
    case "began": open(key, at: event.time, "down")
    case "ended", "cancelled": close(key, at: event.time, else: "down")
    default: if open[key] == nil, let start { open(key, at: start, "down") }
    }
  }

  private mutating func addCallback(_ event: Event, _ key: Key) {
    let changed = Set(event.fingers ?? [])
    switch event.state {
    case "ended", "cancelled":
      fingers[key, default: []].subtract(changed)
      if fingers[key, default: []].isEmpty { close(key, at: event.time, else: "touched") }
    default:
      fingers[key, default: []].formUnion(changed)
      guard open[key] == nil else { return }
      if event.state == "began" {
        open(key, at: event.time, "touched")
      } else if let start {
        open(key, at: start, "touched")
      }
    }
  }

  private mutating func addRecognizer(_ event: Event, _ key: Key) {
    switch event.state {
    case "refused": break
    case "reset": close(key, at: event.time, else: nil)
    // A new touch does not change the state of a gesture that has begun.
    case "possible": if open[key] == nil { open(key, at: event.time, "possible") }
    case "began", "changed": if open[key]?.state != "began" { open(key, at: event.time, "began") }
    default: open(key, at: event.time, event.state)
    }
  }

  private mutating func addAnimation(_ event: Event, _ key: Key) {
    let count = running[key, default: 0]
    if event.state == "running" {
      running[key] = count + 1
      if count == 0 { open(key, at: event.time, "running") }
    } else {
      running[key] = max(0, count - 1)
      if count <= 1 { close(key, at: event.time, else: "running") }
    }
  }

  /// Starts a span, which ends the open one.
  private mutating func open(_ key: Key, at time: Double, _ state: String) {
    close(key, at: time, else: nil)
    open[key] = (time, state)
  }

  /// Ends the open span. If no span is open, and the lane has none, adds one from the start of the
  /// run with the given state.
  private mutating func close(_ key: Key, at time: Double, else state: String? = nil) {
    guard let lane = indexes[key] else { return }
    if let (from, state) = open.removeValue(forKey: key) {
      lanes[lane].spans.append(.init(from: from, to: time, state: state))
    } else if let state, let start, lanes[lane].spans.isEmpty {
      lanes[lane].spans.append(.init(from: start, to: time, state: state))
    }
  }
}
