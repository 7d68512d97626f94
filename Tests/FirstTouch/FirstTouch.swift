import CoreGraphics
import Foundation
import Simulator
import UIKit

/// Uses `touches.first`, like a lot of sample code.
private final class FirstTouchView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("began", touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("moved", touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("ended", touches, event)
  }

  private func log(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = touches.first else { return }
    let location = touch.location(in: self)
    let others = (event?.allTouches ?? []).map { Int($0.location(in: self).x) }
    NSLog("%s %f,%f of %d, all at %@", phase, location.x, location.y, touches.count, others)
  }
}

/// Plays a fixed sequence of touches by eleven fingers on this view and prints the trace. A test
/// compares the traces of many processes.
@main
struct FirstTouch {
  static func main() {
    let view = FirstTouchView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    view.isMultipleTouchEnabled = true
    let phone = Phone()
    phone.trace = { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }
    phone.launch(.view { view })
    var time: Int64 = 0
    func packet(_ fingers: some Sequence<Int64>, _ kind: (Int64) -> TouchChange.Kind) {
      time += 10_000
      let now = AppTime(microseconds: time)
      let changes = fingers.map {
        TouchChange(FingerKey(device: 1, finger: $0), kind($0))
      }
      phone.step([Timed(now, .touches(changes))], to: now)
    }
    func point(_ finger: Int64, _ y: CGFloat) -> CGPoint {
      CGPoint(x: 20 + CGFloat(finger) * 25, y: y)
    }
    for round in 0..<20 {
      let shift = CGFloat(round)
      packet(0..<11) { .down(point($0, 100 + shift)) }
      // Move every third finger, followed by the others. Lift two fingers and put them down again.
      packet(stride(from: 1, to: 11, by: 3)) { .move(point($0, 200 + shift)) }
      packet((0..<11).filter { $0 % 3 != 1 }) { .move(point($0, 300 + shift)) }
      packet([9, 4]) { .up(point($0, 300 + shift)) }
      packet([4, 9]) { .down(point($0, 50 + shift)) }
      packet((0..<11).reversed()) { _ in .up(nil) }
    }
  }
}
