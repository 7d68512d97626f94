import UIKit

class HitARoundView: UIViewController {
  private let target = RoundTarget(frame: CGRect(x: 80, y: 160, width: 160, height: 160))
  private let label = UILabel(frame: CGRect(x: 20, y: 80, width: 280, height: 40))
  private var hits = 0
  private var misses = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    target.backgroundColor = .systemRed
    target.layer.cornerRadius = 80
    view.addSubview(target)
    label.accessibilityIdentifier = "score"
    label.text = "Tap the target"
    label.textAlignment = .center
    view.addSubview(label)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if touch.view === target { hits += 1 } else { misses += 1 }
    }
    label.text = "Hits: \(hits), misses: \(misses)"
  }
}

class RoundTarget: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
  }
}
