// TestTouch (iPhone multitouch)
//
// The idea: a callback's set contains only the touches that changed. A finger that does not move is
// not included. To keep track of all fingers, store them.
//
// What you will see: a white screen with a black square around every finger.
//
// What to try: put two fingers down and move only one of them. Both squares remain. Lift the first
// and move the second. (In the published listing, when one touch is canceled, all squares disappear
// and do not return.)

import UIKit

/// Draws a square around each finger that is down.
public final class TestTouch: UIView {
  private static let squareSize = CGSize(width: 44, height: 44)

  /// The fingers that are down, moving or not, in the order they landed.
  private var fingers: [UITouch] = []
  /// The squares to draw, one per finger.
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
    fingers += touches
    updateSquares()
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    updateSquares()
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.removeAll(where: touches.contains)
    updateSquares()
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.removeAll(where: touches.contains)
    updateSquares()
  }

  /// Puts a square around every finger. Multiple calls in one frame cause only one redraw.
  private func updateSquares() {
    squares = fingers.map { finger in
      let location = finger.location(in: self)
      let corner = CGPoint(
        x: location.x - Self.squareSize.width / 2, y: location.y - Self.squareSize.height / 2)
      return CGRect(origin: corner, size: Self.squareSize)
    }
    setNeedsDisplay()
  }
}
