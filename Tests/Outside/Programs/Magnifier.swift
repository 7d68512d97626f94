import UIKit

/// A round lens above the finger that shows the content under the finger at twice its size.
class MagnifierView: UIView {
  weak var viewToMagnify: UIView?
  var touchPoint = CGPoint.zero {
    didSet {
      center = CGPoint(x: touchPoint.x, y: touchPoint.y - 60)
      setNeedsDisplay()
    }
  }

  convenience init(magnifying view: UIView) {
    self.init(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    viewToMagnify = view
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.borderColor = UIColor.lightGray.cgColor
    layer.borderWidth = 3
    layer.cornerRadius = frame.width / 2
    layer.masksToBounds = true
    isUserInteractionEnabled = false
    backgroundColor = .white
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let view = viewToMagnify, let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: bounds.width / 2, y: bounds.height / 2)
    context.scaleBy(x: 2, y: 2)
    context.translateBy(x: -touchPoint.x, y: -touchPoint.y)
    isHidden = true
    view.layer.render(in: context)
    isHidden = false
  }
}

/// A page of text that displays a magnifier when a finger rests on it.
class MagnifierPage: UIView {
  private var timer: Timer?
  private(set) var magnifier: MagnifierView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    for line in 0..<20 {
      let label = UILabel(frame: CGRect(x: 10, y: 10 + 22 * line, width: 300, height: 20))
      label.font = UIFont(name: "Helvetica", size: 11)
      label.text = "\(line + 1). The quick brown fox jumps over the lazy dog"
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.showMagnifier(at: touch.location(in: self))
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    magnifier?.touchPoint = touch.location(in: self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    timer?.invalidate()
    timer = nil
    magnifier?.removeFromSuperview()
    magnifier = nil
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }

  private func showMagnifier(at point: CGPoint) {
    let magnifier = MagnifierView(magnifying: self)
    magnifier.touchPoint = point
    addSubview(magnifier)
    self.magnifier = magnifier
    print("magnifier at \(Int(point.x)), \(Int(point.y))")
  }
}
