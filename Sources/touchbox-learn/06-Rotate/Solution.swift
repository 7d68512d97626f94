import UIKit

class Rotate: UIViewController {
  let dial = UIView(frame: CGRect(x: 60, y: 140, width: 200, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    dial.backgroundColor = .systemTeal
    dial.layer.cornerRadius = 100
    view.addSubview(dial)
    let hand = UIView(frame: CGRect(x: 100, y: 95, width: 90, height: 10))
    hand.backgroundColor = .white
    dial.addSubview(hand)
    view.addGestureRecognizer(
      UIRotationGestureRecognizer(target: self, action: #selector(turned)))
  }

  @objc private func turned(_ recognizer: UIRotationGestureRecognizer) {
    dial.transform = dial.transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0
  }
}
