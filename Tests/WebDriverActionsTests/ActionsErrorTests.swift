import ScriptSupport
import SplitMix64
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript
@testable import WebDriverActions

/// Tests invalid WebDriver Actions.
struct ActionsErrorTests {
  /// Returns a file with one finger and one action.
  private nonisolated static func action(_ members: String) -> String {
    #"{"actions":[{"type":"pointer","id":"1","parameters":{"pointerType":"touch"},"actions":["#
      + members + "]}]}"
  }

  /// Returns a file with one source.
  private nonisolated static func source(_ members: String) -> String {
    #"{"actions":[{"# + members + #","id":"1","actions":[]}]}"#
  }

  /// A file with one error, and its message.
  nonisolated struct Refusal: Sendable {
    let json: String
    let message: String

    init(_ json: String, _ message: String...) {
      self.json = json
      self.message = message.joined()
    }
  }

  nonisolated static let refusals: [Refusal] = [
    Refusal(
      #"{"actions":[{"type":"wheel","id":"w","actions":[{"type":"pause"},{"type":"scroll","x":1}]}]}"#,
      #"actions[0].actions[1].type: found "scroll"; expected "pause"; the phone has no scroll wheel"#
    ),
    Refusal(
      source(#""type":7"#),
      #"actions[0].type: found 7; expected "pointer", "key" or "none""#),
    Refusal(
      source(#""kind":"pointer""#),
      #"actions[0]: found no "type"; expected "pointer", "key" or "none""#),
    Refusal(
      source(#""type":"pointer","parameters":{"pointerType":"eraser"}"#),
      #"actions[0].parameters.pointerType: found "eraser"; expected "touch", "pen" or "mouse""#),
    Refusal(
      source(#""type":"pointer","parameters":[]"#),
      "actions[0].parameters: found an array; expected an object"),
    Refusal(
      #"{"actions":[{"type":"none","actions":[]}]}"#,
      #"actions[0]: found no "id"; expected the source's name, a string"#),
    Refusal(
      #"{"actions":[{"type":"none","id":1,"actions":[]}]}"#,
      "actions[0].id: found 1; expected the source's name, a string"),
    Refusal(
      #"{"actions":[{"type":"none","id":"a"}]}"#,
      #"actions[0]: found no "actions"; expected an array of actions"#),
    Refusal(
      #"{"actions":[{"type":"none","id":"a","actions":{}}]}"#,
      "actions[0].actions: found an object; expected an array of actions"),
    Refusal(
      #"{"actions":[{"type":"none","id":"a","actions":[]},{"type":"none","id":"a","actions":[]}]}"#,
      "actions[1].id: found the id of actions[0]; expected a unique id"),
    Refusal(
      #"{"actions":[5]}"#,
      "actions[0]: found 5; expected an object"),
    Refusal(
      #"{"actions":null}"#,
      "actions: found null; expected an array of input sources"),
    Refusal(
      #"{"action":[]}"#,
      #"found no "actions"; expected {"actions":[…]}"#),
    Refusal(
      "7",
      #"found 7; expected {"actions":[…]}"#),
    Refusal(
      "[5]",
      "[0]: found 5; expected an object"),
    Refusal(
      #"[{"type":"none","id":"a","actions":[]},{"type":"none","id":"a","actions":[]}]"#,
      "[1].id: found the id of [0]; expected a unique id"),
    Refusal(
      #"[{"type":"none","id":"a","actions":[{"type":"pause","duration":-1}]}]"#,
      "[0].actions[0].duration: found -1; expected a whole number of milliseconds from 0 to ",
      "1000000000000"),
    Refusal(
      #"{"actions":[{"type":"none","id":"a","actions":[{"type":"keyDown"}]}]}"#,
      #"actions[0].actions[0].type: found "keyDown"; expected "pause""#),
    Refusal(
      #"{"actions":[{"type":"key","id":"a","actions":[{"type":"keyDown","value":"ab"}]}]}"#,
      #"actions[0].actions[0].value: found "ab"; expected a character, Shift "\uE008", Control "#,
      #""\uE009", Alt "\uE00A", Backspace "\uE003", Return "\uE006", Escape "\uE00C", Delete "#,
      #""\uE017", or End, Home and the arrow keys "\uE010" to "\uE015""#),
    Refusal(
      #"{"actions":[{"type":"key","id":"a","actions":[{"type":"keyUp","value":"\uE03D"}]}]}"#,
      #"actions[0].actions[0].value: found "\u{E03D}"; expected a character, Shift "\uE008", "#,
      #"Control "\uE009", Alt "\uE00A", Backspace "\uE003", Return "\uE006", Escape "\uE00C", "#,
      #"Delete "\uE017", or End, Home and the arrow keys "\uE010" to "\uE015""#),
    Refusal(
      action(#"{"type":"pointerMove","x":1,"y":2,"origin":{"element-6066-11e4":"e1"}}"#),
      #"actions[0].actions[0].origin: found an object; expected "viewport" or "pointer"; only a "#,
      "session of `touchbox serve --webdriver` has elements"),
    Refusal(
      action(#"{"type":"pointerMove","x":1,"y":2,"origin":"window"}"#),
      #"actions[0].actions[0].origin: found "window"; expected "viewport" or "pointer"; only a "#,
      "session of `touchbox serve --webdriver` has elements"),
    Refusal(
      action(#"{"type":"pointerMove","x":"1","y":2}"#),
      #"actions[0].actions[0].x: found "1"; expected a number from -1000000 to 1000000"#),
    Refusal(
      action(#"{"type":"pointerMove","x":1}"#),
      #"actions[0].actions[0]: found no "y"; expected a number from -1000000 to 1000000"#),
    Refusal(
      action(#"{"type":"pointerMove","x":1,"y":1e999}"#),
      "actions[0].actions[0].y: found a value that cannot be read; expected a number from -1000000 to 1000000"
    ),
    Refusal(
      action(#"{"type":"pause","duration":-5}"#),
      "actions[0].actions[0].duration: found -5; expected a whole number of milliseconds from 0 to ",
      "1000000000000"),
    Refusal(
      action(#"{"type":"pause","duration":0.5}"#),
      "actions[0].actions[0].duration: found 0.5; expected a whole number of milliseconds from 0 to ",
      "1000000000000"),
    Refusal(
      action(#"{"type":"pause","duration":null}"#),
      "actions[0].actions[0].duration: found null; expected a whole number of milliseconds from 0 to ",
      "1000000000000"),
    Refusal(
      action(#"{"type":"pointerDown","button":2}"#),
      "actions[0].actions[0].button: found 2; expected 0, a finger's only button"),
    Refusal(
      action(#"{"type":"pointerDown","pressure":1.5}"#),
      "actions[0].actions[0].pressure: found 1.5; expected a number from 0 to 1"),
    Refusal(
      action(#"{"type":"pointerDown","width":"?"}"#),
      #"actions[0].actions[0].width: found "?"; expected a number from 0 to 2000000"#),
    Refusal(
      action(#"{"type":"pointerMove","x":1,"y":2,"height":-1}"#),
      "actions[0].actions[0].height: found -1; expected a number from 0 to 2000000"),
    Refusal(
      action(#"{"type":"scroll"}"#),
      #"actions[0].actions[0].type: found "scroll"; expected "pointerMove", "pointerDown", "#,
      #""pointerUp", "pointerCancel" or "pause""#),
    Refusal(
      #"[{"type":"pointer","id":"m","actions":[{"type":"pointerDown","button":1}]}]"#,
      "[0].actions[0].button: found 1; expected 0 or 2, the left or the right button"),
    Refusal(
      #"[{"type":"pointer","id":"m","actions":[{"type":"pointerCancel"}]}]"#,
      #"[0].actions[0].type: found "pointerCancel"; expected "pointerMove", "pointerDown", "#,
      #""pointerUp" or "pause""#),
    Refusal(
      action("[]"),
      "actions[0].actions[0]: found an array; expected an object"),
  ]

  @Test(
    "K-12 an invalid file is refused with the path, the value found and the value expected",
    arguments: refusals.indices)
  func refused(number: Int) throws {
    let refusal = Self.refusals[number]
    let errors = ActionsText.errors(of: refusal.json)
    #expect(errors.count == 1)
    let error = try #require(errors.first)
    #expect(error.drop { $0 != " " }.dropFirst() == refusal.message)
  }

  @Test("K-12 relative coordinates have the same limit as absolute coordinates")
  func coordinateLimit() {
    #expect(
      ActionsText.errors(of: ActionsText.fingers("at1000000,0 by0.5,0")) == [
        " actions[0].actions[1]: the finger moves to 1000000.5,0; expected coordinates from -1000000 "
          + "to 1000000"
      ])
  }

  @Test("K-03 all errors are reported at once, each with its path")
  func allAtOnce() {
    let json = """
      {"actions": [
        {"type": "pointer", "id": "é", "parameters": {"pointerType": "eraser"}, "actions": []},
        {"type": "none", "id": "n", "actions": [{"type": "jump"}, {"type": "pause",
          "duration": "1"}]},
        {"type": "none", "id": "n", "actions": []}
      ]}
      """
    #expect(
      ActionsText.errors(of: json).map { String($0.prefix { $0 != ":" }) } == [
        " actions[0].parameters.pointerType", " actions[1].actions[0].type",
        " actions[1].actions[1].duration", " actions[2].id",
      ])
  }

  @Test(
    "K-03 invalid JSON causes an error with the location that Foundation reports",
    arguments: [
      ("", " the file is not valid JSON: Unexpected end of file during JSON parse."),
      ("{\n \"a\" 1}", "2:6: the file is not valid JSON: Invalid value"),
      ("[\n1 2]", "2:3: the file is not valid JSON: Invalid value"),
      ("[NaN]", "1:2: the file is not valid JSON: Invalid value"),
      ("[\"é\" 1]", "1:6: the file is not valid JSON: Invalid value"),
      ("{} {}", "1:4: the file is not valid JSON: Invalid value"),
    ])
  func syntax(json: String, error: String) {
    #expect(ActionsText.errors(of: json) == [error])
  }

  @Test("K-12 escapes in strings are resolved")
  func escapes() throws {
    let json = ActionsText.fingers("at1,1 down").replacing("pointerDown", with: "pointer\\u0044own")
    #expect(try ActionsText.lines(json) == ["0.000 d1 1,1"])
  }

  @Test("K-12 a byte order mark is harmless, but bytes that are not UTF-8 cause an error")
  func encoding() throws {
    #expect(ActionsText.errors(of: "\u{FEFF}{\"actions\":[]}").isEmpty)
    #expect(
      ActionsText.errors(of: Array("{\n\"é".utf8) + [0xFF]) == [
        "2:3: found bytes that are not UTF-8; save the file as UTF-8"
      ])
    #expect(Script.isActions(Array("\u{FEFF} \n{".utf8)))
    #expect(!Script.isActions(Array("touchscript 1\n".utf8)))
    #expect(!Script.isActions([]))
  }

  @Test("K-12 long durations and long moves cause errors")
  func limits() {
    let long = ActionsText.fingers("p999999999999 p1 at1,1")
    #expect(
      ActionsText.errors(of: long).map { $0.drop { $0 != " " }.dropFirst() } == [])
    let tooLong = ActionsText.fingers("p999999999999 p1 p1")
    #expect(
      ActionsText.errors(of: tooLong).first?.hasSuffix(
        "actions[0].actions[2]: the actions last longer than 1000000000 s; use shorter durations")
        == true)
    let many = ActionsText.fingers("at1,1 down to2,2/999999999999")
    #expect(
      ActionsText.errors(of: many).first?.hasSuffix(
        "actions[0].actions[2]: the moves produce more than 100000 packets; use shorter durations")
        == true)
  }

  @Test("K-12 deep, long and unusual files cause neither traps nor hangs")
  func extremes() {
    let deep = String(repeating: "[", count: 200_000)
    #expect(ActionsText.errors(of: deep).count == 1)
    let closed = #"{"x":\#(deep)\#(deep.replacing("[", with: "]")),"actions":[]}"#
    #expect(
      ActionsText.errors(of: closed) == [
        "1:518: the file is not valid JSON: Too many nested arrays or dictionaries"
      ])
    let objects = String(repeating: #"{"a":"#, count: 100_000)
    #expect(ActionsText.errors(of: objects).count == 1)
    let wrong = #"{"actions":[\#(Array(repeating: "0", count: 100_000).joined(separator: ","))]}"#
    #expect(ActionsText.errors(of: wrong).count == ScriptLimits.problems)
    let sources = (0..<5000).map { #"{"type":"none","id":"\#($0)","actions":[{"type":"pause"}]}"# }
    #expect(
      ActionsText.errors(of: #"{"actions":[\#(sources.joined(separator: ","))]}"#).isEmpty)
    let digits = "[" + String(repeating: "9", count: 100_000) + "]"
    #expect(ActionsText.errors(of: digits).count == 1)
  }

  @Test(
    "K-12 any bytes produce playable actions or errors, and never trap", arguments: 0..<4)
  func random(batch: UInt64) throws {
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "null", "true", "-", "1e308", "1e999", "0.5",
      "99999999999999999999", "\u{0}", "é", "\"type\"", "\"pause\"", "\"pointerUp\"",
      "\"duration\"",
    ]
    var numbers = SplitMix64(seed: batch)
    for round in 0..<300 {
      var bytes = Array(ActionsText.pinch.utf8)
      for _ in 0..<Int.random(in: 1...5, using: &numbers) {
        let start = Int.random(in: 0...bytes.count, using: &numbers)
        let end = min(bytes.count, start + Int.random(in: 0...8, using: &numbers))
        let piece = pieces.randomElement(using: &numbers) ?? ""
        bytes.replaceSubrange(start..<end, with: piece.utf8)
      }
      do throws(ScriptError) {
        let script = try Script(actions: bytes, file: "f")
        let result = ScriptRunner(
          script, on: Phone(), launching: .belowStatusBar(.controller { LogController() })
        ).run()
        #expect(result.halt == nil, "batch \(batch) round \(round)")
      } catch {
        #expect(!error.problems.isEmpty, "batch \(batch) round \(round)")
        for problem in error.problems {
          #expect(problem.location.map { $0.line >= 1 && $0.column >= 1 } ?? true)
          #expect(!problem.message.isEmpty)
        }
      }
    }
  }
}
