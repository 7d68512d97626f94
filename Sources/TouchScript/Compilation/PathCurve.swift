import UIKit

/// A finger's path through points, measured by its length.
///
/// A smooth path is a centripetal Catmull–Rom spline, which has neither loops nor cusps between two
/// points. It is replaced by short chords, so that a finger can move along it at a constant speed.
struct PathCurve {
  /// The number of chords between two points of a smooth path. A chord's largest distance from a
  /// half circle of radius 100 is 100 * (1 - cos(π / 128)), 0.03 points.
  private static let chords = 64

  /// The length in points.
  let length: CGFloat

  private let vertices: [CGPoint]
  /// The length of the path up to each vertex.
  private let lengths: [CGFloat]

  /// Creates a path through at least one point.
  init(through points: [CGPoint], isStraight: Bool) {
    var distinct: [CGPoint] = []
    for point in points where point != distinct.last { distinct.append(point) }
    vertices = isStraight ? distinct : Self.spline(through: distinct)
    var lengths: [CGFloat] = [0]
    for (start, end) in zip(vertices, vertices.dropFirst()) {
      lengths.append((lengths.last ?? 0) + start.distance(to: end))
    }
    self.lengths = lengths
    length = lengths.last ?? 0
  }

  /// Returns the point after a fraction of the length; exactly the first and last point at 0 and 1.
  func point(at fraction: CGFloat) -> CGPoint {
    guard let first = vertices.first, let last = vertices.last else { return .zero }
    let traveled = fraction * length
    guard traveled > 0 else { return first }
    guard fraction < 1 else { return last }
    // The first vertex that is at least as far along the path.
    var (low, high) = (0, lengths.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if lengths[middle] < traveled { low = middle + 1 } else { high = middle }
    }
    let (start, end) = (vertices[low - 1], vertices[low])
    let part = (traveled - lengths[low - 1]) / (lengths[low] - lengths[low - 1])
    return start.interpolated(to: end, part)
  }

  private static func spline(through points: [CGPoint]) -> [CGPoint] {
    guard points.count > 2 else { return points }
    // The path begins and ends as if the neighboring points were mirrored.
    let before = points[0].interpolated(to: points[1], -1)
    let after = points[points.count - 1].interpolated(to: points[points.count - 2], -1)
    let all = [before] + points + [after]
    var vertices = [points[0]]
    for index in 1..<points.count {
      let piece = Array(all[index - 1...index + 2])
      for chord in 1..<chords {
        vertices.append(point(on: piece, at: CGFloat(chord) / CGFloat(chords)))
      }
      vertices.append(points[index])
    }
    return vertices
  }

  /// Returns a point between the second and third of four points.
  ///
  /// Source: Barry and Goldman, "A recursive evaluation algorithm for a class of Catmull–Rom
  /// splines", with knots at the square roots of the distances.
  private static func point(on points: [CGPoint], at fraction: CGFloat) -> CGPoint {
    var knots: [CGFloat] = [0]
    for (start, end) in zip(points, points.dropFirst()) {
      knots.append((knots.last ?? 0) + start.distance(to: end).squareRoot())
    }
    let time = knots[1] + (knots[2] - knots[1]) * fraction
    var level = points
    for span in 1...3 {
      level = (0..<level.count - 1).map { index in
        // The last level uses only the middle span.
        let start = span == 3 ? 1 : index
        let end = span == 3 ? 2 : index + span
        return level[index].interpolated(
          to: level[index + 1], (time - knots[start]) / (knots[end] - knots[start]))
      }
    }
    return level[0]
  }
}
