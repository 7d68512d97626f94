import UIKit

/// Cards that can be thrown to the left or right.
class SwipeCardsController: UIViewController {
  private var cards: [UIView] = []
  private let threshold: CGFloat = 100

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<3 {
      let card = UIView()
      card.bounds = CGRect(origin: .zero, size: CGSize(width: 240, height: 320))
      card.center = view.center
      card.tag = index + 1
      card.backgroundColor = [UIColor.cyan, .yellow, .magenta][index]
      card.layer.cornerRadius = 16
      card.layer.shadowColor = UIColor.black.cgColor
      card.layer.shadowOpacity = 0.25
      card.layer.shadowRadius = 8
      card.layer.shadowOffset = .zero
      card.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: SwipeCardsController.dragCard))
      view.insertSubview(card, at: 0)
      cards.append(card)
    }
  }

  func dragCard(_ recognizer: UIPanGestureRecognizer) {
    guard let card = recognizer.view else { return }
    let translation = recognizer.translation(in: view)
    switch recognizer.state {
    case .changed:
      let angle = translation.x / view.bounds.width * (.pi / 8)
      card.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
        .rotated(by: angle)
    case .ended:
      if abs(translation.x) > threshold {
        let side: CGFloat = translation.x > 0 ? 1 : -1
        UIView.animate(
          withDuration: 0.3, delay: 0, options: .curveEaseIn,
          animations: {
            card.transform = CGAffineTransform(translationX: side * 500, y: translation.y)
            card.alpha = 0
          },
          completion: { [weak self] _ in
            card.removeFromSuperview()
            self?.cards.removeAll { $0 === card }
            print(
              "card \(card.tag) \(side > 0 ? "liked" : "passed"), \(self?.cards.count ?? 0) left")
          })
      } else {
        UIView.animate(
          withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
        ) {
          card.transform = .identity
        }
      }
    default:
      break
    }
  }
}
