import UIKit

/// A board with a card that follows a finger.
class BoardView: UIView {
  let card = UIView(frame: CGRect(x: 40, y: 40, width: 120, height: 160))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    card.backgroundColor = .orange
    card.isUserInteractionEnabled = false
    addSubview(card)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let (from, to) = (touch.previousLocation(in: self), touch.location(in: self))
    card.center.x += to.x - from.x
    card.center.y += to.y - from.y
    print("card at \(Int(card.center.x)), \(Int(card.center.y))")
  }
}
