import CSDL2
import CoreGraphics
import SDLHost
import Testing
import UIKit

/// A mouse drag out of a window that does not report pointer events outside its bounds.
@Suite(.serialized)
struct PointerCaptureTests {
  /// Presses at (100, 100) and moves out over the left edge, with the events that SDL reports.
  private func leave(_ host: HostHarness) {
    let id = host.window.id
    host.turn(SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: id))
    host.environment.heldButtons = [.left]
    host.environment.pointer = CGPoint(x: -50, y: 100)
    host.turn(
      SampleEvents.motion(x: 0, y: 100, window: id), host.change(SDL_WINDOWEVENT_LEAVE))
  }

  private func location(_ host: HostHarness) -> CGPoint? {
    host.loop.phone.context.touches.tracker.active.first?.screenPoint
  }

  @Test(
    "H-36 H-14 the pointer's location is queried in every turn and when the button is released")
  func followed() throws {
    try HostHarness.open { host in
      leave(host)
      #expect(location(host) == CGPoint(x: 0, y: 100))
      host.environment.pointer = CGPoint(x: -60, y: 300)
      #expect(host.turn(after: 17) == ["m0"])
      #expect(location(host) == CGPoint(x: 0, y: 300))
      #expect(host.turn(after: 17) == [])
      let touch = host.loop.phone.context.touches.tracker.active.first
      host.environment.pointer = CGPoint(x: 400, y: 310)
      host.environment.heldButtons = []
      let release = SampleEvents.button(SDL_MOUSEBUTTONUP, x: 0, y: 100, window: 0)
      #expect(host.turn(release) == ["m0", "u0"])
      #expect(touch?.screenPoint == CGPoint(x: 319, y: 310))
      host.environment.pointer = CGPoint(x: 400, y: 320)
      #expect(host.turn(after: 17) == [])
      #expect(!host.environment.isCaptured)
    }
  }

  @Test("H-36 once the pointer returns, the rest of the press is captured")
  func captured() throws {
    try HostHarness.open { host in
      leave(host)
      #expect(!host.environment.isCaptured)
      host.turn(SampleEvents.motion(x: 20, y: 100, window: host.window.id))
      #expect(host.environment.isCaptured)
      host.turn(SampleEvents.motion(x: -20, y: 150, window: host.window.id))
      #expect(location(host) == CGPoint(x: 0, y: 150))
      #expect(host.environment.isCaptured)
      #expect(
        host.turn(SampleEvents.button(SDL_MOUSEBUTTONUP, x: -20, y: 150, window: host.window.id))
          == ["u0"])
      #expect(!host.environment.isCaptured)
    }
  }

  @Test("H-34 capture ends when focus is lost")
  func focus() throws {
    try HostHarness.open { host in
      leave(host)
      host.turn(SampleEvents.motion(x: 20, y: 100, window: host.window.id))
      #expect(host.environment.isCaptured)
      host.turn(host.change(SDL_WINDOWEVENT_FOCUS_LOST))
      #expect(!host.environment.isCaptured)
    }
  }

  @Test("H-36 a release without an event is detected in the next turn, at the pointer's location")
  func unreported() throws {
    try HostHarness.open { host in
      leave(host)
      let touch = host.loop.phone.context.touches.tracker.active.first
      host.environment.pointer = CGPoint(x: -60, y: 300)
      host.environment.heldButtons = []
      #expect(host.turn(after: 17) == ["m0"])
      #expect(host.turn(after: 17) == ["u0"])
      #expect(touch?.screenPoint == CGPoint(x: 0, y: 300))
    }
  }

  @Test("H-36 after a release without an event, the next press is at the pointer's actual location")
  func pressAfterUnreportedRelease() throws {
    try HostHarness.open { host in
      leave(host)
      host.environment.heldButtons = []
      host.turn(after: 17)
      #expect(host.turn(after: 17) == ["u0"])
      // SDL has noticed the release, but assumes that the pointer is at its last location inside.
      host.turn(SampleEvents.motion(x: 0, y: 100, window: host.window.id))
      (host.environment.heldButtons, host.environment.pointer) = ([.left], CGPoint(x: 50, y: 60))
      let press = SampleEvents.button(SDL_MOUSEBUTTONDOWN, x: 0, y: 100, window: host.window.id)
      #expect(host.turn(press) == ["d0"])
      #expect(location(host) == CGPoint(x: 50, y: 60))
    }
  }

  @Test("H-31 nothing is captured while a finger is down, and a missed release is detected")
  func besideFinger() throws {
    try HostHarness.open { host in
      leave(host)
      #expect(host.turn(host.down(1)) == ["d1"])
      host.turn(SampleEvents.motion(x: 20, y: 100, window: host.window.id))
      #expect(!host.environment.isCaptured)
      #expect(host.turn(host.change(SDL_WINDOWEVENT_LEAVE)) == [])
      host.environment.heldButtons = []
      #expect(host.turn(after: 17) == [])
      #expect(host.turn(after: 17) == ["u0"])
      #expect(host.turn(host.up(1)) == ["u1"])
    }
  }
}
