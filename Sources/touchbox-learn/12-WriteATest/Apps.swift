import UIKit

/// A card that moves by the same distance as the finger.
class CorrectApp: UIViewController {
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

/// A card whose center jumps to the finger.
class FaultyApp: UIViewController {
  let card = UIView(frame: CGRect(x: 40, y: 80, width: 120, height: 160))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .systemOrange
    view.addSubview(card)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.view === card else { return }
    card.center = touch.location(in: view)
  }
}
