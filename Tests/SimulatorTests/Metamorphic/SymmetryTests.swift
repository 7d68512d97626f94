import CoreGraphics
import ScriptSupport
import Simulator
import Testing
import UIKit

/// Translated, mirrored and scaled input results in translated, mirrored and scaled touches.
struct SymmetryTests {
  /// Plays a stream with mapped locations, and returns the lives of its touches.
  private func lives(
    of stream: RawStream, mappedBy map: (CGPoint) -> CGPoint
  ) -> [TouchHistoryView.Life] {
    let historyView = TouchHistoryView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    let phone = Phone(root: historyView)
    let origin = historyView.convert(CGPoint.zero, to: nil)
    for event in stream.events {
      guard case .finger(let finger) = event.event else { continue }
      let location = map(CGPoint(x: finger.position.x * 320, y: finger.position.y * 480))
      let kind: TouchChange.Kind =
        switch finger.action {
        case .down: .down(location)
        case .motion: .move(location)
        case .up: .up(nil)
        }
      let change = TouchChange(finger.key, kind)
      phone.step([Timed(event.time, .touches([change]))], to: event.time)
    }
    return historyView.lives.map { life in
      var life = life
      life.began.x += origin.x
      life.began.y += origin.y
      life.last.x += origin.x
      life.last.y += origin.y
      return life
    }
  }

  private func expectSame(
    seed: Int, keepsTaps: Bool, _ map: (CGPoint) -> CGPoint
  ) {
    let stream = RawStream(seed: UInt64(seed))
    let plain = lives(of: stream) { $0 }
    let mapped = lives(of: stream, mappedBy: map)
    #expect(plain.count == mapped.count)
    for (one, other) in zip(plain, mapped) {
      #expect(one.phases == other.phases, "seed \(seed)")
      if keepsTaps { #expect(one.tapCount == other.tapCount, "seed \(seed)") }
      for (from, to) in [(one.began, other.began), (one.last, other.last)] {
        let expected = map(from)
        #expect(hypot(expected.x - to.x, expected.y - to.y) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test(
    "A-23 A-25 A-30 translated input produces translated touches with the same tap counts",
    arguments: 1...20)
  func moved(seed: Int) {
    expectSame(seed: seed, keepsTaps: true) { CGPoint(x: $0.x + 71, y: $0.y - 13) }
  }

  @Test(
    "A-23 A-25 A-30 mirrored input produces mirrored touches with the same tap counts",
    arguments: 1...20)
  func mirrored(seed: Int) {
    expectSame(seed: seed, keepsTaps: true) { CGPoint(x: 319 - $0.x, y: $0.y) }
  }

  @Test(
    "A-30 A-40 scaled input produces scaled touches, but tap limits are in points",
    arguments: 1...20)
  func scaled(seed: Int) {
    expectSame(seed: seed, keepsTaps: false) { CGPoint(x: $0.x * 0.75, y: $0.y * 0.75) }
  }
}
