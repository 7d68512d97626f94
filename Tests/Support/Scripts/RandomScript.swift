import CoreGraphics
import Simulator
import SplitMix64
import UIKit

/// Generates random valid scripts.
package struct RandomScript {
  private var numbers: SplitMix64
  private var down: Set<Int> = []
  private var lines: [String] = []

  /// Returns the text of a random script.
  package static func text(seed: UInt64, lines count: Int = 30) -> String {
    var script = RandomScript(numbers: SplitMix64(seed: seed))
    script.lines = ["touchscript 1"]
    if script.chance(2) { script.lines.append("demo Demo\(seed)") }
    if script.chance(2) { script.lines.append("variant published # as printed") }
    if script.chance(2) { script.lines.append("frame \(script.number(1...120))") }
    script.lines.append("0 mouse move \(script.point())")
    for _ in 0..<count {
      if script.chance(12) { script.addRepeat() } else { script.addLine() }
    }
    return script.lines.map { $0 + "\n" }.joined()
  }

  private mutating func addLine() {
    // Steps are half a second apart, so no timed move is still active.
    let time = "+0.\(number(500_000...999_999))"
    lines.append("\(time) \(step())" + (chance(8) ? "  # remark \(number(0...9))" : ""))
    if chance(10) { lines.append(chance(2) ? "" : "# between") }
  }

  /// Adds a repeat with a finger that no other line uses.
  private mutating func addRepeat() {
    lines.append("let start = \(point())")
    lines.append("  repeat \(number(1...3))  # again")
    lines.append("+0.5 d 200   $start")
    lines.append("let start = $start + 1,\(number(-9...9))")
    lines.append("0.6  m200 $start over 0.1")
    lines.append("+0.2 u200")
    lines.append("end")
  }

  private mutating func step() -> String {
    switch number(0...9) {
    case 0...3: changes()
    case 4: chance(2) ? "tap \(number(100...110)) \(point()) count 2 every 0.1" : macro()
    case 5, 6: command()
    default: "expect " + expectation()
    }
  }

  private mutating func changes() -> String {
    var fingers: Set<Int> = []
    for _ in 0..<number(1...4) { fingers.insert(number(3...9)) }
    return fingers.sorted().map { finger in
      if down.contains(finger) {
        switch number(0...4) {
        case 0:
          down.remove(finger)
          return chance(2) ? "up \(finger)" : "u\(finger) \(point())"
        case 1: return "c\(finger)"
        case 2: return "m\(finger) \(point()) over 0.\(number(10...49))"
        default: return "move \(finger) \(point()) pressure 0.\(number(0...9)) via 1,2,0.000001"
        }
      }
      down.insert(finger)
      return "d\(finger) \(point())" + (chance(3) ? " radius \(number(1...40))" : "")
    }.joined(separator: chance(2) ? " & " : "&")
  }

  private mutating func macro() -> String {
    switch number(0...6) {
    case 0: "drag \(number(100...110)) \(point()) \(point()) over 0.4"
    case 2: "drag \(number(100...110)) \(point()) \(point()) hold 0.1 over 0.3 ease in-out"
    case 3: "path \(number(100...110)) \(point()) \(point()) \(point()) over 0.4 ease out"
    case 4: "tap \(number(100...110)) \(point()) & 111 \(point()) hold 0.3"
    case 5:
      "transform \(point()) to \(point()) scale 1.\(number(0...9)) rotate \(number(-90...90)) over 0.3"
    case 1:
      "pinch \(point()) \(number(0...300)) \(number(0...300)).5 angle \(number(-400...400)) over 0.2"
    default:
      "rotate \(point()) \(number(0...100)) \(number(-90...90)) \(number(-400...400)) over 0.3"
    }
  }

  private mutating func command() -> String {
    let finger = "\(number(1...3)) \(number(-2...5)) 0.\(number(0...9)) 0.\(number(0...9))"
    let all = [
      "c", "turn", "suspend", "resume", "focus lost", "focus gained", "mouse move \(point())",
      "mouse down", "mouse up left", "mouse down right", "key down ctrl", "key up alt",
      "resize \(number(1...900))x\(number(1...900))", "snapshot s\(number(0...9))",
      "sdl fingerdown \(finger)", "sdl fingermotion \(finger) \(number(0...9999))",
      "sdl fingerup \(finger)",
    ]
    return all[number(0...(all.count - 1))]
  }

  private mutating func expectation() -> String {
    let all = [
      #"log contains "a # \#(number(0...9))""#, "log matches /a \\/ [\(number(0...9))]+/",
      "snapshot golden\(number(0...9)).png",
      #"log "a \"quoted\" \\ line\n\t#\#(number(0...99))""#, "nolog", #"label message "é 🎈 ""#,
      "count spot \(number(0...9))", "gesture tap-\(number(0...9)) failed",
      "trace packet \(number(1...99)) .* view#2",
      "prop ball.center \(point())", "prop spot[\(number(0...9))].presentation.scale 1.05 eps 1e-6",
      "prop view.squares[0] \(point()),44,44", "prop controller.rotating true",
      "prop a.b nil", #"prop a.b "text""#, "prop app.applicationState active",
      "prop a -\(number(0...9))e-\(number(0...300))",
    ]
    return all[number(0...(all.count - 1))]
  }

  private mutating func point() -> String {
    chance(3)
      ? "\(number(0...319)) \(number(0...479))"
      : "\(Double.random(in: -100...500, using: &numbers)),\(number(0...479)).25"
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private mutating func chance(_ of: Int) -> Bool { number(1...of) == 1 }
}
