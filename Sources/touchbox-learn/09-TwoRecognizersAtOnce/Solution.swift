import UIKit

class TwoRecognizersAtOnce: UIViewController, UIGestureRecognizerDelegate {
  let card = UIView(frame: CGRect(x: 110, y: 180, width: 100, height: 120))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .systemOrange
    view.addSubview(card)
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched))
    let rotation = UIRotationGestureRecognizer(target: self, action: #selector(turned))
    view.addGestureRecognizer(pinch)
    view.addGestureRecognizer(rotation)
    pinch.delegate = self
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    true
  }

  @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    card.transform = card.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
    recognizer.scale = 1
  }

  @objc private func turned(_ recognizer: UIRotationGestureRecognizer) {
    card.transform = card.transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0
  }
}
