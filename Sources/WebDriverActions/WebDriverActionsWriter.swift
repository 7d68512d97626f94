import CoreGraphics
import Simulator
import TouchScript
import UIKit

/// Writes a script's packets and modifiers as WebDriver Actions, tick by tick.
struct WebDriverActionsWriter {
  /// A source's actions, already as JSON; the one of a tick is at the tick's number.
  private struct Lane {
    var number: Int64?
    var actions: [String] = []
    var point: CGPoint?
    var isDown = false
    var isCancelled = false
  }

  /// The name of the keyboard's source.
  private static let keyboard = "keyboard"
  private static let idle = #"{"type":"pause","duration":0}"#

  private let script: Script
  private var lanes: [Lane] = []
  /// Which lane a finger has.
  private var places: [Int64: Int] = [:]
  private var ticks = 0
  /// The time of the last tick's end, in milliseconds.
  private var now: Int64 = 0
  private var remarks = ConversionNotes()

  init(_ script: Script) {
    self.script = script
  }

  /// What is left out or changed.
  var notes: [WebDriverActionsExport.Note] { remarks.notes }

  /// Works the script out.
  mutating func write() {
    if let demo = script.header.demo { remarks.demo(demo, script.header.variant) }
    for step in script.steps {
      switch step.action {
      case .packet(let changes): packet(changes, step)
      case .control(let control): self.control(control, step)
      case .expectation: remarks.leaveOut(.expectations, step)
      }
    }
    if let last = script.steps.last { wait(until: last.time, landing: [], nil) }
  }

  /// The text, an action a line.
  var text: String {
    let sources = lanes.map { lane in
      let last = lane.actions.lastIndex { $0 != Self.idle } ?? -1
      let actions = lane.actions[...last].map { "\n  " + $0 }.joined(separator: ",")
      let head =
        lane.number.map {
          #"{"type":"pointer","id":"\#($0)","parameters":{"pointerType":"touch"},"actions":["#
        } ?? #"{"type":"key","id":"\#(Self.keyboard)","actions":["#
      return "\n " + head + actions + "\n ]}"
    }
    return #"{"actions":["# + sources.joined(separator: ",") + (sources.isEmpty ? "" : "\n")
      + "]}\n"
  }

  // MARK: - Steps

  private mutating func packet(_ changes: [TouchChange], _ step: Script.Step) {
    guard !changes.isEmpty else { return }
    var changes = changes.filter { $0.finger.device == Script.device }
    var landing: [(lane: Int, point: CGPoint)] = []
    for change in changes {
      let lane = lane(of: change.finger.finger)
      if case .down(let point) = change.kind, lanes[lane].point != point {
        landing.append((lane, point))
      }
      if !change.earlierSamples.isEmpty { remarks.leaveOut(.passedPlaces, step) }
      if change.radius != nil { remarks.leaveOut(.radii, step) }
    }
    changes.sort { (places[$0.finger.finger] ?? 0) < (places[$1.finger.finger] ?? 0) }
    wait(until: step.time, landing: landing, step)
    liftElsewhere(changes, step)
    var actions: [Int: String] = [:]
    for change in changes {
      guard let lane = places[change.finger.finger] else { continue }
      if let action = action(for: change, in: &lanes[lane]) { actions[lane] = action }
    }
    tick(actions)
  }

  private func action(for change: TouchChange, in lane: inout Lane) -> String? {
    let pressure = change.pressure.map { ",\"pressure\":\(ScriptSyntax.text(of: $0))" } ?? ""
    switch change.kind {
    case .down(let point):
      lane.point = point
      lane.isDown = true
      lane.isCancelled = false
      return #"{"type":"pointerDown","button":0\#(pressure)}"#
    case .move(let point):
      lane.point = point
      return Self.move(to: point, over: 0, pressure: pressure)
    case .up:
      lane.isDown = false
      return #"{"type":"pointerUp","button":0}"#
    case .cancel:
      lane.isCancelled = true
      return #"{"type":"pointerCancel"}"#
    }
  }

