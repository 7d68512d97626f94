import UIKit

/// Selects the stars inside a loop that a finger draws.
final class LassoPicker: UIView {
  struct Star {
    var location: CGPoint
    var isSelected = false
  }

  private(set) var stars: [Star] = []
  private var lasso = UIBezierPath()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.1, alpha: 1)
    for row in 0..<4 {
      for column in 0..<4 {
        stars.append(Star(location: CGPoint(x: 40 + 80 * column, y: 60 + 100 * row)))
      }
    }
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    lasso.removeAllPoints()
    lasso.move(to: point)
    for index in stars.indices { stars[index].isSelected = false }
    setNeedsDisplay()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    lasso.addLine(to: touch.location(in: self))
    // Redraw only the area of the new segment.
    let (old, new) = (touch.previousLocation(in: self), touch.location(in: self))
    let piece = CGRect(x: old.x, y: old.y, width: new.x - old.x, height: new.y - old.y).standardized
    setNeedsDisplay(piece.insetBy(dx: -3, dy: -3))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lasso.close()
    for (index, star) in stars.enumerated() where lasso.contains(star.location) {
      stars[index].isSelected = true
    }
    let area = lasso.bounds.integral
    print(
      "\(stars.filter { $0.isSelected }.count) stars in \(Int(area.width)) x \(Int(area.height))")
    lasso.removeAllPoints()
    setNeedsDisplay()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    lasso.removeAllPoints()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    for star in stars where rect.insetBy(dx: -12, dy: -12).contains(star.location) {
      (star.isSelected ? UIColor.yellow : UIColor.gray).setFill()
      shape(at: star.location).fill()
    }
    UIColor.white.setStroke()
    lasso.setLineDash([6, 4], count: 2, phase: 0)
    lasso.lineWidth = 2
    lasso.stroke()
  }

  private func shape(at center: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let radius: CGFloat = corner % 2 == 0 ? 12 : 5
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      corner == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    return path
  }
}
