// Lesson 1: Why only one finger arrives
//
// A view is a rectangle on the screen that can receive touches. By default, it handles only one at
// a time: while the first finger is down, UIKit ignores every other finger that lands on the same
// view. No method is called, and no event mentions it. The property `isMultipleTouchEnabled` lifts
// this limit. It applies to one view, not to its subviews.
//
// The controller below manages a screen, which its `view` fills. The code shows a dot under each
// finger, and would work for any number of fingers. Add a line to `viewDidLoad`, which UIKit calls
// once, so that every finger gets its dot.
//
// To try it with a mouse, right-click at several points: each click puts down a finger that stays
// down, and Backspace lifts them all. H shows all keys. If you start the lesson with --explain, the
// terminal explains why a finger was ignored.

import UIKit

class EveryFinger: UIViewController {
  /// The dot under each finger. A touch is the same object until its finger lifts.
  private var dots: [UITouch: UIView] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    // Your code here.
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      dot.accessibilityIdentifier = "dot"
      dot.backgroundColor = .systemBlue
      dot.layer.cornerRadius = 40
      dot.isUserInteractionEnabled = false
      dot.center = touch.location(in: view)
      view.addSubview(dot)
      dots[touch] = dot
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      dots[touch]?.center = touch.location(in: view)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      dots.removeValue(forKey: touch)?.removeFromSuperview()
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}
