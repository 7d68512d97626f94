import CSDL2
import CoreGraphics
import SDLHost
import Testing
import UIKit

/// A drag of the mouse that leaves a window whose events do not say where it goes.
@Suite(.serialized)
struct PointerCaptureTests {
  /// Presses at (100, 100) and leaves over the left edge, as SDL reports it.
  private func leave(_ desk: HostHarness) {
    let id = desk.window.id
    desk.turn(SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: id))
    desk.world.pointer = CGPoint(x: -50, y: 100)
    desk.turn(
      SampleEvents.motion(x: 0, y: 100, window: id), desk.change(SDL_WINDOWEVENT_LEAVE))
  }

  private func place(_ desk: HostHarness) -> CGPoint? {
    desk.loop.phone.context.tracker.active.first?.screenPoint
  }

  @Test("H-36 H-14 the pointer is asked for at every turn, and where its button is let go")
  func followed() throws {
    try HostHarness.open { desk in
      leave(desk)
      #expect(place(desk) == CGPoint(x: 0, y: 100))
      desk.world.pointer = CGPoint(x: -60, y: 300)
      #expect(desk.turn(after: 17) == ["m0"])
      #expect(place(desk) == CGPoint(x: 0, y: 300))
      #expect(desk.turn(after: 17) == [])
      let touch = desk.loop.phone.context.tracker.active.first
      desk.world.pointer = CGPoint(x: 400, y: 310)
      let release = SampleEvents.button(SDL_MOUSEBUTTONUP, x: 0, y: 100, window: 0)
      #expect(desk.turn(release) == ["m0", "u0"])
      #expect(touch?.screenPoint == CGPoint(x: 319, y: 310))
      desk.world.pointer = CGPoint(x: 400, y: 320)
      #expect(desk.turn(after: 17) == [])
      #expect(!desk.world.isCaptured)
    }
  }

  @Test("H-36 once it came back, the rest of the press is captured")
  func captured() throws {
    try HostHarness.open { desk in
      leave(desk)
      #expect(!desk.world.isCaptured)
      desk.turn(SampleEvents.motion(x: 20, y: 100, window: desk.window.id))
      #expect(desk.world.isCaptured)
      desk.turn(SampleEvents.motion(x: -20, y: 150, window: desk.window.id))
      #expect(place(desk) == CGPoint(x: 0, y: 150))
      #expect(desk.world.isCaptured)
      #expect(
        desk.turn(SampleEvents.button(SDL_MOUSEBUTTONUP, x: -20, y: 150, window: desk.window.id))
          == ["u0"])
      #expect(!desk.world.isCaptured)
    }
  }

  @Test("H-34 losing the focus ends the capture")
  func focus() throws {
    try HostHarness.open { desk in
      leave(desk)
      desk.turn(SampleEvents.motion(x: 20, y: 100, window: desk.window.id))
      #expect(desk.world.isCaptured)
      desk.turn(desk.change(SDL_WINDOWEVENT_FOCUS_LOST))
      #expect(!desk.world.isCaptured)
    }
  }

  @Test("H-31 nothing is captured while a finger is down; a release that is missed is found")
  func besideFinger() throws {
    try HostHarness.open { desk in
      desk.world.heldButtons = [.left]
      leave(desk)
      #expect(desk.turn(desk.down(1)) == ["d1"])
      desk.turn(SampleEvents.motion(x: 20, y: 100, window: desk.window.id))
      #expect(!desk.world.isCaptured)
      #expect(desk.turn(desk.change(SDL_WINDOWEVENT_LEAVE)) == [])
      desk.world.heldButtons = []
      #expect(desk.turn(after: 17) == ["cancel system [1]", "c0"])
      #expect(desk.turn(desk.up(1)) == ["u1"])
    }
  }
}
