import Testing
import UIKit

@testable import Simulator
@testable import TouchScript
@testable import WebDriverActions

/// Tests pens, mice, element origins, and actions that continue earlier ones.
struct InputStateTests {
  private static let center = CGPoint(x: 100, y: 200)

  /// Returns the lines of the script that a client's actions result in.
  private func lines(
    _ json: String, _ state: inout WebDriverInputState,
    center: @escaping @MainActor @Sendable (String) -> CGPoint? = { $0 == "e" ? Self.center : nil }
  ) throws -> [String] {
    let script = try state.script(of: Array(json.utf8), WebDriverElements(center: center))
    return script.text.split(separator: "\n").dropFirst().map(String.init)
  }

  private static func move(to element: String, by offset: String = #""x":0,"y":0"#) -> String {
    ActionsText.fingers("down").replacing(
      "[{\"type\":\"pointerDown\"",
      with:
        #"[{"type":"pointerMove","duration":0,\#(offset),"origin":{"\#(WebDriverElements.key)":"\#(element)"}},"#
        + #"{"type":"pointerDown""#)
  }

  // MARK: - Kinds of pointers

  @Test("K-12 a pen is a finger whose touches have type pencil")
  func pen() throws {
    let json = ActionsText.fingers("at1,2 down to3,4 up", "at5,6 down up").replacing(
      #""1","parameters":{"pointerType":"touch"}"#, with: #""1","parameters":{"pointerType":"pen"}"#
    )
    let script = try ActionsText.script(json)
    let types = script.steps.flatMap { step in
      if case .packet(let changes) = step.action {
        changes.map { [$0.finger.finger: $0.type] }
      } else {
        [[Int64: UITouch.TouchType]]()
      }
    }
    #expect(types == [[1: .pencil], [2: .direct], [1: .pencil], [2: .direct], [1: .pencil]])
  }

  @Test("K-12 a mouse moves and presses the window's mouse, with its left and right buttons")
  func mouse() throws {
    let json = #"""
      [{"type":"pointer","id":"m","parameters":{},"actions":[
       {"type":"pointerMove","x":10,"y":20,"duration":0},{"type":"pointerDown","button":0},
       {"type":"pointerDown"},{"type":"pointerMove","x":40,"y":20,"duration":50},
       {"type":"pointerUp","button":0},{"type":"pointerUp"},
       {"type":"pointerDown","button":2},{"type":"pointerUp","button":2}]}]
      """#
    #expect(
      try ActionsText.lines(json) == [
        "0.000 mouse move 10,20", "0.000 mouse move 10,20", "0.000 mouse down left",
        "0.016667 mouse move 20,20", "0.033333 mouse move 30,20", "0.050 mouse move 40,20",
        "0.050 mouse up left", "0.050 mouse move 40,20", "0.050 mouse down right",
        "0.050 mouse up right",
      ])
  }

  @Test("K-12 a pointer without parameters is a mouse, as the W3C requires")
  func defaultPointer() throws {
    let json = #"[{"type":"pointer","id":"1","actions":[{"type":"pointerDown"}]}]"#
    #expect(try ActionsText.lines(json) == ["0.000 mouse move 0,0", "0.000 mouse down left"])
  }

  // MARK: - Origins

  @Test("K-12 an element as origin is the center of its view")
  func elementOrigin() throws {
    var state = WebDriverInputState()
    #expect(try lines(Self.move(to: "e"), &state) == ["0.000 d1 100,200"])
    state = WebDriverInputState()
    #expect(try lines(Self.move(to: "e", by: #""x":-5,"y":7"#), &state) == ["0.000 d1 95,207"])
  }

  @Test("K-12 an unknown element is an error and changes nothing")
  func unknownElement() throws {
    var state = WebDriverInputState()
    _ = try lines(ActionsText.fingers("at1,1 down"), &state)
    let before = state
    #expect(throws: ScriptError.self) { try lines(Self.move(to: "x"), &state) }
    #expect(state == before)
  }

  // MARK: - Several requests

  @Test("K-12 a finger that is down continues from its location in the next actions")
  func continues() throws {
    var state = WebDriverInputState()
    _ = try lines(ActionsText.fingers("at10,10 down"), &state)
    #expect(try lines(ActionsText.fingers("by5,0 up"), &state) == ["0.000 m1 15,10", "0.000 u1"])
    #expect(try lines(ActionsText.fingers("up"), &state).isEmpty)
  }

  @Test(
    "K-12 an input source keeps its finger number across actions; a new source gets a new number")
  func numbers() throws {
    func source(_ id: String, _ words: String) -> String {
      ActionsText.fingers(words).replacing("\"id\":\"1\"", with: "\"id\":\"\(id)\"")
    }
    var state = WebDriverInputState()
    #expect(try lines(source("thumb", "at1,1 down"), &state) == ["0.000 d1 1,1"])
    #expect(try lines(source("1", "at2,2 down"), &state) == ["0.000 d2 2,2"])
    #expect(try lines(source("index", "at3,3 down"), &state) == ["0.000 d3 3,3"])
    #expect(try lines(source("thumb", "up"), &state) == ["0.000 u1"])
  }

  @Test("K-12 a source cannot become another kind of pointer")
  func changedKind() throws {
    var state = WebDriverInputState()
    let finger = ActionsText.fingers("at1,1 down")
    _ = try lines(finger, &state)
    #expect(throws: ScriptError.self) {
      try lines(finger.replacing("touch", with: "pen"), &state)
    }
  }

  @Test("K-12 a release lifts everything, including buttons and keys, and forgets the sources")
  func release() throws {
    var state = WebDriverInputState()
    let json = #"""
      [{"type":"pointer","id":"m","actions":[{"type":"pointerDown"}]},
       {"type":"key","id":"k","actions":[{"type":"keyDown","value":"\uE008"},
        {"type":"keyDown","value":"\uE009"}]}]
      """#
    _ = try lines(ActionsText.fingers("at1,1 down", "at2,2 down up"), &state)
    _ = try lines(json, &state)
    let released = state.release().text.split(separator: "\n").dropFirst()
    #expect(
      released == [
        "0.000 u1", "0.000 mouse up left", "0.000 key up ctrl", "0.000 key up shift",
      ])
    #expect(state == WebDriverInputState())
    #expect(state.release().steps.isEmpty)
  }
}
