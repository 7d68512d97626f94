import CoreGraphics
import ScriptSupport
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript
@testable import WebDriverActions

/// Tests the conversion of ticks into packets.
struct ActionsTests {
  @Test("K-11 K-01 K-02 the contract's JSON and its script have the same packets at the same times")
  func sameAsScript() throws {
    let script = try ScriptText.script(
      """
      0.000 d1 130,240 & d2 190,240
      0.100 m1 80,240 & m2 240,240
      0.200 m1 79,240 & m2 241,240
      0.300 u1 & u2
      """)
    #expect(try ActionsText.script(ActionsText.pinch) == script)
  }

  @Test(
    "K-12 a tick lasts as long as its longest duration; simultaneous changes form one packet",
    arguments: [
      // 50 ms make 3 packets that are 1/60 s apart, and 20 ms make 2. Both begin with the tick.
      (
        ["at0,0 down to60,0/50 up", "at0,10 down to0,20/20 up"],
        [
          "0.000 d1 0,0 & d2 0,10", "0.010 m2 0,15", "0.016667 m1 20,0", "0.020 m2 0,20",
          "0.033333 m1 40,0", "0.050 m1 60,0", "0.050 u1 & u2",
        ]
      ),
      // Equal durations share all packets.
      (
        ["at0,0 down to60,0/50", "at0,10 down to0,40/50"],
        [
          "0.000 d1 0,0 & d2 0,10", "0.016667 m1 20,0 & m2 0,20", "0.033333 m1 40,0 & m2 0,30",
          "0.050 m1 60,0 & m2 0,40",
        ]
      ),
      // A pause of one source delays the other sources.
      (
        ["at5,5 down p100 up", "- - - at9,9 down"],
        ["0.000 d1 5,5", "0.100 u1", "0.100 d2 9,9"]
      ),
      // The next tick waits for the longest action.
      (
        ["at5,5 down p30 up", "at7,7 down p70 up"],
        ["0.000 d1 5,5 & d2 7,7", "0.070 u1 & u2"]
      ),
      // A move without a duration takes the whole tick. By itself, it takes no time.
      (
        ["at0,0 down to20,0/ to50,50/", "- - p20 -"],
        ["0.000 d1 0,0", "0.010 m1 10,0", "0.020 m1 20,0", "0.020 m1 50,50"]
      ),
    ])
  func ticks(sources: [String], lines: [String]) throws {
    let json =
      sources.count == 1
      ? ActionsText.fingers(sources[0]) : ActionsText.fingers(sources[0], sources[1])
    #expect(try ActionsText.lines(json) == lines)
  }

