// Lesson 3: Count taps
//
// A double tap is two taps at almost the same time and location. You don't have to measure either:
// every touch has a `tapCount`. It is 1 for a first tap, 2 if the touch quickly follows a tap
// nearby, and so on. It changes to 0 if the finger moves too far for a tap.
//
// A counter of your own would be wrong: it would count two slow taps as a double tap, and drags as
// taps. It would also need a maximum time between two taps, which the system chooses.
//
// UIKit calls `touchesEnded` when a finger lifts. Show the tap count of the touch in the label's
// `text`, for example `Taps: 2`.
//
// To try it, click once; click twice, quickly; click twice, slowly; then drag. Wait a second
// between these. The label should show 1, then 1 and 2, then 1 and 1, then 0.

import UIKit

class CountTaps: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 200, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.accessibilityIdentifier = "taps"
    label.text = "Tap the screen"
    label.textAlignment = .center
    view.addSubview(label)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Your code here.
  }
}
