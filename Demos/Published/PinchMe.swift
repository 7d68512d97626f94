// PinchMe, as published (multi-touch events, 4.2.7)
//
// The idea: whoever gets two touches in one set knows two fingers, so no state is needed.
//
// What to try: move both fingers at once, then only one. The set holds the fingers that moved: a
// lone second finger is called the first, and the distance is not told.

import UIKit

/// Writes down the fingers of each set, and their distance when there are two.
public final class PinchMeViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.isMultipleTouchEnabled = true
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.anyTouch else { return }
    let place = touch.location(in: view)
    super.touchesBegan(touches, with: event)
    NSLog("Tap BEGIN at %f, %f Tap count: %d", place.x, place.y, touch.tapCount)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    var places: [CGPoint] = []
    for touch in touches.ordered.prefix(2) {
      let place = touch.location(in: view)
      places.append(place)
      NSLog("Finger %d moved: %fx%f", places.count, place.x, place.y)
    }
    if places.count == 2 {
      let (one, other) = (places[0], places[1])
      NSLog("Scaling: %.0f x %.0f", abs(one.x - other.x), abs(one.y - other.y))
    }
    super.touchesMoved(touches, with: event)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.anyTouch else { return }
    let place = touch.location(in: view)
    super.touchesEnded(touches, with: event)
    NSLog("Tap ENDED at %f, %f", place.x, place.y)
  }
}
