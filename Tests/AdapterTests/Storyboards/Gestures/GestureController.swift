// swift-format-ignore-file: NeverForceUnwrap
// Apps unwrap the outlets that their storyboards fill.

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a touch in the lower right corner.
class CornerRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let location = touches.first!.location(in: view)
    state = location.x > 280 && location.y > 400 ? .recognized : .failed
  }
}

class GestureController: UIViewController, UIGestureRecognizerDelegate {
  @IBOutlet var card: UIView!
  @IBOutlet var press: UILongPressGestureRecognizer!

  override func viewDidLoad() {
    super.viewDidLoad()
    print("recognizers", card.gestureRecognizers?.count ?? 0, view.gestureRecognizers?.count ?? 0)
    print("press", press.minimumPressDuration, press.allowableMovement)
  }

  @IBAction func doubleTapped(_ tap: UITapGestureRecognizer) { print("double tap") }

  @IBAction func panned(_ pan: UIPanGestureRecognizer) {
    card.center.x += pan.translation(in: view).x
    pan.setTranslation(.zero, in: view)
    if pan.state == .ended { print("panned to", card.center.x) }
  }

  @IBAction func pressed() { print("press", press.state.rawValue) }
  @IBAction func swiped(_ sender: Any) { print("swipe") }
  @IBAction func cornered(_ sender: CornerRecognizer) { print("corner") }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    print("may begin")
    return true
  }
}
