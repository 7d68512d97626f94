import UIKit

/// A card that moves only along the dominant axis of a drag's first ten points.
class AxisLockedCard: UIView {
  enum Axis {
    case undecided, horizontal, vertical
  }

  private(set) var axis = Axis.undecided
  private var start = CGPoint.zero
  private var startCenter = CGPoint.zero
  let threshold: CGFloat = 10

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    axis = .undecided
    start = touch.location(in: superview)
    startCenter = center
    superview?.bringSubviewToFront(self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let now = touch.location(in: superview)
    let delta = CGVector(dx: now.x - start.x, dy: now.y - start.y)
    if axis == .undecided {
      guard max(abs(delta.dx), abs(delta.dy)) >= threshold else { return }
      axis = abs(delta.dx) > abs(delta.dy) ? .horizontal : .vertical
    }
    switch axis {
    case .horizontal: center = CGPoint(x: startCenter.x + delta.dx, y: startCenter.y)
    case .vertical: center = CGPoint(x: startCenter.x, y: startCenter.y + delta.dy)
    case .undecided: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("card at \(Int(center.x)), \(Int(center.y)), \(axis)")
  }
}

class AxisLockController: UIViewController {
  let card = AxisLockedCard(frame: CGRect(x: 110, y: 180, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .systemOrange
    view.addSubview(card)
  }
}
