import AppLibrary
import CoreGraphics
import DemoCatalog
import Simulator
import SplitMix64
import Testing
import TouchScript
import TouchboxCommand
import UIKit

/// Recorded sessions of every demo, and their replays.
struct ReplayTests {
  /// The recording of a session and its trace.
  private struct Session {
    var script: String
    var trace: [String]
  }

  /// Plays a demo with random finger, mouse, key, and window events, in turns of random length.
  private func session(_ seed: UInt64, _ demo: String) throws -> Session {
    var random = SplitMix64(seed: seed)
    var session = Session(script: "", trace: [])
    let phone = Phone()
    phone.trace = { session.trace.append($0) }
    let recorder = ScriptRecorder(
      of: phone, ScriptRecorder.Options(header: ScriptHeader(demo: demo), comments: ["A test"])
    ) { session.script += $0 + "\n" }
    phone.launch(try #require(AppCatalog.demos.app(named: demo)).launchTarget(.corrected))
    var desktop = DesktopInput(
      viewport: ScreenViewport(
        windowSize: CGSize(width: 320, height: 480), screen: CGSize(width: 320, height: 480)))
    var now: Int64 = 0
    for _ in 0..<100 {
      let start = now
      now += Int64.random(in: 0...80_000, using: &random)
      let times = (0..<Int.random(in: 0...4, using: &random))
        .map { _ in Int64.random(in: start...now, using: &random) }
      desktop.translate([], from: phone.time, to: AppTime(microseconds: now))
      for time in times.sorted() {
        desktop.perform(input(&random), at: AppTime(microseconds: time))
      }
      phone.step(desktop.takeEvents(), to: AppTime(microseconds: now))
    }
    phone.step(
      [Timed(phone.now, .resume), Timed(phone.now, .cancel(nil))], to: phone.now)
    phone.step(to: phone.now.advanced(by: 3))
    recorder.stop()
    return session
  }

  private func input(_ random: inout SplitMix64) -> DesktopEvent {
    let point = CGPoint(
      x: CGFloat.random(in: 0..<320, using: &random),
      y: CGFloat.random(in: 0..<480, using: &random))
    let key = FingerKey(device: 7, finger: Int64.random(in: 0...5, using: &random))
    func finger(_ action: WindowEvent.Finger.Action) -> DesktopEvent {
      .finger(.init(action, key, at: CGPoint(x: point.x / 320, y: point.y / 480)))
    }
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<8: return finger(.down)
    case 8..<18: return finger(.motion)
    case 18..<24: return finger(.up)
    case 24, 25: return .mouse(.down(.left, point))
    case 26, 27: return .mouse(.up(.left, point))
    case 28, 29: return .mouse(.move(point))
    case 30: return .mouse(.down(.right, point))
    case 31: return .mouse(.up(.right, point))
    case 32...34:
      let keys: [Key] = [
        .emulator(.ctrl), .emulator(.shift), .emulator(.m), .emulator(.backspace),
        .shortcut(.escape), .shortcut(.h), .shortcut(.d),
      ]
      return .key(
        keys[Int.random(in: 0..<keys.count, using: &random)],
        isDown: Bool.random(using: &random))
    case 35: return .phone(.focus(gained: Bool.random(using: &random)))
    case 36: return .phone(Bool.random(using: &random) ? .suspend : .resume)
    case 37: return .phone(.resize)
    case 38: return .phone(.cancel([key, FingerKey(device: 7, finger: 0)]))
    default: return .phone(.resume)
    }
  }

  @Test(
    "K-30 K-31 a replay has the same trace as the session, byte for byte",
    arguments: await DemoSelection.names)
  func sameTrace(demo name: String) throws {
    var lineCount = 0
    for seed in UInt64(1)...30 {
      let session = try session(seed, name)
      let script = try Script(parsing: session.script, file: "seed \(seed)")
      var trace: [String] = []
      let phone = Phone()
      phone.trace = { trace.append($0) }
      let demo = try #require(AppCatalog.demos.app(named: name))
      _ = ScriptRunner(script, on: phone, launching: demo.launchTarget(.corrected)).run()
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
