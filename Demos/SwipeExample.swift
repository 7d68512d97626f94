// SwipeExample (gestures, 12.2)
//
// The idea: a swipe is a sufficiently long and straight path. Remember the point where the finger
// landed, and measure from there whenever it moves.
//
// What you will see: nothing until a swipe is detected. Then its name appears for two seconds.
//
// What to try: swipe horizontally, then vertically, then diagonally, which is neither. Swipe again
// before the message disappears: it stays for two more seconds. Rest one finger and swipe with
// another. (In the published listing, the erasure scheduled by the first swipe clears the second
// swipe's message, and every finger that lands replaces the only starting point.)

import UIKit

/// Detects horizontal and vertical swipes.
public final class SwipeExampleViewController: UIViewController {
  /// The minimum distance of a swipe, in points.
  private let minimumGestureLength: CGFloat = 25
  /// The maximum deviation from a straight line, in points.
  private let maximumVariance: CGFloat = 5
  /// How long the message is visible, in seconds.
  private let textDuration = 2.0

  private let label = UILabel()
  private let eraseAction = Selector("eraseText", SwipeExampleViewController.eraseText)
  /// The starting point of each finger that is down.
  private var startPoints: [UITouch: CGPoint] = [:]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    view.backgroundColor = .white
    label.frame = CGRect(x: 20, y: 60, width: view.bounds.width - 40, height: 120)
    label.accessibilityIdentifier = "message"
    label.text = ""
    label.font = .boldSystemFont(ofSize: 28)
    label.textColor = UIColor(red: 0, green: 0.35, blue: 0.65, alpha: 1)
    label.textAlignment = .center
    label.numberOfLines = 0
    view.addSubview(label)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { startPoints[touch] = touch.location(in: view) }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if let swipe = swipe(of: touch) {
        show(swipe)
        return
      }
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { startPoints[touch] = nil }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { startPoints[touch] = nil }
  }

  /// Returns the message for a finger's swipe since it landed, or `nil` if it hasn't swiped.
  private func swipe(of touch: UITouch) -> String? {
    guard let start = startPoints[touch] else { return nil }
    let location = touch.location(in: view)
    let (deltaX, deltaY) = (abs(location.x - start.x), abs(location.y - start.y))
    if deltaX >= minimumGestureLength, deltaY <= maximumVariance {
      return "Horizontal swipe detected"
    }
    if deltaY >= minimumGestureLength, deltaX <= maximumVariance {
      return "Vertical swipe detected"
    }
    return nil
  }

  private func show(_ text: String) {
    label.text = text
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: eraseAction, object: nil)
    perform(eraseAction, with: nil, afterDelay: textDuration)
  }

  private func eraseText() {
    label.text = ""
  }
}
