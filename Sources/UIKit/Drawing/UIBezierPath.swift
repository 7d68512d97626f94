public import CoreGraphics

/// An outline that draws itself with the current colours and with a line style of its own.
///
/// Lines, curves and arcs need a current point, which `move(to:)` or an initializer sets; in an empty
/// path only an arc adds anything.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uibezierpath
open nonisolated class UIBezierPath: NSObject, NSCopying {
  private var path: CGMutablePath

  /// The outline as a Core Graphics path that never changes.
  open var cgPath: CGPath {
    get { path.snapshot }
    set { path = CGMutablePath(elements: newValue.elements) }
  }
  /// The width of strokes, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of open line ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of line corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a sharp corner may reach, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// Stored, but without effect: curves are always drawn to a fraction of a pixel.
  open var flatness: CGFloat = 0.6
  /// Fills by counting crossings rather than turns.
  open var usesEvenOddFillRule = false

  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Makes an empty outline.
  public override init() {
    path = CGMutablePath()
  }

  /// Makes a copy of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
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

  /// Makes a rectangle of which some corners are elliptical, with radii in points.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let shape = CGPath.roundedRectangle(
      rect, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height,
      corners: CGPath.Corners(rawValue: corners.rawValue))
    self.init(cgPath: CGPath(elements: shape))
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

  /// Returns a path of the same outline and style.
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

  // MARK: - Outline

  /// Starts a subpath.
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

  /// Adds an arc, joined to the current point by a straight line; angles are in radians, 0 at the
  /// right, growing clockwise on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics means y up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath.
  open func close() { path.closeSubpath() }

  /// Removes the whole outline.
  open func removeAllPoints() { path.removeAll() }

  /// Adds the outline of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Returns the outline from its end to its start, as a new path with the default style.
  @discardableResult
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path.reversed) }

  /// Maps the outline.
  open func apply(_ transform: CGAffineTransform) { cgPath = path.applying(transform) }

  /// Whether the outline has no segments.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest upright rectangle around the outline and its control points; null if it is empty.
  open var bounds: CGRect { path.boundingBox }

  /// The end of the last segment; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside, by the path's fill rule; open subpaths are closed for that.
  @discardableResult
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: - Dashes

  /// Sets the lengths of dashes and gaps, in points, and how far into them a stroke starts; `nil` or
  /// a count of 0 for full lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Stores the lengths of dashes and gaps, their number, and the phase, where a pointer is given.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: - Drawing

  /// Fills the outline with the current fill colour.
  open func fill() {
    draw { $0.fillPath(using: fillRule) }
  }

  /// Fills the outline with the current fill colour, a blend mode, and an opacity of 0…1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      context.fillPath(using: fillRule)
    }
  }

  /// Strokes the outline with the current stroke colour.
  open func stroke() {
    draw { context in
      setStyle(of: context)
      context.strokePath()
    }
  }

  /// Strokes the outline with the current stroke colour, a blend mode, and an opacity of 0…1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      setStyle(of: context)
      context.strokePath()
    }
  }

  /// Narrows the clip of the current context to the outline.
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

/// Corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Makes corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// At the top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// At the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// At the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
