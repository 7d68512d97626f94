import CoreGraphics
import DisplayList
import Simulator
import Testing
import UIKit

/// The numbers that N shows.
struct LiveNumbersTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
  private let phone: Phone

  init() {
    root.isMultipleTouchEnabled = true
    phone = Phone(root: root)
    phone.overlay.showsNumbers = true
  }

  /// Delivers one packet, at a time in milliseconds.
  private func step(_ milliseconds: Int64, _ changes: TouchChange...) {
    let time = AppTime(microseconds: milliseconds * 1000)
    phone.step([Timed(time, .touches(changes))], to: time)
  }

  private func change(
    _ finger: Int64, _ kind: TouchChange.Kind, pressure: CGFloat? = nil, radius: CGFloat? = nil
  ) -> TouchChange {
    TouchChange(
      FingerKey(device: FingerKey.scriptDevice, finger: finger), kind, pressure: pressure,
      radius: radius)
  }

  private func finger(_ number: Int) throws -> LiveNumbers.Finger {
    try #require(phone.numbers?.fingers.first { $0.number == number })
  }

  /// The texts of the overlay's last node, row by row.
  private var texts: [String] {
    phone.frame().nodes.flatMap { node in
      node.contents.compactMap { if case .text(let block, _) = $0 { block.string } else { nil } }
    }
  }

  @Test("H-60 a finger's row shows its location, distance, velocity, pressure, and radius")
  func row() throws {
    step(0, change(1, .down(CGPoint(x: 50, y: 60)), pressure: 0.25, radius: 8))
    // 3 points right and 1.5 points up every 10 ms: 300 and -150 points per second.
    for count in 1...5 {
      let distance = CGFloat(count)
      step(
        Int64(count) * 10,
        change(
          1, .move(CGPoint(x: 50 + 3 * distance, y: 60 - 1.5 * distance)), pressure: 0.5, radius: 9)
      )
    }
    let texts = texts
    for text in ["65, 52.5", "15, -7.5", "300, -150", "0.5", "9"] { #expect(texts.contains(text)) }
    #expect(texts.contains("1 finger, most 1"))
  }

  @Test("H-60 a device without pressure shows a dash")
  func withoutPressure() {
    step(0, change(1, .down(CGPoint(x: 50, y: 60))))
    #expect(texts.contains("–"))
  }

  @Test("H-60 D-36 the velocity is the velocity of a pan")
  func velocity() throws {
    let pan = UIPanGestureRecognizer()
    root.addGestureRecognizer(pan)
    let moves: [(Int64, CGFloat)] = [(8, 4), (19, 15), (30, 33), (33, 40), (61, 80), (140, 81)]
    step(0, change(1, .down(CGPoint(x: 100, y: 100))))
    for (time, distance) in moves {
      step(time, change(1, .move(CGPoint(x: 100 + distance, y: 100))))
    }
    #expect(pan.state == .changed)
    let velocity = try finger(1).velocity(at: phone.now)
    // In the last 0.1 s, the finger moved from 80 to 81 points, from 61 ms to 140 ms.
    #expect(abs(velocity.x - 1 / 0.079) < 1e-9)
    #expect(abs(pan.velocity(in: nil).x - velocity.x) < 1e-9)
    // After the lift, the velocity doesn't change.
    step(150, change(1, .up(nil)))
    phone.step(to: AppTime(seconds: 2))
    #expect(try abs(finger(1).velocity(at: phone.now).x - 1 / 0.079) < 1e-9)
  }

  @Test("H-60 a finger that rests for more than 0.1 s has no velocity")
  func rest() throws {
    step(0, change(1, .down(CGPoint(x: 100, y: 100))))
    step(10, change(1, .move(CGPoint(x: 110, y: 100))))
    phone.step(to: AppTime(microseconds: 110_000))
    #expect(try finger(1).velocity(at: phone.now) == CGPoint(x: 1000, y: 0))
    phone.step(to: AppTime(microseconds: 110_001))
    #expect(try finger(1).velocity(at: phone.now) == .zero)
    step(200, change(1, .up(nil)))
    #expect(try finger(1).velocity(at: phone.now) == .zero)
  }

  @Test("H-60 the path contains the samples between packets")
  func samples() throws {
    step(0, change(1, .down(CGPoint(x: 50, y: 50))))
    var move = change(1, .move(CGPoint(x: 56, y: 50)))
    move.earlierSamples = [
      .init(point: CGPoint(x: 52, y: 50), time: AppTime(microseconds: 4000)),
      .init(point: CGPoint(x: 54, y: 50), time: AppTime(microseconds: 8000)),
    ]
    step(12, move)
    #expect(try finger(1).path.map(\.x) == [50, 52, 54, 56])
  }

  @Test("H-60 lifted fingers keep their numbers until a finger touches the untouched screen")
  func lifted() throws {
    step(0, change(1, .down(CGPoint(x: 50, y: 50))), change(2, .down(CGPoint(x: 90, y: 50))))
    step(10, change(1, .up(CGPoint(x: 55, y: 50))))
    #expect(try !finger(1).isDown)
    #expect(try finger(1).location == CGPoint(x: 55, y: 50))
    step(20, change(3, .down(CGPoint(x: 70, y: 70))))
    #expect(phone.numbers?.fingers.map(\.number) == [1, 2, 3])
    #expect(phone.numbers?.fingerCount == 2)
    #expect(phone.numbers?.mostFingers == 2)
    step(30, change(2, .up(nil)), change(3, .up(nil)))
    step(40, change(4, .down(CGPoint(x: 10, y: 70))))
    #expect(phone.numbers?.fingers.map(\.number) == [4])
    #expect(phone.numbers?.mostFingers == 1)
  }

  @Test("H-60 a canceled touch has no crosshairs")
  func cancelled() throws {
    step(0, change(1, .down(CGPoint(x: 50, y: 50))))
    #expect(lines.count == 2)
    phone.step([Timed(phone.time, .cancel(nil))], to: phone.time)
    #expect(try !finger(1).isDown)
    #expect(lines.isEmpty)
  }

  /// The bounding boxes of the crosshairs, which are half a point wide.
  private var lines: [CGRect] {
    phone.frame().nodes.flatMap { node in
      node.contents.compactMap { command in
        if case .stroke(let path, _, let style) = command, style.width == 0.5 {
          path.boundingBox
        } else {
          nil
        }
      }
    }
  }

  @Test("H-60 the crosshairs cross at the finger")
  func crosshairs() {
    step(0, change(1, .down(CGPoint(x: 50, y: 60))))
    #expect(
      lines == [
        CGRect(x: 0, y: 60, width: 320, height: 0), CGRect(x: 50, y: 0, width: 0, height: 480),
      ])
  }

  @Test("H-61 a frame has an interval only if the phone was active, and counts finger locations")
  func frames() throws {
    phone.addFrame(work: 300)
    step(500, change(1, .down(CGPoint(x: 50, y: 60))), change(2, .down(CGPoint(x: 90, y: 60))))
    phone.addFrame(work: 400)
    step(520, change(1, .move(CGPoint(x: 51, y: 60))))
    phone.addFrame(work: 500)
    let frames = try #require(phone.numbers?.frames.frames)
    #expect(frames.map(\.interval) == [nil, nil, 20_000])
    #expect(frames.map(\.work) == [300, 400, 500])
    #expect(frames.map(\.locations) == [0, 2, 1])
    #expect(texts.contains("frame 20 ms, work 0.5 ms, 1 location"))
  }

  @Test("H-61 120 frames are stored")
  func limit() {
    for work in 0..<125 { phone.addFrame(work: Int64(work)) }
    #expect(phone.numbers?.frames.frames.map(\.work) == Array(5..<125))
  }

  @Test("H-60 numbers stay on after a restart")
  func restart() {
    #expect(phone.overlay.forRestart.showsNumbers)
  }

  @Test("H-60 without N, a phone collects no numbers")
  func off() {
    phone.overlay.showsNumbers = false
    step(0, change(1, .down(CGPoint(x: 50, y: 60))))
    #expect(phone.numbers == nil)
    #expect(texts.isEmpty)
  }
}
