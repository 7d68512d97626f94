import CoreGraphics
import Simulator
import Testing
import UIKit

@testable import touchbox

/// What scripts cannot see.
struct DemoStories {
  /// A view that keeps what `coalescedTouches(for:)` says.
  private final class SampleView: UIView {
    var samples: [[CGPoint]] = []

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.anyTouch, let merged = event?.coalescedTouches(for: touch) else {
        return
      }
      samples.append(merged.map { $0.location(in: self) })
    }
  }

  @Test func j2bMergesTheMotionsOfOneTurnIntoThreeSamples() {
    let view = SampleView()
    let phone = Phone(root: view)
    let finger = FingerKey(device: 1, finger: 1)
    func turn(at milliseconds: Int64, _ kinds: [FingerChange.Kind]) {
      let time = AppTime(microseconds: milliseconds * 1000)
      phone.step(
        kinds.map { TimedInput(time, .finger(FingerChange(finger, $0, time: time))) }, to: time)
    }
    turn(at: 0, [.down(CGPoint(x: 100, y: 120))])
    turn(at: 16, [101, 102, 105].map { .move(CGPoint(x: $0, y: 120)) })
    turn(at: 32, [.up(nil)])
    #expect(view.samples == [[101, 102, 105].map { CGPoint(x: $0, y: 100) }])
  }
}
