import CSDL2
import CoreGraphics
import SDLHost
import Simulator
import Testing
import UIKit

/// The keys of a window that plays a script, with a clock controlled by the test.
@Suite(.serialized)
struct PlaybackKeyTests {
  /// A finger that is down from 0.1 s to 1 s.
  static let script = """
    touchscript 1
    0.1 d1 60,100
    1.0 u1

    """

  private func open(
    _ script: String = Self.script, closesAtEnd: Bool = false, _ test: (HostHarness) throws -> Void
  ) throws {
    let host = try HostHarness(script: script, closesAtEnd: closesAtEnd)
    defer { host.close() }
    try test(host)
  }

  @Test("K-35 a script plays at the clock's speed, and Space pauses and resumes it")
  func pause() throws {
    try open { host in
      #expect(host.turn(after: 99) == [])
      #expect(host.turn(after: 1) == ["d1"])
      #expect(host.turn(after: 100, host.press(SDLK_SPACE)) == [])
      #expect(host.turn(after: 10_000) == [])
      #expect(host.loop.phone.now == AppTime(microseconds: 200_000))
      host.turn(after: 0, host.press(SDLK_SPACE))
      #expect(host.turn(after: 799) == [])
      #expect(host.turn(after: 1) == ["u1"])
    }
  }

  @Test("K-35 the Right key pauses the script and steps to the next frame, 1/60 s later")
  func frameStep() throws {
    try open { host in
      host.turn(after: 90, host.press(SDLK_RIGHT))
      // 90 ms plus 1/60 s is 106.7 ms.
      #expect(host.environment.record == ["d1"])
      let touch = try #require(host.loop.phone.context.touches.tracker.active.first)
      #expect(touch.timestamp == 0.1, "the script's time, not the frame's")
      let time = host.loop.phone.now
      #expect(time == AppTime(microseconds: 90_000 + 16_666))
      host.turn(after: 5000, host.press(SDLK_RIGHT), host.press(SDLK_RIGHT))
      #expect(host.loop.phone.now == AppTime(microseconds: time.microseconds + 2 * 16_666))
    }
  }

  @Test("H-63 K-35 changing a picked view during playback does not delay the script's next step")
  func pickedView() throws {
    try open { host in
      host.turn(after: 90, host.press(SDLK_p), host.button(isDown: true, x: 160, y: 240))
      #expect(host.turn(after: 20, host.press(SDLK_RIGHT)) == ["d1"])
      #expect(host.view?.frame.origin.x == 1)
      let touch = try #require(host.loop.phone.context.touches.tracker.active.first)
      #expect(touch.timestamp == 0.1)
    }
  }

  @Test("K-35 + doubles the speed and - halves it, between 1/16 and 16")
  func speed() throws {
    try open { host in
      host.turn(after: 0, host.press(SDLK_PLUS))
      #expect(host.turn(after: 50) == ["d1"], "the script has played for 100 ms")
      host.turn(after: 0, host.press(SDLK_MINUS), host.press(SDLK_MINUS))
      host.turn(after: 200)
      #expect(host.loop.phone.now == AppTime(microseconds: 200_000), "half the speed")
      for _ in 0..<9 { host.turn(after: 0, host.press(SDLK_MINUS)) }
      host.turn(after: 320)
      #expect(host.loop.phone.now == AppTime(microseconds: 220_000), "1/16 of the speed")
      for _ in 0..<20 { host.turn(after: 0, host.press(SDLK_PLUS)) }
      host.turn(after: 10)
      #expect(host.loop.phone.now == AppTime(microseconds: 380_000), "16 times the speed")
    }
  }

  @Test(
    "K-35 H shows the keys; Escape hides them, then exits full screen, then stops the script"
  )
  func legendAndEscape() throws {
    try open { host in
      host.turn(host.press(SDLK_h), host.press(SDLK_F11))
      #expect(host.loop.phone.overlay.showsLegend)
      let texts = host.loop.phone.frame().nodes.flatMap(\.contents).compactMap { command in
        if case .text(let block, _) = command { block.string } else { nil }
      }
      #expect(texts.contains("Space") && texts.contains("Ctrl+Q, Ctrl+W"))
      #expect(!texts.contains("F9"), "the key for recording is not listed while a script plays")
      host.turn(host.press(SDLK_ESCAPE))
      #expect(!host.loop.phone.overlay.showsLegend && host.window.isFullscreen)
      host.turn(host.press(SDLK_ESCAPE))
      #expect(!host.window.isFullscreen && host.loop.exit == nil)
      host.turn(host.press(SDLK_ESCAPE))
      #expect(host.loop.exit == .quit)
    }
  }

