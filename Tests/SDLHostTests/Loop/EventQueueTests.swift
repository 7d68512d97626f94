import CSDL2
import CoreGraphics
import SDLHost
import Simulator
import Testing
import UIKit

/// The SDL settings that affect input between the devices and the loop, and SDL's queue.
@Suite(.serialized)
struct EventQueueTests {
  /// Removes and returns all events in SDL's queue.
  private func drained() -> [SDL_Event] {
    var events: [SDL_Event] = []
    let queue = EventQueue()
    queue.drain(into: &events)
    return events
  }

  /// Pushes an event like SDL's own drivers, so event watches and gestures receive it.
  private func push(_ event: SDL_Event) {
    var event = event
    SDL_PushEvent(&event)
  }

  @Test("H-03 SDL does not create gesture events from fingers")
  func gestures() throws {
    try HostHarness.open { host in
      for type in [SDL_MULTIGESTURE, SDL_DOLLARGESTURE, SDL_DOLLARRECORD] {
        #expect(SDL_EventState(type.rawValue, SDL_QUERY) == UInt8(SDL_IGNORE))
      }
      push(host.down(1))
      push(host.down(2, x: 200))
      for step in 1...5 { push(host.move(2, x: 200 + Float(10 * step))) }
      let types = Set(drained().map(\.type))
      #expect(types == [SDL_FINGERDOWN.rawValue, SDL_FINGERMOTION.rawValue])
    }
  }

  @Test("H-04 SDL renderers do not change input coordinates", arguments: [1, 2])
  func coordinates(scale: Int) throws {
    try HostHarness.open({ $0.scale = CGFloat(scale) }) { host in
      host.window.resize(to: CGSize(width: 700, height: 500))
      host.turn()
      #expect(SDL_GetRenderer(SDL_GetWindowFromID(host.window.id)) == nil)
      _ = drained()
      push(SampleEvents.finger(SDL_FINGERDOWN, x: 0.1, y: 0.9, window: host.window.id))
      push(SampleEvents.motion(x: 699, y: -3, window: host.window.id))
      let events = drained()
      #expect(events.count == 2)
      #expect((events[0].tfinger.x, events[0].tfinger.y) == (0.1, 0.9))
      #expect((events[1].motion.x, events[1].motion.y) == (699, -3))
    }
  }

  @Test("H-17 each touch has the time of its own event, even if the event is handled later")
  func ownTimes() throws {
    try HostHarness.open { host in
      var times: [TimeInterval] = []
      for milliseconds in [40, 47] as [Int64] {
        host.environment.microseconds = milliseconds * 1000
        host.add(milliseconds == 40 ? host.down(1) : host.move(1, x: 170))
      }
      let record = host.environment.record.count
      host.loop.phone.observer = { event in
        if case .packet(let packet) = event {
          times += packet.changed.map(\.timestamp)
        }
      }
      host.turn(after: 100)
      #expect(times == [0.040, 0.047])
      #expect(host.environment.record.count == record)
      // SDL would replace a pushed event's time with the current time.
      push(SampleEvents.finger(SDL_FINGERUP, window: host.window.id, at: 12_345_678))
      #expect(drained().first { $0.type == SDL_FINGERUP.rawValue }?.common.timestamp != 12_345_678)
    }
  }

  @Test("H-25 the mouse motions in one turn become one move with samples, for one or two fingers")
  func mouseMotion() throws {
    try HostHarness.open { host in
      let id = host.window.id
      let motion = { SampleEvents.motion(x: $0, y: 100, window: id) }
      host.turn(SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: id))
      #expect(host.turn(motion(110), motion(120), motion(130)) == ["m0+2"])
      // This holds even if one turn immediately follows the other.
      #expect(host.turn(after: 1, motion(140)) == ["m0"])
      #expect(host.turn(after: 1, motion(141)) == ["m0"])
      #expect(host.turn(SampleEvents.button(SDL_MOUSEBUTTONUP, x: 141, window: id)) == ["u0"])
      host.turn(host.press(SDLK_m))
      host.turn(SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: id))
      #expect(host.turn(motion(110), motion(120)) == ["m0+1 m1+1"])
      #expect(host.turn(motion(130), motion(120)) == [], "the pointer is back at its old location")
    }
  }

  @Test("H-32 a finger that disappears without an event ends on focus loss or its next landing")
  func silentCancel() throws {
    try HostHarness.open { host in
      host.turn(host.down(1), host.down(2, x: 200))
      // A silent cancellation cannot be distinguished from a resting finger, so there is no time
      // limit.
      #expect(host.turn(after: 600_000) == [])
      #expect(host.loop.phone.context.touches.tracker.active.count == 2)
      // SDL itself ends the old finger when its number is reused.
      #expect(host.turn(host.up(1), host.down(1, x: 40)) == ["u1", "d1"])
      #expect(
        host.turn(host.change(SDL_WINDOWEVENT_FOCUS_LOST)).suffix(2)
          == ["cancel focus-lost [2, 3]", "c2 c1"])
      #expect(!host.loop.phone.hasTouches)
      host.turn(host.change(SDL_WINDOWEVENT_FOCUS_GAINED))
      #expect(host.turn(host.up(2), host.down(2)) == ["d2"])
    }
  }
}
