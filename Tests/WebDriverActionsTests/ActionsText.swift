import UIKit

@testable import Simulator
@testable import TouchScript

/// Creates WebDriver Actions from a short notation, for tests.
enum ActionsText {
  /// The pinch from rule K-11.
  static let pinch = """
    {"actions":[
     {"type":"pointer","id":"1","parameters":{"pointerType":"touch"},"actions":[
      {"type":"pointerMove","duration":0,"x":130,"y":240,"origin":"viewport"},
      {"type":"pointerDown","button":0},
      {"type":"pause","duration":100},
      {"type":"pointerMove","duration":0,"x":80,"y":240,"origin":"viewport"},
      {"type":"pause","duration":100},
      {"type":"pointerMove","duration":0,"x":79,"y":240,"origin":"viewport"},
      {"type":"pause","duration":100},
      {"type":"pointerUp","button":0}
     ]},
     {"type":"pointer","id":"2","parameters":{"pointerType":"touch"},"actions":[
      {"type":"pointerMove","duration":0,"x":190,"y":240,"origin":"viewport"},
      {"type":"pointerDown","button":0},
      {"type":"pause","duration":100},
      {"type":"pointerMove","duration":0,"x":240,"y":240,"origin":"viewport"},
      {"type":"pause","duration":100},
      {"type":"pointerMove","duration":0,"x":241,"y":240,"origin":"viewport"},
      {"type":"pause","duration":100},
      {"type":"pointerUp","button":0}
     ]}
    ]}

    """

  /// Returns a file with fingers 1, 2 … and other sources, each specified by its actions.
  ///
  /// Actions are words: `at10,20` and `to10,20` move immediately, `to10,20/50` moves in 50 ms,
  /// `to10,20/` takes the whole tick, `by1,2` is relative, and `p50` pauses. `down`, `up` and
  /// `cancel` have no values, and `-` is a pause without a duration.
  static func fingers(_ sources: String...) -> String {
    let texts = sources.enumerated().map { index, words in
      let actions = words.split(separator: " ").map { action(String($0)) }
      return #"{"type":"pointer","id":"\#(index + 1)","parameters":{"pointerType":"touch"},"#
        + #""actions":[\#(actions.joined(separator: ","))]}"#
    }
    return #"{"actions":[\#(texts.joined(separator: ","))]}"#
  }

  private static func action(_ word: String) -> String {
    switch word {
    case "down", "up", "cancel": return #"{"type":"pointer\#(word.capitalized)"}"#
    case "-": return #"{"type":"pause"}"#
    default: break
    }
    if word.hasPrefix("p") { return #"{"type":"pause","duration":\#(word.dropFirst())}"# }
    let parts = word.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
    let point = parts[0].split(separator: ",")
    let origin = word.hasPrefix("by") ? #","origin":"pointer""# : ""
    let duration =
      parts.count == 1 ? ",\"duration\":0" : parts[1].isEmpty ? "" : ",\"duration\":\(parts[1])"
    return #"{"type":"pointerMove","x":\#(point[0]),"y":\#(point[1])\#(origin)\#(duration)}"#
  }

  /// Returns a script's lines after the first.
  static func lines(_ json: String) throws -> [String] {
    try script(json).text.split(separator: "\n").dropFirst().map(String.init)
  }

  /// Returns the script equivalent to the actions.
  static func script(_ json: String) throws -> Script {
    try Script(actions: Array(json.utf8), file: "f")
  }

  /// Returns a file's errors in the form `line:column: message` or ` path: message`.
  static func errors(of json: String) -> [String] {
    errors(of: Array(json.utf8))
  }

  /// Returns a file's errors in the form `line:column: message` or ` path: message`.
  static func errors(of bytes: [UInt8]) -> [String] {
    do throws(ScriptError) {
      _ = try Script(actions: bytes, file: "f")
      return []
    } catch {
      return error.description.split(separator: "\n").map { String($0.dropFirst("f:".count)) }
    }
  }
}
