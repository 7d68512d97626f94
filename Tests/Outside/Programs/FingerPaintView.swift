import UIKit

/// Paints one stroke per finger, each in its own color.
class FingerPaintView: UIView {
  private struct Stroke {
    let path: UIBezierPath
    var color = UIColor.black
  }

  private var activeStrokes: [UITouch: Stroke] = [:]
  private(set) var finishedCount = 0
  private var finished: [Stroke] = []
  private let palette: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .orange, .purple]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    backgroundColor = .white
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    isMultipleTouchEnabled = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let path = UIBezierPath()
      path.lineWidth = 10
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.move(to: touch.location(in: self))
      activeStrokes[touch] = Stroke(path: path, color: palette[activeStrokes.count % palette.count])
    }
    setNeedsDisplay()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let stroke = activeStrokes[touch] else { continue }
      stroke.path.addLine(to: touch.location(in: self))
      setNeedsDisplay(stroke.path.bounds.insetBy(dx: -10, dy: -10))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let stroke = activeStrokes.removeValue(forKey: touch) else { continue }
      finished.append(stroke)
    }
    finishedCount = finished.count
    setNeedsDisplay()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { activeStrokes[$0] = nil }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    for stroke in finished + Array(activeStrokes.values) {
      stroke.color.setStroke()
      stroke.path.stroke()
    }
  }
}
