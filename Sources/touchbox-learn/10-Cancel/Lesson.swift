// Lesson 10: Cancel
//
// Not every touch ends with a lift. A phone call arrives, the app leaves the foreground, or a
// gesture recognizer recognizes its gesture. UIKit then calls `touchesCancelled` instead of
// `touchesEnded`, and the touch is over, even if the finger is still on the screen. An app without
// this method stays in the middle of its interaction: a button remains highlighted, or a card half
// moved.
//
// Canceling means undoing: the app should look as if the touch had never begun.
//
// The card becomes transparent while a finger drags it. Complete `touchesCancelled`: the card
// should be opaque again, and back where the drag began. A touch's `view` is the view on which the
// finger landed. Like the other methods, ignore touches that began beside the card.
//
// To try it, drag the card, and press Escape while the mouse button is down: Escape cancels all
// touches. Switching to another window does the same.

import UIKit

class Cancel: UIViewController {
  let card = UIView(frame: CGRect(x: 40, y: 80, width: 120, height: 160))
  /// The card's center at the beginning of the drag.
  private var start = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .systemOrange
    view.addSubview(card)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.view === card else { return }
    start = card.center
    card.alpha = 0.5
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.view === card else { return }
    // Move the card by the same distance as the finger; see lesson 11.
    let (from, to) = (touch.previousLocation(in: view), touch.location(in: view))
    card.center.x += to.x - from.x
    card.center.y += to.y - from.y
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.view === card else { return }
    card.alpha = 1
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Your code here.
  }
}
