import UIKit

/// A view that logs its touches: the first letter of the phase, and the locations.
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
    log("b", touches)
    message.text = "touched"
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("m", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("e", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("c", touches)
  }

  private func log(_ phase: String, _ touches: Set<UITouch>) {
    let locations = touches.ordered.map { touch in
      let location = touch.location(in: self)
      return String(format: "%g,%g", location.x, location.y)
    }
    print(phase, locations.joined(separator: " "))
  }
}
