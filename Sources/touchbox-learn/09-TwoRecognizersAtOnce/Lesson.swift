// Lesson 9: Two recognizers at once
//
// If two recognizers follow the same fingers, the first to recognize its gesture makes the other
// fail. This default is often right: a swipe should not also scroll. A pinch and a rotation,
// however, belong together. On a map, you zoom and turn in one motion.
//
// A recognizer's `delegate` is an object that decides such questions. Before one recognizer makes
// another fail, UIKit calls the delegate method below, which returns whether both may be recognized
// simultaneously. One `true`, from either recognizer's delegate, is enough. Without a delegate, the
// answer is no.
//
// Let the card grow and turn at the same time: make the controller the `delegate` of a recognizer,
// and change its delegate method.
//
// To try it with a mouse, hold Ctrl, and drag in a spiral around the center of the screen. If you
// start with `touchbox learn 9 --explain`, the terminal shows which recognizer excluded the other.

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
    // Your code here.
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    // Your code here, too, instead of the next line.
    false
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
