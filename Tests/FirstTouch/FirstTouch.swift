import CoreGraphics
import Foundation
import Simulator
import UIKit

/// Code as people paste it: it takes whatever finger the set offers first.
private final class FirstView: UIView {
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
    let place = touch.location(in: self)
    let others = (event?.allTouches ?? []).map { Int($0.location(in: self).x) }
    NSLog("%s %f,%f of %d, all at %@", phase, place.x, place.y, touches.count, others)
  }
}

/// Runs that code over a fixed story of eleven fingers and prints the trace: for tests that compare
/// many processes.
@main
struct FirstTouch {
  static func main() {
    let view = FirstView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    view.isMultipleTouchEnabled = true
    let phone = Phone()
    phone.trace = { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }
    phone.launch(.view { view })
    var time: Int64 = 0
    func packet(_ fingers: some Sequence<Int64>, _ kind: (Int64) -> TouchChange.Kind) {
      time += 10_000
      let moment = AppTime(microseconds: time)
      let changes = fingers.map {
        TouchChange(FingerKey(device: 1, finger: $0), kind($0), time: moment)
      }
      phone.step([TimedInput(moment, .packet(changes))], to: moment)
    }
    func place(_ finger: Int64, _ y: CGFloat) -> CGPoint {
      CGPoint(x: 20 + CGFloat(finger) * 25, y: y)
    }
    for round in 0..<20 {
      let shift = CGFloat(round)
      packet(0..<11) { .down(place($0, 100 + shift)) }
      // Every third, then all but every third, then all in pairs.
      packet(stride(from: 1, to: 11, by: 3)) { .move(place($0, 200 + shift)) }
      packet((0..<11).filter { $0 % 3 != 1 }) { .move(place($0, 300 + shift)) }
      packet([9, 4]) { .up(place($0, 300 + shift)) }
      packet([4, 9]) { .down(place($0, 50 + shift)) }
      packet((0..<11).reversed()) { _ in .up(nil) }
    }
  }
}
