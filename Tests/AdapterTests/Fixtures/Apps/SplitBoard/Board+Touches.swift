import UIKit

// MARK: - Touches

extension Board {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      addDot(touch.location(in: self))
    }
  }

  @objc func addDot(_ point: CGPoint) {
    dots.append(point)
    setNeedsDisplay()
    print("dot", dots.count)
  }

  func helper() {}
}

class SnapBoard: Board {
  override func addDot(_ point: CGPoint) {
    super.addDot(CGPoint(x: (point.x / 50).rounded() * 50, y: (point.y / 50).rounded() * 50))
    print("snapped", Int(dots[dots.count - 1].x), Int(dots[dots.count - 1].y))
  }
}
