import UIKit

// Properties that the SDK imports as implicitly unwrapped optionals (`!`): null_resettable
// properties, and a controller's view.

class OptionalityController: UIViewController {
  let label = UILabel()
  var kept: UIView?

  override func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    self.view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.textColor = nil
    label.font = nil
    label.text = nil
    view.addSubview(label)
    kept = view
    if let view = view { view.backgroundColor = nil }
    for subview in view.subviews where subview === label { view.bringSubviewToFront(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = self.view.bounds.insetBy(dx: 10, dy: 10)
  }
}

/// An image view that overrides an initializer, as sample code does.
class DraggableImageView: UIImageView {
  var last = CGPoint.zero

  override init(image: UIImage?) {
    super.init(image: image)
    self.isUserInteractionEnabled = true
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func setNeedsLayout() {
    super.setNeedsLayout()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { last = touch.location(in: superview) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first {
      let now = touch.location(in: superview)
      center = CGPoint(x: center.x + now.x - last.x, y: center.y + now.y - last.y)
      last = now
    }
  }
}

/// A recognizer that uses the type and method names of Swift 3.
class OlderSpelling: UIGestureRecognizer {
  var phases: [UITouchPhase] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    phases += touches.map { $0.phase }
    let began: UIGestureRecognizerState = .began
    state = touches.first?.type == UITouchType.direct ? began : .failed
    if let view = view { view.superview?.bringSubview(toFront: view) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = UIGestureRecognizerState.ended
  }
}
