import UIKit

/// A rotary knob as a control: a value from 0 to 1 over 270 degrees.
class KnobControl: UIControl {
  var value: CGFloat = 0 {
    didSet {
      value = min(1, max(0, value))
      setNeedsDisplay()
    }
  }
  private let startAngle = -CGFloat.pi * 5 / 4
  private let endAngle = CGFloat.pi / 4
  private var lastAngle: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
    lastAngle = angle(of: touch)
    sendActions(for: .editingDidBegin)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let now = angle(of: touch)
    var delta = now - lastAngle
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    lastAngle = now
    value += delta / (endAngle - startAngle)
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: .editingDidEnd)
  }

  override func cancelTracking(with event: UIEvent?) {
    sendActions(for: .editingDidEnd)
  }

  private func angle(of touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return atan2(point.y - bounds.midY, point.x - bounds.midX)
  }

  override func draw(_ rect: CGRect) {
    guard let ctx = UIGraphicsGetCurrentContext() else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - 8
    ctx.setLineWidth(6)
    ctx.setStrokeColor((isTracking ? UIColor.systemBlue : .gray).cgColor)
    ctx.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: false)
    ctx.drawPath(using: .stroke)
    let angle = startAngle + value * (endAngle - startAngle)
    ctx.saveGState()
    ctx.translateBy(x: center.x, y: center.y)
    ctx.rotate(by: angle)
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(CGRect(x: radius - 20, y: -3, width: 20, height: 6))
    ctx.restoreGState()
  }
}

class KnobController: UIViewController {
  let knob = KnobControl(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
  let label = UILabel(frame: CGRect(x: 60, y: 320, width: 200, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(knob)
    label.textAlignment = .center
    label.accessibilityIdentifier = "label"
    view.addSubview(label)
    knob.addTarget(self, action: KnobController.knobChanged, for: .valueChanged)
    knob.addTarget(self, action: KnobController.knobEnded, for: [.editingDidEnd])
  }

  func knobChanged(_ sender: KnobControl) {
    label.text = "\(Int((sender.value * 100).rounded())) %"
  }

  func knobEnded(_ sender: KnobControl) {
    print("knob at \(label.text ?? "?")")
  }
}
