import CSDL2
import CoreGraphics
import SDLHost
import Simulator
import Testing
import UIKit

/// Input from SDL's queue to the app's packets.
@Suite(.serialized)
struct WindowInputTests {
  @Test("H-20 H-22 the events in one turn form as few packets as possible")
  func packets() throws {
    try HostHarness.open { host in
      #expect(host.turn(host.down(1), host.down(2, x: 200)) == ["d1 d2"])
      #expect(
        host.turn(host.move(1, x: 161), host.move(2, x: 201), host.move(1, x: 162))
          == ["m1+1 m2"])
      #expect(host.turn(host.move(1, x: 170), host.down(3, x: 50)) == ["m1 d3"])
      #expect(host.turn(host.up(1, x: 170), host.down(4, x: 20)) == ["u1", "d4"])
      #expect(host.turn(host.up(2, x: 201), host.move(3, x: 60)) == ["u2 m3"])
      #expect(host.turn(host.up(3, x: 60), host.up(4, x: 20)) == ["u3 u4"])
      #expect(
        host.turn(host.down(5), host.move(5, x: 165), host.up(5, x: 165)) == ["d5", "m5", "u5"])
    }
  }

  @Test("H-23 a move to the same location causes neither a packet nor drawing")
  func noMove() throws {
    try HostHarness.open { host in
      host.turn(host.down(1))
      let presents = host.loop.statistics.presents
      #expect(host.turn(host.move(1, x: 200), host.move(1, x: 160)) == [])
      #expect(host.loop.statistics.presents == presents)
    }
  }

  @Test("H-30 if a finger lands twice, its first touch is canceled")
  func landsTwice() throws {
    try HostHarness.open { host in
      host.turn(host.down(1))
      #expect(host.turn(host.down(1, x: 50)) == ["cancel system [1]", "c1", "d1"])
      #expect(host.turn(host.up(1, x: 50)) == ["u1"])
    }
  }

  @Test(
    "H-31 H-52 a finger that SDL has lost is canceled in the next turn, and its lift is ignored")
  func lost() throws {
    try HostHarness.open { host in
      host.turn(host.down(1), host.down(2, x: 200))
      host.environment.knownFingers.remove(FingerKey(device: HostHarness.device, finger: 1))
      #expect(host.turn(after: 17) == ["cancel system [1]", "c1"])
      #expect(host.turn(host.up(1), host.up(2, x: 200)) == ["u2"])
      #expect(!host.loop.phone.hasTouches)
    }
  }

  @Test("H-26 H-31 lifts that a full queue dropped are detected")
  func overflow() throws {
    try HostHarness.open { host in
      host.turn(host.down(1), SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: host.window.id))
      #expect(host.loop.phone.context.touches.tracker.active.count == 2)
      for number in 0...EventQueue.overflowCount {
        host.add(host.move(1, x: Float(number % 100)))
      }
      host.environment.knownFingers = []
      host.environment.heldButtons = []
      #expect(host.turn().suffix(2) == ["cancel system [1]", "c1"])
      #expect(host.turn(after: 0) == ["cancel system [2]", "c0"])
      #expect(!host.loop.phone.hasTouches)
    }
  }

  @Test("H-33 a motion or a lift of an unknown finger is ignored")
  func unknown() throws {
    try HostHarness.open { host in
      #expect(host.turn(host.move(9, x: 20), host.up(9)) == [])
    }
  }

  @Test(
    "H-05 H-06 the same number on two devices means two fingers; numbers can be reused immediately")
  func keys() throws {
    try HostHarness.open { host in
      host.turn(host.down(1))
      let first = host.loop.phone.context.touches.tracker.active.first
      #expect(host.turn(host.up(1), host.down(1)) == ["u1", "d1"])
      #expect(host.loop.phone.context.touches.tracker.active.first !== first)
    }
  }

  @Test("H-07 a touchpad's fingers are ignored")
  func touchpad() throws {
    try HostHarness.open { host in
      let id = host.window.id
      #expect(
        host.turn(SampleEvents.finger(SDL_FINGERDOWN, device: 9, window: id)) == [])
      #expect(host.loop.statistics.turns == host.loop.phone.turnCount)
    }
  }

  @Test("H-27 at most eleven fingers are accepted; additional fingers are ignored until they lift")
  func eleven() throws {
    try HostHarness.open { host in
      for number in 1...11 { #expect(host.turn(host.down(Int64(number))) == ["d\(number)"]) }
      #expect(host.turn(host.down(12)) == [])
      #expect(host.turn(host.up(1)) == ["u1"])
      #expect(host.turn(host.move(12, x: 10), host.up(12)) == [])
      #expect(host.turn(host.down(12)) == ["d12"])
    }
  }

  @Test("H-14 a finger that lands outside the screen is ignored, even if it moves onto the screen")
  func letterbox() throws {
    try HostHarness.open { host in
      host.turn(host.change(SDL_WINDOWEVENT_SIZE_CHANGED, 640, 480))
      // The screen occupies columns 160 to 480 of 640, so column 40 of 320 is to the left of it.
      #expect(host.turn(host.down(1, x: 40), host.move(1, x: 160), host.up(1)) == [])
      #expect(host.turn(host.down(1, x: 160)) == ["d1"])
      let point = host.loop.phone.context.touches.tracker.active.first?.screenPoint
      #expect(point == CGPoint(x: 160, y: 240))
    }
  }

  @Test(
    "H-50 mouse motion is ignored while a finger is down and in the turns in which it lands and lifts"
  )
  func pointer() throws {
    try HostHarness.open { host in
      let motion = SampleEvents.motion(x: 100, y: 100, window: host.window.id)
      host.turn(host.press(SDLK_m))
      #expect(host.loop.phone.overlay.mouseDots.isEmpty)
      host.turn(motion, host.down(1))
      #expect(host.loop.phone.overlay.mouseDots.isEmpty)
      host.turn(motion)
      #expect(host.loop.phone.overlay.mouseDots.isEmpty)
      host.turn(host.up(1), motion)
      #expect(host.loop.phone.overlay.mouseDots.isEmpty)
      host.turn(motion)
      #expect(host.loop.phone.overlay.mouseDots.count == 2)
    }
  }

  @Test("H-50 a button event at a finger's location and time is attributed to the finger")
  func strayButton() throws {
    try HostHarness.open { host in
      let press = SampleEvents.button(SDL_MOUSEBUTTONDOWN, x: 160, y: 240, window: host.window.id)
      let release = SampleEvents.button(SDL_MOUSEBUTTONUP, x: 160, y: 240, window: host.window.id)
      #expect(host.turn(host.down(1), press) == ["d1"])
      #expect(host.turn(host.up(1), release) == ["u1"])
      #expect(host.turn(after: 1000, press) == ["d0"])
      #expect(host.turn(release) == ["u0"])
    }
  }

  @Test("I-01 I-07 the mouse emulates one finger, and two with Alt")
  func mouse() throws {
    try HostHarness.open { host in
      let id = host.window.id
      #expect(host.turn(SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: id)) == ["d0"])
      #expect(host.turn(SampleEvents.motion(x: 110, y: 100, window: id)) == ["m0"])
      #expect(host.turn(SampleEvents.button(SDL_MOUSEBUTTONUP, x: 110, window: id)) == ["u0"])
      #expect(
        host.turn(
          host.press(SDLK_LALT), SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: id),
          SampleEvents.motion(x: 110, y: 100, window: id)) == ["d0 d1", "m0 m1"])
    }
  }

  @Test(
    "H-51 events that are queued together form one packet; a turn does not wait for more")
  func atOnce() throws {
    try HostHarness.open { host in
      #expect(host.turn(host.down(1), host.down(2, x: 200), host.down(3, x: 240)) == ["d1 d2 d3"])
      #expect(host.turn(host.move(1, x: 170)) == ["m1"])
      #expect(host.turn(after: 0, host.move(2, x: 210)) == ["m2"])
      #expect(host.turn(host.move(1, x: 180), host.move(2, x: 220)) == ["m1 m2"])
    }
  }

  @Test("H-16 packets have the times of their events, even when the counter wraps")
  func times() throws {
    try HostHarness.open { host in
      // The counter is 0xFFFFFFF0 at 0 ms, so it wraps at 16 ms.
      host.turn(after: 10, host.down(1))
      host.environment.microseconds += 4000
      host.add(host.move(1, x: 170))
      host.turn(after: 20)
      let touch = try #require(host.loop.phone.context.touches.tracker.active.first)
      #expect(touch.timestamp == 0.014)
      #expect(host.loop.phone.now == AppTime(microseconds: 34_000))
    }
  }
}
