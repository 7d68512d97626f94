import UIKit

/// A paper doll and its clothes: each finger drags its own piece, and a double tap moves a piece
/// back to its original location.
public final class PaperDolls: UIView {
  /// A piece of clothes.
  private struct Piece {
    let name: String
    let view: UIView
    let home: CGPoint
  }

  /// The piece that each finger drags.
  private var dragged: [UITouch: Piece] = [:]
  private var pieces: [Piece] = []

  /// Creates a doll with a hat and a dress.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    add("hat", size: CGSize(width: 60, height: 40), at: CGPoint(x: 80, y: 100))
    add("dress", size: CGSize(width: 80, height: 120), at: CGPoint(x: 240, y: 240))
  }

  /// Always returns nil, because there are no storyboards.
  public required init?(coder: NSCoder) { nil }

  private func add(_ name: String, size: CGSize, at home: CGPoint) {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.accessibilityIdentifier = name
    view.center = home
    view.isUserInteractionEnabled = false
    addSubview(view)
    pieces.append(Piece(name: name, view: view, home: home))
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let location = touch.location(in: self)
      dragged[touch] = pieces.last { $0.view.frame.contains(location) }
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let piece = dragged[touch] else { continue }
      let (from, to) = (touch.previousLocation(in: self), touch.location(in: self))
      piece.view.center.x += to.x - from.x
      piece.view.center.y += to.y - from.y
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let piece = dragged.removeValue(forKey: touch) else { continue }
      if touch.tapCount == 2 {
        putBack(piece)
      } else {
        NSLog("%@ is at %g, %g", piece.name, piece.view.center.x, piece.view.center.y)
      }
    }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if let piece = dragged.removeValue(forKey: touch) { putBack(piece) }
    }
  }

  private func putBack(_ piece: Piece) {
    UIView.animate(withDuration: 0.4) {
      piece.view.center = piece.home
    } completion: { _ in
      NSLog("%@ is back", piece.name)
    }
  }
}
