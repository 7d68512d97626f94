import UIKit

/// A card that follows a finger.
public final class CardController: UIViewController {
  let card = UIView(frame: CGRect(x: 40, y: 40, width: 120, height: 160))

  public override func viewDidLoad() {
    view.backgroundColor = .white
    card.backgroundColor = .orange
    view.addSubview(card)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.view === card else { return }
    let (from, to) = (touch.previousLocation(in: view), touch.location(in: view))
    card.center.x += to.x - from.x
    card.center.y += to.y - from.y
  }
}
