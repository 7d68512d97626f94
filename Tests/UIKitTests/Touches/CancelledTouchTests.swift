import CoreGraphics
import Simulator
import Testing
import UIKit

/// A touch's properties when it is canceled.
struct CancelledTouchTests {
  private final class RecordingView: UIView {
    var lines: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines += touches.ordered.map { "began \($0.tapCount)" }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines += touches.ordered.map { touch in
        let (from, to) = (touch.previousLocation(in: self), touch.location(in: self))
        return "cancelled \(from.x),\(from.y) to \(to.x),\(to.y)"
      }
    }
  }

  private let view = RecordingView()
  private let phone: Phone
  private let finger = FingerKey(device: 1, finger: 1)

  init() {
    phone = Phone(root: view)
  }

  private func packet(_ milliseconds: Int64, _ kind: TouchChange.Kind) {
    let time = AppTime(microseconds: milliseconds * 1000)
    phone.step(
      [Timed(time, .touches([TouchChange(finger, kind)]))], to: time)
  }

  @Test("A-39 a cancellation does not change the locations of a touch", arguments: [true, false])
  func keepsBothLocations(inPacket: Bool) {
    packet(0, .down(CGPoint(x: 100, y: 120)))
    packet(50, .move(CGPoint(x: 120, y: 120)))
    if inPacket { packet(100, .cancel) } else { phone.cancelAll(reason: .system) }
    #expect(view.lines == ["began 1", "cancelled 100.0,100.0 to 120.0,100.0"])
  }

  @Test("A-27 a touch canceled in a packet ends the tap chain")
  func endsTheChain() {
    packet(0, .down(CGPoint(x: 100, y: 120)))
    packet(50, .up(nil))
    packet(100, .down(CGPoint(x: 100, y: 120)))
    packet(150, .cancel)
    packet(200, .down(CGPoint(x: 100, y: 120)))
    #expect(view.lines.filter { $0.hasPrefix("began") } == ["began 1", "began 2", "began 1"])
  }

  @Test("C-35 hiding a window cancels its touches")
  func hidingAWindow() {
    packet(0, .down(CGPoint(x: 100, y: 120)))
    view.window?.isHidden = true
    #expect(view.lines == ["began 1", "cancelled 100.0,100.0 to 100.0,100.0"])
  }
}
