import UIKit

/// A five-star rating that the user sets with a touch or drag.
class StarRating: UIControl {
  var rating = 0 {
    didSet {
      guard rating != oldValue else { return }
      setNeedsDisplay()
      sendActions(for: .valueChanged)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    tintColor = .orange
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(touch)
    return true
  }

  private func rate(_ touch: UITouch) {
    let fraction = touch.location(in: self).x / bounds.width
    rating = max(0, min(5, Int((fraction * 5).rounded(.up))))
  }

  override func draw(_ rect: CGRect) {
    let side = bounds.width / 5
    for index in 0..<5 {
      let star = UIBezierPath()
      for point in 0..<10 {
        let radius = (point % 2 == 0 ? 0.45 : 0.18) * side
        let angle = CGFloat(point) * .pi / 5 - .pi / 2
        let location = CGPoint(
          x: (CGFloat(index) + 0.5) * side + radius * cos(angle),
          y: bounds.midY + radius * sin(angle))
        if point == 0 { star.move(to: location) } else { star.addLine(to: location) }
      }
      star.close()
      tintColor.set()
      if index < rating { star.fill() } else { star.stroke() }
    }
  }
}

class StarRatingController: UIViewController {
  weak var stars: StarRating!

  override func viewDidLoad() {
    super.viewDidLoad()
    let control = StarRating(frame: CGRect(x: 10, y: 100, width: 300, height: 60))
    view.addSubview(control)
    stars = control
    stars.addTarget(self, action: StarRatingController.changed, for: .valueChanged)
  }

  func changed(_ sender: StarRating) {
    print("\(sender.rating) stars")
  }
}
