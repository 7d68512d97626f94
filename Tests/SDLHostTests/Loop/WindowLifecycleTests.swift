import CSDL2
import CoreGraphics
import Foundation
import Painter
import SDLHost
import Simulator
import Testing
import UIKit

/// What happens to the window, and what it shows.
@Suite(.serialized)
struct WindowLifecycleTests {
  // MARK: - What takes touches away

  @Test(
    "H-34 C-38 losing the focus cancels, after the app is notified; fingers are muted until lifted")
  func focusLost() throws {
    try HostHarness.open { desk in
      desk.turn(desk.down(1), desk.down(2, x: 200))
      #expect(
        desk.turn(desk.change(SDL_WINDOWEVENT_FOCUS_LOST))
          == ["resign", "cancel focus-lost [1, 2]", "c1 c2"])
      #expect(
        desk.turn(desk.change(SDL_WINDOWEVENT_FOCUS_GAINED), desk.move(1, x: 170)) == ["active"])
      #expect(desk.turn(desk.up(1), desk.up(2), desk.down(3)) == ["d3"])
    }
  }

  @Test("H-34 G-09 a hidden window suspends the app: no turns, no drawing, no time")
  func hidden() throws {
    for id in [SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN] {
      try HostHarness.open { desk in
        desk.turn(desk.down(1))
        #expect(desk.turn(desk.change(id)) == ["resign", "cancel suspend [1]", "c1"])
        let (now, presents) = (desk.loop.phone.now, desk.loop.statistics.presents)
        desk.turn(after: 60_000, desk.up(1))
        #expect(desk.loop.phone.now == now)
        #expect(desk.loop.statistics.presents == presents)
        #expect(desk.turn(desk.change(SDL_WINDOWEVENT_RESTORED)) == ["active"])
        #expect(desk.loop.phone.now == now)
        desk.turn(after: 5, desk.down(1))
        #expect(desk.loop.phone.now == now.advanced(by: 0.005))
      }
    }
  }

  @Test("H-36 a press that was let go unseen is cancelled when the focus comes")
  func unseenRelease() throws {
    try HostHarness.open { desk in
      let press = SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: desk.window.id)
      desk.world.heldButtons = [.left]
      #expect(desk.turn(press) == ["d0"])
      #expect(desk.turn(desk.change(SDL_WINDOWEVENT_FOCUS_GAINED)) == [])
      desk.world.heldButtons = []
      #expect(
        desk.turn(desk.change(SDL_WINDOWEVENT_FOCUS_GAINED)) == ["cancel system [1]", "c0"])
      #expect(desk.turn(press) == ["d0"])
    }
  }

  @Test("H-36 a click that brings the focus counts, however quick it was")
  func activatingClick() throws {
    try HostHarness.open { desk in
      let id = desk.window.id
      #expect(
        desk.turn(
          desk.change(SDL_WINDOWEVENT_FOCUS_GAINED),
          SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: id),
          SampleEvents.button(SDL_MOUSEBUTTONUP, window: id)) == ["d0", "u0"])
    }
  }

  @Test("H-40 a new size or display cancels in the same turn, before locations are measured again")
  func resized() throws {
    for event in [SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED] {
      try HostHarness.open { desk in
        desk.turn(desk.down(1))
        #expect(
          desk.turn(desk.change(event, 640, 960), desk.move(1, x: 10), desk.down(2))
            == ["cancel resize [1]", "c1", "d2"])
      }
    }
  }

  // MARK: - Keys of the window

  @Test("I-22 Escape cancels touches, else leaves full screen, else closes the window")
  func escape() throws {
    try HostHarness.open { desk in
      #expect(
        desk.turn(desk.down(1), desk.press(SDLK_ESCAPE)) == ["d1", "cancel system [1]", "c1"])
      #expect(desk.loop.exit == nil)
      desk.turn(desk.press(SDLK_F11))
      #expect(desk.window.isFullscreen)
      #expect(desk.turn(desk.press(SDLK_ESCAPE)) == [])
      #expect(!desk.window.isFullscreen)
      #expect(desk.loop.exit == nil)
      #expect(desk.turn(desk.press(SDLK_ESCAPE)) == ["terminate"])
      #expect(desk.loop.exit == .quit)
    }
  }

  @Test("I-22 F11 covers the display, and stops that")
  func fullscreen() throws {
    try HostHarness.open { desk in
      desk.turn(desk.press(SDLK_F11))
      #expect(desk.window.isFullscreen)
      desk.turn(desk.press(SDLK_F11))
      #expect(!desk.window.isFullscreen)
    }
  }

  @Test("I-22 F5 restarts the app with its time from 0; held fingers are not carried over")
  func restart() throws {
    try HostHarness.open { desk in
      desk.turn(desk.down(1))
      #expect(
        desk.turn(desk.press(SDLK_F5), desk.move(1, x: 170))
          == ["cancel quit [1]", "c1", "terminate", "active"])
      #expect(desk.world.phoneCount == 2)
      #expect(desk.loop.phone.now == .zero)
      #expect(desk.turn(after: 5, desk.up(1), desk.down(1)) == ["d1"])
      #expect(desk.loop.phone.now == AppTime(microseconds: 5000))
    }
  }

  @Test("I-22 F12 saves what the phone shows after all that came before")
  func screenshot() throws {
    try HostHarness.open { desk in
      desk.turn(desk.press(SDLK_F12))
      desk.view?.backgroundColor = .black
      desk.turn(desk.press(SDLK_F12))
      #expect(desk.world.pictures.count == 2)
      let middle = (240 * 320 + 160) * 4
      #expect(desk.world.pictures.map { $0.pixels[middle] } == [255, 0])
    }
  }

  @Test("I-22 Ctrl+Q and Ctrl+W close the window, and add no finger to a press")
  func quit() throws {
    for code in [SDLK_q, SDLK_w] {
      try HostHarness.open { desk in
        desk.turn(SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: desk.window.id))
        #expect(desk.turn(desk.press(code)) == [])
        #expect(
          desk.turn(desk.press(SDLK_LCTRL), desk.press(code))
            == ["cancel quit [1]", "c0", "terminate"])
        #expect(desk.loop.exit == .quit)
      }
    }
  }

  @Test("I-22 Ctrl alone in mid-press adds its finger when its time is up")
  func ctrlInPress() throws {
    try HostHarness.open { desk in
      desk.turn(SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: desk.window.id))
      #expect(desk.turn(desk.press(SDLK_LCTRL)) == [])
      #expect(desk.turn(after: 149) == [])
      #expect(desk.turn(after: 1) == ["d1"])
    }
  }

  @Test("I-22 H shows the legend, D marks every finger")
  func overlay() throws {
    try HostHarness.open { desk in
      desk.turn(desk.press(SDLK_h), desk.press(SDLK_d))
      #expect(desk.loop.phone.overlay.showsLegend)
      #expect(desk.loop.phone.overlay.showsFingers)
    }
  }

  @Test("I-22 a screenshot never has the hint, and the window keeps it")
  func hintInScreenshot() throws {
    try HostHarness.open { desk in
      desk.turn(desk.press(SDLK_F12))
      let plain = desk.world.pictures.last?.pixels
      desk.loop.phone.overlay.hint = "Put many fingers down"
      desk.loop.phone.context.needsFrame = true
      desk.turn()
      let hinted = desk.window.painter.image?.pixels
      #expect(hinted != plain)
      desk.turn(desk.press(SDLK_F12))
      #expect(desk.world.pictures.last?.pixels == plain)
      #expect(desk.window.painter.image?.pixels == hinted)
      // The first touch takes it away, and it stays away.
      desk.turn(desk.down(1))
      desk.turn(desk.up(1))
      desk.turn(after: 600_000)
      #expect(desk.window.painter.image?.pixels == plain)
    }
  }

  @Test("C-31 closing the window cancels touches and notifies the app")
  func close() throws {
    try HostHarness.open { desk in
      desk.turn(desk.down(1))
      #expect(
        desk.turn(SampleEvents.bare(SDL_QUIT)) == ["cancel quit [1]", "c1", "terminate"])
      #expect(desk.loop.exit == .quit)
    }
  }

  // MARK: - Sleeping and waking

  @Test(
    "G-03 an idle phone makes no turn and draws nothing; events that say nothing change that not")
  func idle() throws {
    try HostHarness.open { desk in
      let before = desk.loop.statistics
      desk.turn(after: 600_000)
      desk.turn(desk.change(SDL_WINDOWEVENT_MOVED), SampleEvents.bare(SDL_DISPLAYEVENT))
      let after = desk.loop.statistics
      #expect(after.turns == before.turns)
      #expect(after.frames == before.frames)
      #expect(after.presents == before.presents)
      #expect(after.events == before.events + 2)
    }
  }

  @Test("G-03 a held finger gets turns, but nothing is drawn for it")
  func heldFinger() throws {
    try HostHarness.open { desk in
      desk.turn(desk.down(1))
      let before = desk.loop.statistics
      for _ in 0..<5 { desk.turn(after: 20) }
      #expect(desk.loop.statistics.turns == before.turns + 5)
      #expect(desk.loop.statistics.presents == before.presents)
    }
  }

  @Test("G-03 an animation is drawn at every tick until it ends, and a last time then")
  func animation() throws {
    try HostHarness.open { desk in
      UIView.animate(withDuration: 0.1) { desk.view?.alpha = 0.5 }
      let before = desk.loop.statistics.presents
      for _ in 0..<20 { desk.turn(after: 20) }
      // Frames at 20, 40, 60, 80 and 100 ms.
      #expect(desk.loop.statistics.presents == before + 5)
    }
  }

  @Test("128+n: a signal wakes a sleeping loop and ends it in order", arguments: [SIGINT, SIGTERM])
  func signals(number: Int32) throws {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    var lines: [String] = []
    var options = HostOptions()
    options.onTurn = { loop in
      // The first turn is the window's own; then the loop sleeps.
      if loop.statistics.wakeUps == 1 { kill(getpid(), number) }
    }
    let painter = ScreenPainter(typesetter: Typesetter(warn: { _ in }), warn: { _ in })
    let reason = try SDLHost.run(options, painter: painter) { _ in
      let phone = Phone()
      phone.onLog = { lines.append($0) }
      phone.launch(.delegate(HarnessDelegate.self))
      return phone
    }
    #expect(reason == .signal(number))
    #expect(reason.exitCode == 128 + number)
    #expect(lines.last == "terminate")
  }

  @Test("K-20 exit codes")
  func exitCodes() {
    #expect(ExitReason.quit.exitCode == 0)
    #expect(ExitReason.signal(SIGINT).exitCode == 130)
    #expect(ExitReason.signal(SIGTERM).exitCode == 143)
    #expect(ExitReason.runaway(.zero).exitCode == 3)
  }

  @Test("Without a display there is an error that says so, in SDL's words")
  func noDisplay() {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "nothing-of-that-name")
    defer { SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy") }
    do {
      try VideoSystem.start()
      VideoSystem.stop()
      Issue.record("a display that does not exist was opened")
    } catch {
      #expect("\(error)".hasPrefix("no display for a window (SDL_Init: "))
      #expect("\(error)".contains("DISPLAY"))
    }
  }
}
