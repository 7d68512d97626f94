// MultiSwipe, as published (gestures, 12.3)
//
// The idea, which the chapter describes without a listing: use one starting point for all fingers.
// If any finger that moved has swiped from there, the gesture is a swipe.
//
// What to try: put two fingers down next to each other and move them slightly. This counts as a
// swipe because the second finger is far from the point where the first one landed. Pinch in a
// straight line: this also counts as a swipe.

import UIKit

/// Detects horizontal and vertical swipes with any number of fingers.
public final class MultiSwipeViewController: UIViewController {
  private let minimumGestureLength: CGFloat = 25
  private let maximumVariance: CGFloat = 5

  private let label = UILabel()
  private let eraseAction = Selector("eraseText", MultiSwipeViewController.eraseText)
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
    for touch in touches {
      let currentPosition = touch.location(in: view)
      let deltaX = abs(gestureStartPoint.x - currentPosition.x)
      let deltaY = abs(gestureStartPoint.y - currentPosition.y)
      if deltaX >= minimumGestureLength && deltaY <= maximumVariance {
        show("Horizontal swipe detected")
        return
      } else if deltaY >= minimumGestureLength && deltaX <= maximumVariance {
        show("Vertical swipe detected")
        return
      }
    }
  }

  private func show(_ text: String) {
    label.text = text
    perform(eraseAction, with: nil, afterDelay: 2)
  }

  private func eraseText() {
    label.text = ""
  }
}
