public import Foundation

// The current path, which functions such as `drawPath(using:)` draw and clear.
extension CGContext {
  /// Clears the current path.
  public func beginPath() { clearPath() }

  /// Starts a subpath.
  public func move(to point: CGPoint) { currentPath.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  /// Adds a subpath of straight lines from the first point to the last.
  public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }

  /// Adds a Bézier curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a Bézier curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control)
  }

  /// Adds a circular arc, connected to the current point by a straight line. Angles are in radians.
  ///
  /// `clockwise` assumes that y points up. On screen, where y points down, `true` is
  /// counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds an arc tangent to two lines: from the current point to `tangent1End`, and from there to
  /// `tangent2End`. A straight line connects the current point to the start of the arc.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects) }

  /// Adds an ellipse that touches the four sides of a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

  /// Adds another path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }

  /// Closes the current subpath.
  public func closePath() { currentPath.closeSubpath() }

  /// Replaces the current path with the outline of its stroke, for use with the winding rule.
  public func replacePathWithStrokedPath() {
    let style = state.style
    let dashed =
      style.dashes.isEmpty
      ? currentPath : currentPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dashes)
    let stroked = dashed.copy(
      strokingWithWidth: style.width, lineCap: style.cap, lineJoin: style.join,
      miterLimit: style.miterLimit)
    currentPath.elements = stroked.elements
  }

  /// A copy of the current path, in the current coordinates; `nil` if it has no segments.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.snapshot }

  /// Whether the current path has no segments.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current point of the current path; zero if there is none.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }

  /// The bounding box of the current path and its control points; null if the path is empty.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBox }

  /// Returns whether drawing the current path would cover a point in the current coordinates.
  @discardableResult
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let style = state.style
    func isOnStroke() -> Bool {
      currentPath.copy(
        strokingWithWidth: style.width, lineCap: style.cap, lineJoin: style.join,
        miterLimit: style.miterLimit
      ).contains(point)
    }
    switch mode {
    case .fill: return currentPath.contains(point)
    case .eoFill: return currentPath.contains(point, using: .evenOdd)
    case .stroke: return isOnStroke()
    case .fillStroke: return currentPath.contains(point) || isOnStroke()
    case .eoFillStroke: return currentPath.contains(point, using: .evenOdd) || isOnStroke()
    }
  }
}
