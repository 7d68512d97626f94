import CoreGraphics
import Foundation

/// A set of points, defined by a predicate.
nonisolated struct Shape: Sendable {
  let contains: @Sendable (CGPoint) -> Bool

  init(_ contains: @escaping @Sendable (CGPoint) -> Bool) { self.contains = contains }

  /// The whole plane.
  static let plane = Shape { _ in true }

  /// The covered fraction of each pixel, from 256 samples in which no row or column repeats.
  var coverage: [Double] {
    let side = Reference.side
    return (0..<side * side).map { index in
      let origin = CGPoint(x: Double(index % side), y: Double(index / side))
      // If 25 samples in and around the pixel agree, all samples in the pixel agree.
      let corner = CGPoint(x: origin.x - 0.25, y: origin.y - 0.25)
      let few = count(in: corner, steps: 5, length: 1.5)
      if few == 0 || few == 25 { return Double(few) / 25 }
      return Double(count(in: origin, steps: 16)) / 256
    }
  }

  private func count(in origin: CGPoint, steps: Int, length: Double = 1) -> Int {
    let n = Double(steps)
    var count = 0
    for i in 0..<steps {
      for j in 0..<steps {
        let x = (Double(i) + (Double(j) + 0.5) / n) / n
        let y = (Double(j) + (Double(i) + 0.5) / n) / n
        if contains(CGPoint(x: origin.x + length * x, y: origin.y + length * y)) { count += 1 }
      }
    }
    return count
  }

  // MARK: - Sets

  func intersection(_ other: Shape) -> Shape { Shape { contains($0) && other.contains($0) } }
  func union(_ other: Shape) -> Shape { Shape { contains($0) || other.contains($0) } }
  func subtracting(_ other: Shape) -> Shape { Shape { contains($0) && !other.contains($0) } }

  /// Returns the set mapped by a transform.
  func mapped(_ transform: CGAffineTransform) -> Shape {
    let d = transform.a * transform.d - transform.b * transform.c
    return Shape { point in
      let (x, y) = (point.x - transform.tx, point.y - transform.ty)
      return contains(
        CGPoint(
          x: (transform.d * x - transform.c * y) / d, y: (transform.a * y - transform.b * x) / d))
    }
  }

  // MARK: - Shapes

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Shape {
    Shape { $0.x >= x && $0.x < x + width && $0.y >= y && $0.y < y + height }
  }

  static func disc(_ x: Double, _ y: Double, _ radius: Double) -> Shape {
    ellipse(x, y, radius, radius)
  }

  static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Shape {
    Shape { point in
      let (u, v) = ((point.x - x) / rx, (point.y - y) / ry)
      return u * u + v * v <= 1
    }
  }

  /// A ring around a circle.
  static func ring(_ x: Double, _ y: Double, _ radius: Double, width: Double) -> Shape {
    Shape { abs(hypot($0.x - x, $0.y - y) - radius) <= width / 2 }
  }

  /// The directions from a point between two angles, in radians. The second angle is larger.
  static func sector(_ x: Double, _ y: Double, _ from: Double, _ to: Double) -> Shape {
    Shape { point in
      var angle = atan2(point.y - y, point.x - x)
      while angle < from { angle += 2 * .pi }
      return angle <= to
    }
  }

  static func roundedRect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ rx: Double, _ ry: Double
  ) -> Shape {
    Shape { point in
      let u = max(x + rx - point.x, point.x - (x + width - rx), 0) / rx
      let v = max(y + ry - point.y, point.y - (y + height - ry), 0) / ry
      return u * u + v * v <= 1
    }
  }

  /// The inside of a closed polygon, by the winding rule or the even-odd rule.
  static func polygon(_ points: [CGPoint], isEvenOdd: Bool = false) -> Shape {
    Shape { point in
      var turns = 0
      for (index, a) in points.enumerated() {
        let b = points[(index + 1) % points.count]
        let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
        if a.y <= point.y, b.y > point.y, side > 0 { turns += 1 }
        if a.y > point.y, b.y <= point.y, side < 0 { turns -= 1 }
      }
      return isEvenOdd ? !turns.isMultiple(of: 2) : turns != 0
    }
  }

  // MARK: - Strokes

  /// The points within half the width of a segment, with the given cap at both ends.
  static func segment(
    _ a: CGPoint, _ b: CGPoint, width: Double, cap: CGLineCap = .butt
  ) -> Shape {
    let length = hypot(b.x - a.x, b.y - a.y)
    let (ux, uy) = ((b.x - a.x) / length, (b.y - a.y) / length)
    let reach = cap == .square ? width / 2 : 0
    let band = Shape { point in
      let (x, y) = (point.x - a.x, point.y - a.y)
      let along = x * ux + y * uy
      return along >= -reach && along <= length + reach && abs(x * uy - y * ux) <= width / 2
    }
    guard cap == .round else { return band }
    return band.union(.disc(a.x, a.y, width / 2)).union(.disc(b.x, b.y, width / 2))
  }

  /// Segments and their joins.
  static func polyline(
    _ points: [CGPoint], isClosed: Bool = false, width: Double, cap: CGLineCap = .butt,
    join: CGLineJoin = .miter, miterLimit: Double = 10
  ) -> Shape {
    var shape = Shape { _ in false }
    let count = points.count
    for index in 0..<(isClosed ? count : count - 1) {
      shape = shape.union(.segment(points[index], points[(index + 1) % count], width: width))
    }
    for index in 0..<count where isClosed || (index > 0 && index < count - 1) {
      let (a, b, c) = (
        points[(index + count - 1) % count], points[index], points[(index + 1) % count]
      )
      shape = shape.union(corner(a, b, c, width, join, miterLimit))
    }
    if !isClosed, cap != .butt {
      let ends = [(points[1], points[0]), (points[count - 2], points[count - 1])]
      for (from, end) in ends {
        let length = hypot(end.x - from.x, end.y - from.y)
        let tip = CGPoint(
          x: end.x + (end.x - from.x) / length * width / 2,
          y: end.y + (end.y - from.y) / length * width / 2)
        shape = shape.union(
          cap == .round ? .disc(end.x, end.y, width / 2) : .segment(end, tip, width: width))
      }
    }
    return shape
  }

  private static func corner(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ width: Double, _ join: CGLineJoin,
    _ miterLimit: Double
  ) -> Shape {
    if join == .round { return .disc(b.x, b.y, width / 2) }
    let (first, second) = (atan2(b.y - a.y, b.x - a.x), atan2(c.y - b.y, c.x - b.x))
    let turn = atan2(sin(second - first), cos(second - first))
    // The outer side of the corner.
    let side = turn > 0 ? -1.0 : 1.0
    func outer(_ angle: Double, _ distance: Double) -> CGPoint {
      CGPoint(
        x: b.x - side * sin(angle) * distance, y: b.y + side * cos(angle) * distance)
    }
    let half = cos(turn / 2)
    var points = [b, outer(first, width / 2)]
    if join == .miter, 1 / half <= miterLimit {
      points.append(outer(first + turn / 2, width / 2 / half))
    }
    points.append(outer(second, width / 2))
    return .polygon(points)
  }
}
