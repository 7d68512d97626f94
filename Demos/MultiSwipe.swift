// MultiSwipe (gestures, 12.3)
//
// The idea: in a multi-finger swipe, all fingers move in the same direction. In a pinch, two
// fingers also swipe, but in opposite directions.
//
// What you will see: nothing until a swipe is detected. Then its name and finger count appear for
// two seconds.
//
// What to try: swipe with two fingers, with three, with your whole hand. Pinch: no message appears.
// Swipe with two fingers while a third one rests: again, no message. (The published code checks
// whether any finger has swiped and measures all of them from a single point. It mistakes pinches
// for swipes and detects a swipe when two fingers barely move.)

import UIKit

/// Shows a swipe's direction and finger count.
public final class MultiSwipeViewController: UIViewController {
  private enum Swipe {
    case left, right, up, down
  }

  /// The minimum distance of a swipe, in points.
  private let minimumGestureLength: CGFloat = 25
  /// The maximum deviation from a straight line, in points.
  private let maximumVariance: CGFloat = 5
  /// How long the message is visible, in seconds.
  private let textDuration = 2.0
  private let prefixes = ["", "Double ", "Triple ", "Quadruple ", "Quintuple "]

  private let label = UILabel()
  private let eraseAction = Selector("eraseText", MultiSwipeViewController.eraseText)
  /// The starting point of each finger that is down.
  private var startPoints: [UITouch: CGPoint] = [:]
  /// Whether a finger has lifted while others are still down. If so, they can no longer swipe.
  private var fingerHasLifted = false

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
    let swipes = Set(startPoints.keys.map(swipe))
    guard !fingerHasLifted, swipes.count == 1, let swipe = swipes.first else { return }
    let count = startPoints.count
    let prefix = count <= prefixes.count ? prefixes[count - 1] : "Multiple "
    switch swipe {
    case .left, .right: show(prefix + "Horizontal swipe detected")
    case .up, .down: show(prefix + "Vertical swipe detected")
    case nil: break
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    removeStartPoints(of: touches)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    removeStartPoints(of: touches)
  }

  private func removeStartPoints(of touches: Set<UITouch>) {
    for touch in touches { startPoints[touch] = nil }
    fingerHasLifted = !startPoints.isEmpty
  }

  /// Returns the direction in which a finger has swiped since it landed, or `nil` if it hasn't.
  private func swipe(of touch: UITouch) -> Swipe? {
    guard let start = startPoints[touch] else { return nil }
    let location = touch.location(in: view)
    let (deltaX, deltaY) = (location.x - start.x, location.y - start.y)
    if abs(deltaX) >= minimumGestureLength, abs(deltaY) <= maximumVariance {
      return deltaX < 0 ? .left : .right
    }
    if abs(deltaY) >= minimumGestureLength, abs(deltaX) <= maximumVariance {
      return deltaY < 0 ? .up : .down
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
