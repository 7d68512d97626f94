// SwipeExample (gestures, 12.2)
//
// The idea: a swipe is a way that is long enough and straight enough. Keep the point where the
// finger landed, and measure from there whenever it moves.
//
// What you will see: nothing, until a swipe is named; two seconds later the words go.
//
// What to try: swipe across, then down; then slantwise, which is neither. Swipe again before the
// words have gone: they stay for two more seconds. Rest one finger and swipe with another. (In the
// published listing the first swipe's eraser takes the second one's words, and a finger that lands
// moves the start of all.)

import UIKit

/// Names swipes along and across the screen.
public final class SwipeExampleViewController: UIViewController {
  /// The least way along the swipe, in points.
  private let minimumGestureLength: CGFloat = 25
  /// The most way across it, in points.
  private let maximumVariance: CGFloat = 5
  /// How long the words stay, in seconds.
  private let textDuration = 2.0

  private let label = UILabel()
  /// Where each finger that is down has landed.
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
    for touch in touches.ordered {
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

  /// Returns what a finger has done since it landed; nil while that is no swipe.
  private func swipe(of touch: UITouch) -> String? {
    guard let start = startPoints[touch] else { return nil }
    let place = touch.location(in: view)
    let (deltaX, deltaY) = (abs(place.x - start.x), abs(place.y - start.y))
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
    cancelPreviousPerforms(target: self, key: "eraseText")
    perform(after: textDuration, key: "eraseText", target: self) { self.eraseText() }
  }

  private func eraseText() {
    label.text = ""
  }
}
