import UIKit

// Colors that depend on the appearance, styled text, transitions, and replicated layers.

enum BoardTheme {
  static let tile = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : UIColor.white
  }

  static func title(_ points: Int) -> NSAttributedString {
    let title = NSMutableAttributedString(
      string: "Score ",
      attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.secondaryLabel])
    title.append(
      NSAttributedString(
        string: "\(points)",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed,
          .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 1.5,
        ]))
    return title
  }
}

/// A card that flips when tapped.
class FlipCard: UIView {
  let front = UILabel()
  let back = UIView()
  var isTurned = false
  var turns = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    front.frame = bounds
    front.shadowColor = .gray
    front.shadowOffset = CGSize(width: 1, height: 1)
    front.adjustsFontSizeToFitWidth = true
    front.attributedText = BoardTheme.title(0)
    back.frame = bounds
    back.backgroundColor = BoardTheme.tile
    addSubview(front)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: FlipCard.turn))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func turn() {
    let (from, to): (UIView, UIView) = isTurned ? (back, front) : (front, back)
    isTurned.toggle()
    UIView.transition(
      from: from, to: to, duration: 0.5, options: [.transitionFlipFromLeft, .curveEaseInOut]
    ) { finished in
      if finished { self.turns += 1 }
    }
  }
}

/// Dots that pulse one after another.
class PulsingDots: UIView {
  let replicator = CAReplicatorLayer()
  let dot = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    replicator.frame = bounds
    replicator.instanceCount = 8
    replicator.instanceDelay = 0.125
    replicator.instanceTransform = CATransform3DMakeRotation(CGFloat.pi / 4, 0, 0, 1)
    replicator.instanceAlphaOffset = -0.1
    dot.frame = CGRect(x: bounds.midX - 4, y: 0, width: 8, height: 8)
    dot.cornerRadius = 4
    dot.backgroundColor = UIColor.systemBlue.cgColor
    replicator.addSublayer(dot)
    layer.addSublayer(replicator)
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.fromValue = 1
    pulse.toValue = 0
    pulse.duration = 1
    pulse.repeatCount = .infinity
    dot.add(pulse, forKey: "pulse")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A label with cross-fading text, and a stretchable bubble.
class MessageController: UIViewController {
  let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
  let bubble = UIImageView()
  var faded: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 21)).image { context in
      UIBezierPath(roundedRect: context.format.bounds, cornerRadius: 10).fill()
    }
    bubble.image = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), resizingMode: .stretch)
    bubble.frame = CGRect(x: 10, y: 60, width: 200, height: 60)
    view.addSubview(bubble)
    view.addSubview(label)
  }

  func say(_ text: String) {
    let fade = CATransition()
    fade.type = CATransitionType.fade
    fade.duration = 0.5
    label.layer.add(fade, forKey: kCATransition)
    label.text = text
  }

  func hide() {
    UIView.transition(
      with: label, duration: 0.25, options: .transitionCrossDissolve,
      animations: { self.label.isHidden = true }, completion: { self.faded.append($0) })
  }
}
