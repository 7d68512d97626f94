import UIKit

/// Pieces that snap to a grid when released.
class PieceView: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { fatalError() }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let new = touch.location(in: superview)
    let old = touch.previousLocation(in: superview)
    center.x += new.x - old.x
    center.y += new.y - old.y
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let cell: CGFloat = 80
    let snapped = CGPoint(
      x: (center.x / cell).rounded(.down) * cell + cell / 2,
      y: (center.y / cell).rounded(.down) * cell + cell / 2)
    UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState]) {
      self.center = snapped
    }
    print("cell \(Int(snapped.x / cell)), \(Int(snapped.y / cell))")
  }
}

class SnapBoard: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60))
    let colors: [UIColor] = [.red, .green, .blue]
    for (index, color) in colors.enumerated() {
      let image = renderer.image { context in
        color.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 60))
      }
      let piece = PieceView(image: image)
      piece.center = CGPoint(x: 40 + 80 * CGFloat(index), y: 40)
      piece.accessibilityIdentifier = "piece\(index)"
      view.addSubview(piece)
    }
  }
}
