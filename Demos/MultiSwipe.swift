// MultiSwipe (gestures, 12.3)
//
// The idea: fingers swipe together when each of them swipes, and all the same way. A pinch is two
// swipes, too, but against each other.
//
// What you will see: nothing, until a swipe is named, with the number of its fingers; two seconds
// later the words go.
//
// What to try: swipe with two fingers, with three, with the whole hand. Pinch: no words. Swipe with
// two fingers while a third one rests: no words. (The published idea asks for one finger alone, and
// measures all of them from one point: it takes pinches for swipes, and sees one where two fingers
// hardly move.)

import UIKit

/// Names swipes, and how many fingers made them.
public final class MultiSwipeViewController: UIViewController {
  private enum Swipe {
    case left, right, up, down
  }

  /// The least way along the swipe, in points.
  private let minimumGestureLength: CGFloat = 25
  /// The most way across it, in points.
  private let maximumVariance: CGFloat = 5
  /// How long the words stay, in seconds.
  private let textDuration = 2.0
  private let prefixes = ["", "Double ", "Triple ", "Quadruple ", "Quintuple "]

  private let label = UILabel()
  /// Where each finger that is down has landed.
  private var startPoints: [UITouch: CGPoint] = [:]
  /// Whether one of the fingers has left since none was down: the rest swipe no more.
  private var fingerHasLeft = false

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
    guard !fingerHasLeft, swipes.count == 1, let swipe = swipes.first else { return }
    let count = startPoints.count
    let prefix = count <= prefixes.count ? prefixes[count - 1] : "Multiple "
    switch swipe {
    case .left, .right: show(prefix + "Horizontal swipe detected")
    case .up, .down: show(prefix + "Vertical swipe detected")
    case nil: break
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forget(touches)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forget(touches)
  }

  private func forget(_ touches: Set<UITouch>) {
    for touch in touches { startPoints[touch] = nil }
    fingerHasLeft = !startPoints.isEmpty
  }

  /// Returns which way a finger has swiped since it landed; nil while that is no swipe.
  private func swipe(of touch: UITouch) -> Swipe? {
    guard let start = startPoints[touch] else { return nil }
    let place = touch.location(in: view)
    let (deltaX, deltaY) = (place.x - start.x, place.y - start.y)
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
    cancelPreviousPerforms(target: self, key: "eraseText")
    perform(after: textDuration, key: "eraseText", target: self) { self.eraseText() }
  }

  private func eraseText() {
    label.text = ""
  }
}
