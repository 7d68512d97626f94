import UIKit

/// A silver cover that fingers scratch off a prize.
class ScratchCoverView: UIImageView {
  var brushWidth: CGFloat = 30
  /// The scratched cells, each 10 points wide.
  private var cells = Set<Int>()
  private(set) var isFinished = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
    isMultipleTouchEnabled = true
    image = UIGraphicsImageRenderer(size: bounds.size).image { context in
      UIColor.gray.setFill()
      context.fill(bounds)
      let text = "Scratch here" as NSString
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.white,
      ]
      let size = text.size(withAttributes: attributes)
      text.draw(
        at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
        withAttributes: attributes)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0)
    defer { UIGraphicsEndImageContext() }
    image?.draw(in: bounds)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setBlendMode(.clear)
    context.setLineCap(.round)
    context.setLineWidth(brushWidth)
    for touch in touches {
      context.move(to: touch.previousLocation(in: self))
      context.addLine(to: touch.location(in: self))
      note(touch.location(in: self))
    }
    context.strokePath()
    image = UIGraphicsGetImageFromCurrentImageContext()
  }

  private func note(_ point: CGPoint) {
    guard bounds.contains(point) else { return }
    let columns = Int(bounds.width / 10)
    for dy in -1...1 {
      for dx in -1...1 {
        cells.insert((Int(point.y / 10) + dy) * columns + Int(point.x / 10) + dx)
      }
    }
  }

  var fraction: CGFloat {
    return CGFloat(cells.count) / (bounds.width / 10 * bounds.height / 10)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isFinished, fraction > 0.3 else { return }
    isFinished = true
    UIView.animate(
      withDuration: 0.4, animations: { self.alpha = 0 },
      completion: { _ in
        self.isHidden = true
        print("revealed")
      })
  }
}

class ScratchCardController: UIViewController {
  private let prize = UILabel()
  lazy var cover = ScratchCoverView(frame: CGRect(x: 60, y: 100, width: 200, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    prize.frame = cover.frame
    prize.text = "You won!"
    prize.textAlignment = .center
    prize.font = UIFont.systemFont(ofSize: 30, weight: .heavy)
    prize.textColor = .red
    view.addSubview(prize)
    view.addSubview(cover)
  }
}
