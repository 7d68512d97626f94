import UIKit

@MainActor protocol JoystickViewDelegate: AnyObject {
  func joystick(_ joystick: JoystickView, didMoveTo direction: CGVector)
  func joystickDidRelease(_ joystick: JoystickView)
}

/// A round joystick whose stick follows the finger within the base and springs back.
class JoystickView: UIView {
  weak var delegate: JoystickViewDelegate?
  private let stick = UIView()
  private weak var trackingTouch: UITouch?

  private var radius: CGFloat { bounds.width / 2 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = UIColor.lightGray.withAlphaComponent(0.5)
    stick.backgroundColor = .darkGray
    stick.isUserInteractionEnabled = false
    addSubview(stick)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = radius
    stick.bounds.size = CGSize(width: radius, height: radius)
    stick.layer.cornerRadius = radius / 2
    if trackingTouch == nil {
      stick.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard trackingTouch == nil else { return }
    trackingTouch = touches.first
    follow()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackingTouch, touches.contains(touch) else { return }
    follow()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    release(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    release(touches)
  }

  private func follow() {
    guard let touch = trackingTouch else { return }
    let location = touch.location(in: self)
    var dx = location.x - bounds.midX
    var dy = location.y - bounds.midY
    let distance = (dx * dx + dy * dy).squareRoot()
    if distance > radius {
      dx *= radius / distance
      dy *= radius / distance
    }
    stick.center = CGPoint(x: bounds.midX + dx, y: bounds.midY + dy)
    delegate?.joystick(self, didMoveTo: CGVector(dx: dx / radius, dy: dy / radius))
  }

  private func release(_ touches: Set<UITouch>) {
    guard let touch = trackingTouch, touches.contains(touch) else { return }
    trackingTouch = nil
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        self.stick.center = CGPoint(x: self.bounds.midX, y: self.bounds.midY)
      },
      completion: nil)
    delegate?.joystickDidRelease(self)
  }
}

class JoystickController: UIViewController, JoystickViewDelegate {
  let joystick = JoystickView(frame: CGRect(x: 60, y: 200, width: 200, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    joystick.delegate = self
    view.addSubview(joystick)
  }

  func joystick(_ joystick: JoystickView, didMoveTo direction: CGVector) {
    print(String(format: "%.2f %.2f", direction.dx, direction.dy))
  }

  func joystickDidRelease(_ joystick: JoystickView) {
    print("released")
  }
}
