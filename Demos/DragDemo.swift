// Tap and Drag (multi-touch events, 4.2.5)
//
// The idea: a finger's life is told in three methods. It begins, it moves, it ends; and while it
// moves, the touch remembers where it was the time before.
//
// What you will see: a white screen, and in the log the way of the finger, each line starting where
// the line before stopped.
//
// What to try: drag slowly, then fast: the steps get longer, but none is missing. Put a second
// finger down while you drag: a view takes one finger unless it asks for more.

import UIKit

/// Writes down where a finger lands, where it goes, and where it leaves.
public final class DragDemoViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.anyTouch else { return }
    let place = touch.location(in: view)
    NSLog("Tap BEGIN at %f, %f Tap count: %d", place.x, place.y, touch.tapCount)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.anyTouch else { return }
    let (from, to) = (touch.previousLocation(in: view), touch.location(in: view))
    NSLog("Finger MOVED from %f, %f to %f, %f", from.x, from.y, to.x, to.y)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.anyTouch else { return }
    let place = touch.location(in: view)
    NSLog("Tap ENDED at %f, %f", place.x, place.y)
  }
}
