import CSDL2
import CoreGraphics
import Foundation
import Painter
import SDLHost
import Simulator
import Testing
import UIKit

/// Window events, and the window's contents.
@Suite(.serialized)
struct WindowLifecycleTests {
  // MARK: - Touch cancellation

  @Test("H-34 C-38 when focus is lost, the app is notified and touches are canceled")
  func focusLost() throws {
    try HostHarness.open { host in
      host.turn(host.down(1), host.down(2, x: 200))
      #expect(
        host.turn(host.change(SDL_WINDOWEVENT_FOCUS_LOST))
          == ["resign", "cancel focus-lost [1, 2]", "c1 c2"])
      #expect(
        host.turn(host.change(SDL_WINDOWEVENT_FOCUS_GAINED), host.move(1, x: 170)) == ["active"])
      #expect(host.turn(host.up(1), host.up(2), host.down(3)) == ["d3"])
    }
  }

  @Test("H-34 G-09 a hidden window suspends the app: no turns, no drawing, and time stops")
  func hidden() throws {
    for id in [SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN] {
      try HostHarness.open { host in
        host.turn(host.down(1))
        #expect(host.turn(host.change(id)) == ["resign", "cancel suspend [1]", "c1"])
        let (now, presents) = (host.loop.phone.now, host.loop.statistics.presents)
        host.turn(after: 60_000, host.up(1))
        #expect(host.loop.phone.now == now)
        #expect(host.loop.statistics.presents == presents)
        #expect(host.turn(host.change(SDL_WINDOWEVENT_RESTORED)) == ["active"])
        #expect(host.loop.phone.now == now)
        host.turn(after: 5, host.down(1))
        #expect(host.loop.phone.now == now.advanced(by: 0.005))
      }
    }
  }

  @Test("H-36 a press that was released without an event is canceled when focus is gained")
  func unseenRelease() throws {
    try HostHarness.open { host in
      let press = SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: host.window.id)
      host.environment.heldButtons = [.left]
      #expect(host.turn(press) == ["d0"])
      #expect(host.turn(host.change(SDL_WINDOWEVENT_FOCUS_GAINED)) == [])
      host.environment.heldButtons = []
      #expect(host.turn(host.change(SDL_WINDOWEVENT_FOCUS_GAINED)) == [])
      #expect(!host.loop.sleepsBeforeTurn)
      #expect(host.turn(after: 0) == ["cancel system [1]", "c0"])
      #expect(host.loop.sleepsBeforeTurn)
      #expect(host.turn(press) == ["d0"])
    }
  }

  @Test("H-36 clicks that give the window focus are accepted, even if their releases arrive late")
  func lateRelease() throws {
    try HostHarness.open { host in
      let press = SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: host.window.id)
      let release = SampleEvents.button(SDL_MOUSEBUTTONUP, window: host.window.id)
      #expect(host.turn(host.change(SDL_WINDOWEVENT_FOCUS_GAINED), press) == ["d0"])
      #expect(host.turn(after: 0, release, press) == ["u0", "d0"])
      #expect(host.turn(after: 0, release) == ["u0"])
    }
  }

  @Test("H-36 a click that gives the window focus is accepted, however short it is")
  func activatingClick() throws {
    try HostHarness.open { host in
      let id = host.window.id
      #expect(
        host.turn(
          host.change(SDL_WINDOWEVENT_FOCUS_GAINED),
          SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: id),
          SampleEvents.button(SDL_MOUSEBUTTONUP, window: id)) == ["d0", "u0"])
    }
  }

  @Test(
    "H-40 a new size or display cancels touches in the same turn, before converting later locations"
  )
  func resized() throws {
    for event in [SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED] {
      try HostHarness.open { host in
        host.turn(host.down(1))
        #expect(
          host.turn(host.change(event, 640, 960), host.move(1, x: 10), host.down(2))
            == ["cancel resize [1]", "c1", "d2"])
      }
    }
  }

  // MARK: - Window keys

  @Test("I-22 Escape first closes the legend, which H, F1 and a question mark open")
  func escapeClosesLegend() throws {
    for code in [SDLK_h, SDLK_F1, SDLK_QUESTION] {
      try HostHarness.open { host in
        host.turn(host.down(1), host.press(code))
        #expect(host.loop.phone.overlay.showsLegend)
        #expect(host.turn(host.press(SDLK_ESCAPE)) == [])
        #expect(!host.loop.phone.overlay.showsLegend)
        #expect(host.turn(host.press(SDLK_ESCAPE)) == ["cancel system [1]", "c1"])
        #expect(host.loop.exit == nil)
      }
    }
  }

  @Test(
    "I-22 Escape cancels touches; without touches, it leaves full screen or else closes the window")
  func escape() throws {
    try HostHarness.open { host in
      #expect(
        host.turn(host.down(1), host.press(SDLK_ESCAPE)) == ["d1", "cancel system [1]", "c1"])
      #expect(host.loop.exit == nil)
      host.turn(host.press(SDLK_F11))
      #expect(host.window.isFullscreen)
      #expect(host.turn(host.press(SDLK_ESCAPE)) == [])
      #expect(!host.window.isFullscreen)
      #expect(host.loop.exit == nil)
      #expect(host.turn(host.press(SDLK_ESCAPE)) == ["terminate"])
      #expect(host.loop.exit == .quit)
    }
  }

  @Test("I-22 F11 enters and leaves full screen")
  func fullscreen() throws {
    try HostHarness.open { host in
      host.turn(host.press(SDLK_F11))
      #expect(host.window.isFullscreen)
      host.turn(host.press(SDLK_F11))
      #expect(!host.window.isFullscreen)
    }
  }

  @Test("I-22 F5 restarts the app at time 0, without the fingers that are down")
  func restart() throws {
    try HostHarness.open { host in
      host.turn(host.down(1))
      #expect(
        host.turn(host.press(SDLK_F5), host.move(1, x: 170))
          == ["cancel quit [1]", "c1", "terminate", "active"])
      #expect(host.environment.phoneCount == 2)
      #expect(host.loop.phone.now == .zero)
      #expect(host.turn(after: 5, host.up(1), host.down(1)) == ["d1"])
      #expect(host.loop.phone.now == AppTime(microseconds: 5000))
    }
  }

  @Test("I-22 F12 saves a screenshot that includes the effects of all earlier events")
  func screenshot() throws {
    try HostHarness.open { host in
      host.turn(host.press(SDLK_F12))
      host.view?.backgroundColor = .black
      host.turn(host.press(SDLK_F12))
      #expect(host.environment.pictures.count == 2)
      let middle = (240 * 320 + 160) * 4
      #expect(host.environment.pictures.map { $0.pixels[middle] } == [255, 0])
    }
  }

  @Test("I-22 I toggles the inspector, which does not affect the app; F12 saves the inspector too")
  func inspector() throws {
    var records: [[String]] = []
    var pixels: [UInt8] = []
    for isInspected in [false, true] {
      try HostHarness.open { host in
        if isInspected { host.turn(host.press(SDLK_i)) } else { host.turn() }
        host.turn(host.down(1, x: 100, y: 200))
        host.turn(host.move(1, x: 150, y: 200), host.press(SDLK_F12))
        host.turn(host.up(1, x: 150, y: 200))
        records.append(host.environment.record)
        // Check the center of the finger's path.
        let picture = try #require(host.environment.pictures.first)
        pixels.append(picture.pixels[(200 * 320 + 125) * 4])
      }
    }
    #expect(records[0] == records[1] && !records[0].isEmpty)
    #expect(pixels[0] != pixels[1])
  }

  @Test("I-22 Ctrl+Q and Ctrl+W close the window and do not add a finger to a press")
  func quit() throws {
    for code in [SDLK_q, SDLK_w] {
      try HostHarness.open { host in
        host.turn(SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: host.window.id))
        #expect(host.turn(host.press(code)) == [])
        #expect(
          host.turn(host.press(SDLK_LCTRL), host.press(code))
            == ["cancel quit [1]", "c0", "terminate"])
        #expect(host.loop.exit == .quit)
      }
    }
  }

  @Test("I-22 pressing Ctrl alone during a press adds the second finger after a delay")
  func ctrlInPress() throws {
    try HostHarness.open { host in
      host.turn(SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: host.window.id))
      #expect(host.turn(host.press(SDLK_LCTRL)) == [])
      #expect(host.turn(after: 149) == [])
      #expect(host.turn(after: 1) == ["d1"])
    }
  }

  @Test("I-22 H shows the legend, and D marks every finger")
  func overlay() throws {
    try HostHarness.open { host in
      host.turn(host.press(SDLK_h))
      #expect(host.loop.phone.overlay.showsLegend)
      // The key's message closes the legend.
      host.turn(host.press(SDLK_d))
      #expect(!host.loop.phone.overlay.showsLegend)
      #expect(host.loop.phone.overlay.showsFingers)
      #expect(host.loop.phone.overlay.toast == "Fingers are marked; D hides the marks")
      host.turn(host.press(SDLK_d))
      #expect(host.loop.phone.overlay.toast == "Fingers are not marked")
    }
  }

  @Test("The results of F9 and F12 are shown for 2.5 s, and the phone makes no turns for them")
  func toasts() throws {
    try HostHarness.open({ $0.toggleRecording = { _ in "Recording x.touch" } }) { host in
      host.turn(host.press(SDLK_F12))
      #expect(host.loop.phone.overlay.toast == "Saved picture 1")
      host.turn(after: 1000, host.press(SDLK_F9))
      #expect(host.loop.phone.overlay.toast == "Recording x.touch")
      let turns = host.loop.statistics.turns
      host.turn(after: 2499)
      #expect(host.loop.phone.overlay.toast != nil)
      host.turn(after: 1)
      #expect(host.loop.phone.overlay.toast == nil)
      #expect(host.loop.statistics.turns == turns)
      host.turn(host.press(SDLK_F12))
      #expect(host.environment.pictures[0].pixels == host.environment.pictures[1].pixels)
    }
  }

  @Test("K-45 F10 explains the phone after earlier events, and its message is shown")
  func explain() throws {
    var packets: [Int] = []
    try HostHarness.open({
      $0.explain = { phone in
        packets.append(phone.turnCount)
        return "Explaining"
      }
    }) { host in
      host.turn(host.press(SDLK_F10))
      #expect(host.loop.phone.overlay.toast == "Explaining")
      #expect(packets == [host.loop.phone.turnCount])
    }
  }

  @Test("Messages from other threads are also shown")
  func messageOfAnotherThread() throws {
    let inbox = InputInbox()
    inbox.show("A picture was not loaded")
    try HostHarness.open({ $0.inbox = inbox }) { host in
      host.turn()
      #expect(host.loop.phone.overlay.toast == "A picture was not loaded")
    }
  }

  @Test("I-22 L toggles the log")
  func log() throws {
    try HostHarness.open { host in
      host.turn(host.press(SDLK_l))
      #expect(host.loop.phone.overlay.showsLog)
      host.turn(host.press(SDLK_l))
      #expect(!host.loop.phone.overlay.showsLog)
    }
  }

  @Test("I-22 a screenshot does not contain the hint, which stays in the window")
  func hintInScreenshot() throws {
    try HostHarness.open { host in
      host.turn(host.press(SDLK_F12))
      let plain = host.environment.pictures.last?.pixels
      host.loop.phone.overlay.hint = "Put many fingers down"
      // Wait until the message about the picture has disappeared.
      host.turn(after: 3000)
      let hinted = host.window.painter.image?.pixels
      #expect(hinted.map { $0 != plain } == true)
      host.turn(host.press(SDLK_F12))
      #expect(host.environment.pictures.last.map { $0.pixels == plain } == true)
      host.turn(after: 3000)
      #expect(host.window.painter.image.map { $0.pixels == hinted } == true)
    }
  }

  @Test("C-31 closing the window cancels touches and notifies the app")
  func close() throws {
    try HostHarness.open { host in
      host.turn(host.down(1))
      #expect(
        host.turn(SampleEvents.bare(SDL_QUIT)) == ["cancel quit [1]", "c1", "terminate"])
      #expect(host.loop.exit == .quit)
    }
  }

  // MARK: - Sleeping and waking

  @Test("G-03 an idle phone makes no turns and draws nothing, even if irrelevant events arrive")
  func idle() throws {
    try HostHarness.open { host in
      let before = host.loop.statistics
      host.turn(after: 600_000)
      host.turn(host.change(SDL_WINDOWEVENT_MOVED), SampleEvents.bare(SDL_DISPLAYEVENT))
      let after = host.loop.statistics
      #expect(after.turns == before.turns)
      #expect(after.frames == before.frames)
      #expect(after.presents == before.presents)
      #expect(after.events == before.events + 2)
    }
  }

  @Test("G-03 a resting finger causes turns but no drawing")
  func heldFinger() throws {
    try HostHarness.open { host in
      host.turn(host.down(1))
      let before = host.loop.statistics
      for _ in 0..<5 { host.turn(after: 20) }
      #expect(host.loop.statistics.turns == before.turns + 5)
      #expect(host.loop.statistics.presents == before.presents)
    }
  }

  @Test("G-03 an animation is drawn at every tick until it ends, and once more at its end")
  func animation() throws {
    try HostHarness.open { host in
      UIView.animate(withDuration: 0.1) { host.view?.alpha = 0.5 }
      let before = host.loop.statistics.presents
      for _ in 0..<20 { host.turn(after: 20) }
      // Frames at 20, 40, 60, 80 and 100 ms.
      #expect(host.loop.statistics.presents == before + 5)
    }
  }

  @Test("128+n: a signal wakes a sleeping loop and ends it normally", arguments: [SIGINT, SIGTERM])
  func signals(number: Int32) throws {
    // A shell without job control ignores SIGINT in its background commands.
    signal(number, SIG_DFL)
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    var lines: [String] = []
    var options = HostOptions()
    options.onTurn = { loop in
      // The first turn handles the window's own events. After that, the loop sleeps.
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

  @Test("K-20 each reason for ending has its own exit code")
  func exitCodes() {
    #expect(ExitReason.quit.exitCode == 0)
    #expect(ExitReason.signal(SIGINT).exitCode == 130)
    #expect(ExitReason.signal(SIGTERM).exitCode == 143)
    #expect(ExitReason.runaway(.zero).exitCode == 3)
  }

  @Test("Without a display, the error includes SDL's message")
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
