// SwipeExample, as published (gestures, 12.2)
//
// The idea: remember the point where a finger landed, and measure from there whenever a finger
// moves.
//
// What to try: swipe, and swipe again a second later. The erasure scheduled by the first swipe
// clears the second swipe's message. Rest one finger, then another, and swipe with the first:
// nothing happens because the starting point is now where the second finger landed.

import UIKit

/// Detects horizontal and vertical swipes.
public final class SwipeExampleViewController: UIViewController {
  private let minimumGestureLength: CGFloat = 25
  private let maximumVariance: CGFloat = 5

  private let label = UILabel()
  private let eraseAction = Selector("eraseText", SwipeExampleViewController.eraseText)
  private var gestureStartPoint = CGPoint.zero

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
    guard let touch = touches.first else { return }
    gestureStartPoint = touch.location(in: view)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let currentPosition = touch.location(in: view)
    let deltaX = abs(gestureStartPoint.x - currentPosition.x)
    let deltaY = abs(gestureStartPoint.y - currentPosition.y)
    if deltaX >= minimumGestureLength && deltaY <= maximumVariance {
      label.text = "Horizontal swipe detected"
      perform(eraseAction, with: nil, afterDelay: 2)
    } else if deltaY >= minimumGestureLength && deltaX <= maximumVariance {
      label.text = "Vertical swipe detected"
      perform(eraseAction, with: nil, afterDelay: 2)
    }
  }

  private func eraseText() {
    label.text = ""
  }
}
