// Tap and Drag (multi-touch events, 4.2.5)
//
// The idea: three methods follow a finger: one when it lands, one while it moves, and one when it
// lifts. While it moves, the touch also knows its previous location.
//
// What you will see: a white screen, and in the log the path of the finger. Each line starts at the
// location where the previous line ended.
//
// What to try: drag slowly, then fast. The steps get longer, but none is missing. Put down a second
// finger while you drag: by default, a view receives only one finger.

import UIKit

/// Logs where a finger lands, moves and lifts.
public final class DragDemoViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    let location = touch.location(in: view)
    NSLog("Tap BEGIN at %f, %f Tap count: %d", location.x, location.y, touch.tapCount)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let (from, to) = (touch.previousLocation(in: view), touch.location(in: view))
    NSLog("Finger MOVED from %f, %f to %f, %f", from.x, from.y, to.x, to.y)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first else { return }
    let location = touch.location(in: view)
    NSLog("Tap ENDED at %f, %f", location.x, location.y)
  }
}
