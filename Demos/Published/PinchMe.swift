// PinchMe, as published (multi-touch events, 4.2.7)
//
// The idea: a set of two touches contains both fingers, so no state is needed.
//
// What to try: move both fingers together, then only one. The set contains the touches that moved.
// If only the second finger moves, it is logged as the first, and the distance is missing.

import UIKit

/// Logs the touches in each set, and the distance between them if there are two.
public final class PinchMeViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.isMultipleTouchEnabled = true
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let location = touch.location(in: view)
    super.touchesBegan(touches, with: event)
    NSLog("Tap BEGIN at %f, %f Tap count: %d", location.x, location.y, touch.tapCount)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    var points: [CGPoint] = []
    for touch in touches.prefix(2) {
      let location = touch.location(in: view)
      points.append(location)
      NSLog("Finger %d moved: %fx%f", points.count, location.x, location.y)
    }
    if points.count == 2 {
      let (one, other) = (points[0], points[1])
      NSLog("Scaling: %.0f x %.0f", abs(one.x - other.x), abs(one.y - other.y))
    }
    super.touchesMoved(touches, with: event)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let location = touch.location(in: view)
    super.touchesEnded(touches, with: event)
    NSLog("Tap ENDED at %f, %f", location.x, location.y)
  }
}
