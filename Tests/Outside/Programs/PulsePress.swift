import UIKit

/// Fills a ring and counts timer ticks while a finger presses.
class PulsePressController: UIViewController {
  let ring = CAShapeLayer()
  var timer: Timer?
  var ticks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: 160, y: 220), radius: 60, startAngle: -.pi / 2, endAngle: .pi * 3 / 2,
        clockwise: true
      ).cgPath
    ring.strokeColor = UIColor.green.cgColor
    ring.fillColor = UIColor.clear.cgColor
    ring.lineWidth = 12
    ring.strokeEnd = 0
    view.layer.addSublayer(ring)
    let press = UILongPressGestureRecognizer(
      target: self, action: PulsePressController.pressed)
    press.minimumPressDuration = 0
    press.allowableMovement = 50
    view.addGestureRecognizer(press)
  }

  func pressed(_ recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case .began:
      ticks = 0
      let fill = CABasicAnimation(keyPath: "strokeEnd")
      fill.fromValue = 0
      fill.toValue = 1
      fill.duration = 2
      fill.fillMode = .forwards
      fill.isRemovedOnCompletion = false
      ring.add(fill, forKey: "fill")
      timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated {
          guard let self = self else { return }
          self.ticks += 1
          if self.ticks == 4 {
            self.timer?.invalidate()
            print("held")
          }
        }
      }
    case .ended, .cancelled, .failed:
      timer?.invalidate()
      timer = nil
      ring.removeAnimation(forKey: "fill")
      print("released after \(ticks) ticks")
    default:
      break
    }
  }
}
