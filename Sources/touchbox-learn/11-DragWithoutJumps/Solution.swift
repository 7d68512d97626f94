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
    let (old, new) = (touch.previousLocation(in: view), touch.location(in: view))
    card.center.x += new.x - old.x
    card.center.y += new.y - old.y
  }
}
