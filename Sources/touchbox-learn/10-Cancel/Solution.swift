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
    guard let touch = touches.first, touch.view === card else { return }
    card.center = start
    card.alpha = 1
  }
}
