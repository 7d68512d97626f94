// Tap Counter (multi-touch events, 4.2.4)
//
// The idea: nobody has to measure the time between two taps. Every touch knows, from the moment it
// lands, how many taps in a row it is.
//
// What you will see: a white screen. The words go to the log, one line for each finger that lands.
//
// What to try: tap once, twice, five times. Tap twice, but slowly. Tap twice, but far apart, or
// with a short drag in the first tap, or with a second finger down: each starts again at one.

import UIKit

/// Writes down each tap with the number that it has in its row.
public final class TapCounterViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.anyTouch else { return }
    let place = touch.location(in: view)
    let kind =
      switch touch.tapCount {
      case 1: "Single"
      case 2: "Double"
      default: "Triple+"
      }
    NSLog("%s tap at %f, %f tap count: %d", kind, place.x, place.y, touch.tapCount)
  }
}
