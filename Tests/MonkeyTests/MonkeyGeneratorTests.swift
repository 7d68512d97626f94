import CoreGraphics
import Monkey
import Simulator
import Testing
import TouchScript
import UIKit

struct MonkeyGeneratorTests {
  private func session(_ number: Int, seed: UInt64 = 7) -> MonkeySession {
    MonkeyGenerator.session(
      seed: seed, number: number, packets: 200, screen: CGSize(width: 320, height: 480),
      targets: [CGRect(x: 10, y: 10, width: 20, height: 20)])
  }

  @Test("The same seed and number produce the same session; other values produce a different one")
  func repeatable() {
    #expect(session(3) == session(3))
    #expect(session(3) != session(4))
    #expect(session(3) != session(3, seed: 8))
  }

  @Test("A session is a script that the parser accepts, with about the requested number of packets")
  func valid() throws {
    for number in 0..<200 {
      let session = session(number)
      let text = ScriptSyntax(session.script).text
      let parsed = try Script(parsing: Array(text.utf8), file: "session \(number)")
      #expect(parsed == session.script)
      // Simultaneous changes share a packet. Losing focus counts as one change but takes two steps.
      #expect(60...400 ~= session.size, "\(session.size)")
    }
  }

  @Test("At the end of a session, all fingers have lifted or been canceled")
  func lifted() {
    for number in 0..<100 {
      let phone = Phone(root: UIView())
      let runner = ScriptRunner(
        session(number).script, name: "", continuing: phone,
        input: ScriptInputTranslator(for: phone),
        checker: ExpectationChecker(phone: phone), options: .init(keepsTouches: true))
      while runner.nextTime != nil { runner.playNext() }
      #expect(!phone.hasTouches, "session \(number)")
    }
  }

  @Test(
    "Sessions contain all kinds of gestures: many fingers, cancels, lost focus, repeated taps")
  func variety() {
    let sessions = (0..<100).map { session($0) }
    let commands = Set(sessions.flatMap(\.interruptions).map(\.command))
    #expect(
      commands == [.cancelAll, .focus(gained: false), .focus(gained: true), .suspend, .resume])
    #expect(sessions.contains { $0.strokes.contains { $0.end == .cancel } })
    #expect(sessions.contains { $0.strokes.contains { $0.samples[0].time == $0.endTime } })
    let most = sessions.map { session in
      session.script.steps.compactMap { step -> Int? in
        guard case .packet(let changes) = step.action else { return nil }
        return changes.map { Int($0.finger.finger) }.max()
      }.max() ?? 0
    }
    // This is more fingers than the phone tracks.
    #expect(most.max() ?? 0 > 11)
    let onTarget = sessions.flatMap(\.strokes).count {
      CGRect(x: 10, y: 10, width: 21, height: 21).contains($0.samples[0].point)
    }
    let all = sessions.flatMap(\.strokes).count
    // A target that covers 1/380 of the screen receives more than a tenth of the strokes.
    #expect(onTarget * 10 > all)
  }
}
