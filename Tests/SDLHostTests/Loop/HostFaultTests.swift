import CSDL2
import CoreGraphics
import Foundation
import Painter
import SDLHost
import Simulator
import Testing
import UIKit

/// What a window survives: lost pictures, full queues, clocks that go wrong, sizes of nothing.
@Suite(.serialized)
struct HostFaultTests {
  @Test(
    "A renderer that lost its textures is sent the whole picture again, without painting",
    arguments: [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET])
  func deviceReset(type: SDL_EventType) throws {
    try HostHarness.open { host in
      let frames = host.loop.statistics.frames
      let (presents, area) = (host.window.presentCount, host.window.presentedArea)
      host.turn(SampleEvents.bare(type))
      #expect(host.window.presentCount == presents + 1)
      #expect(host.window.presentedArea == area + 320 * 480)
      #expect(host.loop.statistics.frames == frames + 1)
      host.turn()
      #expect(host.window.presentCount == presents + 1, "once")
    }
  }

  @Test("K-20 a display that is found closed by a write does not end the process by a signal")
  func closedPipe() throws {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(SIGPIPE, &action, nil)
    try HostHarness.open { _ in
      sigaction(SIGPIPE, nil, &action)
      #expect(action.isIgnored)
    }
  }

  @Test("A display that goes, comes or changes its mode ends nothing; fingers go on")
  func displays() throws {
    try HostHarness.open { host in
      host.turn(host.down(1))
      for change in [SDL_DISPLAYEVENT_DISCONNECTED, SDL_DISPLAYEVENT_CONNECTED] {
        var event = SampleEvents.bare(SDL_DISPLAYEVENT)
        event.display.event = UInt8(change.rawValue)
        #expect(host.turn(event) == [])
      }
      #expect(host.turn(host.move(1, x: 100)) == ["m1"])
      #expect(host.loop.exit == nil)
      // The window is moved to the display that is left.
      #expect(
        host.turn(host.change(SDL_WINDOWEVENT_DISPLAY_CHANGED)) == ["cancel resize [1]", "c1"])
      #expect(host.turn(host.up(1), host.down(2)) == ["d2"])
    }
  }

  @Test(
    "A window of 0 x 0 or 1 x 1 shows nothing and stops nothing; back at its size it is as before",
    arguments: [0, 1] as [Int32])
  func tinyWindow(side: Int32) throws {
    try HostHarness.open { host in
      host.turn(host.down(1))
      #expect(
        host.turn(host.change(SDL_WINDOWEVENT_SIZE_CHANGED, side, side))
          == ["cancel resize [1]", "c1"])
      host.window.resize(to: CGSize(width: Int(side), height: Int(side)))
      host.turn(host.change(SDL_WINDOWEVENT_EXPOSED), host.up(1), host.down(2))
      #expect(host.loop.exit == nil)
      host.window.resize(to: CGSize(width: 320, height: 480))
      host.turn(host.up(2), host.change(SDL_WINDOWEVENT_SIZE_CHANGED, 320, 480))
      #expect(host.turn(host.down(3, x: 20, y: 240)) == ["d3"])
      let location = host.loop.phone.context.tracker.active.first?.location(in: nil)
      #expect(location == CGPoint(x: 20, y: 240))
      let shown = try #require(host.window.presentedPixels())
      let painted = try #require(host.window.painter.image)
      #expect((shown.width, shown.height) == (320, 480))
      #expect(shown.pixels == painted.pixels)
    }
  }

  // MARK: - SDL's queue

  @Test("H-26 a full queue of 65,535 events is emptied in one turn; what it dropped is found")
  func fullQueue() throws {
    try HostHarness.open { host in
      host.turn(host.down(1))
      for number in 0..<70_000 { host.add(host.move(1, x: Float(number % 300))) }
      // The lift finds no room.
      host.environment.knownFingers = []
      host.add(host.up(1))
      let before = host.loop.statistics.events
      let record = host.turn()
      #expect(host.loop.statistics.events - before == 65_535)
      #expect(record.suffix(2) == ["cancel system [1]", "c1"])
      #expect(!host.loop.phone.hasTouches)
      #expect(host.turn(host.down(2)) == ["d2"])
    }
  }

  @Test(
    "128+n: a signal that finds SDL's queue full ends the loop once there is room",
    arguments: [SIGINT, SIGHUP])
  func signalOfFullQueue(number: Int32) throws {
    // A process that was started in the background may ignore it.
    signal(number, SIG_DFL)
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    var options = HostOptions()
    options.onTurn = { loop in
      guard loop.statistics.wakeUps == 1 else { return }
      var event = SampleEvents.bare(SDL_SENSORUPDATE)
      while SDL_PushEvent(&event) > 0 {}
      kill(getpid(), number)
      // The signal is read, and its event refused.
      usleep(50_000)
    }
    let painter = ScreenPainter(typesetter: Typesetter(warn: { _ in }), warn: { _ in })
    let reason = try SDLHost.run(options, painter: painter) { _ in
      let phone = Phone()
      phone.launch(.delegate(HarnessDelegate.self))
      return phone
    }
    #expect(reason == .signal(number))
  }

  @Test("A signal that the process was started to ignore, as by nohup, stays ignored")
  func ignoredSignal() {
    signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, SIG_DFL) }
    #expect(SignalPipe.shared.receive([SIGHUP]).isEmpty)
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    #expect(
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self))
  }

  // MARK: - The clock

  @Test(
    "A clock that goes back an hour does not stop the phone: its time goes on from where it was")
  func clockBack() throws {
    try HostHarness.open { host in
      nonisolated(unsafe) var firings = 0
      host.turn(after: 4_000_000)
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in firings += 1 }
      defer { timer.invalidate() }
      host.turn(after: 1000)
      #expect(firings == 1)
      let time = host.loop.phone.time
      host.environment.microseconds -= 3_600_000_000
      host.turn(after: 0, host.down(1))
      #expect(host.loop.phone.time == time)
      host.turn(after: 1000, host.up(1))
      #expect(firings == 2)
      #expect(host.loop.phone.time == time.advanced(by: 1))
    }
  }

  @Test("G-03 a clock that stands makes no turns of the phone but those of events")
  func clockStands() throws {
    try HostHarness.open { host in
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in }
      defer { timer.invalidate() }
      let turns = host.loop.statistics.turns
      for _ in 0..<100 { host.turn(after: 0) }
      #expect(host.loop.statistics.turns == turns)
      #expect(host.turn(after: 0, host.down(1)) == ["d1"])
      #expect(host.turn(after: 0, host.up(1)) == ["u1"])
    }
  }

  @Test("G-10 after eight hours without a turn, as of a suspended machine, all is as if it had run")
  func longGap() throws {
    try HostHarness.open { host in
      host.turn(host.down(1))
      nonisolated(unsafe) var count = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
      defer { timer.invalidate() }
      UIView.animate(withDuration: 60) { host.view?.alpha = 0.5 }
      let hours: Int64 = 8 * 3600
      #expect(host.turn(after: hours * 1000, host.move(1, x: 100)) == ["m1"])
      #expect(count == Int(hours))
      #expect(host.view?.alpha == 0.5)
      #expect(!host.loop.phone.context.layers.animations.isAnimating)
      #expect(host.turn(host.up(1, x: 100)) == ["u1"])
    }
  }
}
