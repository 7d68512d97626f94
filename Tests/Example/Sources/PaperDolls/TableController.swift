import UIKit

/// Cards that follow fingers, and a button that deals another one.
public final class TableController: UIViewController {
  let card = UIView(frame: CGRect(x: 40, y: 40, width: 120, height: 160))

  public override func viewDidLoad() {
    show(card, "card", .orange)
    let deal = UIButton(frame: CGRect(x: 200, y: 40, width: 80, height: 44))
    deal.setTitle("Deal", for: .normal)
    deal.addAction(UIAction { [weak self] _ in self?.deal() }, for: .touchUpInside)
    view.addSubview(deal)
  }

  /// Deals a card onto the first one after half a second.
  private func deal() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      let second = UIView(frame: CGRect(x: 60, y: 60, width: 120, height: 160))
      self.show(second, "second", .purple)
    }
  }

  private func show(_ card: UIView, _ name: String, _ color: UIColor) {
    card.accessibilityIdentifier = name
    card.backgroundColor = color
    view.addSubview(card)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let card = touch.view, card !== view else { return }
    let (from, to) = (touch.previousLocation(in: view), touch.location(in: view))
    card.center.x += to.x - from.x
    card.center.y += to.y - from.y
  }
}
