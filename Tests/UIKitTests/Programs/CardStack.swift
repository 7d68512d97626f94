import UIKit

/// A stack of cards. The top card is thrown to the left or right; a tap shows it in a sheet.
final class CardStack: UIViewController {
  private(set) var cards: [UIView] = []
  private(set) var kept: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for number in (1...5).reversed() {
      let card = UIView(frame: CGRect(x: 40, y: 100, width: 240, height: 280))
      card.backgroundColor = .systemBackground
      card.layer.cornerRadius = 12
      card.layer.borderWidth = 1
      card.layer.borderColor = UIColor.systemGray4.cgColor
      card.tag = number
      card.accessibilityIdentifier = "card\(number)"
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 240, height: 80))
      label.text = "\(number)"
      label.font = .boldSystemFont(ofSize: 60)
      label.textAlignment = .center
      card.addSubview(label)
      card.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector("drag:", Self.drag)))
      card.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector("showDetails:", Self.showDetails)))
      view.addSubview(card)
      cards.insert(card, at: 0)
    }
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let card = pan.view else { return }
    let translation = pan.translation(in: view)
    switch pan.state {
    case .began, .changed:
      card.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
        .rotated(by: translation.x / 800)
    case .ended where abs(translation.x) > 100 || abs(pan.velocity(in: view).x) > 600:
      throwAway(card, toRight: translation.x > 0)
    default:
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
      ) { card.transform = .identity }
    }
  }

  private func throwAway(_ card: UIView, toRight: Bool) {
    print("\(toRight ? "keep" : "drop") \(card.tag)")
    if toRight { kept.append(card.tag) }
    cards.removeAll { $0 === card }
    UIView.animate(withDuration: 0.25) {
      card.center.x += toRight ? 400 : -400
      card.alpha = 0
    } completion: { _ in
      card.removeFromSuperview()
    }
  }

  private func showDetails(_ tap: UITapGestureRecognizer) {
    let sheet = Details(number: tap.view?.tag ?? 0)
    sheet.modalPresentationStyle = .pageSheet
    present(sheet, animated: true) { print("shown") }
  }

  /// The sheet with a card's details.
  final class Details: UIViewController {
    private let number: Int

    init(number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let close = UIButton(type: .system)
      close.setTitle("Close \(number)", for: .normal)
      close.frame = CGRect(x: 100, y: 60, width: 120, height: 44)
      close.addTarget(self, action: Selector("close", Self.close), for: .touchUpInside)
      view.addSubview(close)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      print("hidden")
    }

    private func close() { dismiss(animated: true) }
  }
}
