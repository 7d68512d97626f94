// Lesson 1: Why only one finger arrives
//
// A view is a rectangle on the screen that can receive touches. It can contain other views, its
// subviews. By default, a view receives only one touch at a time: while the first finger is down,
// UIKit ignores every other finger that lands on the same view. The property
// `isMultipleTouchEnabled` removes this limit, for one view, but not for its subviews.
//
// A view controller manages a screen, which its `view` fills. The controller below also handles the
// touches of its view: it shows a dot under each finger. Add a line to `viewDidLoad`, which UIKit
// calls once, so that every finger gets its dot.
//
// To try it with a mouse, right-click at several points: each click puts down a finger that stays
// down, and Backspace lifts them all. H shows all keys. To read in the terminal why a finger was
// ignored, start with `touchbox learn 1 --explain`.

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
      // The scripts count the views with this identifier.
      dot.accessibilityIdentifier = "dot"
      dot.backgroundColor = .systemBlue
      dot.layer.cornerRadius = 40
      // A finger that lands on a dot touches the view behind it.
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
