public import Foundation

/// How the ends of an open stroke look.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt = 0
  /// A half disc beyond the end point.
  case round = 1
  /// Half a line width beyond the end point.
  case square = 2
}

/// How two segments of a stroke meet.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, cut off beyond the miter limit.
  case miter = 0
  /// A rounded corner.
  case round = 1
  /// A cut-off corner.
  case bevel = 2
}

/// Which side of a self-crossing outline is inside.
public enum CGPathFillRule: Int, Sendable {
  /// Counts the turns around a point; inside when they do not sum to zero.
  case winding
  /// Counts the crossings; inside when odd.
  case evenOdd
}

/// An outline of straight and curved segments, in the coordinates of whoever draws it, in points.
///
/// One value type serves as Apple's `CGPath` and `CGMutablePath`: a `var` can be added to.
public struct CGPath: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a new subpath at a point.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A cubic Bézier curve.
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    /// A line back to the start of the subpath.
    case close
  }

  /// The steps in drawing order.
  public private(set) var elements: [Element] = []

  /// Makes a path without segments.
  public init() {}

  /// Makes a closed rectangle.
  public init(rect: CGRect) {
    addRect(rect)
  }

  /// Makes a closed ellipse that touches the four sides of `rect`.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Makes a closed rectangle with round corners.
  ///
  /// Radii above half a side are cut down to it; radii of 0 or less give a plain rectangle.
  public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
  }

  /// Whether the path has no segments.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last segment, in points; nil in an empty or just closed path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close, nil: nil
    }
  }

  /// The smallest upright rectangle around all end and control points; null for an empty path.
  public var boundingBox: CGRect {
    var box = CGRect.null
    func include(_ point: CGPoint) {
      box = box.union(CGRect(origin: point, size: .zero))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let control1, let control2, let to): [control1, control2, to].forEach(include)
      case .close: break
      }
    }
    return box
  }

  /// Starts a new subpath at `point`.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(point))
  }

  /// Adds a straight line; in an empty path it starts a subpath instead.
  public mutating func addLine(to point: CGPoint) {
    elements.append(currentPoint == nil && elements.isEmpty ? .move(point) : .line(point))
  }

  /// Adds a cubic Bézier curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if elements.isEmpty { move(to: control1) }
    elements.append(.curve(control1: control1, control2: control2, to: end))
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPoint ?? control
    // A quadratic curve is the cubic whose controls lie two thirds of the distance to its control.
    func twoThirds(from point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(to: end, control1: twoThirds(from: start), control2: twoThirds(from: end))
  }

  /// Adds a circular arc, joined to what is there by a straight line.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: Where it starts, in radians, 0 at the right, growing clockwise on screen.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Runs clockwise on screen, as `UIBezierPath` has it.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    addLine(to: point(startAngle))
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let reach = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let from = startAngle + step * CGFloat(piece)
      let to = from + step
      let (start, end) = (point(from), point(to))
      addCurve(
        to: end,
        control1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }

  /// Adds a closed rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds a closed ellipse that touches the four sides of `rect`.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
  }

  /// Adds a closed rectangle with round corners; too large radii are cut down to half a side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) {
    let rect = rect.standardized
    let rx = min(cornerWidth, rect.width / 2)
    let ry = min(cornerHeight, rect.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect) }
    // The usual cubic approximation of a quarter of an ellipse: 4/3 * tan(pi / 8).
    let kappa = 4 / 3 * tan(CGFloat.pi / 8)
    let (cx, cy) = (rx * (1 - kappa), ry * (1 - kappa))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: p(left + rx, top))
    addLine(to: p(right - rx, top))
    addCurve(to: p(right, top + ry), control1: p(right - cx, top), control2: p(right, top + cy))
    addLine(to: p(right, bottom - ry))
    addCurve(
      to: p(right - rx, bottom), control1: p(right, bottom - cy), control2: p(right - cx, bottom))
    addLine(to: p(left + rx, bottom))
    addCurve(
      to: p(left, bottom - ry), control1: p(left + cx, bottom), control2: p(left, bottom - cy))
    addLine(to: p(left, top + ry))
    addCurve(to: p(left + rx, top), control1: p(left, top + cy), control2: p(left + cx, top))
    closeSubpath()
  }

  /// Adds the segments of another path, mapped by `transform`.
  public mutating func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? path.elements : path.applying(transform).elements
  }

  /// Closes the current subpath with a straight line; nothing happens in an empty path.
  public mutating func closeSubpath() {
    if !elements.isEmpty { elements.append(.close) }
  }

  /// Returns the path with every point mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGPath {
    var mapped = CGPath()
    mapped.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .curve(let control1, let control2, let to):
        .curve(
          control1: control1.applying(transform), control2: control2.applying(transform),
          to: to.applying(transform))
      case .close: .close
      }
    }
    return mapped
  }

  /// The signed angle of an arc, in radians, at most one full turn.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = end - start
    if abs(difference) >= turn { return clockwise ? turn : -turn }
    if clockwise { return difference < 0 ? difference + turn : difference }
    return difference > 0 ? difference - turn : difference
  }
}
