// Lesson 7: Hit a round view
//
// Every view is a rectangle. A corner radius changes how the view looks, but not where it can be
// touched: a tap beside the circle, in the corner of its square, still hits it.
//
// To find the view under a finger, UIKit calls `point(inside:with:)` on the views below the finger.
// The point is in the view's own coordinate space. The default implementation returns whether the
// point is in `bounds`; a subclass can return anything else, and its answer also applies to the
// view's subviews.
//
// Change the method in `RoundTarget`, so that only points in the circle are inside.
//
// To try it, click the target and the corners around it. Press I for the inspector, and click
// again: it outlines the view that received the touch and explains the choice.

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
    // Your code here, instead of this line.
    super.point(inside: point, with: event)
  }
}
