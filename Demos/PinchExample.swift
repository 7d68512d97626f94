// PinchExample (gestures, 12.5)
//
// The idea: remember the distance between two fingers when the second one lands. When it has
// changed by more than 100 points, the gesture is a pinch.
//
// What you will see: a white screen. The detected pinch appears at the top for 1.6 seconds.
//
// What to try: hold Ctrl and drag with the mouse, away from the center or toward it. Put down one
// finger after the other and move only one of them: this counts too. Put down a third finger:
// pinching stops until there are two again, then starts from their new distance. (The published
// listing measures only if both fingers land in the same event or later move in the same event. It
// discards the distance when any finger lifts, but not when touches are canceled. In addition, an
// earlier erasure may clear newer text.)

import UIKit

/// Detects two fingers moving apart or together.
public final class PinchExampleViewController: UIViewController {
  private let minimumPinchDelta: CGFloat = 100
  private let eraseDelay = 1.6

  private let label = UILabel()
  private let eraseAction = Selector("eraseLabel", PinchExampleViewController.eraseLabel)
  /// The fingers that are down, in the order they landed.
  private var fingers: [UITouch] = []
  /// The distance when the finger count became two, in points; `nil` unless it is two.
  private var initialDistance: CGFloat?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.isMultipleTouchEnabled = true
    label.frame = CGRect(x: 20, y: 60, width: view.bounds.width - 40, height: 120)
    label.font = .boldSystemFont(ofSize: 28)
    label.textAlignment = .center
    label.textColor = UIColor(red: 0, green: 0.35, blue: 0.65, alpha: 1)
    label.text = ""
    label.accessibilityIdentifier = "message"
    view.addSubview(label)
  }

  // MARK: - Touches

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches
    initialDistance = currentDistance
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let initialDistance, let currentDistance else { return }
    if currentDistance - initialDistance > minimumPinchDelta {
      show("Zoom In Pinch")
    } else if initialDistance - currentDistance > minimumPinchDelta {
      show("Zoom Out Pinch")
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    removeFingers(touches)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    removeFingers(touches)
  }

  private func removeFingers(_ touches: Set<UITouch>) {
    fingers.removeAll(where: touches.contains)
    initialDistance = currentDistance
  }

  /// The distance between the fingers, in points; `nil` unless there are two.
  private var currentDistance: CGFloat? {
    guard fingers.count == 2 else { return nil }
    let (one, other) = (fingers[0].location(in: view), fingers[1].location(in: view))
    return hypot(other.x - one.x, other.y - one.y)
  }

  /// Shows text for `eraseDelay` seconds from now.
  private func show(_ text: String) {
    label.text = text
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: eraseAction, object: nil)
    perform(eraseAction, with: nil, afterDelay: eraseDelay)
  }

  private func eraseLabel() {
    label.text = ""
  }
}
