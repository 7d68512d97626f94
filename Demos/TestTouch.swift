// TestTouch (iPhone multitouch)
//
// The idea: a callback's set holds the fingers that changed, and no others; a finger that keeps
// still is not in it. Whoever wants to see all of them has to keep them.
//
// What you will see: a white screen, and a black square around every finger.
//
// What to try: put two fingers down and move only one of them: both squares stay. Lift the first
// and move the second. (In the published listing a cancel of one finger takes the squares of all
// away, and they do not come back.)

import UIKit

/// Draws a square around each finger that is down.
public final class TestTouch: UIView {
  private static let squareSize = CGSize(width: 44, height: 44)

  /// The fingers that are down, moving or not.
  private var fingers: Set<UITouch> = []
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
    fingers.formUnion(touches)
    updateSquares()
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    updateSquares()
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.subtract(touches)
    updateSquares()
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.subtract(touches)
    updateSquares()
  }

  /// Puts a square around every finger, and asks for one drawing however often it is called.
  private func updateSquares() {
    squares = fingers.ordered.map { finger in
      let place = finger.location(in: self)
      let corner = CGPoint(
        x: place.x - Self.squareSize.width / 2, y: place.y - Self.squareSize.height / 2)
      return CGRect(origin: corner, size: Self.squareSize)
    }
    setNeedsDisplay()
  }
}
