// Lesson 11: Drag without jumps
//
// In lesson 2, the ball's center jumped to the finger. For most objects, this looks wrong: if you
// touch the corner of a card and move a little, the corner should stay under your finger, and the
// card should not jump.
//
// So the card has to move by the same distance as the finger. Besides its location, a touch has a
// `previousLocation(in:)`: the finger's location at the previous call, before this movement. The
// difference between the two is the movement. Use the same coordinate space for both.
//
// In `touchesMoved`, replace the last line, so that the card doesn't jump.
//
// To try it, drag the card by one of its corners. D marks the finger: the mark should not move
// relative to the card.

import UIKit

class DragWithoutJumps: UIViewController {
  let card = UIView(frame: CGRect(x: 40, y: 80, width: 120, height: 160))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .systemOrange
    view.addSubview(card)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.view === card else { return }
    // Your code here, instead of the next line.
    card.center = touch.location(in: view)
  }
}
