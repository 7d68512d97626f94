import UIKit

/// A compass drawn with layers. A finger rotates the rose.
class CompassRose: UIView {
  let rose = CAShapeLayer()
  private var marks: [CATextLayer] = []
  private(set) var heading: CGFloat = 0
  private var startHeading: CGFloat = 0
  private var startAngle: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    rose.strokeColor = UIColor.black.cgColor
    rose.fillColor = nil
    rose.lineWidth = 2
    layer.addSublayer(rose)
    for name in ["N", "E", "S", "W"] {
      let mark = CATextLayer()
      mark.string = name
      mark.fontSize = 18
      mark.foregroundColor = (name == "N" ? UIColor.red : .black).cgColor
      mark.alignmentMode = .center
      mark.contentsScale = UIScreen.main.scale
      mark.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
      rose.addSublayer(mark)
      marks.append(mark)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    rose.bounds = bounds
    rose.position = CGPoint(x: bounds.midX, y: bounds.midY)
    let path = CGMutablePath()
    let radius = min(bounds.width, bounds.height) / 2
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    path.addEllipse(in: bounds.insetBy(dx: 1, dy: 1))
    for tick in 0..<36 {
      let angle = CGFloat(tick) * .pi / 18
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      let inner = radius - (tick % 9 == 0 ? 16 : 8)
      path.move(to: CGPoint(x: center.x + inner * direction.x, y: center.y + inner * direction.y))
      path.addLine(
        to: CGPoint(x: center.x + radius * direction.x, y: center.y + radius * direction.y))
    }
    rose.path = path
    for (index, mark) in marks.enumerated() {
      let angle = CGFloat(index) * .pi / 2 - .pi / 2
      mark.position = CGPoint(
        x: center.x + (radius - 32) * cos(angle), y: center.y + (radius - 32) * sin(angle))
      mark.transform = CATransform3DMakeRotation(angle + .pi / 2, 0, 0, 1)
    }
  }

  private func angle(_ touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return atan2(point.y - bounds.midY, point.x - bounds.midX)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    startAngle = angle(touches.first!)
    startHeading = heading
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heading = startHeading + angle(touches.first!) - startAngle
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    rose.setAffineTransform(CGAffineTransform(rotationAngle: heading))
    CATransaction.commit()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let degrees = heading * 180 / .pi
    print("heading \(Int(degrees.rounded()))")
    let nearest = (degrees / 90).rounded() * .pi / 2
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.fromValue = heading
    spin.toValue = nearest
    spin.duration = 0.25
    spin.timingFunction = CAMediaTimingFunction(name: .easeOut)
    rose.add(spin, forKey: "spin")
    heading = nearest
    rose.transform = CATransform3DMakeRotation(nearest, 0, 0, 1)
  }
}
