import CoreGraphics
import ScriptSupport
import Simulator
import Testing
import TouchScript
import UIKit

/// The lines that a recording writes.
struct ScriptRecorderTests {
  private final class Page {
    var text = ""
  }

  private let page = Page()
  private let view = TouchHistoryView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))

  private func record(
    _ phone: Phone, comments: [String] = [], keepsSamples: Bool = false
  ) -> ScriptRecorder {
    ScriptRecorder(
      of: phone,
      .init(header: ScriptHeader(demo: "PinchMe"), comments: comments, keepsSamples: keepsSamples)
    ) { [page] in page.text += $0 + "\n" }
  }

  private func finger(
    _ number: Int64, _ kind: TouchChange.Kind, pressure: CGFloat? = nil
  ) -> PhoneEvent {
    .touches([change(number, kind, pressure: pressure)])
  }

  private func change(
    _ number: Int64, _ kind: TouchChange.Kind, pressure: CGFloat? = nil
  ) -> TouchChange {
    TouchChange(FingerKey(device: 7, finger: number), kind, pressure: pressure)
  }

  private func step(_ phone: Phone, _ milliseconds: Int64, _ inputs: PhoneEvent...) {
    let time = AppTime(microseconds: milliseconds * 1000)
    phone.step(inputs.map { Timed(time, $0) }, to: time)
  }

  @Test("K-30 K-34 packets and window events become lines after the comments")
  func lines() {
    let phone = Phone(root: view)
    let recording = record(phone, comments: ["Touchbox 1.0", "screen 320x480"])
    step(phone, 100, finger(40, .down(CGPoint(x: 1.0 / 3, y: 100)), pressure: 0.25))
    step(
      phone, 200,
      .touches([
        change(40, .move(CGPoint(x: 20, y: 100))), change(41, .down(CGPoint(x: 200, y: 300))),
      ]))
    step(phone, 250, finger(41, .up(nil)))
    step(phone, 300, .hover(.zero))
    step(phone, 400, .focus(gained: false))
    step(phone, 500, .focus(gained: true), .resize)
    step(phone, 600, .suspend)
    step(phone, 900, .resume)
    step(phone, 1000, .cancel(nil))
    recording.stop()
    step(phone, 1100, finger(42, .down(CGPoint(x: 5, y: 100))))
    #expect(
      page.text == """
        touchscript 1
        # Touchbox 1.0
        # screen 320x480
        demo PinchMe
        0.100 d1 0.3333333333333333,100 pressure 0.25
        0.200 m1 20,100 & d2 200,300
        0.250 u2
        0.400 focus lost
        0.500 focus gained
        0.500 resize 320x480
        0.600 suspend
        0.600 turn
        0.600 resume
        0.700 c
        0.700 c

        """, "the app's clock is paused while suspended")
  }

  @Test("K-33 fingers that are down at the start are omitted; those down at the end are canceled")
  func startAndStop() throws {
    let phone = Phone(root: view)
    step(phone, 1000, finger(1, .down(CGPoint(x: 10, y: 100))))
    let recording = record(phone)
    step(phone, 1100, finger(1, .move(CGPoint(x: 20, y: 100))))
    step(phone, 1200, finger(1, .up(nil)))
    step(phone, 1300, finger(1, .down(CGPoint(x: 30, y: 100))))
    step(phone, 1400, finger(1, .move(CGPoint(x: 40, y: 100))))
    step(phone, 1500)
    recording.stop()
    recording.stop()
    #expect(
      page.text.split(separator: "\n").suffix(3) == [
        "0.300 d1 30,100", "0.400 m1 40,100", "0.500 c",
      ])
    #expect(phone.hasTouches, "the live touches continue")
    #expect(try Script(parsing: page.text, file: "page").steps.count == 3)
  }

  @Test("K-30 a finger is canceled if it lands while already down or if its device loses it")
  func lostFingers() {
    let phone = Phone(root: view)
    let recording = record(phone)
    step(phone, 100, finger(1, .down(CGPoint(x: 10, y: 100))))
    step(phone, 200, finger(1, .down(CGPoint(x: 50, y: 100))))
    step(phone, 300, .cancel([FingerKey(device: 7, finger: 1)]))
    step(phone, 400, finger(1, .up(nil)))
    recording.stop()
    #expect(
      page.text.split(separator: "\n").dropFirst(2) == [
        "0.100 d1 10,100", "0.200 c1", "0.200 d2 50,100", "0.300 c2", "0.400 u2", "0.400 turn",
      ])
  }

  @Test("K-30 moves of a stationary finger and moves after a cancel are not recorded")
  func unchanged() throws {
    let phone = Phone(root: view)
    let recording = record(phone)
    step(phone, 100, finger(1, .down(CGPoint(x: 10, y: 100))))
    step(phone, 110, finger(1, .move(CGPoint(x: 10, y: 100))))
    step(phone, 120, finger(1, .move(CGPoint(x: 0, y: 100))))
    for time in stride(from: 130, to: 180, by: 10) {
      step(phone, Int64(time), finger(1, .move(CGPoint(x: 0, y: 100))))
    }
    // Only one of the two fingers moves.
    step(phone, 180, finger(2, .down(CGPoint(x: 50, y: 200))))
    step(
      phone, 190,
      .touches([
        change(1, .move(CGPoint(x: 0, y: 100))), change(2, .move(CGPoint(x: 60, y: 200))),
      ]))
    step(phone, 200, .cancel(nil))
    step(phone, 210, finger(1, .move(CGPoint(x: 30, y: 100))))
    step(phone, 220, finger(1, .up(nil)))
    recording.stop()
    #expect(
      page.text.split(separator: "\n").dropFirst(2) == [
        "0.100 d1 10,100", "0.120 m1 0,100", "0.180 d2 50,200", "0.190 m2 60,200", "0.200 c",
        "0.220 u1", "0.220 c",
      ])
  }

  @Test("K-30 a move that changes only pressure is recorded")
  func pressure() throws {
    let phone = Phone(root: view)
    let recording = record(phone)
    let point = CGPoint(x: 10, y: 100)
    step(phone, 100, finger(1, .down(point), pressure: 0.25))
    step(phone, 110, finger(1, .move(point), pressure: 0.5))
    step(phone, 120, finger(1, .move(point), pressure: 0.5))
    step(phone, 130, finger(1, .move(point)))
    step(phone, 140, finger(1, .up(nil)))
    recording.stop()
    #expect(
      page.text.split(separator: "\n").dropFirst(2) == [
        "0.100 d1 10,100 pressure 0.25", "0.110 m1 10,100 pressure 0.5", "0.140 u1", "0.140 turn",
      ])
  }

  @Test("K-30 I-14 a mouse resting outside the window is recorded once")
  func restingMouse() {
    let phone = Phone(root: view)
    let recording = record(phone)
    var desktop = DesktopInput(
      viewport: ScreenViewport(
        windowSize: CGSize(width: 320, height: 480), screen: CGSize(width: 320, height: 480)))
    let mouse: [MouseInput] =
      [.down(.left, CGPoint(x: 100, y: 200))]
      + Array(repeating: .move(CGPoint(x: -80, y: 200)), count: 30)
      + [.up(.left, CGPoint(x: -80, y: 200))]
    for (turn, input) in mouse.enumerated() {
      let time = AppTime(microseconds: Int64(16_000 * turn))
      desktop.perform(.mouse(input), at: time)
      phone.step(desktop.takeEvents(), to: time)
    }
    recording.stop()
    #expect(page.text.split(separator: "\n").count { $0.contains(" m1 ") } == 1, "\(page.text)")
  }

  @Test("K-31 coalesced locations are recorded on request", arguments: [true, false])
  func samples(keepsSamples: Bool) throws {
    let phone = Phone(root: view)
    let recording = record(phone, keepsSamples: keepsSamples)
    step(phone, 100, finger(1, .down(CGPoint(x: 10, y: 100))))
    phone.step(
      PacketCoalescer.packets(of: [
        Timed(AppTime(microseconds: 110_000), change(1, .move(CGPoint(x: 11, y: 100)))),
        Timed(AppTime(microseconds: 120_000), change(1, .move(CGPoint(x: 12, y: 100)))),
      ]), to: AppTime(microseconds: 120_000))
    recording.stop()
    let line = page.text.split(separator: "\n").first { $0.contains("m1") }
    #expect(line == (keepsSamples ? "0.120 m1 12,100 via 11,100,0.110" : "0.120 m1 12,100"))
    _ = try Script(parsing: page.text, file: "page")
  }

  @Test("K-30 every line is complete when written, so any prefix of a recording plays")
  func beginnings() throws {
    let phone = Phone(root: view)
    var lines: [String] = []
    _ = ScriptRecorder(of: phone, .init()) { lines.append($0) }
    step(phone, 100, finger(1, .down(CGPoint(x: 10, y: 100))))
    step(phone, 200, finger(1, .move(CGPoint(x: 50, y: 100))))
    step(phone, 300, finger(1, .up(nil)))
    #expect(lines.count == 4, "no line is delayed until the end")
    for count in 1...lines.count {
      let text = lines.prefix(count).joined(separator: "\n") + "\n"
      #expect(try Script(parsing: text, file: "beginning").steps.count == count - 1)
    }
  }
}
