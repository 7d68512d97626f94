// Tap and Drag (multi-touch events, 4.2.5)
//
// The idea: three methods track a finger: one is called when it lands, one while it moves, and one
// when it lifts. While it moves, the touch also provides its previous location.
//
// What you will see: a white screen, and the finger's path in the log. Each line starts where the
// previous one ended.
//
// What to try: drag slowly, then fast. The steps get longer, but none are missing. Put down a
// second finger while you drag: by default, a view receives only one finger.

import UIKit

/// Logs the locations at which a finger lands, moves, and lifts.
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
