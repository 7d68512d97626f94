import UIKit

class EveryFinger: UIViewController {
  /// The dot under each finger. A touch is the same object until its finger lifts.
  private var dots: [UITouch: UIView] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.isMultipleTouchEnabled = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      // The scripts count the views with this identifier.
      dot.accessibilityIdentifier = "dot"
      dot.backgroundColor = .systemBlue
      dot.layer.cornerRadius = 40
      // A finger that lands on a dot touches the view behind it.
      dot.isUserInteractionEnabled = false
      dot.center = touch.location(in: view)
      view.addSubview(dot)
      dots[touch] = dot
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      dots[touch]?.center = touch.location(in: view)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      dots.removeValue(forKey: touch)?.removeFromSuperview()
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}
