import CoreGraphics
import ScriptSupport
import SplitMix64
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// Scripts with random errors.
struct ScriptFuzzTests {
  private static let pieces =
    [
      "", " ", ",", "&", "\"", "\\", "#", "\n", "\r\n", "\t", "\0", "-", "+", ".", "[", "]", "x",
      "e9",
    ]
    + [
      "nan", "inf", "1e308", "99999999999999999999", "-1", "0.0000001", "999999999", "é",
      "\u{FEFF}",
    ]
    + ["d1", "m1 1,1 over 5", "u1", "c", "tap", "pinch", "expect", "prop", "trace (", "via", "eps"]
    + [
      "let a = 1 + 2\n", "$a", "+$a", "repeat 9\n", "\nend\n", "include a", "matches /", "contains",
    ]
    + [
      "count 99", "every 999999", "frame 1000", "1000000000", "sdl", "resize 1x1", "🎈", "*", "nil",
    ]

  /// Returns a script with deleted, repeated, and shuffled bytes.
  private static func mutated(_ text: String, _ numbers: inout SplitMix64) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      let start = Int.random(in: 0...bytes.count, using: &numbers)
      let end = min(bytes.count, start + Int.random(in: 0...6, using: &numbers))
      switch Int.random(in: 0...5, using: &numbers) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2 where start < bytes.count:
        bytes[start] = UInt8.random(in: 0...255, using: &numbers)
      default:
        let piece = pieces.randomElement(using: &numbers) ?? ""
        bytes.replaceSubrange(start..<end, with: piece.utf8)
      }
    }
    return bytes
  }

  @Test(
    "K-03 the parser never traps: any text either is valid or has errors with locations",
    arguments: 0..<8)
  func reading(batch: UInt64) throws {
    var numbers = SplitMix64(seed: batch)
    for round in 0..<400 {
      let text = RandomScript.text(seed: batch * 1000 + UInt64(round) / 20, lines: 8)
      let bytes = Self.mutated(text, &numbers)
      let script: Script
      do throws(ScriptError) {
        script = try Script(parsing: bytes, file: "f")
      } catch {
        #expect(!error.problems.isEmpty && error.file == "f", "batch \(batch) round \(round)")
        for problem in error.problems {
          #expect((problem.location?.line ?? 0) >= 1 && (problem.location?.column ?? 0) >= 1)
          #expect(!problem.message.isEmpty)
        }
        continue
      }
      if script.steps.count < 5000 {
        let again = try Script(parsing: script.text, file: "again")
        #expect(again == script, "batch \(batch) round \(round)")
      }
    }
  }

  @Test("K-24 every script that parses can be played and leaves no touches", arguments: 0..<4)
  func playing(batch: UInt64) throws {
    var numbers = SplitMix64(seed: 100 + batch)
    for round in 0..<40 {
      let text = RandomScript.text(seed: batch * 1000 + UInt64(round), lines: 12)
      let bytes = round % 2 == 0 ? Array(text.utf8) : Self.mutated(text, &numbers)
      guard let script = try? Script(parsing: bytes, file: "f"), script.steps.count < 2000
      else { continue }
      let phone = Phone()
      let result = ScriptRunner(
        script, on: phone, launching: .belowStatusBar(.controller { TreasureController() })
      ).run()
      #expect(!phone.hasTouches, "batch \(batch) round \(round)")
      let expectations = script.steps.count {
        if case .expectation = $0.action { true } else { false }
      }
      #expect(result.checks.count >= expectations, "batch \(batch) round \(round)")
    }
  }

  @Test("K-03 deeply nested and long text does not trap")
  func extremes() {
    let long = String(repeating: "a", count: 100_000)
    let texts = [
      "0 expect trace " + String(repeating: "(", count: 1000),
      "0 expect trace " + String(repeating: "(", count: 500) + String(repeating: ")", count: 500),
      "0 expect trace a{99999999999999999999}", "0 expect trace [z-a]",
      "0 expect trace \\u{FFFFFFFF}",
      "0 expect trace (?<a>b)\\k<c>", "0 " + long, "0 expect log \"" + long, long,
      "0 expect prop " + String(repeating: "a[0].", count: 20_000) + "b 1",
      String(repeating: "0 d1 1,1 &", count: 5000), String(repeating: "0 d\n", count: 5000),
      "0 expect prop a[99999999999999999999] 1", "0 tap 9223372036854775807 1,1",
      "0 sdl fingerdown -9223372036854775808 9223372036854775807 1 1 4294967295",
      "frame 1000\n999999999.999999 d1 1,1\n+0 m1 2,2 over 999999999",
      "0 tap 1 1,1 count 1000000 every 999999999.999999",
      "1000000000 d1 1,1\n+1000000000 u1",
    ]
    for text in texts { _ = ScriptText.errors(of: ScriptText.file(text)) }
    #expect(
      ScriptText.errors(of: ScriptText.file(String(repeating: "0 d\n", count: 500))).count == 101)
  }
}
