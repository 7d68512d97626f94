import Simulator
package import TouchScript
import UIKit

/// A script's fingers and modifier keys as WebDriver Actions, with notes about anything lost.
///
/// Each packet becomes one tick. The time between two packets becomes a pause, in whole
/// milliseconds. A move during that pause sets the location of a finger that is about to land.
/// Reading the actions back produces the same packets and times, except as listed in `notes`.
package struct WebDriverActionsExport {
  /// A script feature that was omitted or changed.
  package struct Note: Hashable, Sendable {
    /// The first line to which the note applies.
    package var location: ScriptLocation
    /// The omission or change, without a trailing period.
    package var message: String
  }

  /// A source: a finger or, if it has no number, the keyboard.
  private struct Lane {
    var number: Int64?
    /// The actions as JSON, one per tick.
    var actions: [String] = []
    var point: CGPoint?
    var isDown = false
    var isCancelled = false
  }

  private static let idle = #"{"type":"pause","duration":0}"#

  private var lanes: [Lane] = []
  /// The index of each finger's lane.
  private var laneIndexes: [Int64: Int] = [:]
  private var ticks = 0
  /// The end of the last tick, in milliseconds.
  private var now: Int64 = 0
  private var found = ConversionNotes()
  private var heldKeys: Set<Key> = []

  /// Converts a script.
  package init(_ script: Script) {
    if let demo = script.header.demo { found.addDemo(demo, script.header.variant) }
    for step in script.steps {
      switch step.action {
      case .packet(let changes): packet(changes, step)
      case .command(let command): self.command(command, step)
      case .expectation: found.add(.expectations, step)
      }
    }
    if let last = script.steps.last { wait(until: last.time, landing: [], nil) }
  }

  /// The omissions and changes, in script order.
  package var notes: [Note] { found.sorted }

  /// The JSON text, with one action per line and a final newline.
  package var text: String {
    let sources = lanes.map { lane in
      let last = lane.actions.lastIndex { $0 != Self.idle } ?? -1
      let actions = lane.actions[...last].map { "\n  " + $0 }.joined(separator: ",")
      let head =
        lane.number.map {
          #"{"type":"pointer","id":"\#($0)","parameters":{"pointerType":"touch"},"actions":["#
        } ?? #"{"type":"key","id":"keyboard","actions":["#
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
      if !change.earlierSamples.isEmpty { found.add(.samples, step) }
    }
    changes.sort { (laneIndexes[$0.finger.finger] ?? 0) < (laneIndexes[$1.finger.finger] ?? 0) }
    wait(until: step.time, landing: landing, step)
    moveBeforeLift(changes, step)
    var actions: [Int: String] = [:]
    for change in changes {
      guard let lane = laneIndexes[change.finger.finger] else { continue }
      if let action = Self.action(for: change, in: &lanes[lane]) { actions[lane] = action }
    }
    tick(actions)
  }

  // This is static because a call with one of the value's own lanes would copy all lanes.
  private static func action(for change: TouchChange, in lane: inout Lane) -> String? {
    let contact = Self.contact(of: change)
    switch change.kind {
    case .down(let point):
      lane.point = point
      lane.isDown = true
      lane.isCancelled = false
      return #"{"type":"pointerDown","button":0\#(contact)}"#
    case .move(let point):
      lane.point = point
      return Self.move(to: point, over: 0, contact)
    case .up:
      lane.isDown = false
      return #"{"type":"pointerUp","button":0}"#
    case .cancel:
      lane.isCancelled = true
      return #"{"type":"pointerCancel"}"#
    }
  }

  /// Moves the fingers that lift at a point other than their last location.
  private mutating func moveBeforeLift(_ changes: [TouchChange], _ step: Script.Step) {
    var actions: [Int: String] = [:]
    for change in changes {
      guard case .up(let point?) = change.kind, let lane = laneIndexes[change.finger.finger],
        lanes[lane].point != point
      else { continue }
      lanes[lane].point = point
      actions[lane] = Self.move(to: point, over: 0)
      found.add(.lifts, step)
    }
    if !actions.isEmpty { tick(actions) }
  }

  private mutating func command(_ command: ScriptCommand, _ step: Script.Step) {
    switch command {
    case .cancelAll:
      let active = lanes.indices.filter { lanes[$0].isDown && !lanes[$0].isCancelled }
      guard !active.isEmpty else { return }
      wait(until: step.time, landing: [], step)
      for lane in active { lanes[lane].isCancelled = true }
      tick(Dictionary(uniqueKeysWithValues: active.map { ($0, #"{"type":"pointerCancel"}"#) }))
    case .key(let key, let isDown):
      guard let code = Self.codes[key] else { return found.add(.keys, step) }
      // Create the lane before calling `wait`, which adds pauses only to existing lanes.
      let lane = lane(of: nil)
      wait(until: step.time, landing: [], step)
      heldKeys = isDown ? heldKeys.union([key]) : heldKeys.subtracting([key])
      tick([lane: Self.key(code, isDown: isDown)])
    case .mouseMove, .mouseDown, .mouseUp: found.add(.mouse, step)
    case .raw: found.add(.devices, step)
    case .focus, .suspend, .resume, .resize, .rotate, .shake, .appearance:
      found.add(.window, step)
    case .type(let entry): type(entry, step)
    case .keyboard: found.add(.window, step)
    case .snapshot: found.add(.snapshots, step)
    case .turn: break
    }
  }

  private mutating func type(_ entry: TextEntry, _ step: Script.Step) {
    guard heldKeys.isEmpty, let strokes = WebDriverKeyboard.strokes(for: entry) else {
      return found.add(.text, step)
    }
    let lane = lane(of: nil)
    wait(until: step.time, landing: [], step)
    for (modifier, character) in strokes {
      let code = Self.escaped(character)
      let keys = modifier.map { [$0, code] } ?? [code]
      for key in keys { tick([lane: Self.key(key, isDown: true)]) }
      for key in keys.reversed() { tick([lane: Self.key(key, isDown: false)]) }
    }
  }

  private static func key(_ code: String, isDown: Bool) -> String {
    #"{"type":"key\#(isDown ? "Down" : "Up")","value":"\#(code)"}"#
  }

  /// Returns a character as it is written in a JSON string.
  private static func escaped(_ character: Character) -> String {
    character.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{E000}"..."\u{F8FF}":
        "\\u" + ("000" + String(scalar.value, radix: 16, uppercase: true)).suffix(4)
      default: String(scalar)
      }
    }.joined()
  }

  private static let codes: [Key: String] = [
    .emulator(.shift): #"\uE008"#, .emulator(.ctrl): #"\uE009"#, .emulator(.alt): #"\uE00A"#,
  ]

  // MARK: - Ticks

  /// Adds a pause until `time`. During the pause, fingers that are about to land move to their
  /// points.
  private mutating func wait(
    until time: AppTime, landing: [(lane: Int, point: CGPoint)], _ step: Script.Step?
  ) {
    let (milliseconds, rest) = time.microseconds.quotientAndRemainder(dividingBy: 1000)
    let target = milliseconds + (rest >= 500 ? 1 : 0)
    if let step, rest != 0 { found.addRounding(by: abs(target * 1000 - time.microseconds), step) }
    let pause = max(0, target - now)
    now = max(now, target)
    guard pause > 0 || !landing.isEmpty else { return }
    var actions: [Int: String] = [:]
    for lane in lanes.indices { actions[lane] = #"{"type":"pause","duration":\#(pause)}"# }
    for (lane, point) in landing {
      lanes[lane].point = point
      actions[lane] = Self.move(to: point, over: pause)
    }
    tick(actions)
  }

  private mutating func tick(_ actions: [Int: String]) {
    for lane in lanes.indices { lanes[lane].actions.append(actions[lane] ?? Self.idle) }
    ticks += 1
  }

  /// Returns a finger's lane, or the keyboard's lane for `nil`. A new lane begins with pauses.
  private mutating func lane(of finger: Int64?) -> Int {
    let known =
      finger.map { laneIndexes[$0] } ?? lanes.firstIndex { $0.number == nil }
    if let known { return known }
    if let finger { laneIndexes[finger] = lanes.count }
    lanes.append(Lane(number: finger, actions: Array(repeating: Self.idle, count: ticks)))
    return lanes.count - 1
  }

  /// Returns the members for pressure and radius, each after a comma, or "" if the change has
  /// neither.
  private static func contact(of change: TouchChange) -> String {
    let pressure = change.pressure.map { ",\"pressure\":\(ScriptSyntax.text(of: $0))" } ?? ""
    guard let radius = change.radius else { return pressure }
    let size = ScriptSyntax.text(of: radius * 2)
    return pressure + ",\"width\":\(size),\"height\":\(size)"
  }

  private static func move(to point: CGPoint, over: Int64, _ contact: String = "") -> String {
    #"{"type":"pointerMove","duration":\#(over),"x":\#(ScriptSyntax.text(of: point.x)),"#
      + #""y":\#(ScriptSyntax.text(of: point.y)),"origin":"viewport"\#(contact)}"#
  }
}
