import UIKit

/// A direction pad for the left thumb, which can slide from one direction to another.
class DirectionPad: UIControl {
  struct Direction: OptionSet {
    let rawValue: Int
    static let up = Direction(rawValue: 1 << 0)
    static let down = Direction(rawValue: 1 << 1)
    static let left = Direction(rawValue: 1 << 2)
    static let right = Direction(rawValue: 1 << 3)
  }

  private(set) var direction: Direction = [] {
    didSet {
      guard direction != oldValue else { return }
      setNeedsDisplay()
      sendActions(for: .valueChanged)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    update(with: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(with: touch)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    direction = []
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    direction = []
  }

  private func update(with touch: UITouch) {
    let point = touch.location(in: self)
    let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY)
    var new: Direction = []
    if dx < -15 { new.insert(.left) }
    if dx > 15 { new.insert(.right) }
    if dy < -15 { new.insert(.up) }
    if dy > 15 { new.insert(.down) }
    direction = new
  }

  override func draw(_ rect: CGRect) {
    let third = bounds.width / 3
    let cross = UIBezierPath(rect: CGRect(x: third, y: 0, width: third, height: bounds.height))
    cross.append(UIBezierPath(rect: CGRect(x: 0, y: third, width: bounds.width, height: third)))
    (direction.isEmpty ? UIColor.darkGray : UIColor.orange).setFill()
    cross.fill()
  }
}

/// A ship steered by a pad and two buttons, which moves one step per display refresh.
class GamePadController: UIViewController {
  let pad = DirectionPad(frame: CGRect(x: 10, y: 320, width: 120, height: 120))
  let fire = UIButton(type: .system)
  let turbo = UIButton(type: .system)
  let ship = UIView(frame: CGRect(x: 140, y: 140, width: 40, height: 40))
  private var displayLink: CADisplayLink?
  private var lastTime: CFTimeInterval = 0
  private(set) var shots = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    view.backgroundColor = .black
    pad.backgroundColor = .clear
    ship.backgroundColor = .cyan
    for (button, title, x) in [(fire, "Fire", 180), (turbo, "Turbo", 250)] {
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: x, y: 360, width: 60, height: 60)
      button.layer.borderColor = UIColor.white.cgColor
      button.layer.borderWidth = 1
      button.layer.cornerRadius = 30
      view.addSubview(button)
    }
    fire.addTarget(self, action: GamePadController.shoot, for: .touchDown)
    view.addSubview(pad)
    view.addSubview(ship)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let link = CADisplayLink(
      target: self, selector: Selector("step:", GamePadController.step(_:)))
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  override func viewWillDisappear(_ animated: Bool) {
    displayLink?.invalidate()
    super.viewWillDisappear(animated)
  }

  func shoot() {
    shots += 1
    print("shot \(shots)\(turbo.isHighlighted ? " with turbo" : "")")
  }

  func step(_ link: CADisplayLink) {
    defer { lastTime = link.timestamp }
    guard lastTime > 0 else { return }
    let speed: CGFloat = turbo.isTracking ? 120 : 60
    let distance = speed * CGFloat(link.timestamp - lastTime)
    if pad.direction.contains(.left) { ship.center.x -= distance }
    if pad.direction.contains(.right) { ship.center.x += distance }
    if pad.direction.contains(.up) { ship.center.y -= distance }
    if pad.direction.contains(.down) { ship.center.y += distance }
  }
}
