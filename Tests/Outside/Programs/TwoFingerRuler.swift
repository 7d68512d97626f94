import UIKit

/// Measures the distance and the angle between two fingers.
class TwoFingerRuler: UIView {
  let readout = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    readout.font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .medium)
    readout.textAlignment = .center
    readout.numberOfLines = 0
    readout.accessibilityIdentifier = "readout"
    addSubview(readout)
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    readout.frame = CGRect(x: 0, y: 20, width: bounds.width, height: 60)
  }

  private func measure(_ event: UIEvent?) {
    guard
      let active = event?.touches(for: self)?.filter({
        $0.phase != .ended && $0.phase != .cancelled
      }),
      active.count == 2
    else {
      readout.text = nil
      return
    }
    let points = active.map { $0.location(in: self) }.sorted { $0.x < $1.x }
    let dx = points[1].x - points[0].x
    let dy = points[1].y - points[0].y
    readout.text = String(format: "%.0f pt, %.0f°", hypot(dx, dy), atan2(dy, dx) * 180 / .pi)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { measure(event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { measure(event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { measure(event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { measure(event) }
}
