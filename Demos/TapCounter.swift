// Tap Counter (multi-touch events, 4.2.4)
//
// The idea: you do not have to measure the time between two taps. As soon as a touch begins, it has
// a tap count.
//
// What you will see: a white screen. The log shows one line for each finger that lands.
//
// What to try: tap once, twice, five times. Tap twice, but slowly, or at distant points, or with a
// short drag during the first tap, or while a second finger is down: in each case, the count starts
// over at one.

import UIKit

/// Logs each tap with its tap count.
public final class TapCounterViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let location = touch.location(in: view)
    let kind =
      switch touch.tapCount {
      case 1: "Single"
      case 2: "Double"
      default: "Triple+"
      }
    NSLog("%s tap at %f, %f tap count: %d", kind, location.x, location.y, touch.tapCount)
  }
}