  @Test("K-12 zero-length ticks are separate packets, in order")
  func zeroTicks() throws {
    let json = ActionsText.fingers("at1,1 down to2,2 to3,3 up at4,4 down", "- at9,9 down")
    #expect(
      try ActionsText.lines(json) == [
        "0.000 d1 1,1", "0.000 m1 2,2 & d2 9,9", "0.000 m1 3,3", "0.000 u1", "0.000 d1 4,4",
      ])
  }

  @Test("K-12 moving a finger that is up takes time but only sets the finger's location")
  func placing() throws {
    let json = ActionsText.fingers("at1,1 to8,8/40 down up to3,3/30 by1,1/20 down")
    #expect(
      try ActionsText.lines(json) == ["0.040 d1 8,8", "0.040 u1", "0.090 d1 4,4"])
    // Like a WebDriver pointer, a finger that has never moved touches down in the corner.
    #expect(try ActionsText.lines(ActionsText.fingers("down")) == ["0.000 d1 0,0"])
  }

  @Test(
    "K-12 coordinates are in the viewport or relative to the pointer, with or without fractions")
  func origins() throws {
    let json = ActionsText.fingers("at10.5,20.25 down by-0.5,1e1 by0,-30.25/ to1,2 up")
    #expect(
      try ActionsText.lines(json) == [
        "0.000 d1 10.5,20.25", "0.000 m1 10,30.25", "0.000 m1 10,0", "0.000 m1 1,2", "0.000 u1",
      ])
  }

  @Test(
    "K-12 redundant actions have no effect: up when up, down when down, cancel when up",
    arguments: [
      ("at1,1 up down down up up", ["0.000 d1 1,1", "0.000 u1"]),
      ("cancel at1,1 down p10 down/ up cancel up", ["0.000 d1 1,1", "0.010 u1"]),
      ("up", []), ("up p20 up", ["0.020 turn"]),
      // A canceled touch's finger stays down until it lifts. See K-08.
      ("at1,1 down p10 cancel down up", ["0.000 d1 1,1", "0.010 c1", "0.010 u1"]),
    ])
  func noOperations(actions: String, lines: [String]) throws {
    let json = ActionsText.fingers(actions.replacing("down/", with: "down"))
    #expect(try ActionsText.lines(json) == lines)
  }

  @Test("K-12 a file may contain only the array of sources, as clients log it")
  func bareArray() throws {
    let array = ActionsText.pinch.split(separator: "\n").dropFirst().dropLast()
    let bare = "[" + array.joined(separator: "\n") + "]"
    #expect(Script.isActions(Array(bare.utf8)))
    #expect(try ActionsText.script(bare) == ActionsText.script(ActionsText.pinch))
    #expect(try ActionsText.lines("[]").isEmpty)
  }

  @Test("K-12 the larger of width and height is twice the radius, and 0 means unknown")
  func radius() throws {
    let json = ActionsText.fingers("at1,1 down to2,2 to3,3 to4,4 up")
      .replacing(#""pointerDown""#, with: #""pointerDown","width":20,"height":31"#)
      .replacing(#""x":2,"#, with: #""x":2,"width":12,"#)
      .replacing(#""x":3,"#, with: #""x":3,"width":0,"height":0,"#)
      .replacing(#""pointerUp""#, with: #""pointerUp","width":5"#)
    #expect(
      try ActionsText.lines(json) == [
        "0.000 d1 1,1 radius 15.5", "0.000 m1 2,2 radius 6", "0.000 m1 3,3", "0.000 m1 4,4",
        "0.000 u1",
      ])
  }

  @Test("K-12 an idle wheel and idle keys play, and their pauses take time")
  func idleWheel() throws {
    let json = ActionsText.fingers("at1,1 down up").replacing(
      #"{"actions":["#,
      with: #"{"actions":[{"type":"wheel","id":"w","actions":[{"type":"pause"},"#
        + #"{"type":"pause","duration":30}]},{"type":"key","id":"k","actions":[{"type":"pause"}]},"#,
      maxReplacements: 1)
    #expect(try ActionsText.lines(json) == ["0.000 d1 1,1", "0.030 u1"])
  }

  @Test(
    "K-12 K-24 warnings state the position in the document, even for one finger of many",
    arguments: [(false, "actions[1].actions[1]"), (true, "[1].actions[1]")])
  func positions(isBare: Bool, position: String) throws {
    var json = ActionsText.fingers("at1,1 down up", "at-10,1000 down up")
    if isBare { json = String(json.dropFirst(#"{"actions":"#.count).dropLast()) }
    let result = ScriptRunner(
      try ActionsText.script(json), on: Phone(),
      launching: .belowStatusBar(.controller { LogController() })
    ).run()
    #expect(
      result.warnings == [
        "finger 2 is off the screen at -10,1000 (\(position)); the screen is 320 x 480 points, from 0,0"
      ])
  }

  @Test("K-12 pressure is used, and other optional members are ignored")
  func optional() throws {
    let json = """
      {"name":"x","actions":[{"type":"pointer","id":"1","note":null,
       "parameters":{"pointerType":"touch","x":[]},"actions":[
       {"type":"pointerDown","button":0,"pressure":0.25,"twist":7.5,
        "tiltX":900,"altitudeAngle":null,"duration":0},
       {"type":"pointerMove","x":1,"y":2,"duration":0,"pressure":1,"tiltY":{}},
       {"type":"pointerUp","button":0,"pressure":2,"width":"?"}]}]}
      """
    #expect(
      try ActionsText.lines(json) == [
        "0.000 d1 0,0 pressure 0.25", "0.000 m1 1,2 pressure 1", "0.000 u1",
      ])
  }

  @Test("K-12 K-08 pointerCancel cancels one touch, and its finger lifts later")
  func cancel() throws {
    let json = ActionsText.fingers(
      "at1,1 down p100 cancel p50 to2,2 up at3,3 down", "at9,9 down p100 to8,8")
    #expect(
      try ActionsText.lines(json) == [
        "0.000 d1 1,1 & d2 9,9", "0.100 c1 & m2 8,8", "0.150 m1 2,2", "0.150 u1", "0.150 d1 3,3",
      ])
  }

  @Test("K-12 key sources press the left and right modifiers")
  func modifiers() throws {
    let json = #"""
      {"actions":[{"type":"key","id":"k","actions":[
       {"type":"keyDown","value":"\uE008"},{"type":"keyDown","value":"\uE051"},
       {"type":"pause","duration":10},{"type":"keyUp","value":"\uE008"},
       {"type":"keyDown","value":"\uE00A"}]},
       {"type":"none","id":"n","actions":[{"type":"pause"},{"type":"pause","duration":5}]}]}
      """#
    #expect(
      try ActionsText.lines(json) == [
        "0.000 key down shift", "0.000 key down ctrl",
        "0.015 key up shift", "0.015 key down alt",
      ])
  }

  @Test(
    "K-12 a numeric id is the finger's number; other ids get the lowest free numbers from 1"
  )
  func numbers() throws {
    let sources = ["thumb", "2", "01", "-1", "0", "é"].map {
      WebDriverInputSource(id: $0, kind: .finger(0))
    }
    #expect(WebDriverActionsReader.fingerNumbers(of: sources) == [1, 2, 3, 4, 0, 5])
  }

  @Test("K-24 a pause at the end is played; without one, the script ends with its last packet")
  func endPause() throws {
    let json = ActionsText.fingers("at1,1 down up p1500")
    #expect(try ActionsText.lines(json) == ["0.000 d1 1,1", "0.000 u1", "1.500 turn"])
    let result = ScriptRunner(
      try ActionsText.script(json), on: Phone(),
      launching: .belowStatusBar(.controller { LogController() })
    ).run()
    #expect(result.endTime == AppTime(seconds: 1.5))
    #expect(result.warnings.isEmpty)
    #expect(try ActionsText.lines(#"{"actions":[]}"#).isEmpty)
  }

  @Test(
    "K-12 K-24 at the end, fingers are canceled with a warning, unless an option leaves them down")
  func dangling() throws {
    let script = try ActionsText.script(ActionsText.fingers("at5,5 down p10"))
    for keeps in [false, true] {
      let phone = Phone()
      let result = ScriptRunner(
        script, on: phone, launching: .belowStatusBar(.controller { LogController() }),
        options: .init(keepsTouches: keeps)
      ).run()
      #expect(phone.hasTouches == keeps)
      #expect(
        result.warnings == ["dangling touch: finger 1 is still down at the end of the script"])
    }
  }
}
