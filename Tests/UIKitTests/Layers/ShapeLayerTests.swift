import CoreGraphics
import DisplayList
import Testing
import TouchTesting
import UIKit

/// Shape, gradient, and text layers, and rarely used properties: shadows, masks, and keys.
struct ShapeLayerTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  /// Returns the node for a layer in the view.
  private func node(_ layer: CALayer) -> DisplayNode? {
    let phone = TestPhone(view)
    view.layer.addSublayer(layer)
    return phone.context.composeFrame().nodes[0].children.last?.children.first
  }

  private func line(_ points: CGPoint...) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  /// Returns the path that a layer strokes.
  private func stroked(_ layer: CAShapeLayer) -> CGPath? {
    for case .stroke(let path, _, _) in node(layer)?.contents ?? [] { return path }
    return nil
  }

  @Test("A shape layer fills with black and does not stroke by default, as Apple documents")
  func defaults() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil && layer.strokeColor == nil && layer.lineDashPattern == nil)
    #expect(layer.fillColor == .black && layer.fillRule == .nonZero)
    #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineWidth == 1)
    #expect(layer.miterLimit == 10 && layer.lineCap == .butt && layer.lineJoin == .miter)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    layer.path = path
    #expect(node(layer)?.contents.contains(.fill(path, .black, .winding)) == true)
  }

  @Test("strokeStart and strokeEnd trim a line by length, across corners and subpaths")
  func strokeEnds() {
    let layer = CAShapeLayer()
    layer.strokeColor = .black
    let (a, b, c) = (CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10))
    layer.path = line(a, b, c)
    layer.strokeEnd = 0.5
    #expect(stroked(layer) == line(a, CGPoint(x: 20, y: 0)))
    layer.strokeEnd = 1
    layer.strokeStart = 0.75
    #expect(stroked(layer) == line(b, c))
    layer.strokeStart = 0.5
    layer.strokeEnd = 0.875
    #expect(stroked(layer) == line(CGPoint(x: 20, y: 0), b, CGPoint(x: 30, y: 5)))
    layer.strokeEnd = 0.5
    #expect(stroked(layer) == nil)
    layer.strokeStart = -1
    layer.strokeEnd = 2
    #expect(stroked(layer) == line(a, b, c))
  }

  @Test("Half a circle is half as long as the circle")
  func strokeEndOfCurves() {
    let layer = CAShapeLayer()
    layer.strokeColor = .black
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    layer.path = circle.cgPath
    layer.strokeEnd = 0.375
    let end = stroked(layer)?.currentPoint ?? .zero
    // 3/8 of a turn clockwise from the right, to the lower left.
    let expected = 10 * cos(CGFloat.pi / 4)
    #expect(abs(end.x + expected) < 0.02 && abs(end.y - expected) < 0.02)
  }

  @Test("A gradient layer draws from its start point to its end point, in unit coordinates")
  func gradient() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    layer.colors = [CGColor.black, CGColor.white, "nothing"]
    layer.locations = [0.25, 1]
    let stops = GradientStop.normalized([.black, .white], locations: [0.25, 1])
    let fill = GradientFill(
      stops: stops, shape: .linear(start: CGPoint(x: 20, y: 0), end: CGPoint(x: 20, y: 20)))
    let inside = CGPath(rect: layer.bounds, transform: nil)
    let expected = DrawCommand.paint(.gradient(fill), inside: inside, .winding, opacity: 1)
    #expect(node(layer)?.contents.contains(expected) == true)
    layer.type = .conic
    #expect(node(layer)?.contents.count ?? 0 > 100)
    layer.colors = nil
    #expect(node(layer)?.contents.isEmpty == true)
  }

  @Test("A text layer draws its string in its bounds, by default in white at 36 points")
  func text() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(layer.fontSize == 36 && layer.foregroundColor == .white && !layer.isWrapped)
    layer.string = "Hello"
    layer.font = UIFont.boldSystemFont(ofSize: 99)
    layer.fontSize = 12
    layer.alignmentMode = .center
    layer.truncationMode = .end
    let texts = node(layer)?.contents.compactMap { command -> TextBlock? in
      if case .text(let block, in: layer.bounds) = command { return block }
      return nil
    }
    #expect(texts?.first?.string == "Hello" && texts?.first?.font.size == 12)
    #expect(texts?.first?.font.weight == 700 && texts?.first?.alignment == .center)
    #expect(texts?.first?.lineBreak == .truncateTail && texts?.first?.maximumLines == 1)
  }

  @Test("A shadow has the layer's shadow color and opacity; masksToBounds hides it")
  func shadow() {
    let layer = CALayer()
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowColor == .black)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = .white
    #expect(node(layer)?.effects == nil)
    layer.shadowOpacity = 0.5
    let expected = Shadow(
      offset: CGSize(width: 0, height: -3), deviation: 3, color: CGColor(gray: 0, alpha: 0.5))
    #expect(node(layer)?.effects?.shadow == expected)
    layer.masksToBounds = true
    #expect(node(layer)?.effects?.shadow == nil)
  }

  @Test("A mask is not a sublayer, and belongs to one layer; a hidden mask hides everything")
  func mask() {
    let (layer, mask) = (CALayer(), CAShapeLayer())
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    mask.frame = CGRect(x: 2, y: 0, width: 5, height: 5)
    layer.mask = mask
    #expect(layer.sublayers == nil && layer.mask === mask)
    #expect(node(layer)?.effects?.mask?.transform.tx == 2)
    mask.isHidden = true
    #expect(node(layer)?.effects?.mask == DisplayNode(bounds: .zero))
    let other = CALayer()
    other.mask = mask
    #expect(layer.mask == nil && node(layer)?.effects == nil)
    mask.removeFromSuperlayer()
    #expect(other.mask == nil)
  }

  @Test("A layer seen from behind is hidden unless it is double-sided")
  func doubleSided() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(node(layer) != nil)
    layer.isDoubleSided = false
    #expect(node(layer) == nil)
  }

  @Test("With perspective in the superlayer, a layer closer to the viewer is larger")
  func perspective() {
    let (root, near) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    near.frame = CGRect(x: 40, y: 20, width: 20, height: 10)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    root.sublayerTransform = transform
    root.addSublayer(near)
    near.zPosition = 100
    // Halfway to the viewer, everything is twice as large relative to the root's center.
    let map = node(root)?.children.first?.transform
    #expect(map == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 30, ty: 15))
    #expect(root.hitTest(CGPoint(x: 31, y: 16)) === near)
    #expect(near.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: 15))
  }

  @Test("Layer values have key paths, and any key can store a value")
  func keys() {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(abs(layer.affineTransform().b - 1) < 1e-12)
    let angle = layer.value(forKeyPath: "transform.rotation.z") as? CGFloat
    #expect(abs((angle ?? 0) - .pi / 2) < 1e-12)
    layer.setValue(12, forKeyPath: "position.x")
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.position == CGPoint(x: 12, y: 0) && layer.opacity == 0.5)
    #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 12, y: 0))
    layer.setValue("nonsense", forKeyPath: "position.x")
    #expect(layer.position.x == 12)
    layer.backgroundColor = .black
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil)
    layer.setValue("mine", forKey: "owner")
    #expect(layer.value(forKey: "owner") as? String == "mine")
    layer.setValue(nil, forKey: "owner")
    #expect(layer.value(forKey: "owner") == nil)
  }
}
