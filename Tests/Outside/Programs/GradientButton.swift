import UIKit

/// A button whose layer is a gradient.
class GradientButton: UIButton {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  private var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradientLayer.colors = [UIColor.systemPink.cgColor, UIColor.systemPurple.cgColor]
    gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
    gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)
    layer.cornerRadius = 12
    setTitleColor(.white, for: .normal)
    titleLabel?.font = .boldSystemFont(ofSize: 17)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }
}

class GradientButtonController: UIViewController {
  let button = GradientButton(frame: CGRect(x: 60, y: 200, width: 200, height: 50))
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Tap me", for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        taps += 1
        button.setTitle("Tapped \(taps)", for: .normal)
        print("tapped \(taps)")
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}
