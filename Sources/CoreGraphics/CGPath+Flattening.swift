public import Foundation

/// A subpath made of straight lines that approximate its curves.
struct Polyline {
  /// A corner or a point within a curve.
  struct Vertex {
    var point: CGPoint
    /// Whether two segments meet here. If false, the vertex is within a curve.
    var isCorner: Bool
  }

  var vertices: [Vertex]
  var isClosed = false
}

extension CGPath {
  /// The maximum distance between the lines and the curve, in points.
  private static let tolerance: CGFloat = 0.005
  /// The maximum number of lines per curve.
  private static let mostLines: CGFloat = 500

  /// The subpaths, with curves divided into straight lines.
  var polylines: [Polyline] {
    var lines: [Polyline] = []
    var current: Polyline?
    func start(_ point: CGPoint) -> Polyline {
      Polyline(vertices: [Polyline.Vertex(point: point, isCorner: true)])
    }
    for element in elements {
      switch element {
      case .move(let point):
        if let current { lines.append(current) }
        current = start(point)
      case .line(let point):
        current?.vertices.append(Polyline.Vertex(point: point, isCorner: true))
      case .quadCurve(let control, let to):
        guard let from = current?.vertices.last?.point else { break }
        let (control1, control2) = Self.cubicControls(from: from, control: control, to: to)
        current?.addCurve(
          control1, control2, to, tolerance: Self.tolerance, mostLines: Self.mostLines)
      case .curve(let control1, let control2, let to):
        current?.addCurve(
          control1, control2, to, tolerance: Self.tolerance, mostLines: Self.mostLines)
      case .close:
        guard var closed = current, let first = closed.vertices.first else { break }
        closed.isClosed = true
        lines.append(closed)
        // Segments without a preceding move begin at the start of the closed subpath.
        current = start(first.point)
      }
    }
    if let current { lines.append(current) }
    return lines.filter { $0.vertices.count > 1 || $0.isClosed }
  }

  /// Returns the control points of the cubic curve that is equivalent to a quadratic curve.
  package static func cubicControls(
    from: CGPoint, control: CGPoint, to: CGPoint
  ) -> (CGPoint, CGPoint) {
    func twoThirds(from point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    return (twoThirds(from: from), twoThirds(from: to))
  }

  /// Returns whether a point is inside the path.
  ///
  /// Open subpaths are treated as closed. For a point on the outline, the result is for a point
  /// slightly to its right.
  ///
  /// - Parameters:
  ///   - rule: The rule that determines which points are inside.
  ///   - transform: A transform to apply to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform)
    var (turns, crossings) = (0, 0)
    for line in polylines {
      guard var previous = line.vertices.last?.point else { continue }
      for vertex in line.vertices {
        let next = vertex.point
        if (previous.y <= point.y) != (next.y <= point.y) {
          let share = (point.y - previous.y) / (next.y - previous.y)
          if previous.x + share * (next.x - previous.x) > point.x {
            turns += next.y > previous.y ? 1 : -1
            crossings += 1
          }
        }
        previous = next
      }
    }
    switch rule {
    case .winding: return turns != 0
    case .evenOdd: return !crossings.isMultiple(of: 2)
    }
  }

  /// The bounding box of the segments, without control points; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var box = BoundingBox()
    var from = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.include(point)
        from = point
      case .quadCurve(let control, let to):
        let (control1, control2) = Self.cubicControls(from: from, control: control, to: to)
        box.include(curveFrom: from, control1, control2, to)
        from = to
      case .curve(let control1, let control2, let to):
        box.include(curveFrom: from, control1, control2, to)
        from = to
      case .close: break
      }
    }
    return box.rect
  }
}

extension BoundingBox {
  /// Extends the box to all points of a cubic curve: its ends and its extrema in x and y.
  fileprivate mutating func include(
    curveFrom p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
  ) {
    include(p3)
    let turns =
      Self.turns(p0.x, p1.x, p2.x, p3.x) + Self.turns(p0.y, p1.y, p2.y, p3.y)
    for t in turns { include(CGPoint.onCurve(p0, p1, p2, p3, at: t)) }
  }

  /// Returns the zeros, within 0…1, of the derivative of a cubic polynomial in Bézier form.
  private static func turns(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) > 1e-12 * max(abs(b), abs(c)) {
      let root = (b * b - 4 * a * c).squareRoot()
      if root.isFinite { roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)] }
    } else if b != 0 {
      roots = [-c / b]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  /// Returns the point on a cubic curve at a parameter in 0…1.
  static func onCurve(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: CGFloat
  ) -> CGPoint {
    let s = 1 - t
    let (b0, b1, b2, b3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x,
      y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y)
  }
}

extension Polyline {
  fileprivate mutating func addCurve(
    _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, tolerance: CGFloat, mostLines: CGFloat
  ) {
    guard let p0 = vertices.last?.point else { return }
    // Wang's formula for the number of lines that approximate a cubic curve within a tolerance.
    let bend = max(
      hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
      hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = wanted > 1 ? Int(min(wanted, mostLines)) : 1
    for step in 1..<max(count, 1) {
      let t = CGFloat(step) / CGFloat(count)
      vertices.append(Vertex(point: .onCurve(p0, p1, p2, p3, at: t), isCorner: false))
    }
    vertices.append(Vertex(point: p3, isCorner: true))
  }
}
