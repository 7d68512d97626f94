import CSDL2
import SDLHost
import Simulator
import Testing
import TouchScript

/// The times in recordings that are started and stopped with F9.
@Suite(.serialized)
struct RecordingTimeTests {
  private final class Recordings {
    var recorder: ScriptRecorder?
    var lines: [String] = []
    var raw: [String] = []

    func toggle(_ phone: Phone) {
      if let recorder {
        recorder.stop()
        self.recorder = nil
      } else {
        recorder = ScriptRecorder(of: phone, .init()) { self.lines.append($0) }
      }
    }
  }

  private func record(_ test: (HostHarness) throws -> Void) throws -> Recordings {
    let recordings = Recordings()
    try HostHarness.open({ options in
      options.toggleRecording = { phone in
        recordings.toggle(phone)
        return nil
      }
      options.addExpectation = { _, point in recordings.recorder?.addExpectation(at: point) }
      options.willEnd = { _ in recordings.recorder?.stop() }
      options.makeRawRecording = { WindowEventRecorder(.init()) { recordings.raw.append($0) } }
    }) { host in
      host.turn(after: 3000, host.press(SDLK_F9))
      host.turn(after: 500, host.down(1))
      host.turn(after: 100, host.up(1))
      try test(host)
    }
    return recordings
  }

  @Test("K-33 a recording's times start at the first F9, and it ends at the second F9")
  func stopsByKey() throws {
    let recordings = try record { host in host.turn(after: 2000, host.press(SDLK_F9)) }
    #expect(
      recordings.lines == [
        "touchscript 1", "0.500 d1 160,240", "0.600 u1", "2.600 turn",
      ])
  }

  @Test("K-46 F8 adds an expectation about the view where the last finger was, and shows it")
  func expectation() throws {
    let recordings = try record { host in
      host.turn(after: 100, host.press(SDLK_F8))
      #expect(host.loop.phone.overlay.toast == "expect prop view.frame 0,20,320,460")
      host.turn(after: 2000, host.press(SDLK_F9))
    }
    #expect(
      recordings.lines == [
        "touchscript 1", "0.500 d1 160,240", "0.600 u1",
        "0.700 expect prop view.frame 0,20,320,460", "2.700 turn",
      ])
  }

  @Test("K-33 a recording that is not stopped ends when the window closes or the app restarts")
  func stopsAtClose() throws {
    let closed = try record { host in
      host.environment.microseconds += 2_000_000
      host.loop.end()
    }
    #expect(closed.lines.last == "2.600 turn")
    let restarted = try record { host in host.turn(after: 2000, host.press(SDLK_F5)) }
    #expect(restarted.lines.last == "2.600 turn")
  }

  @Test("K-32 when Ctrl+Q ends a recording, the recording omits that Ctrl key press but no other")
  func ctrl() throws {
    let recordings = try record { host in
      host.turn(host.press(SDLK_LCTRL))
      host.turn(host.down(2, x: 40))
      host.turn(host.up(2, x: 40))
      host.turn(SampleEvents.key(SDL_KEYUP, SDLK_LCTRL, window: host.window.id))
      host.turn(host.press(SDLK_LCTRL))
      host.turn(after: 100)
      host.loop.end()
    }
    #expect(recordings.raw.count { $0.hasSuffix("key down ctrl") } == 1)
    #expect(recordings.raw.last?.hasSuffix(" turn") == true)
    let landing = recordings.raw.lastIndex { $0.contains("sdl fingerdown") } ?? 0
    #expect(recordings.raw[..<landing].contains { $0.hasSuffix("key down ctrl") })
  }
}
