import CSDL2
import CoreGraphics
import Foundation
import Painter
import SDLHost
import Simulator
import Testing
import UIKit

/// Faults that a window survives: lost pictures, full queues, incorrect clocks, and empty sizes.
@Suite(.serialized)
struct HostFaultTests {
  @Test(
    "After a renderer loses its textures, the whole picture is presented again without painting",
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
      #expect(host.window.presentCount == presents + 1, "presented once")
    }
  }

  @Test("K-20 writing to a closed display connection does not end the process with a signal")
  func closedPipe() throws {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(SIGPIPE, &action, nil)
    try HostHarness.open { _ in
      sigaction(SIGPIPE, nil, &action)
      #expect(action.isIgnored)
    }
  }

  @Test("Displays can be removed, added or change their mode while fingers are down")
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
      // The window is moved to the remaining display.
      #expect(
        host.turn(host.change(SDL_WINDOWEVENT_DISPLAY_CHANGED)) == ["cancel resize [1]", "c1"])
      #expect(host.turn(host.up(1), host.down(2)) == ["d2"])
    }
  }

  @Test(
    "A 0 x 0 or 1 x 1 window shows nothing and works again when its size is restored",
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
      let location = host.loop.phone.context.touches.tracker.active.first?.location(in: nil)
      #expect(location == CGPoint(x: 20, y: 240))
      let shown = try #require(host.window.presentedPixels())
      let painted = try #require(host.window.painter.image)
      #expect((shown.width, shown.height) == (320, 480))
      #expect(shown.pixels == painted.pixels)
    }
  }

  // MARK: - SDL's queue

  @Test("H-26 a full queue of 65,535 events is emptied in one turn, and a dropped lift is detected")
  func fullQueue() throws {
    try HostHarness.open { host in
      host.turn(host.down(1))
      for number in 0..<70_000 { host.add(host.move(1, x: Float(number % 300))) }
      // The queue has no space for the lift.
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
    "128+n: a signal that arrives while SDL's queue is full ends the loop once there is space",
    arguments: [SIGINT, SIGHUP])
  func signalOfFullQueue(number: Int32) throws {
    // A process started in the background may be set to ignore the signal.
    signal(number, SIG_DFL)
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    var options = HostOptions()
    options.onTurn = { loop in
      guard loop.statistics.wakeUps == 1 else { return }
      var event = SampleEvents.bare(SDL_SENSORUPDATE)
      while SDL_PushEvent(&event) > 0 {}
      kill(getpid(), number)
      // The signal is read, and its event is rejected.
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

  @Test(
    "A signal that was ignored at process start, for example by nohup, is still ignored")
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

  @Test("The phone keeps running if the clock is set back an hour")
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

  @Test("G-03 while the clock does not advance, only events cause turns of the phone")
  func stoppedClock() throws {
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

  @Test(
    "G-10 after eight hours without a turn, as when a machine sleeps, the phone resumes normally")
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
