import CoreGraphics
import Simulator
import SplitMix64
import Testing
import TouchScript
import UIKit

@testable import touchbox

/// A session that was recorded replays as it was, on every demo.
struct ReplayTests {
  /// What a session left behind.
  private struct Session {
    var script: String
    var trace: [String]
  }

  /// Lets random fingers, a mouse, keys and the desktop loose on a demo, in turns of random length.
  private func session(_ seed: UInt64, _ demo: String) throws -> Session {
    var numbers = SplitMix64(seed: seed)
    var session = Session(script: "", trace: [])
    let phone = Phone()
    phone.trace = { session.trace.append($0) }
    let recording = ScriptRecorder(
      of: phone, ScriptRecorder.Options(header: ScriptHeader(demo: demo), comments: ["A test"])
    ) { session.script += $0 + "\n" }
    phone.launch(try #require(DemoCatalog.demo(named: demo)).app(.corrected))
    var now: Int64 = 0
    for _ in 0..<100 {
      let start = now
      now += Int64.random(in: 0...80_000, using: &numbers)
      let times = (0..<Int.random(in: 0...4, using: &numbers))
        .map { _ in Int64.random(in: start...now, using: &numbers) }
      let inputs = times.sorted().map { time in
        TimedInput(AppTime(microseconds: time), input(&numbers))
      }
      phone.step(inputs, to: AppTime(microseconds: now))
    }
    phone.step(
      [TimedInput(phone.now, .resume), TimedInput(phone.now, .cancel(nil))], to: phone.now)
    phone.step(to: phone.now.advanced(by: 3))
    recording.stop()
    return session
  }

  private func input(_ numbers: inout SplitMix64) -> PhoneEvent {
    let place = CGPoint(
      x: CGFloat.random(in: 0..<320, using: &numbers),
      y: CGFloat.random(in: 0..<480, using: &numbers))
    let key = FingerKey(device: 7, finger: Int64.random(in: 0...5, using: &numbers))
    func finger(_ kind: TouchChange.Kind) -> PhoneEvent {
      .finger(TouchChange(key, kind, time: .zero))
    }
    switch Int.random(in: 0..<40, using: &numbers) {
    case 0..<8: return finger(.down(place))
    case 8..<18: return finger(.move(place))
    case 18..<24: return finger(.up(nil))
    case 24, 25: return .mouse(.down(.left, place))
    case 26, 27: return .mouse(.up(.left, place))
    case 28, 29: return .mouse(.move(place))
    case 30: return .mouse(.down(.right, place))
    case 31: return .mouse(.up(.right, place))
    case 32...34:
      let keys: [Key] = [.ctrl, .shift, .m, .backspace, .escape, .h, .d]
      return .key(
        keys[Int.random(in: 0..<keys.count, using: &numbers)],
        isDown: Bool.random(using: &numbers))
    case 35: return .focus(gained: Bool.random(using: &numbers))
    case 36: return Bool.random(using: &numbers) ? .suspend : .resume
    case 37: return .resize
    case 38: return .cancel([key, FingerKey(device: 7, finger: 0)])
    default: return .resume
    }
  }

  private static let demos = DemoCatalog.all.map(\.name)

  @Test(
    "K-30 K-31 a replay's trace is the session's, byte for byte",
    arguments: await demos)
  func identity(demo name: String) throws {
    var lineCount = 0
    for seed in UInt64(1)...30 {
      let session = try session(seed, name)
      let script = try Script(parsing: session.script, file: "seed \(seed)")
      var trace: [String] = []
      let phone = Phone()
      phone.trace = { trace.append($0) }
      let demo = try #require(DemoCatalog.demo(named: name))
      _ = ScriptRunner.run(script, on: phone, launching: demo.app(.corrected))
      let (one, other) = (
        session.trace.filter { !TraceFormatter.isDraw($0) },
        trace.filter { !TraceFormatter.isDraw($0) }
      )
      let differs = zip(one, other).enumerated().first { $0.element.0 != $0.element.1 }
      #expect(
        one == other,
        "seed \(seed), line \(differs?.offset ?? -1): \(differs.map { "\($0.element)" } ?? "length")"
      )
      if one != other { return }
      lineCount += one.count
    }
    #expect(lineCount > 1000)
  }
}
