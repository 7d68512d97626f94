import UIKit

class CountTaps: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 200, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.accessibilityIdentifier = "taps"
    label.text = "Tap the screen"
    label.textAlignment = .center
    view.addSubview(label)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    label.text = "Taps: \(touch.tapCount)"
  }
}
