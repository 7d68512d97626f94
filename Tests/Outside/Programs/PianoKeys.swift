import UIKit

/// A keyboard with seven keys. Fingers can slide from key to key.
class PianoKeys: UIView {
  private let names = ["C", "D", "E", "F", "G", "A", "B"]
  private var keyOfTouch = [UITouch: Int]()
  private(set) var pressed = Set<Int>() {
    didSet {
      guard pressed != oldValue else { return }
      for key in pressed.subtracting(oldValue).sorted() { print("+\(names[key])") }
      for key in oldValue.subtracting(pressed).sorted() { print("-\(names[key])") }
      setNeedsDisplay()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isMultipleTouchEnabled = true
  }

  private func key(at point: CGPoint) -> Int? {
    guard bounds.contains(point) else { return nil }
    return Int(point.x / (bounds.width / CGFloat(names.count)))
  }

  private func update(_ touches: Set<UITouch>) {
    for touch in touches {
      keyOfTouch[touch] = key(at: touch.location(in: self))
    }
    pressed = Set(keyOfTouch.values)
  }

  private func lift(_ touches: Set<UITouch>) {
    touches.forEach { keyOfTouch.removeValue(forKey: $0) }
    pressed = Set(keyOfTouch.values)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { update(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { update(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lift(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lift(touches) }

  override func draw(_ rect: CGRect) {
    let width = bounds.width / CGFloat(names.count)
    for (index, name) in names.enumerated() {
      let key = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: bounds.height
      ).insetBy(dx: 1, dy: 0)
      (pressed.contains(index) ? UIColor.yellow : UIColor.white).setFill()
      UIRectFill(key)
      UIColor.black.setStroke()
      UIBezierPath(roundedRect: key, cornerRadius: 4).stroke()
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.black,
      ]
      let size = (name as NSString).size(withAttributes: attributes)
      (name as NSString).draw(
        at: CGPoint(x: key.midX - size.width / 2, y: key.maxY - 24), withAttributes: attributes)
    }
  }
}
