public import CoreGraphics

/// A path with its own line style that can be drawn with the current colors.
///
/// Lines and curves need a current point, which `move(to:)` or an initializer sets. In an empty
/// path, only adding an arc has an effect.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uibezierpath
open nonisolated class UIBezierPath: NSObject, NSCopying {
  private var path: CGMutablePath

  /// The path as an immutable Core Graphics path.
  open var cgPath: CGPath {
    get { path.snapshot }
    set { path = CGMutablePath(elements: newValue.elements) }
  }
  /// The width of strokes, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of open lines.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a mitered corner, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// Stored but unused. Curves are always accurate to a fraction of a pixel.
  open var flatness: CGFloat = 0.6
  /// Whether the path is filled with the even-odd rule instead of the winding rule.
  open var usesEvenOddFillRule = false

  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() {
    path = CGMutablePath()
  }

  /// Creates a copy of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = CGMutablePath(elements: cgPath.elements)
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  /// Creates an ellipse that touches the four sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  /// Creates a rectangle with rounded corners. The radius is in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      cgPath: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
  }

  /// Creates a rectangle whose specified corners are elliptical. The radii are in points.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let shape = CGPath.roundedRectangle(
      rect, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height,
      corners: CGPath.Corners(rawValue: corners.rawValue))
    self.init(cgPath: CGPath(elements: shape))
  }

  /// Creates an arc. Angles are in radians, measured clockwise on screen from the positive x-axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Returns a path with the same elements and style.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    (copy.dashes, copy.dashPhase) = (dashes, dashPhase)
    return copy
  }

  // MARK: - Elements

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a Bézier curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a Bézier curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, connected to the current point by a straight line. Angles are in radians,
  /// measured clockwise on screen from the positive x-axis.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // In Core Graphics, y points up, so reverse the direction.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current subpath.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path.removeAll() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Returns a copy of the path in the opposite direction, with the default style.
  @discardableResult
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path.reversed) }

  /// Transforms the path.
  open func apply(_ transform: CGAffineTransform) { cgPath = path.applying(transform) }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path and its control points, or the null rectangle for an
  /// empty path.
  open var bounds: CGRect { path.boundingBox }

  /// The end of the last segment, or zero if the path is empty.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside the path according to its fill rule. Open subpaths are
  /// treated as closed.
  @discardableResult
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: - Dashes

  /// Sets the lengths of dashes and gaps, in points, and the phase at which a stroke starts. If
  /// `pattern` is `nil` or `count` is 0, lines are solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Stores the lengths of dashes and gaps, their number, and the phase through the given pointers.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: - Drawing

  /// Fills the path with the current fill color.
  open func fill() {
    draw { $0.fillPath(using: fillRule) }
  }

  /// Fills the path with the current fill color, a blend mode, and an opacity from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      context.fillPath(using: fillRule)
    }
  }

  /// Strokes the path with the current stroke color.
  open func stroke() {
    draw { context in
      setStyle(of: context)
      context.strokePath()
    }
  }

  /// Strokes the path with the current stroke color, a blend mode, and an opacity from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      setStyle(of: context)
      context.strokePath()
    }
  }

  /// Intersects the current context's clip with the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  private func setStyle(of context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
  }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }
}

/// The corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top-left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top-right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom-left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom-right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
