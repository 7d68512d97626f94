import UIKit

// Layers in app code. Apple does not isolate CALayer and CALayerDelegate (QuartzCore/CALayer.h),
// although a UIView, which is isolated to the main actor, is its layer's delegate.

/// A layer that draws itself in `draw(in:)`, as in Apple's documentation of CALayer.
class DialLayer: CALayer {
  var angle: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  override init(layer: Any) {
    super.init(layer: layer)
    if let dial = layer as? DialLayer { angle = dial.angle }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var bounds: CGRect {
    didSet { setNeedsLayout() }
  }

  override func draw(in ctx: CGContext) {
    ctx.setStrokeColor(UIColor.red.cgColor)
    ctx.move(to: CGPoint(x: bounds.midX, y: bounds.midY))
    ctx.addLine(to: CGPoint(x: bounds.midX + 10 * cos(angle), y: bounds.midY + 10 * sin(angle)))
    ctx.strokePath()
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    sublayers?.forEach { $0.frame = bounds.insetBy(dx: 4, dy: 4) }
  }
}

/// A view with a custom layer class.
class DialLayerView: UIView {
  override class var layerClass: AnyClass { return DialLayer.self }

  var dial: DialLayer { return layer as! DialLayer }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    if layer == self.layer { dial.angle = 1 }
  }
}

/// A view with custom sublayers. A finger moves the shape layer.
class CompassView: UIView {
  let needle = CAShapeLayer()
  let sky = CAGradientLayer()
  let title = CATextLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    sky.colors = [UIColor.blue.cgColor, UIColor.white.cgColor]
    sky.locations = [0, 0.5]
    sky.startPoint = CGPoint(x: 0, y: 0)
    layer.insertSublayer(sky, at: 0)
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 50, y: 0))
    needle.path = path.cgPath
    needle.strokeColor = UIColor.red.cgColor
    needle.fillColor = nil
    needle.lineWidth = 3
    needle.lineCap = .round
    needle.lineDashPattern = [4, 2]
    needle.strokeEnd = 0.5
    layer.addSublayer(needle)
    title.string = "N"
    title.fontSize = 12
    title.alignmentMode = .center
    title.foregroundColor = UIColor.black.cgColor
    title.contentsScale = UIScreen.main.scale
    layer.addSublayer(title)
    layer.cornerRadius = 8
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.5
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 4
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    layer.sublayerTransform = perspective
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sky.frame = bounds
    needle.position = CGPoint(x: bounds.midX, y: bounds.midY)
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 16)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    let angle = atan2(point.y - bounds.midY, point.x - bounds.midX)
    needle.setValue(angle, forKeyPath: "transform.rotation.z")
    needle.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
  }

  func layer(at point: CGPoint) -> CALayer? {
    layer.presentation()?.hitTest(layer.convert(point, to: layer.superlayer))?.model()
  }
}
