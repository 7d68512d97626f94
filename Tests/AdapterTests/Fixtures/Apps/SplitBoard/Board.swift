import UIKit

class Board: UIView {
  var dots: [CGPoint] = []
  fileprivate(set) var moves = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    backgroundColor = .white
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension Board {
  override func draw(_ rect: CGRect) {
    UIColor.black.setFill()
    for dot in dots {
      UIBezierPath(arcCenter: dot, radius: 10, startAngle: 0, endAngle: .pi * 2, clockwise: true)
        .fill()
    }
  }

  override var canBecomeFirstResponder: Bool { return true }
}
