// TestTouch, as published (iPhone multitouch)
//
// The idea: a second set, which keeps all fingers that are down, beside the sets that tell what
// changed.
//
// What to try: cancel one of two fingers by a script (`c2`): the other one's square goes too, and
// stays away however it moves.

import UIKit

/// Draws a square around each finger that is down.
public final class TestTouch: UIView {
  private var set: Set<UITouch> = []
  /// What is drawn, in the order in which the fingers landed.
  private var squares: [CGRect] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  /// Not used: there are no storyboards.
  public required init?(coder: NSCoder) { nil }

  public override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIRectFill(rect)
    UIColor.black.setFill()
    for square in squares { UIRectFill(square) }
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { set.insert(touch) }
    updateSquares()
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    updateSquares()
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { set.remove(touch) }
    updateSquares()
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    set.removeAll()
    updateSquares()
  }

  private func updateSquares() {
    squares = set.ordered.map { touch in
      let place = touch.location(in: self)
      return CGRect(x: place.x - 22, y: place.y - 22, width: 44, height: 44)
    }
    setNeedsDisplay()
  }
}
