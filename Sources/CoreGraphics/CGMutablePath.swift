public import Foundation

/// A mutable path, to which segments can be added.
///
/// Each function applies `transform` to its coordinates. Lines and curves need a current point, so
/// they have no effect on an empty path.
///
/// - SeeAlso: developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public convenience init() {
    self.init(elements: [])
  }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(map(point, transform)))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    if !elements.isEmpty { elements.append(.line(map(point, transform))) }
  }

  /// Adds a Bézier curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard !elements.isEmpty else { return }
    elements.append(.quadCurve(control: map(control, transform), to: map(end, transform)))
  }

  /// Adds a Bézier curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard !elements.isEmpty else { return }
    elements.append(
      .curve(
        control1: map(control1, transform), control2: map(control2, transform),
        to: map(end, transform)))
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += CGPath.map(CGPath.rectangle(rect), by: transform)
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a subpath of straight lines from the first point to the last.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a closed ellipse that touches the four sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += CGPath.map(CGPath.ellipse(in: rect), by: transform)
  }

  /// Adds a closed rectangle with elliptical corners. Radii are limited to half a side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let shape = CGPath.roundedRectangle(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    elements += CGPath.map(shape, by: transform)
  }

  /// Adds a circular arc and a straight line from the current point to the start of the arc.
  ///
  /// - Parameters:
  ///   - startAngle: The angle in radians from the x axis.
  ///   - endAngle: The angle in radians from the x axis.
  ///   - clockwise: Whether angles decrease along the arc. Because y points down on an iPhone's
  ///     screen, `true` is counterclockwise there.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard endAngle.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if abs(sweep) >= turn {
      sweep = clockwise ? -turn : turn
    } else if clockwise, sweep > 0 {
      sweep -= turn
    } else if !clockwise, sweep < 0 {
      sweep += turn
    }
    addArc(center, radius, startAngle, sweep, transform)
  }

  /// Adds a circular arc with a signed angle, in radians, and a straight line from the current
  /// point to the start of the arc.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(center, radius, startAngle, delta, transform)
  }

  private func addArc(
    _ center: CGPoint, _ radius: CGFloat, _ startAngle: CGFloat, _ sweep: CGFloat,
    _ transform: CGAffineTransform
  ) {
    guard
      let arc = CGPath.arc(
        center: center, radius: radius, startAngle: startAngle, sweep: sweep)
    else { return }
    let start = map(arc.start, transform)
    elements.append(elements.isEmpty ? .move(start) : .line(start))
    elements += CGPath.map(arc.curves, by: transform)
  }

  /// Adds an arc tangent to two lines: from the current point to `tangent1End`, and from there to
  /// `tangent2End`. A straight line connects the current point to the start of the arc.
  ///
  /// If both lines have the same direction, or if the radius is 0, adds a straight line to
  /// `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = lastPoint else { return }
    let start = transform.isIdentity ? current : current.applying(transform.inverted())
    let (length1, length2) = (
      tangent1End.distance(to: start), tangent1End.distance(to: tangent2End)
    )
    guard radius > 0, length1 > 0, length2 > 0 else {
      return addLine(to: tangent1End, transform: transform)
    }
    // Unit vectors from the corner along both lines.
    let u = CGVector(
      dx: (start.x - tangent1End.x) / length1, dy: (start.y - tangent1End.y) / length1)
    let v = CGVector(
      dx: (tangent2End.x - tangent1End.x) / length2, dy: (tangent2End.y - tangent1End.y) / length2)
    let (cross, dot) = (u.dx * v.dy - u.dy * v.dx, u.dx * v.dx + u.dy * v.dy)
    guard abs(cross) > 1e-9 else { return addLine(to: tangent1End, transform: transform) }
    // For the angle between the lines: tan(angle / 2) = sin / (1 + cos).
    let distance = radius * (1 + dot) / abs(cross)
    let first = CGPoint(x: tangent1End.x + u.dx * distance, y: tangent1End.y + u.dy * distance)
    let second = CGPoint(x: tangent1End.x + v.dx * distance, y: tangent1End.y + v.dy * distance)
    // The center is next to the first tangent point, on the side of the second line.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: first.x - side * u.dy * radius, y: first.y + side * u.dx * radius)
    addArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(second.y - center.y, second.x - center.x), clockwise: cross > 0,
      transform: transform)
  }

  /// Adds the segments of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    if elements.isEmpty, transform.isIdentity {
      elements = path.elements
    } else {
      elements += CGPath.map(path.elements, by: transform)
    }
  }

  /// Closes the current subpath with a straight line.
  ///
  /// Has no effect if the path is empty or its last subpath is already closed.
  public func closeSubpath() {
    switch elements.last {
    case nil, .close: break
    case .move, .line, .quadCurve, .curve: elements.append(.close)
    }
  }

  /// Removes all segments.
  package func removeAll() { elements = [] }

  private func map(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint {
    transform.isIdentity ? point : point.applying(transform)
  }
}
