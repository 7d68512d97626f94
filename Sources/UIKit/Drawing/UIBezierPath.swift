public import CoreGraphics

/// An outline that draws itself with the current colours.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uibezierpath
public nonisolated final class UIBezierPath: NSObject {
  /// The outline as a value.
  public var cgPath: CGPath {
    get { path.snapshot }
    set { path = CGMutablePath(elements: newValue.elements) }
  }
  private var path: CGMutablePath
  /// The width of strokes, in points.
  public var lineWidth: CGFloat = 1
  /// The shape of open line ends.
  public var lineCapStyle = CGLineCap.butt
  /// The shape of line corners.
  public var lineJoinStyle = CGLineJoin.miter
  /// Fills by counting crossings rather than turns.
  public var usesEvenOddFillRule = false

  /// Makes an empty outline.
  public override init() {
    path = CGMutablePath()
  }

  /// Makes an outline of a value.
  public init(cgPath: CGPath) {
    path = CGMutablePath(elements: cgPath.elements)
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  /// Makes an ellipse that touches the four sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  /// Makes a rectangle with round corners; the radius is in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      cgPath: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
  }

  /// Makes an arc; angles are in radians, 0 at the right, growing clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Starts a subpath.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds an arc; angles are in radians, 0 at the right, growing clockwise on screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath.
  public func close() { path.closeSubpath() }

  /// Maps the outline.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }

  /// The smallest upright rectangle around the outline, its control points included.
  public var bounds: CGRect { path.boundingBox }

  /// Fills the outline with the current fill colour.
  public func fill() {
    draw { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Strokes the outline with the current stroke colour.
  public func stroke() {
    draw { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.strokePath()
    }
  }

  /// Narrows the clip to the outline.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(cgPath)
    body(context)
    context.restoreGState()
  }
}
