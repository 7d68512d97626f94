import UIKit

/// A 3 x 3 sliding puzzle played with swipes.
class TilePuzzle: UIViewController {
  private var tiles: [UILabel?] = []
  private let side: CGFloat = 90

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<9 {
      guard index < 8 else {
        tiles.append(nil)
        continue
      }
      let tile = UILabel(frame: frame(of: index))
      tile.text = "\(index + 1)"
      tile.textAlignment = .center
      tile.textColor = .white
      tile.backgroundColor = .systemBlue
      tile.layer.borderWidth = 1
      tile.layer.borderColor = UIColor.white.cgColor
      view.addSubview(tile)
      tiles.append(tile)
    }
    let directions: [UISwipeGestureRecognizer.Direction] = [.left, .right, .up, .down]
    for direction in directions {
      let swipe = UISwipeGestureRecognizer(target: self, action: TilePuzzle.swiped)
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
  }

  private func frame(of index: Int) -> CGRect {
    CGRect(
      x: 25 + CGFloat(index % 3) * side, y: 80 + CGFloat(index / 3) * side, width: side,
      height: side)
  }

  func swiped(_ recognizer: UISwipeGestureRecognizer) {
    let hole = tiles.firstIndex { $0 == nil }!
    let (row, column) = (hole / 3, hole % 3)
    let source: Int?
    switch recognizer.direction {
    case .left: source = column < 2 ? hole + 1 : nil
    case .right: source = column > 0 ? hole - 1 : nil
    case .up: source = row < 2 ? hole + 3 : nil
    case .down: source = row > 0 ? hole - 3 : nil
    default: source = nil
    }
    guard let from = source, let tile = tiles[from] else {
      print("no tile")
      return
    }
    tiles.swapAt(from, hole)
    UIView.animate(withDuration: 0.2) { tile.frame = self.frame(of: hole) }
    print("tile \(tile.text!) to \(hole)")
  }
}