  @Test(
    "K-35 Ctrl+Q and Ctrl+W close the window, but Q and W alone do not", arguments: [false, true])
  func quit(isW: Bool) throws {
    let code = isW ? SDLK_w : SDLK_q
    try open { host in
      host.turn(host.press(code))
      #expect(host.loop.exit == nil)
      host.turn(host.press(SDLK_LCTRL), host.press(code))
      #expect(host.loop.exit == .quit)
    }
  }

  @Test("K-35 the window stays open after the end and shows the result; a bar shows progress")
  func end() throws {
    try open { host in
      host.turn(after: 500)
      // The bar has 30 steps: one second, at 30 steps per second.
      #expect(host.loop.phone.overlay.progress == 15.0 / 30)
      host.turn(after: 500)
      #expect(host.loop.phone.overlay.progress == 1)
      host.turn(after: 60_000)
      #expect(host.loop.exit == nil)
      #expect(host.loop.phone.overlay.hint == "Passed; Escape closes")
    }
    try open(Self.script + "1.5 expect nolog\n2.0 expect log \"x\"\n") { host in
      host.turn(after: 3000)
      #expect(host.loop.phone.overlay.hint?.hasSuffix("failed; Escape closes") == true)
    }
  }

  @Test("K-35 with --close, the window closes a second after the end")
  func close() throws {
    try open(closesAtEnd: true) { host in
      host.turn(after: 1000)
      host.turn(after: 999)
      #expect(host.loop.exit == nil)
      host.turn(after: 1)
      #expect(host.loop.exit == .finished)
      #expect(host.loop.phone.overlay.hint == nil)
    }
  }

  @Test("K-35 I shows and hides the inspector")
  func inspector() throws {
    try open { host in
      host.turn(after: 200, host.press(SDLK_i))
      #expect(host.loop.phone.overlay.showsInspector)
      host.turn(host.press(SDLK_i))
      #expect(!host.loop.phone.overlay.showsInspector)
    }
  }

  @Test("K-35 fingers, the mouse and other keys are ignored while a script plays")
  func otherInput() throws {
    try open { host in
      #expect(
        host.turn(
          host.down(1), SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: host.window.id),
          host.press(SDLK_F5), host.press(SDLK_d)) == [])
      #expect(host.environment.phoneCount == 1)
    }
  }

  @Test("A screenshot does not include the progress bar")
  func screenshot() throws {
    try open { host in
      host.turn(after: 500, host.press(SDLK_F12))
      // The red component of a pixel in the elapsed part of the bar.
      let lastRow = (479 * 320 + 10) * 4 + 2
      let picture = try #require(host.environment.pictures.first)
      #expect(picture.pixels[lastRow] == 255)
      host.turn()
      #expect(host.window.painter.image?.pixels[lastRow] == 10)
    }
  }

  @Test(
    "K-52 a review pauses at a failed expectation; Return accepts the value, and Space keeps it")
  func review() throws {
    let script = """
      touchscript 1
      0.1 d1 60,100
      0.2 expect prop view.tag 3
      0.2 expect prop view.isHidden true
      1.0 u1

      """
    let host = try HostHarness(script: script, reviews: true)
    defer { host.close() }
    host.turn(after: 100)
    host.turn(after: 500)
    let time = { host.loop.phone.now }
    #expect(time() == AppTime(microseconds: 200_000), "the clock waits at the expectation")
    #expect(
      host.loop.phone.overlay.banner == """
        Line 3: expect prop view.tag 3
        Now: expect prop view.tag 0
        Return writes this to the script; Space keeps the line.
        """)
    host.turn(after: 5000, host.press(SDLK_RIGHT), host.press(SDLK_PLUS))
    host.turn(after: 5000)
    #expect(time() == AppTime(microseconds: 200_000), "other keys don't change the clock")
    host.turn(after: 5000, host.press(SDLK_RETURN))
    #expect(
      host.loop.phone.overlay.banner?.hasPrefix("Line 4: expect prop view.isHidden true") == true)
    #expect(time() == AppTime(microseconds: 200_000))
    host.turn(after: 5000, host.press(SDLK_SPACE))
    #expect(host.loop.phone.overlay.banner == nil)
    #expect(host.turn(after: 800) == ["u1"])
    let review = try #require(host.review)
    #expect(review.acceptedCount == 1)
    #expect(review.updated(script).contains("0.2 expect prop view.tag 0\n"))
    #expect(review.updated(script).contains("0.2 expect prop view.isHidden true\n"))
  }
}
