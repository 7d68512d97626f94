import CSDL2
import CoreGraphics
import SDLHost
import Simulator
import SplitMix64
import Testing
import TouchScript
import UIKit

/// Recordings and replays of sessions with random events in SDL's queue.
@Suite(.serialized)
struct SessionReplayTests {
  /// The results of a session: its trace without drawings, and both recordings.
  private final class Session {
    var trace: [String] = []
    var script = ""
    var raw = ""
  }

  /// Pushes random events to SDL's queue, in turns of random length.
  private func session(
    _ seed: UInt64, losesFingers: Bool, of app: LaunchTarget = .delegate(HarnessDelegate.self)
  ) throws -> Session {
    var numbers = SplitMix64(seed: seed)
    let session = Session()
    let fingers = Int64.random(in: 2...10, using: &numbers)
    try HostHarness.open(
      app: app,
      { options in
        options.scale = CGFloat(Int(seed % 3) + 1)
        options.makeRawRecording = { WindowEventRecorder(.init()) { session.raw += $0 + "\n" } }
      }
    ) { host in
      let phone = host.loop.phone
      phone.trace = { if !TraceFormatter.isDraw($0) { session.trace.append($0) } }
      let recording = ScriptRecorder(of: phone, .init()) { session.script += $0 + "\n" }
      for _ in 0..<25 {
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
          host.environment.microseconds += Int64.random(in: 0...15_000, using: &numbers)
          add(to: host, fingers, &numbers)
        }
        if losesFingers, Int.random(in: 0..<15, using: &numbers) == 0 {
          host.environment.knownFingers = []
        }
        host.environment.microseconds += Int64.random(in: 0...8000, using: &numbers)
        host.loop.turn()
      }
      // The remaining fingers disappear while the session is still being recorded.
      host.add(host.change(SDL_WINDOWEVENT_RESTORED))
      let size = host.window.size
      host.add(
        host.change(SDL_WINDOWEVENT_SIZE_CHANGED, Int32(size.width), Int32(size.height)))
      host.turn()
      #expect(host.loop.exit == nil, "seed \(seed)")
      recording.stop()
    }
    return session
  }

  /// Pushes one random event to SDL's queue.
  private func add(to host: HostHarness, _ fingers: Int64, _ numbers: inout SplitMix64) {
    let (id, size) = (host.window.id, host.window.size)
    let finger = Int64.random(in: 1...fingers, using: &numbers)
    let (x, y) = (
      Int32.random(in: -10..<Int32(size.width) + 10, using: &numbers),
      Int32.random(in: -10..<Int32(size.height) + 10, using: &numbers)
    )
    func touch(_ type: SDL_EventType) -> SDL_Event {
      SampleEvents.finger(
        type, finger, x: Float(x) / Float(size.width), y: Float(y) / Float(size.height),
        device: HostHarness.device, window: id)
    }
    /// Presses a button, which also changes the pointer's location.
    func press(_ button: MouseInput.Button, _ type: SDL_EventType) {
      host.add(SampleEvents.motion(x: x, y: y, window: id))
      host.add(
        SampleEvents.button(
          type, button == .left ? SDL_BUTTON_LEFT : SDL_BUTTON_RIGHT, x: x, y: y, window: id))
      if type == SDL_MOUSEBUTTONDOWN {
        host.environment.heldButtons.insert(button)
      } else {
        host.environment.heldButtons.remove(button)
      }
    }
    switch Int.random(in: 0..<30, using: &numbers) {
    case 0..<6: host.add(touch(SDL_FINGERDOWN))
    case 6..<14: host.add(touch(SDL_FINGERMOTION))
    case 14..<19: host.add(touch(SDL_FINGERUP))
    case 19, 20: host.add(SampleEvents.motion(x: x, y: y, window: id))
    case 21: press(.left, SDL_MOUSEBUTTONDOWN)
    case 22: press(.left, SDL_MOUSEBUTTONUP)
    case 23: press(.right, SDL_MOUSEBUTTONDOWN)
    case 24: press(.right, SDL_MOUSEBUTTONUP)
    case 25, 26:
      let keys = [SDLK_LCTRL, SDLK_LSHIFT, SDLK_m, SDLK_BACKSPACE, SDLK_d]
      let key = keys[Int.random(in: 0..<keys.count, using: &numbers)]
      let isDown = Bool.random(using: &numbers)
      host.add(SampleEvents.key(isDown ? SDL_KEYDOWN : SDL_KEYUP, key, window: id))
    case 27:
      host.add(
        host.change(
          Bool.random(using: &numbers)
            ? SDL_WINDOWEVENT_FOCUS_LOST : SDL_WINDOWEVENT_FOCUS_GAINED))
    case 28:
      host.add(
        host.change(
          Int.random(in: 0..<3, using: &numbers) == 0
            ? SDL_WINDOWEVENT_MINIMIZED : SDL_WINDOWEVENT_RESTORED))
    default: break
    }
  }

  /// Plays a recording, and returns its trace without drawings.
  private func trace(
    of script: String, _ name: String, app: LaunchTarget = .delegate(HarnessDelegate.self)
  ) throws -> [String] {
    var trace: [String] = []
    let phone = Phone()
    let runner = ScriptRunner(
      try Script(parsing: script, file: name), on: phone,
      launching: app)
    // Like the window's session, trace only after the launch.
    phone.trace = { if !TraceFormatter.isDraw($0) { trace.append($0) } }
    _ = runner.run()
    return trace
  }

  private func expectSame(_ trace: [String], _ session: [String], _ name: String) {
    guard trace != session else { return }
    let difference = zip(trace, session).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let line = difference ?? min(trace.count, session.count)
    func around(_ lines: [String]) -> String {
      lines[max(0, min(line, lines.count) - 2)..<min(line + 3, lines.count)]
        .joined(separator: "\n")
    }
    Issue.record("\(name), line \(line):\n\(around(trace))\ninstead of\n\(around(session))")
  }

  @Test("K-30 K-31 random sessions through SDL's queue have the same trace when replayed")
  func replays() throws {
    var lineCount = 0
    for seed in UInt64(1)...400 {
      let session = try session(seed, losesFingers: seed % 2 == 0)
      lineCount += session.trace.count
      expectSame(try trace(of: session.script, "seed \(seed)"), session.trace, "seed \(seed)")
    }
    #expect(lineCount > 12_000)
  }

  @Test("K-31 D-41 sessions with gestures, including hovering, have the same trace when replayed")
  func gestures() throws {
    var lines: [String] = []
    for seed in UInt64(2001)...2200 {
      let session = try session(seed, losesFingers: true, of: .delegate(GestureDelegate.self))
      lines += session.trace.filter { $0.contains(" gesture ") }
      let trace = try trace(
        of: session.script, "seed \(seed)", app: .delegate(GestureDelegate.self))
      expectSame(trace, session.trace, "seed \(seed)")
    }
    for name in ["Tap", "LongPress", "Pan", "Pinch", "Rotation", "Swipe", "Hover"] {
      let began = lines.filter {
        $0.contains("UI\(name)Gesture") && ($0.hasSuffix("began") || $0.hasSuffix("ended"))
      }
      #expect(!began.isEmpty, "\(name)")
    }
  }

  @Test("K-32 a recording of a window's events replays with the same packets")
  func rawReplays() throws {
    for seed in UInt64(1001)...1200 {
      let session = try session(seed, losesFingers: false)
      expectSame(try trace(of: session.raw, "raw seed \(seed)"), session.trace, "raw seed \(seed)")
    }
  }
}
