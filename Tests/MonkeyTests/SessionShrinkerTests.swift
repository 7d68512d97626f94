import CoreGraphics
import Monkey
import Testing
import TouchScript
import UIKit

struct SessionShrinkerTests {
  private func stroke(
    _ times: [Double], _ points: [(CGFloat, CGFloat)], end: FingerStroke.End = .up
  ) -> FingerStroke {
    let samples = zip(times, points).map {
      FingerStroke.Sample(AppTime(seconds: $0), CGPoint(x: $1.0, y: $1.1))
    }
    return FingerStroke(samples, until: AppTime(seconds: times[times.count - 1]), end)
  }

  private let session = MonkeySession(
    strokes: (0..<40).map { number in
      let start = 0.37 + Double(number) * 1.13
      let samples = (0..<5).map { step in
        FingerStroke.Sample(
          AppTime(seconds: start + Double(step) * 0.11),
          CGPoint(x: 13 + number * 7, y: 31 + step * 17))
      }
      return FingerStroke(
        samples, until: AppTime(seconds: start + 0.6), number % 3 == 0 ? .cancel : .up)
    },
    interruptions: (0..<10).map {
      MonkeySession.Interruption(AppTime(seconds: Double($0) * 3), .cancelAll)
    }, rest: AppTime(seconds: 3))

  private func shrunk(
    limit: Int = 10_000, _ fails: @escaping (MonkeySession) -> Bool
  ) throws -> MonkeySession {
    var shrinker = SessionShrinker(session, limit: limit, fails: fails)
    try shrinker.shrink()
    #expect(fails(shrinker.best))
    #expect(shrinker.trialCount <= limit)
    return shrinker.best
  }

  @Test("A fault that occurs with any finger shrinks to one touch of 0.1 s")
  func oneTouch() throws {
    let best = try shrunk { !$0.strokes.isEmpty }
    #expect(best.strokes.count == 1)
    #expect(best.strokes[0].samples.count == 1)
    #expect(best.strokes[0].end == .up)
    #expect(best.strokes[0].startTime == .zero)
    #expect(best.endTime == AppTime(seconds: 0.1))
    #expect(best.interruptions.isEmpty)
    #expect(best.rest == nil)
  }

  @Test("A fault that requires two moves shrinks to a stroke of two moves with round numbers")
  func moves() throws {
    let best = try shrunk { $0.strokes.contains { $0.samples.count >= 3 } }
    #expect(best.strokes.map(\.samples.count) == [3])
    for sample in best.strokes[0].samples {
      #expect(sample.point.x.truncatingRemainder(dividingBy: 100) == 0)
      #expect(sample.point.y.truncatingRemainder(dividingBy: 100) == 0)
    }
  }

  @Test("A fault that requires several fingers and interruptions shrinks to exactly that many")
  func combination() throws {
    let best = try shrunk { $0.strokes.count >= 3 && $0.interruptions.count >= 2 }
    #expect(best.strokes.count == 3)
    #expect(best.interruptions.count == 2)
  }

  @Test("A coordinate that must exceed a limit shrinks to a round number close to the limit")
  func coordinates() throws {
    let best = try shrunk { $0.strokes.contains { $0.samples[0].point.x > 120 } }
    #expect(best.strokes.count == 1)
    let x = best.strokes[0].samples[0].point.x
    #expect(x > 120 && x.truncatingRemainder(dividingBy: 10) == 0)
  }

  @Test("Only necessary pauses remain")
  func pause() throws {
    let best = try shrunk { session in
      let starts = session.strokes.map(\.startTime.seconds).sorted()
      return zip(starts, starts.dropFirst()).contains { $1 - $0 >= 0.8 }
    }
    #expect(best.strokes.count == 2)
    let starts = best.strokes.map(\.startTime.seconds).sorted()
    // Halving from 1.13 stops above 0.8. Rounding to tenths or halves may add a little.
    #expect(starts[0] == 0)
    #expect(0.8...1.5 ~= starts[1])
  }

  @Test("Shrinking ends at the trial limit with the best session so far")
  func limit() throws {
    _ = try shrunk(limit: 5) { !$0.strokes.isEmpty }
    _ = try shrunk(limit: 0) { _ in true }
  }

  @Test("A cut removes everything after a time and lifts fingers that are down")
  func cut() {
    var session = MonkeySession(
      strokes: [
        stroke([1, 2, 3], [(1, 1), (2, 2), (3, 3)], end: .cancel), stroke([2.5], [(4, 4)]),
      ], interruptions: [.init(AppTime(seconds: 2), .suspend), .init(AppTime(seconds: 4), .resume)])
    session.cut(after: AppTime(seconds: 2))
    #expect(session.strokes.count == 1)
    #expect(session.strokes[0].samples.count == 2)
    #expect(session.strokes[0].end == .up)
    #expect(session.strokes[0].endTime == AppTime(seconds: 2.01))
    #expect(session.interruptions.map(\.command) == [.suspend])
  }
}
