import UIKit

// Checks that main-actor isolation matches Apple's headers: `NS_SWIFT_UI_ACTOR` on UIResponder,
// UIView, UIViewController, UIGestureRecognizer, UITouch, UIEvent, UIScreen, UIApplication and the
// delegates, but not on UIColor, UIFont, UIImage, UIBezierPath, or functions.

/// A stroke in a drawing, as a nonisolated value.
struct ColoredLine {
  var color = UIColor.red
  var font = UIFont.systemFont(ofSize: 12)
  var path = UIBezierPath()
  var image: UIImage?

  func draw() {
    color.setStroke()
    path.stroke()
    if let context = UIGraphicsGetCurrentContext() { context.setLineWidth(2) }
    image?.draw(at: .zero)
    print("drawn")
    NSLog("drawn at %f", CACurrentMediaTime())
  }
}

enum Theme {
  static let tint = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  static let title = UIFont.boldSystemFont(ofSize: 20)
  static let cross: UIImage? = nil
}

/// A direct subclass of an isolated class.
class FirstTouchRecognizer: UIGestureRecognizer {
  var start = CGPoint.zero
  private var tracked: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked == nil, let touch = touches.first, let view = view else {
      state = .failed
      return
    }
    tracked = touch
    start = touch.location(in: view)
    state = .began
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    tracked = nil
    start = .zero
  }
}

/// A responder that is not a view.
class TouchSink: UIResponder {
  var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += touches.count
    super.touchesBegan(touches, with: event)
  }
}

class LineView: UIView, UIGestureRecognizerDelegate {
  var lines: [UITouch: ColoredLine] = [:]
  let recognizer = FirstTouchRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    recognizer.delegate = self
    recognizer.cancelsTouchesInView = false
    addGestureRecognizer(recognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      var line = ColoredLine()
      line.color = Theme.tint
      line.path.move(to: touch.location(in: self))
      lines[touch] = line
    }
  }

  override func draw(_ rect: CGRect) {
    for line in lines.values { line.draw() }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
