import Foundation
import ScriptSupport
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// Compares the keywords in Vim's syntax highlighting with the parser's.
struct EditorTests {
  /// Returns the keywords in a highlighting group.
  private static func words(_ group: String) throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("Assets/Editors/touch.vim"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("syntax keyword \(group) ") }
    #expect(!lines.isEmpty, "\(group)")
    return Set(lines.flatMap { $0.split(separator: " ").dropFirst(3).map(String.init) })
  }

  @Test("K-04 the editor highlights exactly the words that the parser accepts")
  func words() throws {
    #expect(try Self.words("touchHeader") == Set(ScriptLineParser.headers + ["touchscript"]))
    #expect(try Self.words("touchVerb") == Set(ScriptLineParser.verbs))
    #expect(try Self.words("touchBlock") == Set(ScriptLineParser.blocks))
    #expect(try Self.words("touchKey") == Set(Key.allCases.map(\.rawValue)))
    #expect(try Self.words("touchTextKey").isSubset(of: TextKey.allCases.map(\.rawValue)))
    let states = UIGestureRecognizer.State.allCases.map { "\($0)" }
    #expect(try Self.words("touchGesture") == Set(states))
    // "count" can also follow a tap, and "snapshot" can also follow a time.
    #expect(
      try Self.words("touchExpectation").union(["count", "snapshot"])
        == Set(ScriptLineParser.expectations))
  }

  /// A valid line for each keyword that is valid only after another keyword.
  private static let lines = [
    "over": "0 drag 1 1,1 2,2 over 1", "via": "0 d1 1,1\n0 m1 2,2 via 1,1,0",
    "pressure": "0 d1 1,1 pressure 1", "radius": "0 d1 1,1 radius 1",
    "count": "0 tap 1 1,1 count 2", "every": "0 tap 1 1,1 every 1",
    "to": "0 transform 1,1 to 2,2 over 1", "scale": "0 transform 1,1 scale 2 over 1",
    "distance": "0 transform 1,1 distance 2 over 1", "hold": "0 tap 1 1,1 hold 1",
    "straight": "0 path 1 1,1 2,2 straight over 1", "speed": "0 drag 1 1,1 2,2 speed 1",
    "ease": "0 d1 1,1\n0 m1 2,2 over 1 ease in-out", "in": "0 drag 1 1,1 2,2 over 1 ease in",
    "out": "0 drag 1 1,1 2,2 over 1 ease out",
    "angle": "0 pinch 1,1 2 3 angle 1 over 1", "eps": "0 expect prop a 1 eps 1",
    "corrected": "variant corrected", "published": "variant published", "lost": "0 focus lost",
    "gained": "0 focus gained", "left": "0 mouse move 1,1\n0 mouse down left",
    "right": "0 mouse move 1,1\n0 mouse down right", "fingerdown": "0 sdl fingerdown 1 1 1 1",
    "fingermotion": "0 sdl fingermotion 1 1 1 1", "fingerup": "0 sdl fingerup 1 1 1 1",
    "contains": #"0 expect log contains "a""#, "matches": "0 expect log matches /a/",
    "light": "0 appearance light", "dark": "0 appearance dark",
    "on": "0 keyboard on", "off": "0 keyboard off", "compose": #"0 type compose "a""#,
    "paste": #"0 type paste "a""#,
    "true": "0 expect prop a true", "false": "0 expect prop a false", "nil": "0 expect prop a nil",
  ]

  @Test("K-04 other highlighted words occur in valid lines")
  func places() throws {
    let words = try Self.words("touchOption").union(try Self.words("touchState"))
    #expect(words == Set(Self.lines.keys))
    for (word, line) in Self.lines {
      #expect(ScriptText.errors(of: ScriptText.file(line)) == [], "\(word)")
    }
  }
}
