import CoreGraphics
import ScriptSupport
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript
@testable import WebDriverActions

/// Tests the conversion of scripts into WebDriver Actions.
struct WebDriverActionsExportTests {
  private static func export(_ lines: String) throws -> WebDriverActionsExport {
    WebDriverActionsExport(try ScriptText.script(lines))
  }

  /// Returns the notes about script lines.
  private static func notes(_ lines: String) throws -> [String] {
    try export(lines).notes.map { "\($0.location.line): \($0.message)" }
  }

  @Test("K-11 the contract's script converts to exactly the contract's JSON")
  func sameAsContract() throws {
    let export = try Self.export(
      """
      0.000 d1 130,240 & d2 190,240
      0.100 m1 80,240 & m2 240,240
      0.200 m1 79,240 & m2 241,240
      0.300 u1 & u2
      """)
    #expect(export.text == ActionsText.pinch)
    #expect(export.notes.isEmpty)
  }

  @Test(
    "K-01 a finger moves to its next landing point during the wait, and time at the end is a pause"
  )
  func laterLanding() throws {
    let export = try Self.export(
      "0 d7 1,2 pressure 0.5\n0.25 c7\n0.5 u7\n0.75 d7 3,4\n1 u7\n2 turn")
    #expect(
      export.text == """
        {"actions":[
         {"type":"pointer","id":"7","parameters":{"pointerType":"touch"},"actions":[
          {"type":"pointerMove","duration":0,"x":1,"y":2,"origin":"viewport"},
          {"type":"pointerDown","button":0,"pressure":0.5},
          {"type":"pause","duration":250},
          {"type":"pointerCancel"},
          {"type":"pause","duration":250},
          {"type":"pointerUp","button":0},
          {"type":"pointerMove","duration":250,"x":3,"y":4,"origin":"viewport"},
          {"type":"pointerDown","button":0},
          {"type":"pause","duration":250},
          {"type":"pointerUp","button":0},
          {"type":"pause","duration":1000}
         ]}
        ]}

        """)
  }

  @Test("K-01 width and height are twice the radius")
  func radius() throws {
    let text = try Self.export("0 d1 1,2 radius 3.25\n1 m1 2,3 pressure 0.5 radius 4\n2 u1").text
    #expect(text.contains(#"{"type":"pointerDown","button":0,"width":6.5,"height":6.5}"#))
    #expect(text.contains(#""origin":"viewport","pressure":0.5,"width":8,"height":8}"#))
    #expect(
      try ActionsText.lines(text) == [
        "0.000 d1 1,2 radius 3.25", "1.000 m1 2,3 pressure 0.5 radius 4", "2.000 u1",
      ])
  }

  @Test(
    "K-01 modifiers are exported as a key input source; `cancel` cancels each finger that is down")
  func keysAndCancel() throws {
    let text = try Self.export(
      "0 key down ctrl\n0.1 d1 1,1 & d2 2,2 & d3 3,3\n0.2 u3\n0.3 c2\n0.4 c\n0.5 key up ctrl\n0.6 c"
    ).text
    #expect(
      try ActionsText.lines(text) == [
        "0.000 key down ctrl", "0.100 d1 1,1 & d2 2,2 & d3 3,3", "0.200 u3", "0.300 c2", "0.400 c1",
        "0.500 key up ctrl", "0.600 turn",
      ])
  }

  @Test(
    "K-01 each feature that JSON cannot express causes one note, with the first line that uses it",
    arguments: [
      (
        "0 expect nolog\n0 expect nolog",
        "2: 2 expectations are left out: WebDriver Actions are input only"
      ),
      ("1 snapshot a", "2: 1 snapshot is left out: WebDriver Actions are input only"),
      (
        "1 mouse move 1,1\n1 mouse down",
        "2: 2 mouse lines are left out: mouse pointers are not supported; write the mouse's fingers "
          + "instead"
      ),
      (
        "1 sdl fingerdown 1 1 0.5 0.5",
        "2: 1 sdl line is left out: WebDriver Actions have no devices; write the fingers as "
          + "packets"
      ),
      (
        "1 turn\n1 focus lost\n2 resize 10x10",
        "3: 2 focus, suspend, resume or resize lines are left out: WebDriver Actions have no app life "
          + "cycle"
      ),
      ("1 key down h", "2: 1 key is left out: only shift, ctrl and alt are modifiers"),
      (
        "1 d1 1,1\n1 m1 2,2 via 1,1,0.5",
        "3: 1 move is written without its via points: WebDriver Actions have one point for each tick"
      ),
      (
        "1 d1 1,1\n2 u1 3,3",
        "3: 1 finger is moved in a separate packet before it lifts: a pointerUp has no coordinates"
      ),
      (
        "demo PinchMe\nvariant published\n0 turn",
        "1: the demo's name is left out: WebDriver Actions cannot contain it; play the file with "
          + "--demo PinchMe --variant published"
      ),
      (
        "0.0012 d1 1,1\n0.002 m1 1,2\n0.0025 u1",
        "2: 2 times are rounded to a whole millisecond, by up to 0.5 ms: WebDriver Actions have "
          + "millisecond resolution"
      ),
    ])
  func leftOut(lines: String, note: String) throws {
    #expect(try Self.notes(lines) == [note])
  }

  @Test("K-01 a finger that lifts at another point first moves there alone, at the same time")
  func liftsElsewhere() throws {
    let text = try Self.export("0 d1 1,1 & d2 2,2\n0.1 u1 5,5 & u2 2,2").text
    #expect(
      try ActionsText.lines(text) == ["0.000 d1 1,1 & d2 2,2", "0.100 m1 5,5", "0.100 u1 & u2"])
  }

  @Test(
    "K-01 times are rounded independently, so errors do not accumulate",
    arguments: [
      ("0.0004", "0.000"), ("0.0005", "0.001"), ("0.016667", "0.017"), ("0.033333", "0.033"),
      ("0.033499", "0.033"), ("1000000000", "1000000000.000"),
    ])
  func rounding(time: String, rounded: String) throws {
    let text = try Self.export("0 d1 1,1\n\(time) u1").text
    #expect(try ActionsText.lines(text) == ["0.000 d1 1,1", "\(rounded) u1"])
    // Sixty times 1/60 s. Each time is within half a millisecond, and the last one is exact.
    let steps = (1...60).map { "\(Double((Double($0) / 60 * 1e6).rounded()) / 1e6) m1 \($0),1" }
    let many = try Self.export("0 d1 1,1\n" + steps.joined(separator: "\n"))
    let last = try ActionsText.script(many.text).steps.last
    #expect(last?.time == AppTime(seconds: 1))
  }

  /// Returns a script's packets as text, reduced to what JSON can express: in order of fingers,
  /// without the locations of lifts, and at whole milliseconds.
  private static func packets(of script: Script) -> [String] {
    var points: [Int64: CGPoint] = [:]
    var down: Set<Int64> = []
    var packets: [Script.Step] = []
    for step in script.steps {
      let milliseconds = (Double(step.time.microseconds) / 1000).rounded()
      let time = AppTime(microseconds: Int64(milliseconds) * 1000)
      var changes: [TouchChange] = []
      var lifts: [TouchChange] = []
      if case .packet(let all) = step.action { changes = all }
      if case .command(.cancelAll) = step.action {
        changes = down.map { TouchChange(Script.finger($0), .cancel) }
      }
      for index in changes.indices {
        let finger = changes[index].finger.finger
        changes[index].earlierSamples = []
        switch changes[index].kind {
        case .down(let point):
          points[finger] = point
          down.insert(finger)
        case .move(let point): points[finger] = point
        case .up(let point):
          if let point, point != points[finger] {
            points[finger] = point
            lifts.append(TouchChange(changes[index].finger, .move(point)))
          }
          changes[index].kind = .up(nil)
          changes[index].pressure = nil
          changes[index].radius = nil
          down.remove(finger)
        case .cancel: down.remove(finger)
        }
      }
      for part in [lifts, changes] where !part.isEmpty {
        let sorted = part.sorted { $0.finger.finger < $1.finger.finger }
        packets.append(.init(time, .packet(sorted)))
      }
    }
    return Script(steps: packets).text.split(separator: "\n").map(String.init)
  }

  @Test(
    "K-01 random scripts convert to valid JSON by the W3C's rules, and back to the same packets",
    arguments: 0..<24)
  func roundTrip(seed: UInt64) throws {
    let script = try Script(
      parsing: RandomScript.text(seed: seed, lines: 25), file: "seed \(seed)")
    let export = WebDriverActionsExport(script)
    let violations = try WebDriverRules.violations(of: export.text)
    #expect(violations.isEmpty, "seed \(seed): \(violations)")
    let again = try ActionsText.script(export.text)
    let before = Self.packets(of: script)
    #expect(before.count > 1, "seed \(seed)")
    for (one, other) in zip(before, Self.packets(of: again)) {
      try #require(one == other, "seed \(seed)")
    }
    #expect(Self.packets(of: again).count == before.count, "seed \(seed)")
  }

  @Test("The check for the W3C's rules detects violations")
  func rules() throws {
    #expect(try WebDriverRules.violations(of: ActionsText.pinch) == [])
    let broken = """
      {"actions":[{"type":"pointer","id":1,"parameters":{"pointerType":"finger"},"actions":[
      {"type":"pointerDown"},{"type":"pointerMove","x":1,"duration":0.5,"origin":"window"},
      {"type":"pointerUp","button":0,"pressure":1.5,"speed":1},{"type":"jump"}]}]}
      """
    #expect(
      try Set(WebDriverRules.violations(of: broken)) == [
        "actions[0].id", "actions[0].parameters.pointerType", "actions[0].actions[0].button",
        "actions[0].actions[1].duration", "actions[0].actions[1].origin", "actions[0].actions[1].y",
        "actions[0].actions[2].pressure", "actions[0].actions[2].speed",
        "actions[0].actions[3].type",
      ])
  }
}
