public import Foundation

extension CGPath {
  /// Returns the area covered by a stroke of the path, as a path for use with the winding rule.
  ///
  /// The result consists of overlapping pieces, one for each line, corner, and end. Curves are
  /// divided into straight lines.
  ///
  /// - Parameters:
  ///   - lineWidth: The line width in points. If 0 or less, the result is empty.
  ///   - transform: A transform to apply to the path before stroking.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath(elements: []) }
    var stroker = Stroker(
      radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for line in applying(transform).polylines { stroker.stroke(line) }
    return CGPath(elements: stroker.elements)
  }

  /// Returns the path divided into dashes. Each dash is an open subpath of straight lines.
  ///
  /// If the sum of the lengths is not positive, returns a copy of the path.
  ///
  /// - Parameters:
  ///   - phase: The offset in the pattern at which each subpath starts, in points.
  ///   - lengths: The lengths of dashes and gaps, in points. The pattern repeats.
  ///   - transform: A transform to apply to the path before it is divided.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = applying(transform)
    // If the count is odd, dashes and gaps are swapped in every other repetition.
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let sum = pattern.reduce(0, +)
    guard sum > 0, sum.isFinite, pattern.allSatisfy({ $0 >= 0 }), phase.isFinite else {
      return path
    }
    let start = phase - sum * (phase / sum).rounded(.down)
    var elements: [Element] = []
    for line in path.polylines {
      elements += Self.dashes(of: line, pattern, start: start)
    }
    return CGPath(elements: elements)
  }

  /// - Parameter start: The offset in the pattern, which is less than its total length.
  private static func dashes(
    of line: Polyline, _ pattern: [CGFloat], start: CGFloat
  ) -> [Element] {
    var points = line.vertices.map(\.point)
    if line.isClosed, let first = points.first { points.append(first) }
    guard let first = points.first else { return [] }
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let mostDashes: CGFloat = 100_000
    guard length.isFinite, length / pattern.reduce(0, +) < mostDashes else { return [] }
    var index = 0
    var rest = start
    while rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    rest = pattern[index] - rest
    var elements: [Element] = index.isMultiple(of: 2) ? [.move(first)] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let length = from.distance(to: to)
      var done: CGFloat = 0
      while length - done > rest {
        done += rest
        let point = CGPoint(
          x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
        elements.append(index.isMultiple(of: 2) ? .line(point) : .move(point))
        index = (index + 1) % pattern.count
        rest = pattern[index]
      }
      rest -= length - done
      if index.isMultiple(of: 2) { elements.append(.line(to)) }
    }
    return elements
  }
}

/// Creates a stroke's outline from pieces that all have the same orientation.
private struct Stroker {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  var elements: [CGPath.Element] = []

  mutating func stroke(_ line: Polyline) {
    var vertices: [Polyline.Vertex] = []
    for vertex in line.vertices where vertices.last?.point != vertex.point {
      vertices.append(vertex)
    }
    if line.isClosed, vertices.count > 1, vertices.first?.point == vertices.last?.point {
      vertices.removeLast()
    }
    guard let first = vertices.first, let last = vertices.last else { return }
    guard vertices.count > 1 else { return addDot(first.point) }
    let count = vertices.count
    for index in 0..<(line.isClosed ? count : count - 1) {
      addLine(vertices[index].point, vertices[(index + 1) % count].point)
    }
    for index in line.isClosed ? 0..<count : 1..<(count - 1) {
      addJoin(
        vertices[(index + count - 1) % count].point, vertices[index],
        vertices[(index + 1) % count].point)
    }
    if !line.isClosed {
      addCap(at: first.point, from: vertices[1].point)
      addCap(at: last.point, from: vertices[count - 2].point)
    }
  }

  /// Adds a single point, which has round or square caps but no length.
  private mutating func addDot(_ point: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addDisc(point)
    case .square:
      addLine(
        CGPoint(x: point.x - radius, y: point.y), CGPoint(x: point.x + radius, y: point.y))
    }
  }

  private mutating func addDisc(_ center: CGPoint) {
    elements += CGPath.ellipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func unit(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = from.distance(to: to)
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }

  private mutating func addLine(_ from: CGPoint, _ to: CGPoint) {
    let d = unit(from, to)
    let (x, y) = (-d.dy * radius, d.dx * radius)
    addPolygon([
      CGPoint(x: from.x + x, y: from.y + y), CGPoint(x: to.x + x, y: to.y + y),
      CGPoint(x: to.x - x, y: to.y - y), CGPoint(x: from.x - x, y: from.y - y),
    ])
  }

  private mutating func addCap(at end: CGPoint, from other: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addDisc(end)
    case .square:
      let d = unit(other, end)
      addLine(end, CGPoint(x: end.x + d.dx * radius, y: end.y + d.dy * radius))
    }
  }

  private mutating func addJoin(_ before: CGPoint, _ vertex: Polyline.Vertex, _ after: CGPoint) {
    let corner = vertex.point
    let (u, v) = (unit(before, corner), unit(corner, after))
    let (cross, dot) = (u.dx * v.dy - u.dy * v.dx, u.dx * v.dx + u.dy * v.dy)
    if vertex.isCorner, join == .round { return addDisc(corner) }
    guard cross != 0 else { return }
    // The gap is on the outer side of the turn.
    let side = cross > 0 ? -radius : radius
    let first = CGPoint(x: corner.x - u.dy * side, y: corner.y + u.dx * side)
    let second = CGPoint(x: corner.x - v.dy * side, y: corner.y + v.dx * side)
    // A miter is 1 / sin(angle / 2) line widths long, where angle is the angle between the two
    // lines.
    let half = ((1 + dot) / 2).squareRoot()
    if !vertex.isCorner || (join == .miter && half > 0 && 1 / half <= miterLimit) {
      let (x, y) = (first.x + second.x - 2 * corner.x, first.y + second.y - 2 * corner.y)
      let length = hypot(x, y)
      let reach = radius / half / length
      addPolygon([
        corner, first, CGPoint(x: corner.x + x * reach, y: corner.y + y * reach), second,
      ])
    } else {
      addPolygon([corner, first, second])
    }
  }

  /// Adds a convex polygon with increasing angles, which is the orientation of the discs.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - point.y * next.x
    }
    let ordered = area < 0 ? points.reversed() : points
    elements.append(.move(ordered[0]))
    for point in ordered.dropFirst() { elements.append(.line(point)) }
    elements.append(.close)
  }
}
