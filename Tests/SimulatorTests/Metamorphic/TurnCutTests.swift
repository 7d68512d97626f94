import CoreGraphics
import ScriptSupport
import Simulator
import Testing
import UIKit

/// The same reports result in the same touches, no matter how they are divided into turns.
struct TurnCutTests {
  /// Plays turns on a new phone, and returns the lives of its touches.
  private func lives(of turns: [[Timed<WindowEvent>]]) -> [TouchHistoryView.Life] {
    let historyView = TouchHistoryView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    let phone = Phone(root: historyView)
    let size = phone.context.interface.screen.bounds.size
    var desktop = DesktopInput(viewport: ScreenViewport(windowSize: size, screen: size))
    for turn in turns {
      let now = turn.last?.time ?? .zero
      desktop.translate(turn, from: phone.time, to: now)
      phone.step(desktop.takeEvents(), to: now)
    }
    return historyView.lives
  }

  @Test(
    "H-20 H-24 splitting a stream into turns in any way produces the same touches",
    arguments: 1...40)
  func anyCut(seed: Int) {
    let stream = RawStream(seed: UInt64(seed))
    let single = lives(of: stream.events.map { [$0] })
    #expect(single.count > 10)
    #expect(single.allSatisfy { $0.phases.first == "began" && $0.phases.last == "ended" })
    var cuts = (0..<5).map { stream.cut(seed: UInt64(seed * 100 + $0)) }
    cuts.append([stream.events])
    for (number, cut) in cuts.enumerated() {
      let other = lives(of: cut)
      #expect(other.count == single.count, "seed \(seed), cut \(number)")
      for (one, another) in zip(single, other) {
        #expect(one.began == another.began, "seed \(seed), cut \(number)")
        #expect(one.last == another.last, "seed \(seed), cut \(number)")
        // Moves may be merged, but touch downs and lifts may not.
        #expect(
          one.phases.filter { $0 != "moved" } == another.phases.filter { $0 != "moved" },
          "seed \(seed), cut \(number)")
      }
    }
  }
}
