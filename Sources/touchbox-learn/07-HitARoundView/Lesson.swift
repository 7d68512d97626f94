// Lesson 7: Hit a round view
//
// Every view is a rectangle. A corner radius changes how the view looks, but not where it can be
// touched: a tap in a corner of the square, beside the circle, still hits it.
//
// To find the view under a finger, UIKit calls `point(inside:with:)`, first on the view that fills
// the screen, then on its subviews, and so on. The default implementation returns whether the point
// is in `bounds`, which is the view's rectangle in its own coordinate space; the point is in the
// same space. A subclass can return anything else. If it returns false, UIKit skips the view and
// its subviews.
//
// Change the method in `RoundTarget`, so that only points in the circle are inside. The controller
// counts a hit if `touch.view`, the view that UIKit found, is the target.
//
// To try it, click the target and its corners. Press I for the inspector, which explains each
// choice.

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
    // Your code here, instead of the next line.
    super.point(inside: point, with: event)
  }
}
