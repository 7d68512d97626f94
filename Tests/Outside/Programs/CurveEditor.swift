import UIKit

/// A draggable point of a cubic curve. Each of the four points tracks its own touch.
class CurvePoint: UIView {
  private var offset = CGPoint.zero
  var didMove: () -> Void = {}

  override class var layerClass: AnyClass { return CAShapeLayer.self }

  private var shape: CAShapeLayer { return layer as! CAShapeLayer }

  init(at point: CGPoint, color: UIColor) {
    super.init(frame: CGRect(x: point.x - 8, y: point.y - 8, width: 16, height: 16))
    isExclusiveTouch = false
    shape.path = UIBezierPath(ovalIn: bounds).cgPath
    shape.fillColor = color.cgColor
  }

  required init?(coder: NSCoder) { fatalError() }

  // Touch targets are 44 points wide, as Apple recommends.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.insetBy(dx: -14, dy: -14).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let location = touches.first!.location(in: superview)
    offset = CGPoint(x: center.x - location.x, y: center.y - location.y)
    superview?.bringSubviewToFront(self)
    shape.lineWidth = 3
    shape.strokeColor = UIColor.black.cgColor
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let location = touches.first!.location(in: superview)
    center = CGPoint(x: location.x + offset.x, y: location.y + offset.y)
    didMove()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    shape.strokeColor = nil
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    shape.strokeColor = nil
  }
}

class CurveEditor: UIView {
  private(set) lazy var points: [CurvePoint] = [
    CurvePoint(at: CGPoint(x: 40, y: 300), color: .red),
    CurvePoint(at: CGPoint(x: 80, y: 100), color: .blue),
    CurvePoint(at: CGPoint(x: 240, y: 100), color: .blue),
    CurvePoint(at: CGPoint(x: 280, y: 300), color: .red),
  ]

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil, subviews.isEmpty else { return }
    backgroundColor = .white
    isMultipleTouchEnabled = true
    for point in points {
      addSubview(point)
      point.didMove = { [weak self] in self?.setNeedsDisplay() }
    }
  }

  /// Returns the point on the curve for a parameter from 0 to 1.
  func location(at t: CGFloat) -> CGPoint {
    func value(_ part: (CGPoint) -> CGFloat) -> CGFloat {
      let p = points.map { part($0.center) }
      let s = 1 - t
      let (s3, t3) = (s * s * s, t * t * t)
      return s3 * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t3 * p[3]
    }
    return CGPoint(x: value { $0.x }, y: value { $0.y })
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let centers = points.map { $0.center }
    context.saveGState()
    context.setStrokeColor(UIColor.lightGray.cgColor)
    context.setLineDash(phase: 0, lengths: [4, 4])
    context.strokeLineSegments(between: [centers[0], centers[1], centers[2], centers[3]])
    context.restoreGState()
    context.setStrokeColor(red: 0, green: 0.5, blue: 0, alpha: 1)
    context.setLineWidth(4)
    context.move(to: centers[0])
    context.addCurve(to: centers[3], control1: centers[1], control2: centers[2])
    context.strokePath()
    let middle = location(at: 0.5)
    context.setFillColor(UIColor.green.cgColor)
    context.fillEllipse(in: CGRect(x: middle.x - 5, y: middle.y - 5, width: 10, height: 10))
  }
}
