import UIKit

/// A safe's dial that clicks as a finger rotates it.
class DialLock: UIView {
  private(set) var number = 0
  private var accumulated: CGFloat = 0
  private let step = CGFloat.pi / 10

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let superview = superview else { return }
    let now = touch.location(in: superview)
    let before = touch.previousLocation(in: superview)
    let angle =
      atan2(now.y - center.y, now.x - center.x)
      - atan2(before.y - center.y, before.x - center.x)
    transform = transform.rotated(by: angle)
    accumulated += angle
    while accumulated >= step {
      accumulated -= step
      click(1)
    }
    while accumulated <= -step {
      accumulated += step
      click(-1)
    }
  }

  private func click(_ change: Int) {
    number = (number + change + 20) % 20
    UISelectionFeedbackGenerator().selectionChanged()
    print("click \(number)")
  }
}

class DialLockController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let dial = DialLock(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
    dial.backgroundColor = .gray
    dial.layer.cornerRadius = 100
    view.addSubview(dial)
  }
}
