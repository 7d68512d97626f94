// Lesson 6: Rotate
//
// A rotation recognizer watches the line between two fingers. At each change, it calls its action
// with itself as the argument. Its `rotation` is the angle by which the line has turned since the
// gesture began, in radians; clockwise is positive.
//
// Code that adds this whole angle on each call turns the dial much too fast: after 1, 2, and 3
// degrees, it has turned by 6. So set `rotation` back to 0 after each use. Then the next call
// reports only the new part.
//
// A view's `transform` turns it about its center. `transform.rotated(by:)` returns a new transform,
// rotated further; it doesn't change the view. Complete `turned(_:)`, so that the dial turns with
// the fingers. A second gesture continues where the first ended.
//
// To try it with a mouse, hold Ctrl, and drag the outer end of the white hand around the center. It
// should stay under the pointer.

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
    // Your code here.
  }
}
