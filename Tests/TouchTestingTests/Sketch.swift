import UIKit

/// A view that logs what each finger does: the first letter of the phase, and the place.
final class Sketch: UIView {
  /// A label for expectations.
  let message = UILabel(frame: CGRect(x: 0, y: 400, width: 200, height: 20))
  private var isSpinning = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    message.accessibilityIdentifier = "message"
    message.isUserInteractionEnabled = false
    addSubview(message)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("b", touches)
    message.text = "touched"
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("m", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("e", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("c", touches)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    let places = touches.ordered.map { touch in
      let place = touch.location(in: self)
      return String(format: "%g,%g", place.x, place.y)
    }
    print(phase, places.joined(separator: " "))
  }
}
