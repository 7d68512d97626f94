import UIKit

/// Displays a dot under each finger, and stores the dots in a map table.
class MapTableDots: UIViewController {
  let dots = NSMapTable<UITouch, UIView>(keyOptions: .weakMemory, valueOptions: .strongMemory)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
    view.isMultipleTouchEnabled = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      dot.layer.cornerRadius = 40
      dot.backgroundColor = UIColor(hue: 0.6, saturation: 0.8, brightness: 0.9, alpha: 0.7)
      dot.center = touch.location(in: view)
      dot.isUserInteractionEnabled = false
      view.addSubview(dot)
      dots.setObject(dot, forKey: touch)
    }
    report()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      dots.object(forKey: touch)?.center = touch.location(in: view)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      dots.object(forKey: touch)?.removeFromSuperview()
      dots.removeObject(forKey: touch)
    }
    report()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }

  private func report() {
    print("\(dots.count) dots")
  }
}
