// TestTouch, as published (iPhone multitouch)
//
// The idea: in addition to the sets of touches that changed, store a set of all fingers that are
// down.
//
// What to try: cancel one of two touches with a script (`c2`). The other touch's square also
// disappears and does not return when its finger moves.

import UIKit

/// Draws a square around each finger that is down.
public final class TestTouch: UIView {
  private var set: Set<UITouch> = []
  /// The squares to draw, in the set's order.
  private var squares: [CGRect] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  /// Not used, because the demo has no storyboard.
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
    squares = set.map { touch in
      let location = touch.location(in: self)
      return CGRect(x: location.x - 22, y: location.y - 22, width: 44, height: 44)
    }
    setNeedsDisplay()
  }
}
