import CSDL2
import CoreGraphics
import SDLHost
import Simulator
import Testing
import UIKit

/// The keys that control the clock of a window without a script.
@Suite(.serialized)
struct ClockKeyTests {
  private func microseconds(_ host: HostHarness) -> Int64 { host.loop.phone.now.microseconds }

  @Test("H-65 - halves the speed of the clock and + doubles it, and events have scaled times")
  func speed() throws {
    try HostHarness.open { host in
      host.turn(after: 0, host.press(SDLK_MINUS))
      host.turn(after: 100, host.down(1))
      #expect(microseconds(host) == 50_000)
      #expect(host.loop.phone.overlay.toast == "1/2 speed")
      host.turn(after: 0, host.press(SDLK_PLUS), host.press(SDLK_PLUS))
      host.turn(after: 100, host.move(1, x: 170))
      #expect(microseconds(host) == 250_000)
      #expect(host.loop.phone.overlay.toast == "2 times the speed")
      host.turn(after: 0, host.press(SDLK_MINUS))
      #expect(host.loop.phone.overlay.toast == "Normal speed")
    }
  }

  @Test("H-65 an event's age is scaled with the clock")
  func eventTime() throws {
    try HostHarness.open { host in
      host.turn(after: 0, host.press(SDLK_MINUS), host.press(SDLK_MINUS))
      // A landing that waits in the queue for 40 ms, while a quarter of that passes for the app.
      host.environment.microseconds += 60_000
      host.add(host.down(1))
      host.turn(after: 40)
      let touch = try #require(host.loop.phone.context.touches.tracker.active.first)
      #expect(touch.timestamp == 0.015)
      #expect(microseconds(host) == 25_000)
    }
  }

  @Test("H-65 while paused, touches are delivered, and the clock waits until the next frame")
  func pause() throws {
    try HostHarness.open { host in
      host.turn(after: 100, host.press(SDLK_SPACE))
      #expect(host.turn(after: 5000, host.down(1)) == ["d1"])
      #expect(host.turn(after: 5000, host.move(1, x: 170)) == ["m1"])
      #expect(microseconds(host) == 100_000)
      host.turn(after: 5000, host.press(SDLK_PERIOD))
      #expect(microseconds(host) == 116_666, "1/60 s later")
      host.turn(after: 0, host.press(SDLK_RIGHT), host.press(SDLK_RIGHT))
      #expect(microseconds(host) == 149_998)
      #expect(host.loop.phone.overlay.toast == "Paused at 0.149998 s; period: next frame")
      host.turn(after: 0, host.press(SDLK_SPACE))
      host.turn(after: 50, host.up(1, x: 170))
      #expect(microseconds(host) == 199_998)
    }
  }

  @Test("H-65 Right moves the focus if the clock is not paused")
  func right() throws {
    try HostHarness.open { host in
      host.turn(after: 100, host.press(SDLK_RIGHT))
      host.turn(after: 100, host.down(1))
      #expect(microseconds(host) == 200_000)
    }
  }

  @Test("H-65 a restart ends a pause and keeps the speed")
  func restart() throws {
    try HostHarness.open { host in
      host.turn(after: 10, host.press(SDLK_MINUS), host.press(SDLK_SPACE))
      host.turn(after: 10, host.press(SDLK_F5))
      #expect(host.environment.phoneCount == 2)
      host.turn(after: 100, host.down(1))
      #expect(microseconds(host) == 50_000)
    }
  }

  @Test("H-65 remote devices cannot change the clock")
  func remote() throws {
    let inbox = InputInbox()
    try HostHarness.open {
      $0.inbox = inbox
    } _: { host in
      for event in [RemoteEvent.key("Space", isDown: true), .key("-", isDown: true)] {
        inbox.send([RemoteInput(event)])
      }
      host.turn(after: 0)
      host.turn(after: 100, host.down(1))
      #expect(microseconds(host) == 100_000)
    }
  }

  @Test("H-65 a message is visible for the same real time at every speed")
  func message() throws {
    try HostHarness.open { host in
      host.turn(after: 0, host.press(SDLK_MINUS), host.press(SDLK_MINUS))
      host.turn(after: 2499)
      #expect(host.loop.phone.overlay.toast == "1/4 speed")
      host.turn(after: 1)
      #expect(host.loop.phone.overlay.toast == nil)
    }
  }
}
