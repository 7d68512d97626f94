// PinchExample, as published (gestures, 12.5)
//
// The idea: remember the distance between two touches in one set, and compare it with the distances
// in later sets. A distance of 0 means that none has been measured.
//
// What to try: hold one finger still and move the other. Nothing is detected because the set
// contains only touches that moved. Put down one finger after the other and move both: the distance
// is measured from the first event in which both move. Press Escape during a pinch, then put down
// two fingers one after the other at other locations: the old distance is still used.

import UIKit

/// Detects two fingers moving apart or together.
public final class PinchExampleViewController: UIViewController {
  private let minimumPinchDelta: CGFloat = 100
  private let eraseDelay = 1.6

  private let label = UILabel()
  private let eraseAction = Selector("eraseLabel", PinchExampleViewController.eraseLabel)
  /// The distance to compare with, in points; 0 if none has been measured.
  private var initialDistance: CGFloat = 0

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

  private func eraseLabel() {
    label.text = ""
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.count == 2 {
      let points = touches.map { $0.location(in: view) }
      initialDistance = distance(points[0], points[1])
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.count == 2 {
      let points = touches.map { $0.location(in: view) }
      let currentDistance = distance(points[0], points[1])
      if initialDistance == 0 {
        initialDistance = currentDistance
      } else if currentDistance - initialDistance > minimumPinchDelta {
        label.text = "Zoom In Pinch"
        perform(eraseAction, with: nil, afterDelay: eraseDelay)
      } else if initialDistance - currentDistance > minimumPinchDelta {
        label.text = "Zoom Out Pinch"
        perform(eraseAction, with: nil, afterDelay: eraseDelay)
      }
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    initialDistance = 0
  }

  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    hypot(other.x - one.x, other.y - one.y)
  }
}
