import Testing
import UIKit

@testable import Simulator
@testable import TouchScript
@testable import WebDriverActions

/// Tests keys that type text.
///
/// - SeeAlso: www.w3.org/TR/webdriver/#keyboard-actions
struct KeyboardTests {
  /// Returns the lines of a script in which a keyboard presses and releases keys. A modifier remains
  /// down until its second occurrence.
  private func lines(pressing keys: String...) throws -> [String] {
    var held: Set<String> = []
    let actions = keys.flatMap { key -> [String] in
      let isModifier = [#"\uE008"#, #"\uE009"#, #"\uE00A"#].contains(key)
      let down = #"{"type":"keyDown","value":"\#(key)"}"#
      let up = #"{"type":"keyUp","value":"\#(key)"}"#
      guard isModifier else { return [down, up] }
      return held.insert(key).inserted ? [down] : [up]
    }
    let source = #"{"type":"key","id":"k","actions":[\#(actions.joined(separator: ","))]}"#
    return try ActionsText.lines("{\"actions\":[\(source)]}")
  }

  @Test("K-12 keys type characters when they are pressed, and other keys edit")
  func characters() throws {
    #expect(
      try lines(pressing: "H", "é", " ", #"\""#, #"\uE006"#, #"\uE003"#, #"\uE012"#, #"\uE017"#)
        == [
          #"0.000 type "H""#, #"0.000 type "é""#, #"0.000 type " ""#, #"0.000 type "\"""#,
          "0.000 type key return", "0.000 type key backspace", "0.000 type key left",
          "0.000 type key delete",
        ])
    // The keys of the number pad.
    #expect(
      try lines(pressing: #"\uE01A"#, #"\uE023"#, #"\uE028"#, #"\uE007"#, #"\uE056"#) == [
        #"0.000 type "0""#, #"0.000 type "9""#, #"0.000 type ".""#, "0.000 type key return",
        "0.000 type key end",
      ])
  }

  @Test("K-12 Shift capitalizes letters and selects, and Control selects all, copies, and cuts")
  func modifiers() throws {
    #expect(
      try lines(pressing: #"\uE008"#, "a", "1", #"\uE014"#, #"\uE006"#, #"\uE008"#, "a") == [
        "0.000 key down shift", #"0.000 type "A""#, #"0.000 type "1""#,
        "0.000 type key shift-right", "0.000 type key return", "0.000 key up shift",
        #"0.000 type "a""#,
      ])
    #expect(
      try lines(pressing: #"\uE009"#, "a", "c", "X", "q", #"\uE009"#) == [
        "0.000 key down ctrl", "0.000 type key select-all", "0.000 type key copy",
        "0.000 type key cut", "0.000 key up ctrl",
      ])
  }

  @Test("K-12 keys take effect in their tick, together with fingers")
  func ticks() throws {
    let json = #"""
      {"actions":[{"type":"key","id":"k","actions":[
       {"type":"pause","duration":20},{"type":"keyDown","value":"a"}]},
       {"type":"pointer","id":"1","parameters":{"pointerType":"touch"},"actions":[
       {"type":"pointerDown"},{"type":"pointerUp"}]}]}
      """#
    #expect(
      try ActionsText.lines(json) == ["0.000 d1 0,0", #"0.020 type "a""#, "0.020 u1"])
  }

  @Test("K-41 a modifier that is held at the end of a request changes later keys")
  func requests() throws {
    var state = WebDriverInputState()
    func script(_ action: String) throws -> [String] {
      let json = #"[{"type":"key","id":"k","actions":[\#(action)]}]"#
      let script = try state.script(of: Array(json.utf8), WebDriverElements { _ in nil })
      return script.text.split(separator: "\n").dropFirst().map(String.init)
    }
    #expect(try script(#"{"type":"keyDown","value":"\uE050"}"#) == ["0.000 key down shift"])
    #expect(try script(#"{"type":"keyDown","value":"b"}"#) == [#"0.000 type "B""#])
    #expect(state.release().text.contains("0.000 key up shift"))
    #expect(try script(#"{"type":"keyDown","value":"b"}"#) == [#"0.000 type "b""#])
  }

  @Test("K-41 text for an element contains keys; a modifier is held until it occurs again")
  func elementText() throws {
    #expect(
      try WebDriverKeyboard.entries(typing: "ab\u{E006}c\n\u{E012}") == [
        .insert("ab"), .key(.return), .insert("c"), .key(.return), .key(.left),
      ])
    #expect(
      try WebDriverKeyboard.entries(typing: "\u{E008}ab\u{E008}c\u{E009}a\u{E000}d") == [
        .insert("ABc"), .key(.selectAll), .insert("d"),
      ])
    #expect(throws: (any Error).self) {
      try WebDriverKeyboard.entries(typing: "a\u{E03D}")
    }
  }

  @Test("K-01 typed text and editing keys convert to keys and back")
  func export() throws {
    let script = try Script(
      parsing: """
        touchscript 1
        0.5 type "Zoë \\"1\\"\\n\\b"
        1 type key shift-left
        1 type key select-all
        2 type key home
        """, file: "typing")
    let export = WebDriverActionsExport(script)
    #expect(export.notes.isEmpty)
    #expect(try WebDriverRules.violations(of: export.text).isEmpty)
    #expect(
      try ActionsText.lines(export.text) == [
        #"0.500 type "Z""#, #"0.500 type "o""#, #"0.500 type "ë""#, #"0.500 type " ""#,
        #"0.500 type "\"""#, #"0.500 type "1""#, #"0.500 type "\"""#, "0.500 type key return",
        "0.500 type key backspace", "1.000 key down shift", "1.000 type key shift-left",
        "1.000 key up shift", "1.000 key down ctrl", "1.000 type key select-all",
        "1.000 key up ctrl", "2.000 type key home",
      ])
  }

  @Test("K-01 compositions, pasted text, and text typed while a modifier is held are left out")
  func leftOut() throws {
    let script = try Script(
      parsing: """
        touchscript 1
        0 type compose "e"
        0 type paste "x"
        1 key down ctrl
        1 type "a"
        """, file: "typing")
    #expect(
      WebDriverActionsExport(script).notes.map(\.message) == [
        "3 lines of text are left out: keys can neither compose nor paste text, and type no text "
          + "while another key is held"
      ])
  }
}