  /// Moves fingers first that lift in a packet where they were not seen before.
  private mutating func liftElsewhere(_ changes: [TouchChange], _ step: Script.Step) {
    var actions: [Int: String] = [:]
    for change in changes {
      guard case .up(let point?) = change.kind, let lane = places[change.finger.finger],
        lanes[lane].point != point
      else { continue }
      lanes[lane].point = point
      actions[lane] = Self.move(to: point, over: 0, pressure: "")
      remarks.leaveOut(.lifts, step)
    }
    if !actions.isEmpty { tick(actions) }
  }

  private mutating func control(_ control: ScriptCommand, _ step: Script.Step) {
    switch control {
    case .cancelAll:
      let touched = lanes.indices.filter { lanes[$0].isDown && !lanes[$0].isCancelled }
      guard !touched.isEmpty else { return }
      wait(until: step.time, landing: [], step)
      for lane in touched { lanes[lane].isCancelled = true }
      tick(Dictionary(uniqueKeysWithValues: touched.map { ($0, #"{"type":"pointerCancel"}"#) }))
    case .key(let key, let isDown):
      guard let code = Self.codes[key] else { return remarks.leaveOut(.keys, step) }
      // Before the pause, which needs a source to be written in.
      let lane = lane(of: nil)
      wait(until: step.time, landing: [], step)
      tick([lane: #"{"type":"key\#(isDown ? "Down" : "Up")","value":"\#(code)"}"#])
    case .mouseMove, .mouseDown, .mouseUp: remarks.leaveOut(.mouse, step)
    case .raw: remarks.leaveOut(.devices, step)
    case .focus, .suspend, .resume, .resize: remarks.leaveOut(.window, step)
    case .snapshot: remarks.leaveOut(.snapshots, step)
    case .turn: break
    }
  }

  private static let codes: [Key: String] = [
    .shift: #"\uE008"#, .ctrl: #"\uE009"#, .alt: #"\uE00A"#,
  ]

  // MARK: - Ticks

  /// Lets time pass, and sets the places of fingers that are about to land.
  private mutating func wait(
    until time: AppTime, landing: [(lane: Int, point: CGPoint)], _ step: Script.Step?
  ) {
    let (milliseconds, rest) = time.microseconds.quotientAndRemainder(dividingBy: 1000)
    let target = milliseconds + (rest >= 500 ? 1 : 0)
    if let step, rest != 0 { remarks.round(abs(target * 1000 - time.microseconds), step) }
    let pause = max(0, target - now)
    now = max(now, target)
    guard pause > 0 || !landing.isEmpty else { return }
    var actions: [Int: String] = [:]
    for lane in lanes.indices { actions[lane] = #"{"type":"pause","duration":\#(pause)}"# }
    for (lane, point) in landing {
      lanes[lane].point = point
      actions[lane] = Self.move(to: point, over: pause, pressure: "")
    }
    tick(actions)
  }

  private mutating func tick(_ actions: [Int: String]) {
    for lane in lanes.indices { lanes[lane].actions.append(actions[lane] ?? Self.idle) }
    ticks += 1
  }

  /// Returns the lane of a finger, or of the keyboard; a new one did nothing so far.
  private mutating func lane(of finger: Int64?) -> Int {
    if let finger, let place = places[finger] { return place }
    if finger == nil, let place = lanes.firstIndex(where: { $0.number == nil }) { return place }
    if let finger { places[finger] = lanes.count }
    lanes.append(Lane(number: finger, actions: Array(repeating: Self.idle, count: ticks)))
    return lanes.count - 1
  }

  private static func move(to point: CGPoint, over: Int64, pressure: String) -> String {
    #"{"type":"pointerMove","duration":\#(over),"x":\#(ScriptSyntax.text(of: point.x)),"#
      + #""y":\#(ScriptSyntax.text(of: point.y)),"origin":"viewport"\#(pressure)}"#
  }
}
