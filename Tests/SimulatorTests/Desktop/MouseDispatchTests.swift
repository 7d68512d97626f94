import CoreGraphics
import Simulator
import Testing
import UIKit

/// Mouse fingers on a complete phone: their packets, and the events that end them.
struct MouseDispatchTests {
  private static let point = CGPoint(x: 100, y: 100)
  private let desktop = DesktopPhone()
  private var phone: Phone { desktop.phone }

  private static func at(_ milliseconds: Int64, _ events: PhoneEvent...) -> [Timed<PhoneEvent>] {
    events.map { Timed(AppTime(microseconds: milliseconds * 1000), $0) }
  }

  @Test("I-07 both fingers begin in one packet, move in one packet and end in one packet")
  func pairs() {
    desktop.turn(
      at: 10, .key(.emulator(.alt), isDown: true), .mouse(.down(.left, Self.point)),
      .mouse(.move(CGPoint(x: 110, y: 100))), .mouse(.move(CGPoint(x: 120, y: 100))),
      .mouse(.up(.left, CGPoint(x: 120, y: 100))))
    #expect(desktop.packets == ["d0 d1", "m0 m1", "u0 u1"])
  }

  @Test("I-15 Backspace lifts all fingers in one packet, even right after a button release")
  func backspace() {
    let other = CGPoint(x: 200, y: 100)
    desktop.turn(
      at: 10, .mouse(.down(.right, Self.point)), .mouse(.up(.right, Self.point)),
      .mouse(.down(.right, other)))
    desktop.turn(
      at: 20, .mouse(.up(.right, other)), .key(.emulator(.backspace), isDown: true))
    #expect(desktop.packets.last == "u2 u3")
  }

  @Test(
    "I-09 during a press, Alt lands and lifts the second finger in separate packets")
  func keyInPress() {
    desktop.turn(at: 10, .mouse(.down(.left, Self.point)))
    desktop.turn(at: 20, .key(.emulator(.alt), isDown: true))
    desktop.turn(at: 30, .key(.emulator(.alt), isDown: false))
    desktop.turn(at: 40, .mouse(.up(.left, Self.point)))
    #expect(desktop.packets == ["d0", "d1", "u1", "u0"])
  }

  @Test("H-23 a move that returns to its start within a turn does not create a packet")
  func noMove() {
    desktop.turn(at: 10, .mouse(.down(.left, Self.point)))
    desktop.turn(at: 20, .mouse(.move(CGPoint(x: 1, y: 1))), .mouse(.move(Self.point)))
    #expect(desktop.packets == ["d0"])
  }

  nonisolated static let ends: [(DesktopEvent, String)] = [
    (.phone(.focus(gained: false)), "focus-lost [1]"), (.phone(.suspend), "suspend [1]"),
    (.phone(.resize), "resize [1]"), (.key(.shortcut(.escape), isDown: true), "system [1]"),
    (.phone(.cancel(nil)), "system [1]"), (.phone(.quit), "quit [1]"),
  ]

  @Test(
    "C-31 I-12 H-34 H-40 after a cancellation, the press is ignored until its release",
    arguments: ends)
  func end(event: DesktopEvent, cancel: String) {
    desktop.turn(
      at: 10, .mouse(.down(.left, Self.point)), event, .phone(.resume),
      .mouse(.move(CGPoint(x: 150, y: 150))), .mouse(.up(.left, Self.point)))
    #expect(desktop.cancels == [cancel])
    #expect(desktop.packets == ["d0", "c0"])
    #expect(!phone.hasTouches)
  }

  @Test("G-09 the app's clock stops while it is suspended, and timers keep their remaining time")
  func suspension() {
    var fired: [Int64] = []
    _ = phone.context.queue.schedule(at: AppTime(microseconds: 500_000), .timer) {
      fired.append(phone.now.microseconds)
    }
    phone.step(to: AppTime(microseconds: 100_000))
    phone.step(Self.at(200, .suspend), to: AppTime(microseconds: 250_000))
    #expect(phone.nextDue == nil)
    phone.step(to: AppTime(microseconds: 5_000_000))
    #expect(phone.now == AppTime(microseconds: 200_000))
    phone.step(Self.at(10_000, .resume), to: AppTime(microseconds: 10_000_000))
    #expect(phone.now == AppTime(microseconds: 200_000))
    #expect(phone.nextDue == AppTime(microseconds: 10_300_000))
    phone.step(to: AppTime(microseconds: 10_299_999))
    #expect(fired == [])
    phone.step(to: AppTime(microseconds: 10_300_000))
    #expect(fired == [500_000])
  }

  @Test("G-10 after a stall, every timer fires at its own time")
  func stall() {
    var fired: [Int64] = []
    for time in [300_000, 700_000] as [Int64] {
      _ = phone.context.queue.schedule(at: AppTime(microseconds: time), .timer) {
        fired.append(phone.now.microseconds)
      }
    }
    phone.step(to: AppTime(microseconds: 2_000_000))
    #expect(fired == [300_000, 700_000])
  }

  @Test("H-34 focusing a hidden window does not resume the app, but showing the window does")
  func focusWhileHidden() {
    let application = phone.context.runningApplication
    phone.step(Self.at(10, .suspend, .focus(gained: true)), to: AppTime(microseconds: 10_000))
    #expect(application.applicationState == .background)
    phone.step(Self.at(20, .resume), to: AppTime(microseconds: 20_000))
    #expect(application.applicationState == .active)
  }

  @Test("The marks follow their fingers, even over a view that does not redraw")
  func marks() {
    phone.overlay.showsFingers = true
    let empty = phone.frame()
    #expect(!phone.context.layers.needsFrame)
    desktop.turn(at: 10, .mouse(.down(.left, Self.point)))
    #expect(phone.context.layers.needsFrame)
    #expect(phone.frame() != empty)
    desktop.turn(at: 20, .phone(.cancel(nil)))
    #expect(phone.context.layers.needsFrame)
    #expect(phone.frame() == empty)
  }
}
