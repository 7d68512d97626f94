import UIKit

// Actions that find their targets in the responder chain, with names in several forms.

@objc protocol CardActions {
  func flip(_ sender: Any?)
}

class CardView: UIView {
  let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .orange
    addSubview(button)
    button.addTarget(nil, action: #selector(CardActions.flip(_:)), for: .touchUpInside)
    button.addTarget(nil, action: Selector("discard:"), for: .touchUpOutside)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class DeckView: UIView, CardActions {
  func flip(_ sender: Any?) { print("flip in deck") }
  @objc private func discard(_ sender: UIButton) { print("discard") }
}

class TableController: UIViewController, CardActions {
  @objc func flip(_ sender: Any?) { print("flip in table") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let deck = DeckView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    deck.addSubview(CardView(frame: CGRect(x: 20, y: 20, width: 100, height: 150)))
    view.addSubview(deck)
    view.addSubview(CardView(frame: CGRect(x: 20, y: 220, width: 100, height: 150)))
    let felt = UIView(frame: CGRect(x: 0, y: 380, width: 320, height: 80))
    view.addSubview(felt)
    let hold = UILongPressGestureRecognizer(target: self, action: Selector(("held:")))
    felt.addGestureRecognizer(hold)
    let action: Selector = "tapped"
    felt.addGestureRecognizer(UITapGestureRecognizer(target: self, action: action))
    let swipe = UISwipeGestureRecognizer(target: self, action: NSSelectorFromString("swiped:"))
    felt.addGestureRecognizer(swipe)
  }

  @objc func held(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { print("held") }
  }

  @objc func tapped() { print("tapped") }
  @objc func swiped(_ sender: AnyObject) { print("swiped") }
}
