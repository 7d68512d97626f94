import CoreGraphics
import Simulator
import Testing
import UIKit

/// The mouse's fingers as a whole phone sees them: packets, and what ends them.
struct MouseDispatchTests {
  private final class Recorder {
    var packets: [String] = []
    var cancels: [String] = []
  }

  private static func phone() -> (Phone, Recorder) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    view.isMultipleTouchEnabled = true
    let phone = Phone(root: view)
    let recorder = Recorder()
    phone.observer = { event in
      switch event {
      case .packet(let packet):
        recorder.packets.append(FingerNotation.text(packet.changes))
      case .cancel(let reason, let fingers):
        recorder.cancels.append("\(reason.rawValue) \(fingers)")
      case .call, .gesture, .gestureFailed, .gestureReset, .timer, .animationStop, .draw, .log:
        break
      }
    }
    return (phone, recorder)
  }

  private static func at(_ milliseconds: Int64, _ inputs: PhoneEvent...) -> [TimedInput] {
    inputs.map { TimedInput(AppTime(microseconds: milliseconds * 1000), $0) }
  }

  private static let place = CGPoint(x: 100, y: 100)

  @Test("I-07 both fingers begin in one packet, move in one and end in one")
  func pairs() {
    let (phone, recorder) = Self.phone()
    phone.step(
      Self.at(
        10, .key(.alt, isDown: true), .mouse(.down(.left, Self.place)),
        .mouse(.move(CGPoint(x: 110, y: 100))), .mouse(.move(CGPoint(x: 120, y: 100))),
        .mouse(.up(.left, CGPoint(x: 120, y: 100)))),
      to: AppTime(microseconds: 20_000))
    #expect(recorder.packets == ["d0 d1", "m0 m1", "u0 u1"])
  }

  @Test("I-15 Backspace lifts all in one packet, also right after a button was let go")
  func backspace() {
    let (phone, recorder) = Self.phone()
    let other = CGPoint(x: 200, y: 100)
    phone.step(
      Self.at(
        10, .mouse(.down(.right, Self.place)), .mouse(.up(.right, Self.place)),
        .mouse(.down(.right, other))),
      to: AppTime(microseconds: 10_000))
    phone.step(
      Self.at(20, .mouse(.up(.right, other)), .key(.backspace, isDown: true)),
      to: AppTime(microseconds: 20_000))
    #expect(recorder.packets.last == "u2 u3")
  }

  @Test("I-09 the key in mid-press begins and ends the second finger in packets of its own")
  func keyInPress() {
    let (phone, recorder) = Self.phone()
    let inputs: [PhoneEvent] = [
      .mouse(.down(.left, Self.place)), .key(.alt, isDown: true), .key(.alt, isDown: false),
      .mouse(.up(.left, Self.place)),
    ]
    for (turn, input) in inputs.enumerated() {
      let time = Int64(10 * (turn + 1))
      phone.step(Self.at(time, input), to: AppTime(microseconds: time * 1000))
    }
    #expect(recorder.packets == ["d0", "d1", "u1", "u0"])
  }

  @Test("H-23 a move that ends where it began is no packet")
  func noMove() {
    let (phone, recorder) = Self.phone()
    phone.step(Self.at(10, .mouse(.down(.left, Self.place))), to: AppTime(microseconds: 10_000))
    phone.step(
      Self.at(20, .mouse(.move(CGPoint(x: 1, y: 1))), .mouse(.move(Self.place))),
      to: AppTime(microseconds: 20_000))
    #expect(recorder.packets == ["d0"])
  }

  nonisolated static let ends: [(PhoneEvent, String)] = [
    (.focus(gained: false), "focus-lost [1]"), (.suspend, "suspend [1]"), (.resize, "resize [1]"),
    (.key(.escape, isDown: true), "system [1]"), (.cancel(nil), "system [1]"),
    (.quit, "quit [1]"),
  ]

  @Test(
    "C-31 I-12 H-34 H-40 what takes the touches mutes the press until it is let go", arguments: ends
  )
  func end(input: PhoneEvent, cancel: String) {
    let (phone, recorder) = Self.phone()
    phone.step(
      Self.at(
        10, .mouse(.down(.left, Self.place)), input, .resume,
        .mouse(.move(CGPoint(x: 150, y: 150))), .mouse(.up(.left, Self.place))),
      to: AppTime(microseconds: 20_000))
    #expect(recorder.cancels == [cancel])
    #expect(recorder.packets == ["d0", "c0"])
    #expect(!phone.hasTouches)
  }

  @Test("G-09 the app's clock stands while it is suspended; a timer keeps its remaining time")
  func suspension() {
    let (phone, _) = Self.phone()
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

  @Test("G-10 after a stall everything runs at its own time")
  func stall() {
    let (phone, _) = Self.phone()
    var fired: [Int64] = []
    for time in [300_000, 700_000] as [Int64] {
      _ = phone.context.queue.schedule(at: AppTime(microseconds: time), .timer) {
        fired.append(phone.now.microseconds)
      }
    }
    phone.step(to: AppTime(microseconds: 2_000_000))
    #expect(fired == [300_000, 700_000])
  }

  @Test("H-34 the focus of a hidden window does not wake the app; being shown does")
  func focusWhileHidden() {
    let (phone, _) = Self.phone()
    let application = phone.context.runningApplication
    phone.step(Self.at(10, .suspend, .focus(gained: true)), to: AppTime(microseconds: 10_000))
    #expect(application.applicationState == .background)
    phone.step(Self.at(20, .resume), to: AppTime(microseconds: 20_000))
    #expect(application.applicationState == .active)
  }

  @Test("The marks of all fingers follow them, also over a view that draws nothing new")
  func marks() {
    let (phone, _) = Self.phone()
    phone.overlay.showsFingers = true
    let empty = phone.frame()
    #expect(!phone.context.needsFrame)
    phone.step(Self.at(10, .mouse(.down(.left, Self.place))), to: AppTime(microseconds: 10_000))
    #expect(phone.context.needsFrame)
    #expect(phone.frame() != empty)
    phone.step(Self.at(20, .cancel(nil)), to: AppTime(microseconds: 20_000))
    #expect(phone.context.needsFrame)
    #expect(phone.frame() == empty)
  }
}
