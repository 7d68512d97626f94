// Lesson 5: Pinch by distance
//
// Two fingers have a distance, and a pinch changes it. The scale of a pinch is a ratio: the current
// distance divided by the distance at the start. At 1 nothing has changed; at 2 the fingers are
// twice as far apart. A difference in points would be wrong, because it depends on where the
// fingers landed.
//
// If only one finger moves, the set in `touchesMoved` contains only its touch. So
// `fingerDistance(in:)` below uses `event.allTouches`, which contains both.
//
// When the second finger lands, `touchesBegan` stores the distance, and the card's current scale.
// In `touchesMoved`, set the property `scale`, which resizes the card. A second pinch should start
// from the scale at the end of the first.
//
// To try it with a mouse, hold Ctrl and drag: a second finger mirrors the first about the center of
// the screen. Release the button, and pinch again.

import UIKit

class PinchByDistance: UIViewController {
  let card = UIView(frame: CGRect(x: 120, y: 190, width: 80, height: 100))
  private var startDistance: CGFloat = 1
  private var startScale: CGFloat = 1
  private var scale: CGFloat = 1 {
    didSet { card.transform = CGAffineTransform(scaleX: scale, y: scale) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.isMultipleTouchEnabled = true
    card.backgroundColor = .systemOrange
    // A finger that lands on the card touches the view behind it.
    card.isUserInteractionEnabled = false
    view.addSubview(card)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let distance = fingerDistance(in: event) else { return }
    startDistance = distance
    startScale = scale
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Your code here.
  }

  /// Returns the distance between two fingers, or `nil` if there are fewer or more.
  private func fingerDistance(in event: UIEvent?) -> CGFloat? {
    let touches = (event?.allTouches ?? []).filter { $0.phase != .ended && $0.phase != .cancelled }
    let points = touches.map { $0.location(in: view) }
    guard points.count == 2 else { return nil }
    return hypot(points[0].x - points[1].x, points[0].y - points[1].y)
  }
}
